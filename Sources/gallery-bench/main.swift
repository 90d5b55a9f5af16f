import GalleryBench
import GalleryResources
import Glibc

gallery_resources_register()
exit(Int32(GalleryBench.run()))
