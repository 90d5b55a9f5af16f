#include "twin.h"

/* A box whose children, tokens and last an entry, lie in rows that wrap. */

#define SPACING 6
#define ROW_HEIGHT 25
#define MOST_TOKEN_WIDTH 200
#define TOKEN_PADDING 20
#define LEAST_ENTRY_WIDTH 120
#define NATURAL_WIDTH 372

typedef HeightForWidthBox FrameContainer;
typedef HeightForWidthBoxClass FrameContainerClass;
G_DEFINE_TYPE(FrameContainer, frame_container, height_for_width_box_get_type())

/* The button in the box of a token, or NULL for the entry. */
static GtkWidget *button_in(GtkWidget *child) {
  if (GTK_IS_ENTRY(child)) return NULL;
  GList *children = gtk_container_get_children(GTK_CONTAINER(child));
  GtkWidget *button = children->data;
  g_list_free(children);
  return button;
}

static int token_width(GtkWidget *button) {
  GtkWidget *title = gtk_bin_get_child(GTK_BIN(button));
  PangoLayout *layout =
      gtk_widget_create_pango_layout(title, gtk_label_get_text(GTK_LABEL(title)));
  int width;
  pango_layout_get_size(layout, &width, NULL);
  g_object_unref(layout);
  return MIN((width + PANGO_SCALE - 1) / PANGO_SCALE + TOKEN_PADDING, MOST_TOKEN_WIDTH);
}

static void wrap(GdkPoint *next) {
  next->x = 0;
  next->y += ROW_HEIGHT + SPACING;
}

static void place_child(GtkWidget *child, GtkWidget *widget, GdkRectangle frame) {
  GtkAllocation area;
  gtk_widget_get_allocation(widget, &area);
  if (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL)
    frame.x = area.width - frame.x - frame.width;
  frame.x += area.x, frame.y += area.y;
  gtk_widget_get_preferred_size(child, NULL, NULL);
  gtk_widget_size_allocate(child, &frame);
}

/* Gives the height of all rows, and places the children where that is asked for. */
static int lay_out(GtkWidget *widget, int width, gboolean places) {
  GdkPoint next = { 0, 0 };
  GList *children = gtk_container_get_children(GTK_CONTAINER(widget));
  for (GList *node = children; node != NULL; node = node->next) {
    GtkWidget *button = button_in(node->data);
    int needed = button == NULL ? LEAST_ENTRY_WIDTH : MIN(token_width(button), width);
    if (next.x > 0 && next.x + needed > width) wrap(&next);
    GdkRectangle frame = { next.x, next.y, needed, ROW_HEIGHT };
    if (button == NULL) frame.width = width - next.x;
    if (places) place_child(node->data, widget, frame);
    next.x += needed + SPACING;
  }
  g_list_free(children);
  return next.y + ROW_HEIGHT;
}

static void get_preferred_width(GtkWidget *widget, int *minimum, int *natural) {
  (void)widget;
  *minimum = 0, *natural = NATURAL_WIDTH;
}

static void get_height_for_width(GtkWidget *widget, int width, int *minimum, int *natural) {
  *minimum = *natural = lay_out(widget, width, FALSE);
}

static void get_preferred_height(GtkWidget *widget, int *minimum, int *natural) {
  *minimum = *natural = lay_out(widget, NATURAL_WIDTH, FALSE);
}

/* Lets the children draw outside, as the ring around a focused token. */
static void widen_clip(GtkWidget *child, gpointer clip) {
  GtkAllocation child_clip;
  gtk_widget_get_clip(child, &child_clip);
  gdk_rectangle_union(clip, &child_clip, clip);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *area) {
  gtk_widget_set_allocation(widget, area);
  lay_out(widget, area->width, TRUE);
  GtkAllocation clip = *area;
  gtk_container_forall(GTK_CONTAINER(widget), widen_clip, &clip);
  gtk_widget_set_clip(widget, &clip);
}

static void frame_container_class_init(FrameContainerClass *class) {
  GtkWidgetClass *methods = GTK_WIDGET_CLASS(class);
  methods->get_preferred_width = get_preferred_width;
  methods->get_preferred_height_for_width = get_height_for_width;
  methods->get_preferred_height = get_preferred_height;
  methods->size_allocate = size_allocate;
}

static void frame_container_init(FrameContainer *container) { (void)container; }

GtkWidget *recipients_new(void) {
  return g_object_new(frame_container_get_type(), NULL);
}
