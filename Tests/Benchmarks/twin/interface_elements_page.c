#include "twin.h"

#define LINE 18
#define LEFT_COLUMN 111
#define RIGHT_COLUMN 117
#define WIDTH 320

static const Conversion conversions[] = {
  { "ISInterfaceElements", "→ InterfaceElements", "The class prefix is a module's name in Swift." },
  { "getColor: BackgroundColor, ForegroundColor, TextColor",
    "→ InterfaceElements.getColor(_:), ColorType",
    "The theme holds the colors; a number that names none gives black." },
  { "getLabel: HeadlineLabel, TextLabel, DetailLabel",
    "→ InterfaceElements.getLabel(_:), LabelType",
    "A GtkLabel with a style class; the one style sheet holds font, color and shadow." },
  { "APP_FONT, APP_FONT_BOLD", "→ FontRole.app, FontRole.appBold",
    "A list of families that starts with the original's, each role defined once." },
  { NULL },
};

static const PageDescription description = {
  .title = "Interface Elements",
  .summary = "Colors and labels by name, so that one change shows everywhere.",
  .conversions = conversions,
};

/* A text by the themes; without one for Dark it stays as it is. */
typedef struct { const char *texts[THEME_COUNT]; } ThemedText;

static const struct { const char *property; ThemedText value; } figures[] = {
  { "frame", { { "0, 0, 320, 20" } } },
  { "font", { { "Helvetica 14" } } },
  { "textAlignment", { { "center" } } },
  { "textColor", { { "0.2, 0.5, 0.3", "0.424, 0.769, 0.549" } } },
  { "shadowColor", { { "#555555", "#000000" } } },
  { "shadowOffset", { { "0, 1" } } },
  { "contrast", { { "2.35:1, below 4.5:1", "7.52:1" } } },
};

static const struct { const char *name, *style_class; ThemedText figures; } colors[] = {
  { "BackgroundColor", "swatch-background", { { "#2d3c3f", "#202225" } } },
  { "ForegroundColor", "swatch-foreground",
    { { "#627376 · 2.31:1, below 4.5:1", "#8e98a6 · 5.46:1" } } },
  { "TextColor", "swatch-text", { { "#dddddd · 8.45:1", "#e4e7ec · 12.86:1" } } },
};

static const struct { const char *name, *style_class; float alignment; ThemedText contrast; }
labels[] = {
  { "HeadlineLabel", "label-headline", 0, { { "8.45:1", "12.86:1" } } },
  { "TextLabel", "label-text", 0, { { "11.47:1", "14.47:1" } } },
  { "DetailLabel", "label-detail", 1, { { "1.53:1, below 4.5:1", "6.80:1" } } },
};

/* The labels of figures, which stay as long as the page. */
enum { MOST_THEMED_LABELS = 32 };
static struct { GtkLabel *label; const ThemedText *text; } themed[MOST_THEMED_LABELS];
static int themed_count;

/* What is hard to read, which only Classic has. */
static const char shortfalls_note[] =
    "Kept as the write-ups have them, though below 4.5:1:\n"
    "1.53:1  label detail on the stage\n"
    "2.35:1  label handMade on the stage\n"
    "3.97:1  round: title on its face\n"
    "3.97:1  round, tapped: title on its face\n"
    "2.60:1  pretty, disabled: title on picture standard\n"
    "2.09:1  pretty, highlighted + selected: title on picture standard\n"
    "2.60:1  pretty, disabled + selected: title on picture standard";
static GtkWidget *shortfalls;

static void add_themed(GtkWidget *canvas, const ThemedText *text, int y) {
  GdkRectangle frame = { RIGHT_COLUMN, y, WIDTH - RIGHT_COLUMN, LINE };
  GtkWidget *label = stage_label_add(canvas, text->texts[CLASSIC], "label-caption", 0, frame);
  themed[themed_count].label = GTK_LABEL(label);
  themed[themed_count++].text = text;
}

static void theme_changed(ThemeName theme) {
  for (int index = 0; index < themed_count; index++) {
    const char *text = themed[index].text->texts[theme];
    if (text != NULL) gtk_label_set_text(themed[index].label, text);
  }
  gtk_label_set_text(GTK_LABEL(shortfalls), theme == CLASSIC ? shortfalls_note : "");
  gtk_widget_set_visible(shortfalls, theme == CLASSIC);
}

