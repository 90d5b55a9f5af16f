/* The C twin of `button-gallery --window --page PAGE` for the pages with a performance claim: the same
   windows, written in C as C is written, for the comparison of what both cost. compare-twin holds the two to the same
   widget trees and the same pixels. */
#ifndef TWIN_H
#define TWIN_H

#include <gtk/gtk.h>

#define RESOURCE_ROOT "/org/buttongallery/ButtonGallery"

/* page.c: what all pages share. */

typedef struct { const char *original, *ours, *remark; } Conversion;

typedef struct {
  const char *title, *summary;
  /* The last one has no original. */
  const Conversion *conversions;
} PageDescription;

/* Controls under the stage and a note under them may be missing. */
/* What is said under the controls. */
GtkWidget *note_new(const char *text);
GtkWidget *page_new(
    const PageDescription *description, GtkWidget *demo, GtkWidget *controls, GtkWidget *note,
    GtkWidget *log_view);

/* adaptive_columns.c: two children, side by side where there is room. */

GtkWidget *adaptive_columns_new(int spacing);

/* stage_label.c: a label at a fixed place; its text is to the left at 0, to the right at 1. */

GtkWidget *stage_label_add(
    GtkWidget *canvas, const char *text, const char *style_class, float alignment,
    GdkRectangle frame);

/* buttons_page.c */

GtkWidget *buttons_page_new(void);

/* mystery_grid_page.c: the best score is not kept, and a press may outlive the closing moment. A
   flat grid has all its buttons in one container, where the gallery has one for some rows each. */

GtkWidget *mystery_grid_page_new(int rows, int columns, gboolean is_flat);

/* theme.c: the texts of the gallery's style sheet in two themes, and which is in force. */

typedef enum { CLASSIC, DARK, THEME_COUNT } ThemeName;

/* Brings the first text into force; one whose path is NULL is missing. */
void theme_install(const char *const paths[THEME_COUNT]);
void theme_show(ThemeName theme);

/* theme_report.c */

/* Changes the theme so many times, prints what each change took, and calls back. */
void theme_report(GtkWidget *window, int times, void (*done)(GtkWidget *window));

/* flipper_page.c */

typedef struct Flip Flip;

/* Gives the page and its flip, which the page owns. */
GtkWidget *flipper_page_new(Flip **flip);

/* flip.c: two pages of one size, of which one is turned over to the other. */

typedef enum { FRONT, BACK } Side;

/* Gives the container's widget, which owns the flip; each side has a button for the focus. */
GtkWidget *flip_new(Flip **flip, GtkWidget *const sides[2], GtkWidget *const buttons[2]);
void flip_toggle(Flip *flip);
/* Shows the flip at a part of its way, for a picture. */
void flip_hold(Flip *flip, double progress);
gboolean flip_is_turning(Flip *flip);

/* flip_strips.c: how far the turn is, and its perspective. */

double flip_ease(double time);
void flip_draw_strips(
    cairo_t *context, cairo_surface_t *picture, double tilt, double width, double height,
    int scale);

/* flip_report.c */

/* Turns the card over so many times, prints the frames of each flip, and calls back. */
void flip_report(Flip *flip, GtkWidget *window, int times, void (*done)(GtkWidget *window));

/* title_place.c: the middle of the capital letters in the middle of a button. */
void title_center_capitals(GtkWidget *label, GtkWidget *button);

/* text.c */

typedef enum { PAGE_TITLE, HEADING, BODY_TEXT, CAPTION, CODE } TextStyle;

/* A label of at most 70 characters a line. */
GtkWidget *text_new(const char *text, TextStyle style);
void text_center(GtkWidget *text);
/* A row to which the caller adds the section's buttons. */
GtkWidget *section_heading_new(const char *title);

/* event_log.c: what the buttons send, newest first; equal neighbours share a line. */

typedef struct EventLog EventLog;

/* Gives the log's widget, which owns the log. */
GtkWidget *event_log_new(EventLog **log);
void event_log_record(EventLog *log, const char *button, unsigned events, unsigned state);
void event_log_annotate(EventLog *log, const char *message);

