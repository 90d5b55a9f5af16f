/* GTK 3 for Swift, with wrappers for the parts that Swift cannot import: cast macros, type checks,
   variadic functions, and `g_signal_connect`, with one typed function for each signature. */
#ifndef CGTK_H
#define CGTK_H

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <time.h>

/* Casts. Each checks the instance's type at run time, as GTK's macros do. */

#define CGTK_CAST(name, Type, CAST) \
  static inline Type *cgtk_##name(gpointer object) { return CAST(object); }

CGTK_CAST(object, GObject, G_OBJECT)
CGTK_CAST(action, GAction, G_ACTION)
CGTK_CAST(action_map, GActionMap, G_ACTION_MAP)
CGTK_CAST(command_line, GApplicationCommandLine, G_APPLICATION_COMMAND_LINE)
CGTK_CAST(g_application, GApplication, G_APPLICATION)
CGTK_CAST(menu_model, GMenuModel, G_MENU_MODEL)
CGTK_CAST(about_dialog, GtkAboutDialog, GTK_ABOUT_DIALOG)
CGTK_CAST(application_window, GtkApplicationWindow, GTK_APPLICATION_WINDOW)
CGTK_CAST(bin, GtkBin, GTK_BIN)
CGTK_CAST(box, GtkBox, GTK_BOX)
CGTK_CAST(button, GtkButton, GTK_BUTTON)
CGTK_CAST(cell_layout, GtkCellLayout, GTK_CELL_LAYOUT)
CGTK_CAST(combo_box, GtkComboBox, GTK_COMBO_BOX)
CGTK_CAST(combo_box_text, GtkComboBoxText, GTK_COMBO_BOX_TEXT)
CGTK_CAST(container, GtkContainer, GTK_CONTAINER)
CGTK_CAST(editable, GtkEditable, GTK_EDITABLE)
CGTK_CAST(entry, GtkEntry, GTK_ENTRY)
CGTK_CAST(event_box, GtkEventBox, GTK_EVENT_BOX)
CGTK_CAST(fixed, GtkFixed, GTK_FIXED)
CGTK_CAST(header_bar, GtkHeaderBar, GTK_HEADER_BAR)
CGTK_CAST(info_bar, GtkInfoBar, GTK_INFO_BAR)
CGTK_CAST(label, GtkLabel, GTK_LABEL)
CGTK_CAST(list_box, GtkListBox, GTK_LIST_BOX)
CGTK_CAST(list_box_row, GtkListBoxRow, GTK_LIST_BOX_ROW)
CGTK_CAST(menu_button, GtkMenuButton, GTK_MENU_BUTTON)
CGTK_CAST(overlay, GtkOverlay, GTK_OVERLAY)
CGTK_CAST(popover, GtkPopover, GTK_POPOVER)
CGTK_CAST(radio_button, GtkRadioButton, GTK_RADIO_BUTTON)
CGTK_CAST(scrollable, GtkScrollable, GTK_SCROLLABLE)
CGTK_CAST(scrolled_window, GtkScrolledWindow, GTK_SCROLLED_WINDOW)
CGTK_CAST(stack, GtkStack, GTK_STACK)
CGTK_CAST(style_provider, GtkStyleProvider, GTK_STYLE_PROVIDER)
CGTK_CAST(switch, GtkSwitch, GTK_SWITCH)
CGTK_CAST(toggle_button, GtkToggleButton, GTK_TOGGLE_BUTTON)
CGTK_CAST(tree_model, GtkTreeModel, GTK_TREE_MODEL)
CGTK_CAST(tree_view, GtkTreeView, GTK_TREE_VIEW)
CGTK_CAST(widget, GtkWidget, GTK_WIDGET)
CGTK_CAST(window, GtkWindow, GTK_WINDOW)

/* Type checks, and the name of a type. */

static inline gboolean cgtk_is_button(gpointer object) { return GTK_IS_BUTTON(object); }
static inline gboolean cgtk_is_container(gpointer object) { return GTK_IS_CONTAINER(object); }
static inline gboolean cgtk_is_popover(gpointer object) { return GTK_IS_POPOVER(object); }
static inline gboolean cgtk_is_switch(gpointer object) { return GTK_IS_SWITCH(object); }
static inline gboolean cgtk_is_window(gpointer object) { return GTK_IS_WINDOW(object); }
static inline const char *cgtk_type_name(gpointer object) { return G_OBJECT_TYPE_NAME(object); }

/* Signals. Swift cannot cast a callback to GCallback, so there is one function for each signature.
   `box` contains the Swift closure. `release` releases the box when the handler is disconnected. */

typedef void (*CGtkBoxRelease)(gpointer box, GClosure *closure);

