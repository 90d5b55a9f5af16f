#include "twin.h"

GtkWidget *text_new(const char *text, TextStyle style) {
  GtkWidget *widget = gtk_label_new(text);
  GtkLabel *label = GTK_LABEL(widget);
  gtk_widget_set_halign(widget, GTK_ALIGN_START);
  gtk_label_set_xalign(label, 0);
  gtk_label_set_line_wrap(label, TRUE);
  gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR);
  if (g_utf8_strlen(text, -1) > 20) gtk_label_set_width_chars(label, 20);
  gtk_label_set_max_width_chars(label, 70);
  if (style == BODY_TEXT) return widget;

  PangoAttrList *font = pango_attr_list_new();
  double scale = style == PAGE_TITLE ? 1.6 : style == HEADING ? 1 : 0.9;
  pango_attr_list_insert(font, pango_attr_scale_new(scale));
  if (style == PAGE_TITLE || style == HEADING)
    pango_attr_list_insert(font, pango_attr_weight_new(PANGO_WEIGHT_BOLD));
  if (style == CODE) {
    gtk_widget_set_direction(widget, GTK_TEXT_DIR_LTR);
    pango_attr_list_insert(font, pango_attr_family_new("monospace"));
    pango_attr_list_insert(font, pango_attr_insert_hyphens_new(FALSE));
  }
  gtk_label_set_attributes(label, font);
  pango_attr_list_unref(font);
  return widget;
}

void text_center(GtkWidget *text) {
  gtk_label_set_xalign(GTK_LABEL(text), 0.5);
  gtk_label_set_justify(GTK_LABEL(text), GTK_JUSTIFY_CENTER);
}

GtkWidget *section_heading_new(const char *title) {
  GtkWidget *heading = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_size_request(heading, -1, 34);
  gtk_box_pack_start(GTK_BOX(heading), text_new(title, HEADING), TRUE, TRUE, 0);
  return heading;
}
