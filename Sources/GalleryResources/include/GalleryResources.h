#ifndef GALLERY_RESOURCES_H
#define GALLERY_RESOURCES_H

/* Registers the pictures and icons in the binary with GLib, under the path
   /org/buttongallery/ButtonGallery. Call it once, before GTK starts. */
void gallery_resources_register(void);

#endif
