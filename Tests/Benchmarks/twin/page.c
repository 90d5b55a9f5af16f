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

/* Lets a line end after an argument's name and before a member, and keeps the arrow to its first
   word. */
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
  pack(stage_group, stage_new(demo), FALSE);
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
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  g_object_set_data(G_OBJECT(page), "content", content);
  pack(page, scrolled, TRUE);
  gtk_widget_show_all(page);
  return page;
}

void page_add_at_end(GtkWidget *page, GtkWidget *widget) {
  gtk_widget_show(widget);
  pack(g_object_get_data(G_OBJECT(page), "content"), widget, FALSE);
}
