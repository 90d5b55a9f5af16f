import Gallery

registerResources()
