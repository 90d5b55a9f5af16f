#ifndef GALLERY_RESOURCES_H
#define GALLERY_RESOURCES_H

/* Makes the pictures, icons and window descriptions that lie inside the binary known to GLib,
   under the path /org/buttongallery/ButtonGallery. Call it once, before GTK starts. */
void gallery_resources_register(void);

#endif