static GtkWidget *canvas_new(void) {
  GtkWidget *canvas = gtk_fixed_new();
  gtk_widget_set_size_request(canvas, WIDTH, 478);
  g_object_set(canvas, "margin", 18, "can-focus", TRUE, NULL);
  gtk_style_context_add_class(gtk_widget_get_style_context(canvas), "station");
  stage_label_add(
      canvas, "Set Up by Hand", "label-hand-made", 0.5, (GdkRectangle){ 0, 0, WIDTH, 20 });
  for (size_t index = 0; index < G_N_ELEMENTS(figures); index++) {
    int y = 26 + LINE * index;
    stage_label_add(
        canvas, figures[index].property, "label-caption", 1,
        (GdkRectangle){ 0, y, LEFT_COLUMN, LINE });
    add_themed(canvas, &figures[index].value, y);
  }
  stage_label_add(canvas, "Hello, World", "label-headline", 0, (GdkRectangle){ 0, 176, WIDTH, 20 });
  stage_label_add(
      canvas, "InterfaceElements.getLabel(.headline)", "label-caption", 0,
      (GdkRectangle){ 0, 196, WIDTH, LINE });
  for (size_t index = 0; index < G_N_ELEMENTS(colors); index++) {
    int y = 238 + 52 * index;
    GtkWidget *swatch = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_style_context_add_class(gtk_widget_get_style_context(swatch), colors[index].style_class);
    gtk_widget_set_size_request(swatch, LEFT_COLUMN, 40);
    gtk_fixed_put(GTK_FIXED(canvas), swatch, 0, y);
    stage_label_add(
        canvas, colors[index].name, "label-caption", 0,
        (GdkRectangle){ RIGHT_COLUMN, y + 2, WIDTH - RIGHT_COLUMN, LINE });
    add_themed(canvas, &colors[index].figures, y + 2 + LINE);
  }
  for (size_t index = 0; index < G_N_ELEMENTS(labels); index++) {
    int y = 406 + 24 * index;
    stage_label_add(
        canvas, labels[index].name, labels[index].style_class, labels[index].alignment,
        (GdkRectangle){ 0, y, LEFT_COLUMN, 20 });
    add_themed(canvas, &labels[index].contrast, y + 1);
  }
  return canvas;
}

static gboolean leave_scrolling(GtkWidget *widget) {
  g_signal_stop_emission_by_name(widget, "scroll-event");
  return FALSE;
}

static GtkWidget *choice_new(const char *title, const char *const *items) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = text_new(title, BODY_TEXT);
  gtk_widget_set_size_request(label, 84, -1);
  GtkWidget *list = gtk_combo_box_text_new();
  for (const char *const *item = items; *item != NULL; item++)
    gtk_combo_box_text_append_text(GTK_COMBO_BOX_TEXT(list), *item);
  gtk_combo_box_set_active(GTK_COMBO_BOX(list), 0);
  atk_object_set_name(gtk_widget_get_accessible(list), title);
  g_signal_connect(list, "scroll-event", G_CALLBACK(leave_scrolling), NULL);
  gtk_box_pack_start(GTK_BOX(row), label, FALSE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(row), list, TRUE, TRUE, 0);
  return row;
}

static GtkWidget *choices_new(void) {
  static const char *const fonts[] = {
    "Helvetica Neue", "DejaVu Sans", "Liberation Serif", "Liberation Mono", "URW Gothic",
    "URW Bookman", NULL,
  };
  static const char *const hues[] = { "Original", "Amber", "Mint", "Sky", "Rose", NULL };
  GtkWidget *choices = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_halign(choices, GTK_ALIGN_CENTER);
  gtk_box_pack_start(GTK_BOX(choices), choice_new("App Font", fonts), FALSE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(choices), choice_new("Text Color", hues), FALSE, TRUE, 0);
  GtkWidget *reset_button = gtk_button_new_with_label("Back to Original");
  gtk_widget_set_halign(reset_button, GTK_ALIGN_END);
  gtk_widget_set_sensitive(reset_button, FALSE);
  gtk_box_pack_start(GTK_BOX(choices), reset_button, FALSE, TRUE, 0);
  return choices;
}

GtkWidget *interface_elements_page_new(void) {
  EventLog *log;
  GtkWidget *log_view = event_log_new(&log);
  GtkWidget *note = note_new(
      "One change in one place: the font reaches every label in the app's font, the color every label "
      "and swatch in TextColor, on all pages. The label set up by hand stays behind.");
  GtkWidget *page = page_new(&description, canvas_new(), choices_new(), note, log_view);
  shortfalls = text_new(shortfalls_note, CAPTION);
  page_add_at_end(page, shortfalls);
  theme_observe(theme_changed);
  return page;
}
