import Gallery
import Glibc

exit(Int32(GalleryApplication().run()))
