#include "twin.h"

static void pack(GtkWidget *box, GtkWidget *child, gboolean expand) {
  gtk_box_pack_start(GTK_BOX(box), child, expand, TRUE, 0);
}

static GtkWidget *stage_new(GtkWidget *demo) {
  GtkWidget *stage = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_style_context_add_class(gtk_widget_get_style_context(stage), "stage");
  gtk_widget_set_halign(demo, GTK_ALIGN_CENTER);
  pack(stage, demo, FALSE);
  return stage;
}

static void add_conversion(GtkWidget *group, const char *text, TextStyle style) {
  GtkWidget *label = text_new(text, style);
  gtk_label_set_max_width_chars(GTK_LABEL(label), 42);
  gtk_label_set_selectable(GTK_LABEL(label), TRUE);
  gtk_widget_set_can_focus(label, FALSE);
  pack(group, label, FALSE);
}

/* Allows line breaks after an argument's name and before a member, but not between the arrow and its
   first word. */
static void add_code(GtkWidget *group, const char *code) {
  GString *text = g_string_new(NULL);
  for (const char *at = code; *at != '\0'; at++) {
    gboolean is_before_letter = g_ascii_isalpha(at[1]);
    gboolean is_after_letter = at > code && g_ascii_isalpha(at[-1]);
    if (*at == '.' && is_after_letter && is_before_letter) g_string_append(text, "\u200b");
    g_string_append_c(text, *at);
    if (*at == ':' && is_before_letter) g_string_append(text, "\u200b");
  }
  g_string_replace(text, "→ ", "→\u00a0", 0);
  add_conversion(group, text->str, CODE);
  g_string_free(text, TRUE);
}

static GtkWidget *conversions_new(const Conversion *conversions) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  pack(column, section_heading_new("From UIKit to GTK"), FALSE);
  for (const Conversion *note = conversions; note->original != NULL; note++) {
    GtkWidget *group = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    add_code(group, note->original);
    add_code(group, note->ours);
    add_conversion(group, note->remark, CAPTION);
    pack(column, group, FALSE);
  }
  return column;
}

/* Limits the width of everything except the stage to the visible width of the page. */
typedef struct {
  GtkWidget *content, *stage_group, *stage;
  int overflow;
} StageWidth;

static void indent(GtkWidget *part, gpointer data) {
  StageWidth *width = data;
  if (part == width->stage_group || part == width->stage) return;
  gtk_widget_set_margin_end(part, width->overflow);
}

static gboolean indent_texts(gpointer data) {
  StageWidth *width = data;
  gtk_container_foreach(GTK_CONTAINER(width->content), indent, width);
  gtk_container_foreach(GTK_CONTAINER(width->stage_group), indent, width);
  return G_SOURCE_REMOVE;
}

static void follow_stage_width(GtkWidget *scrolled, GdkRectangle *allocation, StageWidth *width) {
  (void)allocation;
  int stage_width;
  gtk_widget_get_preferred_width(width->stage, &stage_width, NULL);
  stage_width += 2 * gtk_widget_get_margin_start(width->content);
  GtkAdjustment *view = gtk_scrolled_window_get_hadjustment(GTK_SCROLLED_WINDOW(scrolled));
  int overflow = MAX(0, stage_width - (int)gtk_adjustment_get_page_size(view));
  if (overflow == width->overflow) return;
  width->overflow = overflow;
  g_timeout_add_full(G_PRIORITY_HIGH, 0, indent_texts, width, NULL);
}

static void connect_stage_width(
    GtkWidget *scrolled, GtkWidget *content, GtkWidget *stage_group, GtkWidget *stage) {
  StageWidth *width = g_new0(StageWidth, 1);
  *width = (StageWidth){ .content = content, .stage_group = stage_group, .stage = stage };
  g_signal_connect_after(scrolled, "size-allocate", G_CALLBACK(follow_stage_width), width);
  g_object_set_data_full(G_OBJECT(scrolled), "stage-width", width, g_free);
}

GtkWidget *note_new(const char *text) {
  GtkWidget *note = text_new(text, CAPTION);
  gtk_widget_set_halign(note, GTK_ALIGN_CENTER);
  text_center(note);
  return note;
}

GtkWidget *page_new(
    const PageDescription *description, GtkWidget *demo, GtkWidget *controls, GtkWidget *note,
    GtkWidget *log_view) {
  GtkWidget *heading = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  pack(heading, text_new(description->title, PAGE_TITLE), FALSE);
  pack(heading, text_new(description->summary, BODY_TEXT), FALSE);

  GtkWidget *stage_group = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *stage = stage_new(demo);
  pack(stage_group, stage, FALSE);
  if (controls != NULL) pack(stage_group, controls, FALSE);
  if (note != NULL) pack(stage_group, note, FALSE);

  GtkWidget *columns = adaptive_columns_new(24);
  gtk_container_add(GTK_CONTAINER(columns), log_view);
  gtk_container_add(GTK_CONTAINER(columns), conversions_new(description->conversions));

  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24);
  g_object_set(content, "margin", 18, NULL);
  pack(content, heading, FALSE);
  pack(content, stage_group, FALSE);
  pack(content, columns, FALSE);

  GtkWidget *scrolled = gtk_scrolled_window_new(NULL, NULL);
  gtk_container_add(GTK_CONTAINER(scrolled), content);
  connect_stage_width(scrolled, content, stage_group, stage);
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  pack(page, scrolled, TRUE);
  gtk_widget_show_all(page);
  return page;
}
