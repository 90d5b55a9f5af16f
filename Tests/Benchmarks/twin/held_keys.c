#include "twin.h"

/* The time in milliseconds after which a key without events counts as released, because its release
   can be lost during a grab. */
#define LONGEST_PAUSE 1000

static guint32 last_seen[256];
static gboolean is_down[256];

static gboolean activates(guint key) {
  switch (key) {
  case GDK_KEY_Return: case GDK_KEY_KP_Enter: case GDK_KEY_ISO_Enter:
  case GDK_KEY_space: case GDK_KEY_KP_Space:
    return TRUE;
  default:
    return FALSE;
  }
}

static gboolean is_focus_on_button(GdkEvent *event) {
  GtkWidget *widget = gtk_get_event_widget(event);
  if (widget == NULL) return FALSE;
  GtkWidget *window = gtk_widget_get_toplevel(widget);
  if (!GTK_IS_WINDOW(window)) return FALSE;
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(window));
  return GTK_IS_BUTTON(focus) || GTK_IS_SWITCH(focus);
}

static gboolean repeats(const GdkEventKey *key) {
  guint8 code = key->hardware_keycode & 0xff;
  gboolean is_repeat = is_down[code] && key->time - last_seen[code] < LONGEST_PAUSE;
  is_down[code] = TRUE;
  last_seen[code] = key->time;
  return is_repeat;
}

static void handle(GdkEvent *event, gpointer data) {
  (void)data;
  if (event->type == GDK_KEY_PRESS) {
    if (repeats(&event->key) && activates(event->key.keyval) && is_focus_on_button(event)) return;
  } else if (event->type == GDK_KEY_RELEASE) {
    is_down[event->key.hardware_keycode & 0xff] = FALSE;
  }
  gtk_main_do_event(event);
}

void held_keys_install(void) {
  gdk_event_handler_set(handle, NULL, NULL);
}
