#include "GalleryResources.h"

#include <gio/gio.h>

static const unsigned char bundle[] = {
#embed <gallery.gresource>
};

void gallery_resources_register(void) {
  /* GResource reads the bytes where the loader mapped them, without copying them. */
  GBytes *bytes = g_bytes_new_static(bundle, sizeof bundle);
  GResource *resource = g_resource_new_from_data(bytes, NULL);
  if (resource != NULL) {
    g_resources_register(resource);
    g_resource_unref(resource);
  }
  g_bytes_unref(bytes);
}
