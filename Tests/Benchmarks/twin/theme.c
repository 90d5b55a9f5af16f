#include "twin.h"

static GtkCssProvider *provider;
static char *texts[THEME_COUNT];
static void (*changed)(ThemeName theme);

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

void theme_observe(void (*handler)(ThemeName theme)) {
  changed = handler;
}

void theme_show(ThemeName theme) {
  if (changed != NULL) changed(theme);
  load(theme);
}
