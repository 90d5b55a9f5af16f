#include <math.h>

#include "twin.h"

#define DURATION 1.0

struct Flip {
  GtkWidget *box, *stack;
  GtkWidget *sides[2], *buttons[2];
  cairo_surface_t *pictures[2];
  Side shown;
  gboolean is_flipping, is_ticking, is_held;
  /* The progress at the start and the end of the turn, the start time and the current time, and the
     progress that is held for a picture. */
  double from, to, began, now, held;
  gulong key_handler;
};

static double elapsed(Flip *flip) {
  double way = fabs(flip->to - flip->from) * DURATION;
  if (way <= 0) return flip->to;
  double part = CLAMP((flip->now - flip->began) / way, 0, 1);
  return flip->from + (flip->to - flip->from) * part;
}

gboolean flip_is_turning(Flip *flip) {
  return elapsed(flip) != flip->to;
}

static Side visible_side(Flip *flip) {
  GtkWidget *visible = gtk_stack_get_visible_child(GTK_STACK(flip->stack));
  return visible == flip->sides[BACK] ? BACK : FRONT;
}

static void capture(Flip *flip) {
  GtkWidget *stack = flip->stack;
  if (!gtk_widget_is_drawable(stack)) return;
  int scale = gtk_widget_get_scale_factor(stack);
  cairo_surface_t *picture = gdk_window_create_similar_image_surface(
      gtk_widget_get_window(stack), CAIRO_FORMAT_ARGB32,
      gtk_widget_get_allocated_width(stack) * scale, gtk_widget_get_allocated_height(stack) * scale,
      scale);
  cairo_t *context = cairo_create(picture);
  gtk_widget_draw(stack, context);
  cairo_destroy(context);
  flip->pictures[visible_side(flip)] = picture;
}

static void forget_pictures(Flip *flip) {
  for (int side = FRONT; side <= BACK; side++)
    g_clear_pointer(&flip->pictures[side], cairo_surface_destroy);
}

static gboolean draw(GtkWidget *box, cairo_t *context, Flip *flip) {
  if (!flip->is_flipping) return FALSE;
  if (flip->pictures[visible_side(flip)] == NULL) capture(flip);
  double progress = flip->is_held ? flip->held : flip_ease(elapsed(flip));
  Side facing = progress < 0.5 ? FRONT : BACK;
  if (flip->pictures[facing] == NULL) return TRUE;
  double width = gtk_widget_get_allocated_width(box);
  double height = gtk_widget_get_allocated_height(box);
  cairo_save(context);
  cairo_rectangle(context, 0, 0, width, height);
  cairo_clip(context);
  flip_draw_strips(
      context, flip->pictures[facing], -180 * progress + (facing == BACK ? 180 : 0), width, height,
      gtk_widget_get_scale_factor(box));
  cairo_restore(context);
  return TRUE;
}

static gboolean key_pressed(GtkWidget *window, GdkEventKey *event, Flip *flip) {
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(window));
  gboolean is_ours = focus == NULL || gtk_widget_is_ancestor(focus, flip->box);
  if (!gtk_widget_get_mapped(flip->box) || !is_ours || event->is_modifier) return FALSE;
  if (gtk_window_activate_key(GTK_WINDOW(window), event)) return TRUE;
  if (event->state & (GDK_CONTROL_MASK | GDK_MOD1_MASK | GDK_SUPER_MASK)) return FALSE;
  switch (event->keyval) {
  case GDK_KEY_Return: case GDK_KEY_KP_Enter: case GDK_KEY_ISO_Enter:
  case GDK_KEY_space: case GDK_KEY_KP_Space:
    flip_toggle(flip);
  }
  return TRUE;
}

static gboolean button_pressed(GtkWidget *box, GdkEventButton *event, Flip *flip) {
  (void)box;
  if (!flip->is_flipping) return FALSE;
  if (event->type == GDK_BUTTON_PRESS && event->button == GDK_BUTTON_PRIMARY) flip_toggle(flip);
  return TRUE;
}

static gboolean button_released(GtkWidget *box, GdkEventButton *event, Flip *flip) {
  (void)box, (void)event;
  return flip->is_flipping;
}

static void set_shielded(Flip *flip, gboolean is_shielded) {
  GtkWidget *window = gtk_widget_get_toplevel(flip->box);
  if (is_shielded == (flip->key_handler != 0)) return;
  gtk_event_box_set_above_child(GTK_EVENT_BOX(flip->box), is_shielded);
  if (is_shielded) {
    flip->key_handler = g_signal_connect(window, "key-press-event", G_CALLBACK(key_pressed), flip);
  } else {
    g_signal_handler_disconnect(window, flip->key_handler);
    flip->key_handler = 0;
  }
}

