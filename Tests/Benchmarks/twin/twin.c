#include "twin.h"

static char *style_path, *screenshot_path, *page_name;
static gboolean prints_tree, exits_after_first_frame;
static double flip_progress = -1;
static int reported_flips;
static Flip *flip;
static int status;

static GOptionEntry options[] = {
  { "css", 0, 0, G_OPTION_ARG_FILENAME, &style_path, "The style sheet to use", "FILE" },
  { "screenshot", 0, 0, G_OPTION_ARG_FILENAME, &screenshot_path,
    "Write a PNG of the window and exit", "FILE" },
  { "page", 0, 0, G_OPTION_ARG_STRING, &page_name, "Show a page, buttons or flipper", "ID" },
  { "flip-progress", 0, 0, G_OPTION_ARG_DOUBLE, &flip_progress,
    "Hold the Flipper's card in the screenshot", "0…1" },
  { "report-flips", 0, 0, G_OPTION_ARG_INT, &reported_flips,
    "Flip the Flipper's card N times, report each and exit", "N" },
  { "dump-tree", 0, 0, G_OPTION_ARG_NONE, &prints_tree,
    "Print the window's widget tree and exit", NULL },
  { "exit-after-first-frame", 0, 0, G_OPTION_ARG_NONE, &exits_after_first_frame,
    "Report the start in key=value pairs and exit", NULL },
  { NULL },
};

static void load_style(void) {
  char *text = NULL;
  GError *error = NULL;
  if (!g_file_get_contents(style_path, &text, NULL, &error)) {
    g_printerr("twin: %s\n", error->message);
    g_clear_error(&error);
    return;
  }
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, text, -1, NULL);
  gtk_style_context_add_provider_for_screen(
      gdk_screen_get_default(), GTK_STYLE_PROVIDER(provider),
      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
  g_free(text);
}

static void quit_activated(GSimpleAction *action, GVariant *parameter, gpointer application) {
  (void)action, (void)parameter;
  g_application_quit(G_APPLICATION(application));
}

static void close_activated(GSimpleAction *action, GVariant *parameter, gpointer window) {
  (void)action, (void)parameter;
  gtk_window_close(GTK_WINDOW(window));
}

static void started(GtkApplication *application) {
  static const GActionEntry actions[] = { { .name = "quit", .activate = quit_activated } };
  first_frame_reach(STAGE_TOOLKIT);
  load_style();
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
  if (exits_after_first_frame) first_frame_print();
  if (prints_tree) snapshot_print_tree(window);
  if (screenshot_path != NULL && !snapshot_write(window, screenshot_path)) status = 1;
  gtk_widget_destroy(window);
}

static GtkWidget *window_new(GtkApplication *application) {
  static const GActionEntry actions[] = { { .name = "close", .activate = close_activated } };
  GtkWidget *window = gtk_application_window_new(application);
  gtk_application_window_set_show_menubar(GTK_APPLICATION_WINDOW(window), FALSE);
  gboolean is_flipper = g_strcmp0(page_name, "flipper") == 0;
  gtk_window_set_title(GTK_WINDOW(window), is_flipper ? "Flipper" : "Buttons");
  gtk_window_set_default_size(GTK_WINDOW(window), 720, 720);
  gtk_container_add(
      GTK_CONTAINER(window), is_flipper ? flipper_page_new(&flip) : buttons_page_new());
  if (flip != NULL && flip_progress >= 0) flip_hold(flip, flip_progress);
  g_action_map_add_action_entries(G_ACTION_MAP(window), actions, 1, window);
  gtk_application_set_accels_for_action(
      application, "win.close", (const char *[]){ "<Primary>w", NULL });
  return window;
}

static int command_line_given(GtkApplication *application) {
  if (screenshot_path != NULL) snapshot_fix_look();
  GtkWidget *window = window_new(application);
  if (screenshot_path != NULL || prints_tree || exits_after_first_frame || reported_flips > 0) {
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
