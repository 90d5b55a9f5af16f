#include "twin.h"

static const Conversion conversions[] = {
  { "init(withRadius:title:titleColor:target:selector:backgroundColor:borderColor:borderWidth:"
    "position:)",
    "→ the same convenience init, which throws",
    "An extension may not declare a designated initializer; this one calls one." },
  { "target, selector", "→ a weak target and an unapplied method",
    "RoundButtonsViewController.buttonTapped is sent on touch-down, as in the document." },
  { "layer.cornerRadius, borderColor, borderWidth", "→ RoundButtonSpecification.styleClass",
    "One CSS rule in the one sheet; buttons with equal figures share it." },
  { "bounds of the button", "→ HitArea.circle",
    "Only the circle takes the pointer; a press in its square's corner goes beneath." },
  { "an animation of 0.75 s in buttonTapped", "→ Animator<RoundButtonColors>.toggle(resting:at:)",
    "The colors are computed and drawn; no CSS transition runs beside it." },
  { NULL },
};

static const PageDescription description = {
  .title = "Round Buttons",
  .summary = "Circular buttons of several sizes, each made by one call of a convenience initializer.",
  .conversions = conversions,
};

/* The document's example, which wears another class in each theme, and the buttons around it. */
static const char *const example_classes[THEME_COUNT] = {
  [CLASSIC] = "round-50-1-808080-808080-ffffff", [DARK] = "round-50-1-6c7480-6c7480-ffffff",
};
static const ButtonDescription buttons[] = {
  { .name = "My Button", .title = "My Button", .style_class = "round-50-1-808080-808080-ffffff",
    .frame = { 0, 0, 100, 100 } },
  { .name = "Leaf", .title = "Leaf", .style_class = "round-36-3-2e9e5b-0d4a2a-ffffff",
    .frame = { 130, 14, 72, 72 } },
  { .name = "Sea", .title = "Sea", .style_class = "round-44-6-2f92d0-fff6e2-12355e",
    .frame = { 232, 6, 88, 88 } },
  { .name = "Coral Reef", .title = "Coral Reef", .style_class = "round-60-4-e8604c-6b161f-fff6e2",
    .frame = { 0, 130, 120, 120 } },
  { .name = "Go", .title = "Go", .style_class = "round-24-2-a578e0-452074-ffffff",
    .frame = { 150, 166, 48, 48 } },
  { .name = "Harbor", .title = "Harbor", .style_class = "round-46-2-2f92d0-12355e-ffffff",
    .frame = { 228, 144, 92, 92 } },
  { .name = "Meadow Saffron", .title = "Meadow Saffron",
    .style_class = "round-30-3-a578e0-fff6e2-452074", .frame = { 0, 305, 60, 60 } },
  { .name = "Woodland", .title = "Woodland", .style_class = "round-55-8-2e9e5b-fff6e2-0d4a2a",
    .frame = { 90, 280, 110, 110 } },
  { .name = "Vineyard", .title = "Vineyard", .style_class = "round-45-1-e8604c-6b161f-ffffff",
    .frame = { 230, 290, 90, 90 } },
};

static GtkWidget *example;

static void theme_changed(ThemeName theme) {
  GtkStyleContext *style = gtk_widget_get_style_context(example);
  for (ThemeName name = CLASSIC; name < THEME_COUNT; name++)
    gtk_style_context_remove_class(style, example_classes[name]);
  gtk_style_context_add_class(style, example_classes[theme]);
}

GtkWidget *round_buttons_page_new(void) {
  EventLog *log;
  GtkWidget *log_view = event_log_new(&log);
  GtkWidget *canvas = gtk_fixed_new();
  gtk_widget_set_size_request(canvas, 320, 390);
  g_object_set(canvas, "margin", 18, NULL);
  for (size_t index = 0; index < G_N_ELEMENTS(buttons); index++) {
    GtkWidget *button = button_new(&buttons[index], log);
    if (index == 0) example = button;
    gtk_fixed_put(GTK_FIXED(canvas), button, buttons[index].frame.x, buttons[index].frame.y);
  }
  theme_observe(theme_changed);
  GtkWidget *reset = gtk_button_new_with_label("Reset");
  gtk_widget_set_halign(reset, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive(reset, FALSE);
  GtkWidget *note = note_new(
      "A press turns any circle gray, and a gray one white. Reset brings back the colors that they had "
      "at first.");
  return page_new(&description, canvas, reset, note, log_view);
}
