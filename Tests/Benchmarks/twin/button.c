#include "twin.h"

typedef struct {
  const ButtonDescription *description;
  EventLog *log;
  GtkWidget *widget;
  GtkGesture *gesture;
  unsigned state;
  gboolean is_tracking, is_inside;
  void (*action)(gpointer);
  gpointer action_data;
} Button;

static void explain(Button *button) {
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  g_object_set(content, "margin", 12, NULL);
  GtkWidget *text = text_new(button->description->explanation, BODY_TEXT);
  gtk_label_set_max_width_chars(GTK_LABEL(text), 40);
  gtk_container_add(
      GTK_CONTAINER(content), text_new(button->description->explanation_title, HEADING));
  gtk_container_add(GTK_CONTAINER(content), text);
  gtk_widget_show_all(content);
  GtkWidget *popover = gtk_popover_new(button->widget);
  gtk_container_add(GTK_CONTAINER(popover), content);
  g_signal_connect_after(popover, "closed", G_CALLBACK(gtk_widget_destroy), NULL);
  gtk_popover_popup(GTK_POPOVER(popover));
}

static void send(Button *button, unsigned events) {
  const ButtonDescription *description = button->description;
  event_log_record(button->log, description->name, events, button->state);
  if (!(events & TOUCH_UP_INSIDE)) return;
  if (description->message != NULL) {
    g_printerr("%s\n", description->message);
    event_log_annotate(button->log, description->message);
  }
  if (description->explanation != NULL) explain(button);
  if (button->action != NULL) button->action(button->action_data);
}

static void begin(Button *button, unsigned events) {
  button->is_tracking = button->is_inside = TRUE;
  button->state |= HIGHLIGHTED;
  send(button, events);
}

static void end(Button *button, unsigned events) {
  if (!button->is_tracking) return;
  button->is_tracking = FALSE;
  button->state &= ~HIGHLIGHTED;
  send(button, events);
}

static gboolean contains(Button *button, double x, double y) {
  const GdkRectangle *frame = &button->description->frame;
  return x >= 0 && y >= 0 && x < frame->width && y < frame->height;
}

static void pressed(GtkGesture *gesture, int count, double x, double y, Button *button) {
  (void)gesture;
  if (button->state & DISABLED || !contains(button, x, y)) return;
  end(button, TOUCH_CANCEL);
  begin(button, count > 1 ? TOUCH_DOWN | TOUCH_DOWN_REPEAT : TOUCH_DOWN);
}

static void moved(GtkGesture *gesture, GdkEventSequence *sequence, Button *button) {
  double x, y;
  GdkEvent *event = gtk_get_current_event();
  if (event == NULL) return;
  GdkEventType type = event->type;
  gdk_event_free(event);
  if (type != GDK_MOTION_NOTIFY && type != GDK_TOUCH_UPDATE) return;
  if (!button->is_tracking || !gtk_gesture_get_point(gesture, sequence, &x, &y)) return;
  gboolean is_inside = contains(button, x, y);
  unsigned events = is_inside ? TOUCH_DRAG_INSIDE : TOUCH_DRAG_OUTSIDE;
  if (is_inside != button->is_inside) {
    button->state ^= HIGHLIGHTED;
    events |= is_inside ? TOUCH_DRAG_ENTER : TOUCH_DRAG_EXIT;
  }
  button->is_inside = is_inside;
  send(button, events);
}

static void released(GtkGesture *gesture, int count, double x, double y, Button *button) {
  (void)gesture, (void)count;
  gtk_widget_unset_state_flags(button->widget, GTK_STATE_FLAG_ACTIVE);
  end(button, contains(button, x, y) ? TOUCH_UP_INSIDE : TOUCH_UP_OUTSIDE);
}

static void cancelled(Button *button) {
  end(button, TOUCH_CANCEL);
}

