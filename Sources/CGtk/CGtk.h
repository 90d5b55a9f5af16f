/* GTK 3 for Swift, and what Swift cannot see of it: cast macros, type checks, variadic
   functions, and `g_signal_connect` with one typed function for each shape of callback. */
#ifndef CGTK_H
#define CGTK_H

#include <gtk/gtk.h>

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

#endif
