#include <math.h>

#include "twin.h"

static const Conversion conversions[] = {
  { "FlipperView, isFlipped, toggle", "→ FlipperView, Flip.isFlipped, Flip.toggle(at:)",
    "Pressing the card while it turns reverses the turn, so no press is lost." },
  { "transitionFlipFromRight, transitionFlipFromLeft", "→ FlipPerspective.strips(at:)",
    "GTK has no flip animation, so cairo draws each side in strips, in true perspective." },
  { "an animation of 1 s, run by UIView", "→ Flip.pose(at:) in a tick of the frame clock",
    "The frame clock passes the time to the model, which doesn't read a clock itself." },
  { "FrontView : UIImageView, BackView", "→ FrontView, BackView",
    "The front shows a weather card. The back has its settings and a Done button." },
  { "infoButton, showInfo", "→ Button(role: .infoDark), toggle",
    "As in UIKit, the info button flips its own view. On the Buttons page, it opens this page." },
  { NULL },
};

static const PageDescription description = {
  .title = "Flipper",
  .summary = "A weather card that turns over to its settings, in true perspective.",
  .conversions = conversions,
};

typedef struct { const char *name, *condition; Picture *picture; double now, high, low; } City;

static Picture front = { .name = "front" };
static Picture back = { .name = "back" };
static Picture sun = { .name = "weather-clear" };
static Picture clouds = { .name = "weather-clouds" };
static Picture rain = { .name = "weather-rain" };
static Picture snow = { .name = "weather-snow" };
static Picture storm = { .name = "weather-storm" };
static Picture info_dark = { .name = "info-dark", .size = 22 };

static const City cities[] = {
  { "Cupertino", "Clear", &sun, 22.5, 25, 12.5 }, { "Cairo", "Clear", &sun, 36, 38.5, 24 },
  { "Nairobi", "Cloudy", &clouds, 19, 23, 14 }, { "London", "Rain", &rain, 11, 13.5, 8 },
  { "Reykjavík", "Snow", &snow, -2.5, 0.4, -7 },
  { "Singapore", "Thunderstorm", &storm, 29, 32, 25.5 },
};

static const ButtonDescription info = {
  .name = "Settings", .style_class = "button-info-dark", .frame = { 277, 437, 43, 43 },
  .image = &info_dark,
};
static const ButtonDescription done = {
  .name = "Done", .title = "Done", .style_class = "button-rounded-rect",
  .frame = { 220, 430, 88, 40 },
};

typedef struct {
  GtkWidget *front, *city, *condition, *picture, *temperature, *range;
  int chosen_city;
  gboolean is_fahrenheit;
} Card;

static int degrees(const Card *card, double celsius) {
  return (int)round(card->is_fahrenheit ? celsius * 9 / 5 + 32 : celsius);
}

static char *number(int degrees) {
  return g_strdup_printf("%s%d", degrees < 0 ? "\u2212" : "", abs(degrees));
}

static void show_card(Card *card) {
  const City *city = &cities[card->chosen_city];
  const char *unit = card->is_fahrenheit ? "°F" : "°C";
  g_autofree char *now = number(degrees(card, city->now));
  g_autofree char *high = number(degrees(card, city->high));
  g_autofree char *low = number(degrees(card, city->low));
  g_autofree char *temperature = g_strdup_printf("%s\u00a0%s", now, unit);
  g_autofree char *range = g_strdup_printf("High %s° · Low %s°", high, low);
  g_autofree char *everything = g_strdup_printf(
      "%s: %s, %s, high %s\u00a0%s, low %s\u00a0%s. Sample data.", city->name, city->condition,
      temperature, high, unit, low, unit);
  gtk_label_set_text(GTK_LABEL(card->city), city->name);
  gtk_label_set_text(GTK_LABEL(card->condition), city->condition);
  gtk_label_set_text(GTK_LABEL(card->temperature), temperature);
  gtk_label_set_text(GTK_LABEL(card->range), range);
  g_object_set_data(G_OBJECT(card->picture), "picture", city->picture);
  atk_object_set_name(gtk_widget_get_accessible(card->picture), city->condition);
  atk_object_set_name(gtk_widget_get_accessible(card->front), everything);
  gtk_widget_queue_draw(card->picture);
}

static gboolean draw_picture(GtkWidget *widget, cairo_t *context) {
  Picture *picture = g_object_get_data(G_OBJECT(widget), "picture");
  cairo_set_source_surface(
      context, picture_surface(picture, gtk_widget_get_scale_factor(widget)), 0, 0);
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST);
  cairo_paint(context);
  return FALSE;
}