/* A click without a pointer. The gesture reports those of the pointer. */
static void clicked(Button *button) {
  if (!gtk_widget_is_sensitive(button->widget)) return;
  GdkEvent *event = gtk_get_current_event();
  gboolean is_release = event != NULL && gtk_get_event_widget(event) == button->widget
      && (event->type == GDK_BUTTON_RELEASE || event->type == GDK_TOUCH_END);
  if (event != NULL) gdk_event_free(event);
  if (is_release) return;
  end(button, TOUCH_CANCEL);
  begin(button, TOUCH_DOWN);
  end(button, TOUCH_UP_INSIDE);
}

static void state_changed(GtkWidget *widget, GtkStateFlags before, Button *button) {
  (void)before;
  gtk_widget_queue_draw(widget);
  gboolean is_disabled = !gtk_widget_is_sensitive(widget);
  if (is_disabled == !!(button->state & DISABLED)) return;
  button->state ^= DISABLED;
  if (is_disabled) end(button, TOUCH_CANCEL);
}

void button_set_highlighted(GtkWidget *widget, gboolean is_highlighted) {
  Button *button = g_object_get_data(G_OBJECT(widget), "button");
  if (is_highlighted && !(button->state & DISABLED)) {
    button->state |= HIGHLIGHTED;
    gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, FALSE);
  } else {
    button->state &= ~HIGHLIGHTED;
    gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE);
  }
}

void button_set_selected(GtkWidget *widget, gboolean is_selected) {
  Button *button = g_object_get_data(G_OBJECT(widget), "button");
  if (is_selected) {
    button->state |= SELECTED;
    gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_CHECKED, FALSE);
  } else {
    button->state &= ~SELECTED;
    gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_CHECKED);
  }
}

void button_set_action(GtkWidget *widget, void (*action)(gpointer), gpointer data) {
  Button *button = g_object_get_data(G_OBJECT(widget), "button");
  button->action = action;
  button->action_data = data;
}

static void connect(Button *button) {
  GtkWidget *widget = button->widget;
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(button->gesture), GDK_BUTTON_PRIMARY);
  gtk_gesture_single_set_exclusive(GTK_GESTURE_SINGLE(button->gesture), TRUE);
  gtk_event_controller_set_propagation_phase(
      GTK_EVENT_CONTROLLER(button->gesture), GTK_PHASE_BUBBLE);
  g_signal_connect(button->gesture, "pressed", G_CALLBACK(pressed), button);
  g_signal_connect_after(button->gesture, "update", G_CALLBACK(moved), button);
  g_signal_connect(button->gesture, "released", G_CALLBACK(released), button);
  g_signal_connect_swapped(button->gesture, "cancel", G_CALLBACK(cancelled), button);
  g_signal_connect_swapped(widget, "unmap", G_CALLBACK(cancelled), button);
  g_signal_connect_swapped(widget, "clicked", G_CALLBACK(clicked), button);
  g_signal_connect(widget, "state-flags-changed", G_CALLBACK(state_changed), button);
  button_connect_drawing(widget, button->description);
}

static void finalized(Button *button) {
  g_object_unref(button->gesture);
  g_free(button);
}

GtkWidget *button_new(const ButtonDescription *description, EventLog *log) {
  Button *button = g_new0(Button, 1);
  button->description = description;
  button->log = log;
  button->widget = gtk_button_new();
  button->gesture = gtk_gesture_multi_press_new(button->widget);
  if (description->title != NULL) {
    GtkWidget *title = gtk_label_new(description->title);
    gtk_label_set_ellipsize(GTK_LABEL(title), PANGO_ELLIPSIZE_END);
    gtk_container_add(GTK_CONTAINER(button->widget), title);
    title_center_capitals(title, button->widget);
  }
  gtk_style_context_add_class(
      gtk_widget_get_style_context(button->widget), description->style_class);
  gtk_widget_set_size_request(
      button->widget, description->frame.width, description->frame.height);
  atk_object_set_name(gtk_widget_get_accessible(button->widget), description->name);
  connect(button);
  g_object_set_data_full(
      G_OBJECT(button->widget), "button", button, (GDestroyNotify)finalized);
  return button->widget;
}
