/* GTK 3 for Swift, and what Swift cannot see of it: cast macros, type checks, variadic
   functions, and `g_signal_connect` with one typed function for each shape of callback. */
#ifndef CGTK_H
#define CGTK_H

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <time.h>

/* Casts. Each checks the instance's type at run time, as GTK's own macros do. */

static inline GObject *cgtk_object(gpointer object) { return G_OBJECT(object); }
static inline GtkWidget *cgtk_widget(gpointer object) { return GTK_WIDGET(object); }
static inline GtkContainer *cgtk_container(gpointer object) { return GTK_CONTAINER(object); }
static inline GtkBox *cgtk_box(gpointer object) { return GTK_BOX(object); }
static inline GtkLabel *cgtk_label(gpointer object) { return GTK_LABEL(object); }
static inline GtkWindow *cgtk_window(gpointer object) { return GTK_WINDOW(object); }

/* Casts for containers, windows and the application. */

static inline GApplication *cgtk_g_application(gpointer object) { return G_APPLICATION(object); }
static inline GApplicationCommandLine *cgtk_command_line(gpointer object) {
  return G_APPLICATION_COMMAND_LINE(object);
}
static inline GActionMap *cgtk_action_map(gpointer object) { return G_ACTION_MAP(object); }
static inline GAction *cgtk_action(gpointer object) { return G_ACTION(object); }
static inline GMenuModel *cgtk_menu_model(gpointer object) { return G_MENU_MODEL(object); }
static inline GtkAboutDialog *cgtk_about_dialog(gpointer object) {
  return GTK_ABOUT_DIALOG(object);
}
static inline GtkButton *cgtk_button(gpointer object) { return GTK_BUTTON(object); }
static inline GtkCellLayout *cgtk_cell_layout(gpointer object) { return GTK_CELL_LAYOUT(object); }
static inline GtkApplicationWindow *cgtk_application_window(gpointer object) {
  return GTK_APPLICATION_WINDOW(object);
}
static inline GtkFixed *cgtk_fixed(gpointer object) { return GTK_FIXED(object); }
static inline GtkFlowBox *cgtk_flow_box(gpointer object) { return GTK_FLOW_BOX(object); }
static inline GtkHeaderBar *cgtk_header_bar(gpointer object) { return GTK_HEADER_BAR(object); }
static inline GtkListBox *cgtk_list_box(gpointer object) { return GTK_LIST_BOX(object); }
static inline GtkListBoxRow *cgtk_list_box_row(gpointer object) {
  return GTK_LIST_BOX_ROW(object);
}
static inline GtkMenuButton *cgtk_menu_button(gpointer object) { return GTK_MENU_BUTTON(object); }
static inline GtkPopover *cgtk_popover(gpointer object) { return GTK_POPOVER(object); }
static inline GtkScrolledWindow *cgtk_scrolled_window(gpointer object) {
  return GTK_SCROLLED_WINDOW(object);
}
static inline GtkOverlay *cgtk_overlay(gpointer object) { return GTK_OVERLAY(object); }
static inline GtkStack *cgtk_stack(gpointer object) { return GTK_STACK(object); }
static inline GtkSwitch *cgtk_switch(gpointer object) { return GTK_SWITCH(object); }
static inline GtkToggleButton *cgtk_toggle_button(gpointer object) {
  return GTK_TOGGLE_BUTTON(object);
}
static inline GtkTreeModel *cgtk_tree_model(gpointer object) { return GTK_TREE_MODEL(object); }
static inline GtkTreeView *cgtk_tree_view(gpointer object) { return GTK_TREE_VIEW(object); }

/* Type checks and names. */

static inline gboolean cgtk_is_container(gpointer object) { return GTK_IS_CONTAINER(object); }
static inline gboolean cgtk_is_window(gpointer object) { return GTK_IS_WINDOW(object); }

