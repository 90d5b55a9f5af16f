import Gallery
import GalleryResources
import Glibc

gallery_resources_register()
exit(Int32(GalleryApplication().run()))
