#include "twin.h"

static unsigned shown_state(GtkWidget *widget) {
  GtkStateFlags flags = gtk_widget_get_state_flags(widget);
  return (flags & GTK_STATE_FLAG_ACTIVE ? HIGHLIGHTED : 0)
      | (flags & GTK_STATE_FLAG_INSENSITIVE ? DISABLED : 0)
      | (flags & GTK_STATE_FLAG_CHECKED ? SELECTED : 0);
}

static Adjustment adjustment(unsigned state) {
  if (state & DISABLED) return HALF_OPACITY;
  return state & HIGHLIGHTED ? DARKENED : AS_IT_IS;
}

static gboolean draw_background(
    GtkWidget *widget, cairo_t *context, const ButtonDescription *description) {
  unsigned state = shown_state(widget);
  Picture *own = description->backgrounds[state];
  cairo_save(context);
  picture_stretch(
      own != NULL ? own : description->backgrounds[NORMAL],
      own != NULL ? AS_IT_IS : adjustment(state), context, gtk_widget_get_scale_factor(widget),
      gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget));
  cairo_restore(context);
  return FALSE;
}

static void draw_in_middle(Picture *picture, GtkWidget *widget, cairo_t *context) {
  cairo_save(context);
  picture_center(
      picture, adjustment(shown_state(widget)), context, gtk_widget_get_scale_factor(widget),
      gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget));
  cairo_restore(context);
}

static gboolean draw_image(
    GtkWidget *widget, cairo_t *context, const ButtonDescription *description) {
  draw_in_middle(description->image, widget, context);
  return FALSE;
}

static gboolean draw_own_image(
    GtkWidget *widget, cairo_t *context, const ButtonDescription *description) {
  draw_in_middle(description->own_image, widget, context);
  return FALSE;
}

void button_connect_drawing(GtkWidget *widget, const ButtonDescription *description) {
  if (description->backgrounds[NORMAL] != NULL)
    g_signal_connect(widget, "draw", G_CALLBACK(draw_background), (gpointer)description);
  if (description->own_image != NULL)
    g_signal_connect(widget, "draw", G_CALLBACK(draw_own_image), (gpointer)description);
  if (description->image != NULL)
    g_signal_connect_after(widget, "draw", G_CALLBACK(draw_image), (gpointer)description);
}
