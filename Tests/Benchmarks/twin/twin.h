/* The C twin of `button-gallery --window --page PAGE` for the pages with a performance claim: the same
   windows in idiomatic C, to compare their costs. compare-twin verifies that both have the same widget
   trees and the same pixels. */
#ifndef TWIN_H
#define TWIN_H

#include <gtk/gtk.h>

#define RESOURCE_ROOT "/org/buttongallery/ButtonGallery"

/* page.c: the common parts of all pages. */

typedef struct { const char *original, *ours, *remark; } Conversion;

typedef struct {
  const char *title, *summary;
  /* The original of the last one is NULL. */
  const Conversion *conversions;
} PageDescription;

/* The controls under the stage and the note under them are optional. */
/* The note under the controls. */
GtkWidget *note_new(const char *text);
GtkWidget *page_new(
    const PageDescription *description, GtkWidget *demo, GtkWidget *controls, GtkWidget *note,
    GtkWidget *log_view);

/* adaptive_columns.c: two children, side by side if there is enough space. */

GtkWidget *adaptive_columns_new(int spacing);

/* stage_label.c: a label at a fixed position. An alignment of 0 is left, and 1 is right. */

GtkWidget *stage_label_add(
    GtkWidget *canvas, const char *text, const char *style_class, float alignment,
    GdkRectangle frame);

/* buttons_page.c */

GtkWidget *buttons_page_new(void);

/* mystery_grid_page.c: the best score is not saved, and a press can outlast the closing moment. A
   flat grid has all its buttons in one container, while the gallery has one for several rows each. */

GtkWidget *mystery_grid_page_new(int rows, int columns, gboolean is_flat);

/* theme.c: the gallery's style sheets for two themes, and the current one. */

typedef enum { CLASSIC, DARK, THEME_COUNT } ThemeName;

/* Applies the first style sheet. A sheet whose path is NULL is missing. */
void theme_install(const char *const paths[THEME_COUNT]);
void theme_show(ThemeName theme);

/* theme_report.c */

/* Changes the theme the given number of times, prints the time of each change, and calls back. */
void theme_report(GtkWidget *window, int times, void (*done)(GtkWidget *window));

/* flipper_page.c */

typedef struct Flip Flip;

/* Returns the page and its flip, which the page owns. */
GtkWidget *flipper_page_new(Flip **flip);

/* flip.c: two pages of the same size, with a flip from one to the other. */

typedef enum { FRONT, BACK } Side;

/* Returns the container's widget, which owns the flip. Each side has a button for the focus. */
GtkWidget *flip_new(Flip **flip, GtkWidget *const sides[2], GtkWidget *const buttons[2]);
void flip_toggle(Flip *flip);
/* Shows the flip at a progress from 0 to 1, for a picture. */
void flip_hold(Flip *flip, double progress);
gboolean flip_is_turning(Flip *flip);

/* flip_strips.c: the progress of the turn, and its perspective. */

double flip_ease(double time);
void flip_draw_strips(
    cairo_t *context, cairo_surface_t *picture, double tilt, double width, double height,
    int scale);

/* flip_report.c */

/* Turns the card over the given number of times, prints the frames of each flip, and calls back. */
void flip_report(Flip *flip, GtkWidget *window, int times, void (*done)(GtkWidget *window));

/* title_place.c: capital letters that are vertically centered in a button. */
void title_center_capitals(GtkWidget *label, GtkWidget *button);

/* text.c */

typedef enum { PAGE_TITLE, HEADING, BODY_TEXT, CAPTION, CODE } TextStyle;

/* A label with at most 70 characters per line. */
GtkWidget *text_new(const char *text, TextStyle style);
void text_center(GtkWidget *text);
/* A row for the section's buttons, which the caller adds. */
GtkWidget *section_heading_new(const char *title);

/* event_log.c: the events of the buttons, newest first. Equal consecutive events share a row. */

typedef struct EventLog EventLog;

/* Returns the log's widget, which owns the log. */
GtkWidget *event_log_new(EventLog **log);
void event_log_record(EventLog *log, const char *button, unsigned events, unsigned state);
void event_log_annotate(EventLog *log, const char *message);

/* controls.c: UIKit's states and events with their UIKit values, and their names for the log. */

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

/* A picture in the resources, which is read when it is first drawn. */
typedef struct {
  const char *name;
  /* The height, and also the width if that is not set. */
  int size, width;
  cairo_surface_t *surfaces[2];
} Picture;

cairo_surface_t *picture_surface(Picture *picture, int scale);

/* The change to a picture that replaces the missing one of a state. */
typedef enum { AS_IT_IS, DARKENED, HALF_OPACITY } Adjustment;

/* Stretches a picture at the point after its caps of 12 points. */
void picture_stretch(
    Picture *picture, Adjustment adjustment, cairo_t *context, int scale, int width, int height);
/* Draws the parts of a grid, between the given positions in the picture and in the target. */
void picture_draw_parts(
    Picture *picture, cairo_t *context, int scale, int column_count, const int *from_columns,
    const int *to_columns, int row_count, const int *from_rows, const int *to_rows);
void picture_center(
    Picture *picture, Adjustment adjustment, cairo_t *context, int scale, int width, int height);

/* button.c */

typedef struct {
  const char *name, *title, *style_class;
  GdkRectangle frame;
  /* By state. A missing one is replaced by the normal one. A button with none has no background. */
  Picture *backgrounds[STATE_COUNT];
  Picture *image;
  /* The button's own picture, under the border. */
  Picture *own_image;
  /* The action of touch-up-inside: logs a sentence, or opens an explanation. */
  const char *message, *explanation_title, *explanation;
} ButtonDescription;

/* A GtkButton that reports each event of a press to the log. */
GtkWidget *button_new(const ButtonDescription *description, EventLog *log);
void button_set_highlighted(GtkWidget *widget, gboolean is_highlighted);
void button_set_selected(GtkWidget *button, gboolean is_selected);
/* Sets an additional action for touch-up-inside. */
void button_set_action(GtkWidget *button, void (*action)(gpointer), gpointer data);

/* button_drawing.c: the pictures under and over a title, which GTK 3's CSS cannot draw. */

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

/* held_keys.c: a held Return, Enter, or Space activates a button or a switch once. */

void held_keys_install(void);

/* first_frame.c */

typedef enum {
  STAGE_MAIN, STAGE_TOOLKIT, STAGE_BUILT, STAGE_DRAWN, STAGE_PAINTED, STAGE_COUNT
} Stage;

void first_frame_reach(Stage stage);
/* Calls back after the first painted frame in which the window has drawn itself. */
void first_frame_then(GtkWidget *window, void (*painted)(GtkWidget *window));
void first_frame_print(void);

/* snapshot.c: the output that compare-twin compares. */

void snapshot_fix_look(void);
gboolean snapshot_write(GtkWidget *window, const char *path);
void snapshot_print_tree(GtkWidget *window);

#endif