static void show_side(Flip *flip) {
  gtk_stack_set_visible_child(GTK_STACK(flip->stack), flip->sides[flip->shown]);
}

static void begin(Flip *flip) {
  flip->is_flipping = TRUE;
  if (!gtk_widget_get_mapped(flip->box)) return;
  if (flip->pictures[FRONT] == NULL && flip->pictures[BACK] == NULL) {
    GtkAllocation place;
    gtk_widget_get_allocation(flip->stack, &place);
    gtk_widget_get_preferred_size(flip->stack, NULL, NULL);
    gtk_widget_size_allocate(flip->stack, &place);
    capture(flip);
  }
  set_shielded(flip, TRUE);
  show_side(flip);
  gtk_widget_queue_draw(flip->box);
}

static void end(Flip *flip) {
  if (flip->is_flipping) {
    flip->is_flipping = FALSE;
    forget_pictures(flip);
    set_shielded(flip, FALSE);
  }
  show_side(flip);
  gtk_widget_queue_draw(flip->box);
}

static void mapped(Flip *flip) {
  if (flip->is_flipping) begin(flip);
}

static gboolean has_animations(void) {
  gboolean is_on;
  g_object_get(gtk_settings_get_default(), "gtk-enable-animations", &is_on, NULL);
  return is_on;
}

static gboolean tick(GtkWidget *box, GdkFrameClock *clock, gpointer data) {
  Flip *flip = data;
  flip->now = gdk_frame_clock_get_frame_time(clock) / 1e6;
  if (!gtk_widget_get_mapped(box) || !has_animations()) flip->from = flip->to;
  flip->is_ticking = flip_is_turning(flip);
  if (flip->is_ticking) gtk_widget_queue_draw(box);
  else end(flip);
  return flip->is_ticking;
}

void flip_toggle(Flip *flip) {
  gboolean is_seen = gtk_widget_get_mapped(flip->box) && has_animations();
  GdkFrameClock *clock = gtk_widget_get_frame_clock(flip->box);
  if (clock != NULL) flip->now = gdk_frame_clock_get_frame_time(clock) / 1e6;
  double goal = flip->to == 1 ? 0 : 1;
  flip->from = is_seen ? elapsed(flip) : goal;
  flip->to = goal;
  flip->began = flip->now;
  flip->shown = goal == 1 ? BACK : FRONT;
  if (flip_is_turning(flip)) {
    begin(flip);
    if (!flip->is_ticking) gtk_widget_add_tick_callback(flip->box, tick, flip, NULL);
    flip->is_ticking = TRUE;
  } else {
    end(flip);
  }
  gtk_widget_grab_focus(flip->buttons[flip->shown]);
}

void flip_hold(Flip *flip, double progress) {
  flip->is_held = TRUE;
  flip->held = progress;
  flip->shown = BACK;
  begin(flip);
}

static void freed(Flip *flip) {
  forget_pictures(flip);
  g_free(flip);
}

GtkWidget *flip_new(Flip **result, GtkWidget *const sides[2], GtkWidget *const buttons[2]) {
  Flip *flip = g_new0(Flip, 1);
  flip->stack = gtk_stack_new();
  flip->box = gtk_event_box_new();
  gtk_event_box_set_visible_window(GTK_EVENT_BOX(flip->box), FALSE);
  gtk_container_add(GTK_CONTAINER(flip->box), flip->stack);
  for (int side = FRONT; side <= BACK; side++) {
    flip->sides[side] = sides[side];
    flip->buttons[side] = buttons[side];
    gtk_widget_show(sides[side]);
    gtk_container_add(GTK_CONTAINER(flip->stack), sides[side]);
  }
  g_signal_connect(flip->box, "draw", G_CALLBACK(draw), flip);
  g_signal_connect(flip->box, "button-press-event", G_CALLBACK(button_pressed), flip);
  g_signal_connect(flip->box, "button-release-event", G_CALLBACK(button_released), flip);
  g_signal_connect_data(
      flip->box, "map", G_CALLBACK(mapped), flip, NULL, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  g_object_set_data_full(G_OBJECT(flip->box), "flip", flip, (GDestroyNotify)freed);
  *result = flip;
  return flip->box;
}
