#include "twin.h"

/* A box whose children are in a row if their natural widths fit, and otherwise in a column. */

typedef GtkBox AdaptiveColumns;
typedef GtkBoxClass AdaptiveColumnsClass;
G_DEFINE_TYPE(AdaptiveColumns, adaptive_columns, GTK_TYPE_BOX)

typedef struct {
  GtkWidget *children[2];
  int natural_widths[2], minimum_width, natural_width, spacing;
} Columns;

static Columns measure(GtkWidget *widget) {
  Columns columns = { .spacing = gtk_box_get_spacing(GTK_BOX(widget)) };
  GList *list = gtk_container_get_children(GTK_CONTAINER(widget));
  columns.children[0] = list->data;
  columns.children[1] = list->next->data;
  g_list_free(list);
  columns.natural_width = columns.spacing;
  for (int index = 0; index < 2; index++) {
    int minimum;
    gtk_widget_get_preferred_width(
        columns.children[index], &minimum, &columns.natural_widths[index]);
    columns.minimum_width = MAX(columns.minimum_width, minimum);
    columns.natural_width += columns.natural_widths[index];
  }
  return columns;
}

static void get_widths(const Columns *columns, int width, int widths[2]) {
  widths[0] = widths[1] = width;
  if (width < columns->natural_width) return;
  widths[0] = columns->natural_widths[0] + width - columns->natural_width;
  widths[1] = width - columns->spacing - widths[0];
}

static int height_of(GtkWidget *child, int width) {
  int height;
  gtk_widget_get_preferred_height_for_width(child, width, NULL, &height);
  return height;
}

static int height_for(const Columns *columns, int width) {
  int widths[2];
  get_widths(columns, width, widths);
  int first = height_of(columns->children[0], widths[0]);
  int second = height_of(columns->children[1], widths[1]);
  return width >= columns->natural_width ? MAX(first, second) : first + columns->spacing + second;
}

static void get_preferred_width(GtkWidget *widget, int *minimum, int *natural) {
  Columns columns = measure(widget);
  *minimum = columns.minimum_width, *natural = columns.natural_width;
}

static void get_height_for_width(GtkWidget *widget, int width, int *minimum, int *natural) {
  Columns columns = measure(widget);
  *minimum = *natural = height_for(&columns, width);
}

static void get_preferred_height(GtkWidget *widget, int *minimum, int *natural) {
  Columns columns = measure(widget);
  *minimum = *natural = height_for(&columns, columns.natural_width);
}

static void size_allocate(GtkWidget *widget, GtkAllocation *area) {
  gtk_widget_set_allocation(widget, area);
  Columns columns = measure(widget);
  int widths[2], offset = 0;
  get_widths(&columns, area->width, widths);
  gboolean is_row = area->width >= columns.natural_width;
  gboolean is_mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  for (int index = 0; index < 2; index++) {
    GtkAllocation place = { area->x, area->y, widths[index], area->height };
    if (is_row) {
      place.x += is_mirrored ? area->width - offset - widths[index] : offset;
    } else {
      place.y += offset;
      place.height = height_of(columns.children[index], widths[index]);
    }
    gtk_widget_size_allocate(columns.children[index], &place);
    offset += (is_row ? place.width : place.height) + columns.spacing;
  }
}

static GtkSizeRequestMode get_request_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Draws only the children. GtkBox would also draw a background, with a frame from its own allocation. */
static gboolean draw(GtkWidget *widget, cairo_t *context) {
  GList *children = gtk_container_get_children(GTK_CONTAINER(widget));
  for (GList *node = children; node != NULL; node = node->next)
    gtk_container_propagate_draw(GTK_CONTAINER(widget), node->data, context);
  g_list_free(children);
  return FALSE;
}

static void adaptive_columns_class_init(AdaptiveColumnsClass *class) {
  GtkWidgetClass *methods = GTK_WIDGET_CLASS(class);
  methods->get_request_mode = get_request_mode;
  methods->draw = draw;
  methods->get_preferred_width = get_preferred_width;
  methods->get_preferred_height_for_width = get_height_for_width;
  methods->get_preferred_height = get_preferred_height;
  methods->size_allocate = size_allocate;
}

static void adaptive_columns_init(AdaptiveColumns *columns) { (void)columns; }

GtkWidget *adaptive_columns_new(int spacing) {
  return g_object_new(adaptive_columns_get_type(), "spacing", spacing, NULL);
}
