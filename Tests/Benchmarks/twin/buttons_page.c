#include "twin.h"

static const Conversion conversions[] = {
  { "UIButton, UIButtonTypeRoundedRect", "→ Button(role: .standard, size: size)",
    "Wraps a GtkButton. ControlEventMachine turns its presses into control events." },
  { "addTarget:action:forControlEvents:", "→ addTarget(_:action:for:)",
    "The target is weak. Swift functions can't be compared, so each selector has a name." },
  { "touch-up-inside by keyboard", "→ touchDown at key down, touchUpInside at key up",
    "Escape cancels the press, and so does losing the focus." },
  { "UIButtonTypeInfoLight, UIButtonTypeInfoDark", "→ Button(role: .infoLight, size: size)",
    "UIKit's info buttons flip their own view. These two open another page on purpose." },
  { "stretchableImageWithLeftCapWidth:topCapHeight:",
    "→ StretchableImage(name:size:leftCap:topCap:)",
    "Cairo draws nine slices, because GTK's border-image doesn't fill the middle." },
  { "setTitleColor:forState:", "→ StateTable, and a CSS rule for each state",
    "GTK applies the most specific rule; UIKit uses the state's value, or else normal's." },
  { "PrettyButton : UIButton", "→ PrettyButton: Button",
    "The subclass sets its look once, so its instances need no further setup." },
  { NULL },
};

static const PageDescription description = {
  .title = "Buttons",
  .summary =
      "A standard button, a subclass with its own look, and UIKit's six button types.",
  .conversions = conversions,
};

/* The three samples that the switches control. They exist as long as the switches. */
static GtkWidget *sample_buttons[SAMPLE_COUNT];

static void pack(GtkWidget *box, GtkWidget *child, gboolean expand) {
  gtk_box_pack_start(GTK_BOX(box), child, expand, TRUE, 0);
}

static GtkWidget *canvas_new(EventLog *log) {
  GtkWidget *canvas = gtk_fixed_new();
  gtk_widget_set_size_request(canvas, 320, 386);
  for (int index = 0; index < SAMPLE_COUNT; index++) {
    sample_buttons[index] = button_new(&samples[index], log);
    gtk_fixed_put(
        GTK_FIXED(canvas), sample_buttons[index], samples[index].frame.x, samples[index].frame.y);
  }
  for (int index = 0; index < TYPE_COUNT; index++) {
    const ButtonDescription *type = &types[index].button;
    gtk_fixed_put(GTK_FIXED(canvas), button_new(type, log), type->frame.x, type->frame.y);
    const GdkPoint *place = &types[index].caption_place;
    stage_label_add(
        canvas, types[index].caption, "label-caption", 0.5,
        (GdkRectangle){ place->x, place->y, 120, 18 });
  }
  return canvas;
}

/* A click does not focus a GtkSwitch, and disabling the focused button would lose the focus. */
static void enabled_turned(GtkSwitch *toggle) {
  gtk_widget_grab_focus(GTK_WIDGET(toggle));
  for (int index = 0; index < SAMPLE_COUNT; index++)
    gtk_widget_set_sensitive(sample_buttons[index], gtk_switch_get_active(toggle));
}

static void highlighted_turned(GtkSwitch *toggle) {
  gtk_widget_grab_focus(GTK_WIDGET(toggle));
  for (int index = 0; index < SAMPLE_COUNT; index++)
    button_set_highlighted(sample_buttons[index], gtk_switch_get_active(toggle));
}

static void selected_turned(GtkSwitch *toggle) {
  gtk_widget_grab_focus(GTK_WIDGET(toggle));
  for (int index = 0; index < SAMPLE_COUNT; index++)
    button_set_selected(sample_buttons[index], gtk_switch_get_active(toggle));
}

static GtkWidget *switch_new(const char *title, gboolean is_on, void (*turned)(GtkSwitch *)) {
  GtkWidget *toggle = gtk_switch_new();
  gtk_switch_set_active(GTK_SWITCH(toggle), is_on);
  g_signal_connect(toggle, "notify::active", G_CALLBACK(turned), NULL);
  atk_object_set_name(gtk_widget_get_accessible(toggle), title);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  pack(box, text_new(title, BODY_TEXT), FALSE);
  pack(box, toggle, FALSE);
  return box;
}

static GtkWidget *switches_new(void) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 24);
  gtk_widget_set_halign(row, GTK_ALIGN_CENTER);
  pack(row, switch_new("Enabled", TRUE, enabled_turned), FALSE);
  pack(row, switch_new("Highlighted", FALSE, highlighted_turned), FALSE);
  pack(row, switch_new("Selected", FALSE, selected_turned), FALSE);
  return row;
}

GtkWidget *buttons_page_new(void) {
  EventLog *log;
  GtkWidget *log_view = event_log_new(&log);
  GtkWidget *note = note_new(
      "The switches act on Standard, Custom, and Six States. As in UIKit, a press ends the highlight. "
      "Standard and Custom have no values for the selected state, so they look normal when selected. "
      "Six States has a value for each state.");
  return page_new(&description, canvas_new(log), switches_new(), note, log_view);
}
