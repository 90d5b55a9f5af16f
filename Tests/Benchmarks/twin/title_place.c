#include "twin.h"

/* Capital letters in the middle of a button or an entry, whatever room the font's line has. */

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

static void make_room(GtkWidget *entry) {
  PangoContext *context = gtk_widget_get_pango_context(entry);
  PangoFontMetrics *metrics = pango_context_get_metrics(
      context, pango_context_get_font_description(context), pango_context_get_language(context));
  int room = capital_height(entry)
      + (pango_font_metrics_get_descent(metrics) - pango_font_metrics_get_ascent(metrics))
          / PANGO_SCALE;
  pango_font_metrics_unref(metrics);
  gtk_widget_set_margin_top(entry, MAX(0, room));
  gtk_widget_set_margin_bottom(entry, MAX(0, -room));
}

void entry_center_capitals(GtkWidget *entry) {
  make_room(entry);
  g_signal_connect_after(entry, "style-updated", G_CALLBACK(make_room), NULL);
}