#define CGTK_CONNECT(shape, result, parameters) \
  static inline gulong cgtk_connect_##shape( \
      gpointer instance, const char *signal, result(*handler) parameters, gpointer box, \
      CGtkBoxRelease release, gboolean after) { \
    return g_signal_connect_data( \
        instance, signal, G_CALLBACK(handler), box, release, \
        after ? G_CONNECT_AFTER : (GConnectFlags)0); \
  }

CGTK_CONNECT(plain, void, (gpointer instance, gpointer box))
CGTK_CONNECT(argument, void, (gpointer instance, gpointer argument, gpointer box))
CGTK_CONNECT(number, void, (gpointer instance, gint number, gpointer box))
CGTK_CONNECT(status, gint, (gpointer instance, gpointer argument, gpointer box))
CGTK_CONNECT(event, gboolean, (gpointer widget, GdkEvent *event, gpointer box))
CGTK_CONNECT(focus, gboolean, (gpointer widget, GtkDirectionType direction, gpointer box))
CGTK_CONNECT(draw, gboolean, (gpointer widget, cairo_t *context, gpointer box))
CGTK_CONNECT(
    query_tooltip, gboolean,
    (gpointer widget, gint x, gint y, gboolean is_keyboard, GtkTooltip *tooltip, gpointer box))
CGTK_CONNECT(state_flags, void, (gpointer widget, GtkStateFlags before, gpointer box))
CGTK_CONNECT(press, void, (gpointer gesture, gint count, gdouble x, gdouble y, gpointer box))
CGTK_CONNECT(state, void, (gpointer accessible, char *state, gboolean is_set, gpointer box))
CGTK_CONNECT(
    insertion, void,
    (gpointer editable, const gchar *text, gint length, gint *position, gpointer box))
CGTK_CONNECT(
    text_drop, void,
    (gpointer widget, GdkDragContext *context, gint x, gint y, GtkSelectionData *data, guint info,
     guint time, gpointer box))
CGTK_CONNECT(sequence, void, (gpointer gesture, GdkEventSequence *sequence, gpointer box))
CGTK_CONNECT(
    parsing_error, void,
    (gpointer provider, GtkCssSection *section, const GError *error, gpointer box))

/* Variadic functions: objects, and their properties by name. */

/* Returns a new object of the class `type`. */
static inline gpointer cgtk_new(GType type) { return g_object_new(type, NULL); }

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

/* The caller frees the returned string with g_free. */
static inline gchar *cgtk_get_text(gpointer object, const char *property) {
  gchar *value = NULL;
  g_object_get(object, property, &value, NULL);
  return value;
}

static inline void cgtk_set_text(gpointer object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}

/* Variadic functions: the signal of a link. Returns whether a handler opened the link. */
static inline gboolean cgtk_activate_link(gpointer widget, const char *address) {
  gboolean is_open = FALSE;
  g_signal_emit_by_name(widget, "activate-link", address, &is_open);
  return is_open;
}

/* Variadic functions: a signal with a text argument. */
static inline void cgtk_emit_text(gpointer object, const char *signal, const char *text) {
  g_signal_emit_by_name(object, signal, text);
}

/* Variadic functions: a signal that keys can emit, and a binding that lets a key emit only that
   signal. */

static inline void cgtk_add_key_signal(
    GType type, const char *name, void (*handler)(gpointer instance)) {
  g_signal_new_class_handler(
      name, type, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, G_CALLBACK(handler), NULL, NULL, NULL,
      G_TYPE_NONE, 0);
}

static inline void cgtk_bind_key(GtkBindingSet *bindings, guint key, const char *signal) {
  gtk_binding_entry_remove(bindings, key, 0);
  gtk_binding_entry_add_signal(bindings, key, 0, signal, 0);
}

/* Variadic functions: a line on the standard error stream of the process that sent the command
   line. */
static inline void cgtk_command_line_complain(GApplicationCommandLine *line, const char *text) {
  g_application_command_line_printerr(line, "%s\n", text);
}

/* Variadic functions: the store and the cells of a table of strings. */

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

/* Text. Pango has deprecated this function without a replacement. */

G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static inline PangoDirection cgtk_base_direction(const char *text) {
  return pango_find_base_dir(text, -1);
}
G_GNUC_END_IGNORE_DEPRECATIONS

/* Key snoopers, with which assistive technology receives a key before GTK does. GTK has deprecated
   them without a replacement. */

G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static inline guint cgtk_key_snooper_install(GtkKeySnoopFunc snooper, gpointer data) {
  return gtk_key_snooper_install(snooper, data);
}
static inline void cgtk_key_snooper_remove(guint identifier) {
  gtk_key_snooper_remove(identifier);
}
G_GNUC_END_IGNORE_DEPRECATIONS

#endif
