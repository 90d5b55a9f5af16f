#include "twin.h"

#define CAPACITY 200
#define DETAILS_HINT "Select a line to read all of it here."

enum { EVENT_COLUMN, BUTTON_COLUMN, STATE_COLUMN, MESSAGE_COLUMN, COLUMN_COUNT };

struct EventLog {
  GtkListStore *store;
  GtkWidget *placeholder, *details, *copied_note, *clear_button, *copy_button;
  GtkTreeSelection *selection;
  /* The newest line, or NULL if the log is empty. */
  const char *button;
  unsigned events, state;
  int count;
  gboolean has_message;
};

static gboolean get_top(EventLog *log, GtkTreeIter *row) {
  return gtk_tree_model_get_iter_first(GTK_TREE_MODEL(log->store), row);
}

static void show_details(EventLog *log) {
  GtkTreeIter row;
  gboolean is_selected = gtk_tree_selection_get_selected(log->selection, NULL, &row);
  if (!is_selected) {
    gtk_label_set_text(GTK_LABEL(log->details), DETAILS_HINT);
    return;
  }
  GString *text = g_string_new(NULL);
  for (int column = 0; column < COLUMN_COUNT; column++) {
    char *cell;
    gtk_tree_model_get(GTK_TREE_MODEL(log->store), &row, column, &cell, -1);
    if (cell[0] != '\0')
      g_string_append_printf(text, "%s\u2068%s\u2069", text->len > 0 ? " · " : "", cell);
    g_free(cell);
  }
  gtk_label_set_text(GTK_LABEL(log->details), text->str);
  g_string_free(text, TRUE);
}

static void set_empty(EventLog *log, gboolean is_empty) {
  gtk_widget_set_visible(log->placeholder, is_empty);
  gtk_widget_set_sensitive(log->clear_button, !is_empty);
  gtk_widget_set_sensitive(log->copy_button, !is_empty);
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
    set_empty(log, FALSE);
    if (gtk_tree_model_iter_nth_child(GTK_TREE_MODEL(log->store), &row, NULL, CAPACITY))
      gtk_list_store_remove(log->store, &row);
  }
  g_free(event_names);
  gtk_widget_hide(log->copied_note);
}

void event_log_annotate(EventLog *log, const char *message) {
  GtkTreeIter row;
  if (!get_top(log, &row)) return;
  log->has_message = TRUE;
  gtk_list_store_set(log->store, &row, MESSAGE_COLUMN, message, -1);
}

static void clear(EventLog *log) {
  gtk_list_store_clear(log->store);
  set_empty(log, TRUE);
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
  gtk_widget_show(log->copied_note);
  g_string_free(text, TRUE);
}

/* GTK does not draw the headings in a picture of the window. */
static gboolean draw_headings(GtkWidget *table, cairo_t *context) {
  GtkTreeView *view = GTK_TREE_VIEW(table);
  if (!gtk_cairo_should_draw_window(context, gtk_tree_view_get_bin_window(view))) return FALSE;
  for (int index = 0; index < COLUMN_COUNT; index++) {
    GtkWidget *heading = gtk_tree_view_column_get_button(gtk_tree_view_get_column(view, index));
    GdkWindow *window = gtk_widget_get_window(heading);
    if (window != NULL && gtk_cairo_should_draw_window(context, window))
      gtk_container_propagate_draw(GTK_CONTAINER(table), heading, context);
  }
  return FALSE;
}

static int width_of(GtkWidget *table, const char *text) {
  PangoLayout *layout = gtk_widget_create_pango_layout(table, text);
  int width;
  pango_layout_get_pixel_size(layout, &width, NULL);
  g_object_unref(layout);
  return width + 12;
}

static GtkWidget *table_new(EventLog *log) {
  static const struct { const char *title, *typical_text; } columns[COLUMN_COUNT] = {
    { "Event", "touchDragInside × 9" }, { "Button", "Six States" },
    { "State", "highlighted" }, { "Message", "Standard but…" },
  };
  log->store = gtk_list_store_new(
      COLUMN_COUNT, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING);
  GtkWidget *table = gtk_tree_view_new_with_model(GTK_TREE_MODEL(log->store));
  gtk_tree_view_set_enable_search(GTK_TREE_VIEW(table), FALSE);
  for (int index = 0; index < COLUMN_COUNT; index++) {
    GtkCellRenderer *cell = gtk_cell_renderer_text_new();
    g_object_set(cell, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
    GtkTreeViewColumn *column = gtk_tree_view_column_new_with_attributes(
        columns[index].title, cell, "text", index, NULL);
    gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED);
    gtk_tree_view_column_set_expand(column, TRUE);
    gtk_tree_view_append_column(GTK_TREE_VIEW(table), column);
    int heading_width;
    gtk_widget_get_preferred_width(
        gtk_tree_view_column_get_button(column), NULL, &heading_width);
    gtk_tree_view_column_set_fixed_width(
        column, MAX(heading_width, width_of(table, columns[index].typical_text)));
  }
  gtk_tree_view_set_fixed_height_mode(GTK_TREE_VIEW(table), TRUE);
  atk_object_set_name(gtk_widget_get_accessible(table), "Event log");
  g_signal_connect_after(table, "draw", G_CALLBACK(draw_headings), NULL);
  log->selection = gtk_tree_view_get_selection(GTK_TREE_VIEW(table));
  g_signal_connect_swapped(log->selection, "changed", G_CALLBACK(show_details), log);
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
      text_new("Use a control of this page to see its events here.", BODY_TEXT);
  gtk_widget_set_halign(placeholder, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(placeholder, GTK_ALIGN_START);
  text_center(placeholder);
  g_object_set(
      placeholder, "margin-top", 72, "margin-start", 12, "margin-bottom", 12, "margin-end", 12,
      NULL);
  return placeholder;
}

static void destroyed(EventLog *log) {
  g_object_unref(log->store);
  g_free(log);
}

static GtkWidget *action_new(const char *title, void (*action)(EventLog *), EventLog *log) {
  GtkWidget *button = gtk_button_new_with_label(title);
  gtk_widget_set_sensitive(button, FALSE);
  g_signal_connect_swapped(button, "clicked", G_CALLBACK(action), log);
  return button;
}

GtkWidget *event_log_new(EventLog **result) {
  EventLog *log = g_new0(EventLog, 1);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  log->copied_note = text_new("Copied", CAPTION);
  gtk_widget_set_no_show_all(log->copied_note, TRUE);
  log->clear_button = action_new("Clear", clear, log);
  log->copy_button = action_new("Copy", copy, log);
  GtkWidget *heading = section_heading_new("Event Log");
  gtk_box_pack_start(GTK_BOX(heading), log->copied_note, FALSE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(heading), log->clear_button, FALSE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(heading), log->copy_button, FALSE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(column), heading, FALSE, TRUE, 0);

  GtkWidget *overlay = gtk_overlay_new();
  log->details = text_new(DETAILS_HINT, CAPTION);
  gtk_container_add(GTK_CONTAINER(overlay), scrolled_new(table_new(log)));
  log->placeholder = placeholder_new();
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), log->placeholder);
  gtk_overlay_set_overlay_pass_through(GTK_OVERLAY(overlay), log->placeholder, TRUE);
  gtk_box_pack_start(GTK_BOX(column), log->details, FALSE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(column), overlay, TRUE, TRUE, 0);

  g_object_set_data_full(G_OBJECT(column), "event-log", log, (GDestroyNotify)destroyed);
  *result = log;
  return column;
}
