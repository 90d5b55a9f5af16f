#include "twin.h"

#define CAPACITY 200

enum { EVENT_COLUMN, BUTTON_COLUMN, STATE_COLUMN, MESSAGE_COLUMN, COLUMN_COUNT };

struct EventLog {
  GtkListStore *store;
  GtkWidget *placeholder;
  /* The newest line, as long as there is one. */
  const char *button;
  unsigned events, state;
  int count;
  gboolean has_message;
};

static gboolean get_top(EventLog *log, GtkTreeIter *row) {
  return gtk_tree_model_get_iter_first(GTK_TREE_MODEL(log->store), row);
}

void event_log_record(EventLog *log, const char *button, unsigned events, unsigned state) {
  GtkTreeIter row;
  char *event_names = names_of_events(events);
  gboolean repeats = get_top(log, &row) && !log->has_message && log->button == button
      && log->events == events && log->state == state;
  if (repeats) {
    char *counted = g_strdup_printf("%s × %d", event_names, ++log->count);
    gtk_list_store_set(log->store, &row, EVENT_COLUMN, counted, -1);
    g_free(counted);
  } else {
    char *state_names = names_of_state(state);
    gtk_list_store_insert_with_values(
        log->store, &row, 0, EVENT_COLUMN, event_names, BUTTON_COLUMN, button, STATE_COLUMN,
        state_names, MESSAGE_COLUMN, "", -1);
    g_free(state_names);
    log->button = button, log->events = events, log->state = state;
    log->count = 1, log->has_message = FALSE;
    gtk_widget_hide(log->placeholder);
    if (gtk_tree_model_iter_nth_child(GTK_TREE_MODEL(log->store), &row, NULL, CAPACITY))
      gtk_list_store_remove(log->store, &row);
  }
  g_free(event_names);
}

void event_log_annotate(EventLog *log, const char *message) {
  GtkTreeIter row;
  if (!get_top(log, &row)) return;
  log->has_message = TRUE;
  gtk_list_store_set(log->store, &row, MESSAGE_COLUMN, message, -1);
}

static void clear(EventLog *log) {
  gtk_list_store_clear(log->store);
  gtk_widget_show(log->placeholder);
}

static gboolean append_line(
    GtkTreeModel *model, GtkTreePath *path, GtkTreeIter *row, gpointer text) {
  (void)path;
  char *cells[COLUMN_COUNT];
  gtk_tree_model_get(
      model, row, EVENT_COLUMN, &cells[0], BUTTON_COLUMN, &cells[1], STATE_COLUMN, &cells[2],
      MESSAGE_COLUMN, &cells[3], -1);
  g_string_append_printf(text, "%s\t%s\t%s\t%s\n", cells[0], cells[1], cells[2], cells[3]);
  for (int column = 0; column < COLUMN_COUNT; column++) g_free(cells[column]);
  return FALSE;
}

static void copy(EventLog *log) {
  GString *text = g_string_new(NULL);
  gtk_tree_model_foreach(GTK_TREE_MODEL(log->store), append_line, text);
  GtkClipboard *clipboard = gtk_clipboard_get_default(gdk_display_get_default());
  gtk_clipboard_set_text(clipboard, text->str, text->len);
  gtk_clipboard_set_can_store(clipboard, NULL, 0);
  g_string_free(text, TRUE);
}

static int width_of(GtkWidget *table, const char *text) {
  PangoLayout *layout = gtk_widget_create_pango_layout(table, text);
  int width;
  pango_layout_get_pixel_size(layout, &width, NULL);
  g_object_unref(layout);
  return width + 12;
}

static GtkWidget *table_new(EventLog *log) {
  static const struct { const char *title, *widest_text; } columns[COLUMN_COUNT] = {
    { "Event", "touchDragOutside + touchDragExit" }, { "Button", "Rounded Rectangle" },
    { "State", "highlighted + selected" }, { "Message", "Standard button pressed." },
  };
  log->store = gtk_list_store_new(
      COLUMN_COUNT, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING);
  GtkWidget *table = gtk_tree_view_new_with_model(GTK_TREE_MODEL(log->store));
  gtk_tree_view_set_headers_visible(GTK_TREE_VIEW(table), FALSE);
  gtk_tree_view_set_enable_search(GTK_TREE_VIEW(table), FALSE);
  for (int index = 0; index < COLUMN_COUNT; index++) {
    GtkCellRenderer *cell = gtk_cell_renderer_text_new();
    g_object_set(cell, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
    GtkTreeViewColumn *column = gtk_tree_view_column_new_with_attributes(
        columns[index].title, cell, "text", index, NULL);
    gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED);
    gtk_tree_view_column_set_fixed_width(column, width_of(table, columns[index].widest_text));
    gtk_tree_view_column_set_expand(column, index == COLUMN_COUNT - 1);
    gtk_tree_view_append_column(GTK_TREE_VIEW(table), column);
  }
  gtk_tree_view_set_fixed_height_mode(GTK_TREE_VIEW(table), TRUE);
  atk_object_set_name(gtk_widget_get_accessible(table), "Event log");
  return table;
}

static GtkWidget *scrolled_new(GtkWidget *table) {
  GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
  GtkScrolledWindow *view = GTK_SCROLLED_WINDOW(scrolled);
  gtk_scrolled_window_set_min_content_width(view, 280);
  gtk_scrolled_window_set_min_content_height(view, 216);
  gtk_scrolled_window_set_propagate_natural_width(view, TRUE);
  gtk_scrolled_window_set_shadow_type(view, GTK_SHADOW_IN);
  gtk_container_add(GTK_CONTAINER(scrolled), table);
  return scrolled;
}

static GtkWidget *placeholder_new(void) {
  GtkWidget *placeholder =
      text_new("Press a button on the stage to see its events here.", BODY_TEXT);
  gtk_widget_set_halign(placeholder, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(placeholder, GTK_ALIGN_START);
  text_center(placeholder);
  g_object_set(
      placeholder, "margin-top", 60, "margin-start", 12, "margin-bottom", 12, "margin-end", 12,
      NULL);
  return placeholder;
}

static void destroyed(EventLog *log) {
  g_object_unref(log->store);
  g_free(log);
}

GtkWidget *event_log_new(EventLog **result) {
  EventLog *log = g_new0(EventLog, 1);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *clear_button = gtk_button_new_with_label("Clear");
  GtkWidget *copy_button = gtk_button_new_with_label("Copy");
  g_signal_connect_swapped(clear_button, "clicked", G_CALLBACK(clear), log);
  g_signal_connect_swapped(copy_button, "clicked", G_CALLBACK(copy), log);
  GtkWidget *heading = section_heading_new("Event Log");
  gtk_box_pack_start(GTK_BOX(heading), clear_button, FALSE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(heading), copy_button, FALSE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(column), heading, FALSE, TRUE, 0);

  GtkWidget *overlay = gtk_overlay_new();
  gtk_container_add(GTK_CONTAINER(overlay), scrolled_new(table_new(log)));
  log->placeholder = placeholder_new();
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), log->placeholder);
  gtk_overlay_set_overlay_pass_through(GTK_OVERLAY(overlay), log->placeholder, TRUE);
  gtk_box_pack_start(GTK_BOX(column), overlay, TRUE, TRUE, 0);

  g_object_set_data_full(G_OBJECT(column), "event-log", log, (GDestroyNotify)destroyed);
  *result = log;
  return column;
}
