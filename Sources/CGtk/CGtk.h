/* GTK 3 for Swift, and what Swift cannot see of it: cast macros, type checks, variadic
   functions, and `g_signal_connect` with one typed function for each shape of callback. */
#ifndef CGTK_H
#define CGTK_H

#include <gtk/gtk.h>
#include <time.h>

/* Casts. Each checks the instance's type at run time, as GTK's own macros do. */

static inline GObject *cgtk_object(gpointer object) { return G_OBJECT(object); }
static inline GtkWidget *cgtk_widget(gpointer object) { return GTK_WIDGET(object); }
static inline GtkContainer *cgtk_container(gpointer object) { return GTK_CONTAINER(object); }
static inline GtkBox *cgtk_box(gpointer object) { return GTK_BOX(object); }
static inline GtkLabel *cgtk_label(gpointer object) { return GTK_LABEL(object); }
static inline GtkWindow *cgtk_window(gpointer object) { return GTK_WINDOW(object); }

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

/* Time. The processor time that the whole process has used, in microseconds. */

static inline gint64 cgtk_processor_time(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) != 0) return 0;
  return (gint64)time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

#endif
