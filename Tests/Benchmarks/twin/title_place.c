#include "twin.h"

/* Vertically centers capital letters in a button, whatever the font's line height. */

static int capital_height(GtkWidget *widget) {
  PangoLayout *layout = gtk_widget_create_pango_layout(widget, "H");
  PangoRectangle ink;
  pango_layout_get_pixel_extents(layout, &ink, NULL);
  int height = pango_layout_get_baseline(layout) / PANGO_SCALE - ink.y;
  g_object_unref(layout);
  return height;
}

static void title_placed(GtkWidget *label, GtkAllocation *area, GtkWidget *button) {
  PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(label));
  int height, capital = capital_height(label);
  pango_layout_get_pixel_size(layout, NULL, &height);
  GtkAllocation bounds;
  gtk_widget_get_allocation(button, &bounds);
  int room = area->height - height;
  if (room == 0) return;
  int baseline = bounds.y + (bounds.height - capital) / 2 + capital;
  int top = baseline - pango_layout_get_baseline(layout) / PANGO_SCALE - area->y;
  gtk_label_set_yalign(GTK_LABEL(label), (top + 0.5f) / room);
}

void title_center_capitals(GtkWidget *label, GtkWidget *button) {
  g_signal_connect_after(label, "size-allocate", G_CALLBACK(title_placed), button);
}