/* A new object of a class that is known by its type alone; `g_object_new` is variadic. */
static inline gpointer cgtk_new(GType type) { return g_object_new(type, NULL); }
static inline const char *cgtk_type_name(gpointer object) { return G_OBJECT_TYPE_NAME(object); }

/* Variadic functions of the table's store and cells. */

static inline GtkListStore *cgtk_text_store_new(int columns) {
  GType *types = g_new(GType, columns);
  for (int column = 0; column < columns; column++) types[column] = G_TYPE_STRING;
  GtkListStore *store = gtk_list_store_newv(columns, types);
  g_free(types);
  return store;
}

static inline void cgtk_text_store_set(
    GtkListStore *store, GtkTreeIter *row, int column, const char *text) {
  gtk_list_store_set(store, row, column, text, -1);
}

static inline void cgtk_cell_set_ellipsize(GtkCellRenderer *cell, PangoEllipsizeMode mode) {
  g_object_set(cell, "ellipsize", mode, NULL);
}

/* Signals. `box` is the retained Swift closure; `destroy` releases it when the handler goes. */

typedef void (*CGtkPlainHandler)(gpointer instance, gpointer box);
typedef gboolean (*CGtkEventHandler)(gpointer instance, GdkEvent *event, gpointer box);
typedef gboolean (*CGtkDrawHandler)(gpointer instance, cairo_t *context, gpointer box);
typedef void (*CGtkBoxRelease)(gpointer box, GClosure *closure);

static inline gulong cgtk_connect_callback(
    gpointer instance, const char *signal, GCallback handler, gpointer box,
    CGtkBoxRelease release, gboolean after) {
  return g_signal_connect_data(
      instance, signal, handler, box, release, after ? G_CONNECT_AFTER : (GConnectFlags)0);
}

static inline gulong cgtk_connect_plain(
    gpointer instance, const char *signal, CGtkPlainHandler handler, gpointer box,
    CGtkBoxRelease release, gboolean after) {
  return cgtk_connect_callback(instance, signal, G_CALLBACK(handler), box, release, after);
}

static inline gulong cgtk_connect_event(
    gpointer instance, const char *signal, CGtkEventHandler handler, gpointer box,
    CGtkBoxRelease release, gboolean after) {
  return cgtk_connect_callback(instance, signal, G_CALLBACK(handler), box, release, after);
}

static inline gulong cgtk_connect_draw(
    gpointer instance, const char *signal, CGtkDrawHandler handler, gpointer box,
    CGtkBoxRelease release, gboolean after) {
  return cgtk_connect_callback(instance, signal, G_CALLBACK(handler), box, release, after);
}

/* Signals with one argument: a child, a property, a row, an allocation, an action's parameter. */

typedef void (*CGtkArgumentHandler)(gpointer instance, gpointer argument, gpointer box);
typedef void (*CGtkNumberHandler)(gpointer instance, gint number, gpointer box);
typedef gint (*CGtkStatusHandler)(gpointer instance, gpointer argument, gpointer box);

static inline gulong cgtk_connect_argument(
    gpointer instance, const char *signal, CGtkArgumentHandler handler, gpointer box,
    CGtkBoxRelease release, gboolean after) {
  return cgtk_connect_callback(instance, signal, G_CALLBACK(handler), box, release, after);
}

static inline gulong cgtk_connect_number(
    gpointer instance, const char *signal, CGtkNumberHandler handler, gpointer box,
    CGtkBoxRelease release, gboolean after) {
  return cgtk_connect_callback(instance, signal, G_CALLBACK(handler), box, release, after);
}

static inline gulong cgtk_connect_status(
    gpointer instance, const char *signal, CGtkStatusHandler handler, gpointer box,
    CGtkBoxRelease release, gboolean after) {
  return cgtk_connect_callback(instance, signal, G_CALLBACK(handler), box, release, after);
}

/* Buttons and gestures. */

