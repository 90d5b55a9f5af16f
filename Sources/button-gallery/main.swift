import Glibc
import Gallery

exit(Int32(GalleryApplication().run()))
