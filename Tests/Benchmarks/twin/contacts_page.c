#include "twin.h"

static const Conversion conversions[] = {
  { "MCContact: name, eMail", "→ Contact",
    "A value; the rule for its title is the contact's, not the view's." },
  { "MCContactView, initWithContact:delegate:", "→ ContactView(contact:delegate:)",
    "The view holds a button and inherits from none; it does not keep its delegate alive." },
  { "contactViewButtonClicked", "→ ContactViewDelegate.contactViewButtonClicked(_:)",
    "Sent on touch-up-inside; the view hands itself over, and gives its contact back." },
  { "contactButtonFont, contactButtonTextColor",
    "→ ButtonRole.contact: FontRole.app, ColorRole.contactTitle",
    "The theme holds them; a change of theme reaches every token." },
  { "the title's width + 20, at most 200", "→ ContactToken(_:textWidth:)",
    "Pango measures the title; the rule gets the measure handed in, and tests need none." },
  { NULL },
};

static const PageDescription description = {
  .title = "Contacts",
  .summary =
      "A field of recipients, each a view that holds a button and does not inherit from one.",
  .conversions = conversions,
};

static Picture token = { .name = "tokenNormal", .size = 25 };
static Picture pressed_token = { .name = "tokenHighlighted", .size = 25 };
static Picture contact_add = { .name = "contact-add", .size = 22 };

#define TOKEN(text) \
  { .name = text, .title = text, .style_class = "button-contact", \
    .backgrounds = { [NORMAL] = &token, [HIGHLIGHTED] = &pressed_token }, \
    .frame = { 0, 0, -1, -1 } }

static const ButtonDescription contacts[] = {
  TOKEN("Ann Field"), TOKEN("Maximiliane Oberhuber-Wackernagel von Sankt Leonhard"),
  TOKEN("נועה לוי"), TOKEN("Mount & Blade <b>"), TOKEN("office@example.com"),
};

static const ButtonDescription add = {
  .name = "Add Contact", .style_class = "button-contact-add", .image = &contact_add,
  .frame = { 0, 0, 44, 40 },
};

/* The tooltip says what the token has no room for. */
static void placed(GtkWidget *button, GtkAllocation *area, const char *title) {
  (void)area;
  PangoLayout *layout = gtk_label_get_layout(GTK_LABEL(gtk_bin_get_child(GTK_BIN(button))));
  gtk_widget_set_tooltip_text(button, pango_layout_is_ellipsized(layout) ? title : NULL);
}

static GtkWidget *token_new(const ButtonDescription *contact, EventLog *log) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *button = button_new(contact, log);
  g_signal_connect_after(button, "size-allocate", G_CALLBACK(placed), (gpointer)contact->title);
  gtk_box_pack_start(GTK_BOX(box), button, TRUE, TRUE, 0);
  return box;
}

static GtkWidget *field_new(EventLog *log) {
  GtkWidget *field = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_style_context_add_class(gtk_widget_get_style_context(field), "recipients-field");
  GtkWidget *recipients = recipients_new();
  for (size_t index = 0; index < G_N_ELEMENTS(contacts); index++)
    gtk_container_add(GTK_CONTAINER(recipients), token_new(&contacts[index], log));
  GtkWidget *entry = gtk_entry_new();
  gtk_entry_set_has_frame(GTK_ENTRY(entry), FALSE);
  entry_center_capitals(entry);
  gtk_entry_set_placeholder_text(GTK_ENTRY(entry), "Add Recipients");
  atk_object_set_name(gtk_widget_get_accessible(entry), "Add Recipients");
  gtk_container_add(GTK_CONTAINER(recipients), entry);
  gtk_box_pack_start(GTK_BOX(field), recipients, FALSE, TRUE, 0);
  /* Takes a click in the padding. */
  GtkWidget *event_box = gtk_event_box_new();
  gtk_event_box_set_visible_window(GTK_EVENT_BOX(event_box), FALSE);
  gtk_container_add(GTK_CONTAINER(event_box), field);
  return event_box;
}

static GtkWidget *stage_content_new(EventLog *log) {
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  g_object_set(content, "margin", 24, NULL);
  gtk_widget_set_size_request(content, 372, 252);
  gtk_box_pack_start(GTK_BOX(content), field_new(log), FALSE, TRUE, 0);

  GtkWidget *message = text_new("", BODY_TEXT);
  gtk_widget_set_valign(message, GTK_ALIGN_START);
  gtk_label_set_max_width_chars(GTK_LABEL(message), 38);
  GtkWidget *add_button = button_new(&add, log);
  gtk_widget_set_tooltip_text(add_button, "Add Contact");
  gtk_widget_set_valign(add_button, GTK_ALIGN_START);
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_pack_start(GTK_BOX(texts), message, FALSE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(row), texts, TRUE, TRUE, 0);
  /* It is there as long as there is something to bring back. */
  GtkWidget *undo = gtk_button_new_with_label("Undo Remove");
  gtk_widget_set_valign(undo, GTK_ALIGN_START);
  gtk_widget_set_no_show_all(undo, TRUE);
  gtk_box_pack_start(GTK_BOX(row), undo, FALSE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(row), add_button, FALSE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(content), row, FALSE, TRUE, 0);
  return content;
}

GtkWidget *contacts_page_new(void) {
  EventLog *log;
  GtkWidget *log_view = event_log_new(&log);
  GtkWidget *note = text_new(
      "Type a name, an e-mail address, or Name <address>, and press Return. Separate several "
      "with commas or semicolons. A new list starts with samples.", CAPTION);
  gtk_widget_set_halign(note, GTK_ALIGN_CENTER);
  text_center(note);
  return page_new(&description, stage_content_new(log), NULL, note, log_view);
}