/* controls.c: UIKit's states and events by its own numbers, and their names for the log. */

enum { NORMAL = 0, HIGHLIGHTED = 1 << 0, DISABLED = 1 << 1, SELECTED = 1 << 2, STATE_COUNT = 8 };

enum {
  TOUCH_DOWN = 1 << 0,
  TOUCH_DOWN_REPEAT = 1 << 1,
  TOUCH_DRAG_INSIDE = 1 << 2,
  TOUCH_DRAG_OUTSIDE = 1 << 3,
  TOUCH_DRAG_ENTER = 1 << 4,
  TOUCH_DRAG_EXIT = 1 << 5,
  TOUCH_UP_INSIDE = 1 << 6,
  TOUCH_UP_OUTSIDE = 1 << 7,
  TOUCH_CANCEL = 1 << 8,
};

/* The caller frees the text with g_free. */
char *names_of_events(unsigned events);
char *names_of_state(unsigned state);

/* picture.c */

/* A picture among the resources, read when it is first drawn. */
typedef struct {
  const char *name;
  /* The height, and the width as well where none is given. */
  int size, width;
  cairo_surface_t *surfaces[2];
} Picture;

cairo_surface_t *picture_surface(Picture *picture, int scale);

/* What is done to a picture that stands in for the one that a state lacks. */
typedef enum { AS_IT_IS, DARKENED, HALF_OPACITY } Adjustment;

/* Stretches a picture along the point behind its caps of 12 points. */
void picture_stretch(
    Picture *picture, Adjustment adjustment, cairo_t *context, int scale, int width, int height);
/* Draws columns and rows of parts, between places of the picture and as many of the target. */
void picture_draw_parts(
    Picture *picture, cairo_t *context, int scale, int column_count, const int *from_columns,
    const int *to_columns, int row_count, const int *from_rows, const int *to_rows);
void picture_center(
    Picture *picture, Adjustment adjustment, cairo_t *context, int scale, int width, int height);

/* button.c */

typedef struct {
  const char *name, *title, *style_class;
  GdkRectangle frame;
  /* By state; one that is missing is the normal one. A button without any has no background. */
  Picture *backgrounds[STATE_COUNT];
  Picture *image;
  /* The picture of the button's own, under the border. */
  Picture *own_image;
  /* What touch-up-inside does: logs a sentence, or opens an explanation. */
  const char *message, *explanation_title, *explanation;
} ButtonDescription;

/* A GtkButton that tells its whole press to the log. */
GtkWidget *button_new(const ButtonDescription *description, EventLog *log);
void button_set_highlighted(GtkWidget *widget, gboolean is_highlighted);
void button_set_selected(GtkWidget *button, gboolean is_selected);
/* Calls an action on touch-up-inside too. */
void button_set_action(GtkWidget *button, void (*action)(gpointer), gpointer data);

/* button_drawing.c: what GTK 3's CSS cannot draw, the pictures under and over a title. */

void button_connect_drawing(GtkWidget *button, const ButtonDescription *description);

/* samples.c: the buttons of the Buttons page. */

enum { SAMPLE_COUNT = 3, TYPE_COUNT = 6 };

typedef struct {
  ButtonDescription button;
  const char *caption;
  GdkPoint caption_place;
} TypeSample;

extern const ButtonDescription samples[SAMPLE_COUNT];
extern const TypeSample types[TYPE_COUNT];

/* held_keys.c: a held Return, Enter or Space activates a button or a switch once. */

void held_keys_install(void);

/* first_frame.c */

typedef enum {
  STAGE_MAIN, STAGE_TOOLKIT, STAGE_BUILT, STAGE_DRAWN, STAGE_PAINTED, STAGE_COUNT
} Stage;

void first_frame_reach(Stage stage);
/* Calls back after the first painted frame in which the window drew itself. */
void first_frame_then(GtkWidget *window, void (*painted)(GtkWidget *window));
void first_frame_print(void);

/* snapshot.c: what compare-twin compares. */

void snapshot_fix_look(void);
gboolean snapshot_write(GtkWidget *window, const char *path);
void snapshot_print_tree(GtkWidget *window);

#endif
