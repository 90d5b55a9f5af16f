#include "twin.h"

static GtkCssProvider *provider;
static char *texts[THEME_COUNT];

static void load(ThemeName theme) {
  if (texts[theme] != NULL) gtk_css_provider_load_from_data(provider, texts[theme], -1, NULL);
}

void theme_install(const char *const paths[THEME_COUNT]) {
  for (ThemeName theme = CLASSIC; theme < THEME_COUNT; theme++) {
    GError *error = NULL;
    if (paths[theme] == NULL) continue;
    if (!g_file_get_contents(paths[theme], &texts[theme], NULL, &error)) {
      g_printerr("twin: %s\n", error->message);
      g_clear_error(&error);
    }
  }
  provider = gtk_css_provider_new();
  load(CLASSIC);
  gtk_style_context_add_provider_for_screen(
      gdk_screen_get_default(), GTK_STYLE_PROVIDER(provider),
      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* The window around the page is dark with Dark, and follows the desktop with Classic. */
static void show_frame(ThemeName theme) {
  GtkSettings *settings = gtk_settings_get_default();
  const char *prefer_dark = "gtk-application-prefer-dark-theme";
  if (theme == DARK) {
    g_object_set(settings, prefer_dark, TRUE, NULL);
  } else {
    gtk_settings_reset_property(settings, prefer_dark);
  }
}

void theme_show(ThemeName theme) {
  show_frame(theme);
  load(theme);
}
