#include <stdio.h>

#include "twin.h"

/* Hides from GTK that the pointer is over a window or that a window has the focus. */
static void handle(GdkEvent *event, gpointer data) {
  (void)data;
  switch (event->type) {
  case GDK_ENTER_NOTIFY: case GDK_LEAVE_NOTIFY: case GDK_MOTION_NOTIFY: case GDK_FOCUS_CHANGE:
    return;
  case GDK_WINDOW_STATE:
    event->window_state.changed_mask &= ~GDK_WINDOW_STATE_FOCUSED;
    break;
  default:
    break;
  }
  gtk_main_do_event(event);
}

/* Sets the same look as the gallery's --screenshot option. */
void snapshot_fix_look(void) {
  g_object_set(
      gtk_settings_get_default(), "gtk-theme-name", "Adwaita",
      "gtk-application-prefer-dark-theme", FALSE, "gtk-icon-theme-name", "Adwaita",
      "gtk-decoration-layout", "menu:minimize,maximize,close", "gtk-enable-animations", FALSE,
      "gtk-cursor-blink", FALSE, "gtk-font-name", "Sans 10", "gtk-xft-dpi", 96 * 1024,
      "gtk-xft-antialias", 1, "gtk-xft-hinting", 1, "gtk-xft-hintstyle", "hintslight",
      "gtk-xft-rgba", "none", NULL);
  gdk_event_handler_set(handle, NULL, NULL);
}

gboolean snapshot_write(GtkWidget *window, const char *path) {
  int scale = gtk_widget_get_scale_factor(window);
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gtk_widget_get_allocated_width(window) * scale,
      gtk_widget_get_allocated_height(window) * scale);
  cairo_surface_set_device_scale(surface, scale, scale);
  cairo_t *context = cairo_create(surface);
  gtk_widget_draw(window, context);
  cairo_destroy(context);
  cairo_status_t result = cairo_surface_write_to_png(surface, path);
  cairo_surface_destroy(surface);
  if (result != CAIRO_STATUS_SUCCESS)
    g_printerr("twin: %s: %s\n", path, cairo_status_to_string(result));
  return result == CAIRO_STATUS_SUCCESS;
}

static void print_child(GtkWidget *widget, gpointer depth);

static void print(GtkWidget *widget, int depth) {
  GtkAllocation place;
  gtk_widget_get_allocation(widget, &place);
  printf("%*s%s", 2 * depth, "", G_OBJECT_TYPE_NAME(widget));
  GList *classes = gtk_style_context_list_classes(gtk_widget_get_style_context(widget));
  classes = g_list_sort(classes, (GCompareFunc)strcmp);
  if (classes != NULL) printf(" ");
  for (GList *node = classes; node != NULL; node = node->next)
    printf(".%s", (const char *)node->data);
  g_list_free(classes);
  printf(" %d,%d %dx%d\n", place.x, place.y, place.width, place.height);
  if (GTK_IS_CONTAINER(widget))
    gtk_container_forall(GTK_CONTAINER(widget), print_child, GINT_TO_POINTER(depth + 1));
}

static void print_child(GtkWidget *widget, gpointer depth) {
  print(widget, GPOINTER_TO_INT(depth));
}

void snapshot_print_tree(GtkWidget *window) {
  print(window, 0);
  fflush(stdout);
}
