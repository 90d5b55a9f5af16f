#include "twin.h"

GtkWidget *stage_label_add(
    GtkWidget *canvas, const char *text, const char *style_class, float alignment,
    GdkRectangle frame) {
  GtkWidget *label = gtk_label_new(text);
  gtk_style_context_add_class(gtk_widget_get_style_context(label), style_class);
  gtk_widget_set_size_request(label, frame.width, frame.height);
  gtk_label_set_xalign(GTK_LABEL(label), alignment);
  gtk_label_set_justify(
      GTK_LABEL(label), alignment == 0.5 ? GTK_JUSTIFY_CENTER
          : alignment == 1 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT);
  gtk_fixed_put(GTK_FIXED(canvas), label, frame.x, frame.y);
  return label;
}
