#include "twin.h"

static char *style_path, *dark_style_path, *screenshot_path, *page_name;
static gboolean prints_tree, exits_after_first_frame, is_flat;
static double flip_progress = -1;
static int reported_flips, reported_themes;
static int rows = 5, columns = 3;
static Flip *flip;
static int status;

static GOptionEntry options[] = {
  { "css", 0, 0, G_OPTION_ARG_FILENAME, &style_path, "The style sheet to use", "FILE" },
  { "dark-css", 0, 0, G_OPTION_ARG_FILENAME, &dark_style_path,
    "The other style sheet, for --report-themes", "FILE" },
  { "screenshot", 0, 0, G_OPTION_ARG_FILENAME, &screenshot_path,
    "Write a PNG of the window and exit", "FILE" },
  { "page", 0, 0, G_OPTION_ARG_STRING, &page_name, "Show a page, the first without it", "ID" },
  { "rows", 0, 0, G_OPTION_ARG_INT, &rows, "The rows of the mystery grid", "N" },
  { "columns", 0, 0, G_OPTION_ARG_INT, &columns, "The columns of the mystery grid", "N" },
  { "flat", 0, 0, G_OPTION_ARG_NONE, &is_flat,
    "Put all buttons of the mystery grid into one container", NULL },
  { "flip-progress", 0, 0, G_OPTION_ARG_DOUBLE, &flip_progress,
    "Capture the Flipper's card partway through its flip", "0…1" },
  { "report-flips", 0, 0, G_OPTION_ARG_INT, &reported_flips,
    "Flip the Flipper's card N times, report each flip, and exit", "N" },
  { "report-themes", 0, 0, G_OPTION_ARG_INT, &reported_themes,
    "Change the style sheet N times, report each and exit", "N" },
  { "dump-tree", 0, 0, G_OPTION_ARG_NONE, &prints_tree,
    "Print the window's widget tree and exit", NULL },
  { "exit-after-first-frame", 0, 0, G_OPTION_ARG_NONE, &exits_after_first_frame,
    "Report the launch in key=value pairs and exit", NULL },
  { NULL },
};

/* The pages. The first one is the default. */
static GtkWidget *flipper_new(void) {
  return flipper_page_new(&flip);
}

static GtkWidget *mystery_grid_new(void) {
  return mystery_grid_page_new(rows, columns, is_flat);
}

static const struct { const char *name, *title; GtkWidget *(*make)(void); } pages[] = {
  { "buttons", "Buttons", buttons_page_new },
  { "flipper", "Flipper", flipper_new },
  { "mystery-grid", "Mystery Grid", mystery_grid_new },
};

static int page_index(void) {
  for (size_t index = 0; index < G_N_ELEMENTS(pages); index++)
    if (g_strcmp0(page_name, pages[index].name) == 0) return index;
  return 0;
}

static void quit_activated(GSimpleAction *action, GVariant *parameter, gpointer application) {
  (void)action, (void)parameter;
  g_application_quit(G_APPLICATION(application));
}

static void close_activated(GSimpleAction *action, GVariant *parameter, gpointer window) {
  (void)action, (void)parameter;
  gtk_window_close(GTK_WINDOW(window));
}

static void install_window_icon(void) {
  static const int sizes[] = { 32, 48, 64 };
  GList *icons = NULL;
  for (gsize index = 0; index < G_N_ELEMENTS(sizes); index++) {
    char *path = g_strdup_printf(
        RESOURCE_ROOT "/icons/org.buttongallery.ButtonGallery-%d.png", sizes[index]);
    GError *error = NULL;
    GdkPixbuf *pixels = gdk_pixbuf_new_from_resource(path, &error);
    if (pixels == NULL) g_error("%s: %s", path, error->message);
    icons = g_list_append(icons, pixels);
    g_free(path);
  }
  gtk_window_set_default_icon_list(icons);
  g_list_free_full(icons, g_object_unref);
}

static void started(GtkApplication *application) {
  static const GActionEntry actions[] = { { .name = "quit", .activate = quit_activated } };
  first_frame_reach(STAGE_TOOLKIT);
  theme_install((const char *const[THEME_COUNT]){ style_path, dark_style_path });
  install_window_icon();
  held_keys_install();
  g_action_map_add_action_entries(G_ACTION_MAP(application), actions, 1, application);
  gtk_application_set_accels_for_action(
      application, "app.quit", (const char *[]){ "<Primary>q", NULL });
}

static void painted(GtkWidget *window) {
  if (reported_flips > 0 && flip != NULL) {
    flip_report(flip, window, reported_flips, gtk_widget_destroy);
    return;
  }
  if (reported_themes > 0) {
    theme_report(window, reported_themes, gtk_widget_destroy);
    return;
  }
  if (exits_after_first_frame) first_frame_print();
  if (prints_tree) snapshot_print_tree(window);
  if (screenshot_path != NULL && !snapshot_write(window, screenshot_path)) status = 1;
  gtk_widget_destroy(window);
}

static GtkWidget *window_new(GtkApplication *application) {
  static const GActionEntry actions[] = { { .name = "close", .activate = close_activated } };
  GtkWidget *window = gtk_application_window_new(application);
  gtk_application_window_set_show_menubar(GTK_APPLICATION_WINDOW(window), FALSE);
  int page = page_index();
  gtk_window_set_title(GTK_WINDOW(window), pages[page].title);
  gtk_window_set_default_size(GTK_WINDOW(window), 720, 840);
  gtk_container_add(GTK_CONTAINER(window), pages[page].make());
  if (flip != NULL && flip_progress >= 0) flip_hold(flip, flip_progress);
  g_action_map_add_action_entries(G_ACTION_MAP(window), actions, 1, window);
  gtk_application_set_accels_for_action(
      application, "win.close", (const char *[]){ "<Primary>w", NULL });
  return window;
}

static int command_line_given(GtkApplication *application) {
  if (screenshot_path != NULL) snapshot_fix_look();
  GtkWidget *window = window_new(application);
  if (screenshot_path != NULL || prints_tree || exits_after_first_frame || reported_flips > 0
      || reported_themes > 0) {
    first_frame_reach(STAGE_BUILT);
    first_frame_then(window, painted);
  }
  gtk_window_present(GTK_WINDOW(window));
  return 0;
}

int main(int argument_count, char **arguments) {
  first_frame_reach(STAGE_MAIN);
  GtkApplication *application = gtk_application_new(
      "org.buttongallery.ButtonGallery",
      G_APPLICATION_HANDLES_COMMAND_LINE | G_APPLICATION_NON_UNIQUE);
  g_application_add_main_option_entries(G_APPLICATION(application), options);
  g_signal_connect(application, "startup", G_CALLBACK(started), NULL);
  g_signal_connect(application, "command-line", G_CALLBACK(command_line_given), NULL);
  int run_status = g_application_run(G_APPLICATION(application), argument_count, arguments);
  g_object_unref(application);
  return run_status != 0 ? run_status : status;
}
