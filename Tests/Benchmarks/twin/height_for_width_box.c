#include "twin.h"

G_DEFINE_ABSTRACT_TYPE(HeightForWidthBox, height_for_width_box, GTK_TYPE_BOX)

static GtkSizeRequestMode get_request_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean draw(GtkWidget *widget, cairo_t *context) {
  GList *children = gtk_container_get_children(GTK_CONTAINER(widget));
  for (GList *node = children; node != NULL; node = node->next)
    gtk_container_propagate_draw(GTK_CONTAINER(widget), node->data, context);
  g_list_free(children);
  return FALSE;
}

static void height_for_width_box_class_init(HeightForWidthBoxClass *class) {
  GtkWidgetClass *methods = GTK_WIDGET_CLASS(class);
  methods->get_request_mode = get_request_mode;
  methods->draw = draw;
}

static void height_for_width_box_init(HeightForWidthBox *box) { (void)box; }