/* A picture that can contain widgets at fixed positions. */
static GtkWidget *image_new(Picture *picture, int width, int height, AtkRole role) {
  GtkWidget *image = gtk_fixed_new();
  gtk_widget_set_size_request(image, width, height);
  gtk_widget_set_halign(image, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(image, GTK_ALIGN_CENTER);
  atk_object_set_role(gtk_widget_get_accessible(image), role);
  g_object_set_data(G_OBJECT(image), "picture", picture);
  g_signal_connect(image, "draw", G_CALLBACK(draw_picture), NULL);
  return image;
}

static void add_button(GtkWidget *side, GtkWidget *button, const ButtonDescription *description) {
  gtk_fixed_put(GTK_FIXED(side), button, description->frame.x, description->frame.y);
}

static GtkWidget *choice_new(
    GtkOrientation orientation, const char *name, int height, void (*chosen)(GtkToggleButton *),
    Card *card, const char *(*title)(int index), int count) {
  GtkWidget *choice = gtk_box_new(orientation, 8);
  gtk_box_set_homogeneous(GTK_BOX(choice), TRUE);
  gtk_widget_set_size_request(choice, 264, height);
  atk_object_set_role(gtk_widget_get_accessible(choice), ATK_ROLE_GROUPING);
  atk_object_set_name(gtk_widget_get_accessible(choice), name);
  GtkWidget *first = NULL;
  for (int index = 0; index < count; index++) {
    GtkWidget *segment =
        gtk_radio_button_new_with_label_from_widget(GTK_RADIO_BUTTON(first), title(index));
    if (first == NULL) first = segment;
    gtk_toggle_button_set_mode(GTK_TOGGLE_BUTTON(segment), FALSE);
    if (orientation == GTK_ORIENTATION_VERTICAL)
      gtk_widget_set_halign(gtk_bin_get_child(GTK_BIN(segment)), GTK_ALIGN_START);
    title_center_capitals(gtk_bin_get_child(GTK_BIN(segment)), segment);
    gtk_style_context_add_class(gtk_widget_get_style_context(segment), "button-choice");
    gtk_box_pack_start(GTK_BOX(choice), segment, TRUE, TRUE, 0);
    g_object_set_data(G_OBJECT(segment), "index", GINT_TO_POINTER(index));
    g_object_set_data(G_OBJECT(segment), "card", card);
    g_signal_connect(segment, "toggled", G_CALLBACK(chosen), NULL);
  }
  return choice;
}

static const char *unit_title(int index) {
  return index == 0 ? "Celsius" : "Fahrenheit";
}

static const char *city_title(int index) {
  return cities[index].name;
}

static void unit_chosen(GtkToggleButton *segment) {
  Card *card = g_object_get_data(G_OBJECT(segment), "card");
  if (!gtk_toggle_button_get_active(segment)) return;
  card->is_fahrenheit = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(segment), "index"));
  show_card(card);
}

static void city_chosen(GtkToggleButton *segment) {
  Card *card = g_object_get_data(G_OBJECT(segment), "card");
  if (!gtk_toggle_button_get_active(segment)) return;
  card->chosen_city = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(segment), "index"));
  show_card(card);
}

static GtkWidget *front_new(GtkWidget *info_button) {
  Card *card = g_new0(Card, 1);
  GtkWidget *side = image_new(&front, 320, 480, ATK_ROLE_GROUPING);
  card->front = side;
  card->city =
      stage_label_add(side, "", "label-weather-place", 0.5, (GdkRectangle){ 12, 24, 296, 32 });
  card->condition =
      stage_label_add(side, "", "label-weather-condition", 0.5, (GdkRectangle){ 12, 56, 296, 20 });
  card->picture = image_new(&sun, 96, 96, ATK_ROLE_IMAGE);
  gtk_fixed_put(GTK_FIXED(side), card->picture, 112, 90);
  card->temperature =
      stage_label_add(
          side, "", "label-weather-temperature", 0.5, (GdkRectangle){ 12, 200, 296, 94 });
  card->range =
      stage_label_add(side, "", "label-weather-condition", 0.5, (GdkRectangle){ 12, 295, 296, 22 });
  stage_label_add(
      side, "Sample data", "label-weather-notice", 0, (GdkRectangle){ 18, 450, 200, 18 });
  add_button(side, info_button, &info);
  g_object_set_data_full(G_OBJECT(side), "card", card, g_free);
  show_card(card);
  return side;
}

static GtkWidget *back_new(GtkWidget *done_button, Card *card) {
  GtkWidget *side = image_new(&back, 320, 480, ATK_ROLE_GROUPING);
  atk_object_set_name(gtk_widget_get_accessible(side), "Settings");
  stage_label_add(side, "Settings", "label-settings-heading", 0, (GdkRectangle){ 18, 16, 284, 28 });
  gtk_fixed_put(
      GTK_FIXED(side),
      choice_new(
          GTK_ORIENTATION_HORIZONTAL, "Unit", 36, unit_chosen, card, unit_title, 2),
      28, 76);
  gtk_fixed_put(
      GTK_FIXED(side),
      choice_new(
          GTK_ORIENTATION_VERTICAL, "City", 256, city_chosen, card, city_title,
          G_N_ELEMENTS(cities)),
      28, 128);
  stage_label_add(
      side, "Sample weather data", "label-settings-notice", 0,
      (GdkRectangle){ 28, 392, 264, 18 });
  add_button(side, done_button, &done);
  return side;
}

GtkWidget *flipper_page_new(Flip **flip) {
  EventLog *log;
  GtkWidget *log_view = event_log_new(&log);
  GtkWidget *buttons[2] = { button_new(&info, log), button_new(&done, log) };
  GtkWidget *sides[2];
  sides[FRONT] = front_new(buttons[FRONT]);
  sides[BACK] = back_new(buttons[BACK], g_object_get_data(G_OBJECT(sides[FRONT]), "card"));
  GtkWidget *card = flip_new(flip, sides, buttons);
  gtk_style_context_add_class(gtk_widget_get_style_context(card), "weather-card");
  gtk_widget_set_size_request(card, 320, 480);
  g_object_set(card, "margin", 24, NULL);
  for (int side = FRONT; side <= BACK; side++)
    button_set_action(buttons[side], (void (*)(gpointer))flip_toggle, *flip);
  return page_new(&description, card, NULL, NULL, log_view);
}