static inline GtkBin *cgtk_bin(gpointer object) { return GTK_BIN(object); }
static inline gboolean cgtk_is_button(gpointer object) { return GTK_IS_BUTTON(object); }
static inline gboolean cgtk_is_switch(gpointer object) { return GTK_IS_SWITCH(object); }

typedef void (*CGtkPressHandler)(
    gpointer gesture, gint count, gdouble x, gdouble y, gpointer box);
typedef void (*CGtkSequenceHandler)(
    gpointer gesture, GdkEventSequence *sequence, gpointer box);
typedef void (*CGtkStateFlagsHandler)(gpointer widget, GtkStateFlags before, gpointer box);

static inline gulong cgtk_connect_press(
    gpointer instance, const char *signal, CGtkPressHandler handler, gpointer box,
    CGtkBoxRelease release, gboolean after) {
  return cgtk_connect_callback(instance, signal, G_CALLBACK(handler), box, release, after);
}

static inline gulong cgtk_connect_sequence(
    gpointer instance, const char *signal, CGtkSequenceHandler handler, gpointer box,
    CGtkBoxRelease release, gboolean after) {
  return cgtk_connect_callback(instance, signal, G_CALLBACK(handler), box, release, after);
}

static inline gulong cgtk_connect_state_flags(
    gpointer instance, const char *signal, CGtkStateFlagsHandler handler, gpointer box,
    CGtkBoxRelease release, gboolean after) {
  return cgtk_connect_callback(instance, signal, G_CALLBACK(handler), box, release, after);
}

/* Style sheets. */

static inline GtkStyleProvider *cgtk_style_provider(gpointer object) {
  return GTK_STYLE_PROVIDER(object);
}

typedef void (*CGtkParsingErrorHandler)(
    gpointer provider, GtkCssSection *section, const GError *error, gpointer box);

static inline gulong cgtk_connect_parsing_error(
    gpointer instance, CGtkParsingErrorHandler handler, gpointer box, CGtkBoxRelease release) {
  return cgtk_connect_callback(
      instance, "parsing-error", G_CALLBACK(handler), box, release, FALSE);
}

/* Settings: properties by name, which GObject offers as variadic functions only. */

typedef void (*CGtkNotifyHandler)(gpointer object, GParamSpec *property, gpointer box);

static inline gulong cgtk_connect_notify(
    gpointer instance, const char *signal, CGtkNotifyHandler handler, gpointer box,
    CGtkBoxRelease release) {
  return cgtk_connect_callback(instance, signal, G_CALLBACK(handler), box, release, FALSE);
}

static inline gboolean cgtk_get_boolean(gpointer object, const char *property) {
  gboolean value = FALSE;
  g_object_get(object, property, &value, NULL);
  return value;
}

static inline void cgtk_set_boolean(gpointer object, const char *property, gboolean value) {
  g_object_set(object, property, value, NULL);
}

static inline void cgtk_set_integer(gpointer object, const char *property, gint value) {
  g_object_set(object, property, value, NULL);
}

/* The caller frees the text with g_free. */
static inline gchar *cgtk_get_text(gpointer object, const char *property) {
  gchar *value = NULL;
  g_object_get(object, property, &value, NULL);
  return value;
}

static inline void cgtk_set_text(gpointer object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}

/* Casts for flips and choices. */

static inline GtkEventBox *cgtk_event_box(gpointer object) { return GTK_EVENT_BOX(object); }
static inline GtkComboBox *cgtk_combo_box(gpointer object) { return GTK_COMBO_BOX(object); }
static inline GtkComboBoxText *cgtk_combo_box_text(gpointer object) {
  return GTK_COMBO_BOX_TEXT(object);
}
static inline GtkRadioButton *cgtk_radio_button(gpointer object) {
  return GTK_RADIO_BUTTON(object);
}

/* Time. The processor time that the whole process has used, in microseconds. */

static inline gint64 cgtk_processor_time(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) != 0) return 0;
  return (gint64)time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

#endif
