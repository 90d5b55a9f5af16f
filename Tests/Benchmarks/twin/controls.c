#include "twin.h"

static char *joined_names(unsigned bits, const char *const *names, int count) {
  GString *text = g_string_new(NULL);
  for (int bit = 0; bit < count; bit++) {
    if (!(bits & 1u << bit)) continue;
    if (text->len > 0) g_string_append(text, " + ");
    g_string_append(text, names[bit]);
  }
  return g_string_free(text, FALSE);
}

char *names_of_events(unsigned events) {
  static const char *const names[] = {
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel",
  };
  return joined_names(events, names, G_N_ELEMENTS(names));
}

char *names_of_state(unsigned state) {
  static const char *const names[] = { "highlighted", "disabled", "selected" };
  if (state == NORMAL) return g_strdup("normal");
  return joined_names(state, names, G_N_ELEMENTS(names));
}
