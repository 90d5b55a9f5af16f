import GalleryResources

/// Placeholder.
public func registerResources() { gallery_resources_register() }
