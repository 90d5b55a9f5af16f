#include "twin.h"

#define SIDE 80
#define COLUMN_DISTANCE 100
#define ROW_DISTANCE 86
#define MARGIN 20
#define GAP 12
#define LABEL_HEIGHT 48
#define LEAST_WIDTH 320
#define BAND_SIZE 100
#define RING 6
#define CLOSING_MILLISECONDS 5000

static const Conversion conversions[] = {
  { "MysteryButton : UIButton; imageName, value, beenTapped, suprise",
    "→ MysteryButton, MysteryButtonState",
    "A button already handles touch. The subclass adds the state, which is a value type." },
  { "showImage, resetMe", "→ MysteryButtonState.showImage(), resetMe(using:)",
    "A style class, rather than a layer, adds and removes the cover's border." },
  { "ButtonSuprise: basicDescription, caseCount, randomSuprise",
    "→ Surprise: description, caseCount, random(using:)",
    "CaseIterable counts the cases. The caller passes a generator, so a seed repeats a round." },
  { "score, numberOfButtons, buttonCounter, buttonTapped, resetSuprises",
    "→ MysteryGame.tap(_:), newGame()",
    "Each tap returns its outcome, so the view can show it even after the reset." },
  { "scoreLabel, objectFoundLabel, updateDisplayWithObjectText",
    "→ scoreText, foundText, MysteryReveal",
    "Each reveal is also announced to screen readers." },
  { "fixed frames, no Auto Layout", "→ MysteryGridLayout.frame(of:) in a GtkFixed",
    "In right-to-left locales, GTK mirrors a GtkGrid, but not these fixed frames." },
  { NULL },
};

static const PageDescription page_description = {
  .title = "Mystery Grid",
  .summary = "A grid of subclassed buttons that hide points: Square 10, Star 15, Circle 20, Cake 50.",
  .conversions = conversions,
};

static Picture background = { .name = "background", .width = 320, .size = 568 };
static Picture cover = { .name = "button", .size = SIDE };

typedef struct { const char *name; int value; Picture picture; } Surprise;

static Surprise surprises[] = {
  { "Square", 10, { .name = "square", .size = SIDE } },
  { "Star", 15, { .name = "star", .size = SIDE } },
  { "Circle", 20, { .name = "circle", .size = SIDE } },
  { "Cake", 50, { .name = "cake", .size = SIDE } },
};

typedef struct Grid Grid;

typedef struct {
  Grid *grid;
  GtkWidget *button;
  ButtonDescription description;
  Surprise *surprise;
  gboolean been_tapped;
} Cell;

struct Grid {
  int rows, columns, width, height, score, tapped, best_score;
  guint closing;
  GtkWidget *score_label, *found_label, *best_score_label;
  Cell *cells;
};

static int cell_count(const Grid *grid) {
  return grid->rows * grid->columns;
}

static void show(Cell *cell, gboolean is_covered) {
  GtkStyleContext *style = gtk_widget_get_style_context(cell->button);
  gtk_style_context_remove_class(
      style, is_covered ? "button-mystery-revealed" : "button-mystery-covered");
  gtk_style_context_add_class(
      style, is_covered ? "button-mystery-covered" : "button-mystery-revealed");
  cell->description.own_image = is_covered ? &cover : &cell->surprise->picture;
  gtk_widget_queue_draw(cell->button);
}

static void name_cell(Cell *cell, const char *shown) {
  int index = cell - cell->grid->cells;
  char *name = g_strdup_printf(
      "%s, row %d, column %d", shown, index / cell->grid->columns + 1,
      index % cell->grid->columns + 1);
  atk_object_set_name(gtk_widget_get_accessible(cell->button), name);
  g_free(name);
}

static void show_score(Grid *grid, const char *found) {
  char *text = g_strdup_printf("Score: %d", grid->score);
  gtk_label_set_text(GTK_LABEL(grid->score_label), text);
  gtk_label_set_text(GTK_LABEL(grid->found_label), found);
  g_free(text);
}

static gboolean begin_round(gpointer data) {
  Grid *grid = data;
  grid->closing = 0;
  grid->score = grid->tapped = 0;
  for (int index = 0; index < cell_count(grid); index++) {
    Cell *cell = &grid->cells[index];
    cell->surprise = &surprises[g_random_int_range(0, G_N_ELEMENTS(surprises))];
    if (!cell->been_tapped) continue;
    cell->been_tapped = FALSE;
    show(cell, TRUE);
    name_cell(cell, "Covered");
  }
  show_score(grid, "");
  return G_SOURCE_REMOVE;
}

static void new_game(Grid *grid) {
  if (grid->closing != 0) g_source_remove(grid->closing);
  begin_round(grid);
}

static void end_round(Grid *grid) {
  grid->best_score = MAX(grid->score, grid->best_score);
  const char *note = grid->rows == 5 && grid->columns == 3 ? "" : ", not saved";
  char *text = grid->score < grid->best_score
      ? g_strdup_printf("Last round: %d · Best score: %d%s", grid->score, grid->best_score, note)
      : g_strdup_printf("Last round: %d, the best so far%s", grid->score, note);
  gtk_label_set_text(GTK_LABEL(grid->best_score_label), text);
  g_free(text);
  grid->closing = g_timeout_add(CLOSING_MILLISECONDS, begin_round, grid);
}

static void tapped(gpointer data) {
  Cell *cell = data;
  Grid *grid = cell->grid;
  if (grid->closing != 0 || cell->been_tapped) return;
  cell->been_tapped = TRUE;
  grid->score += cell->surprise->value;
  show(cell, FALSE);
  name_cell(cell, cell->surprise->name);
  show_score(grid, cell->surprise->name);
  if (++grid->tapped == cell_count(grid)) end_round(grid);
}

static gboolean key_pressed(GtkWidget *canvas, GdkEventKey *key, Grid *grid) {
  (void)canvas;
  if (key->state & gtk_accelerator_get_default_mod_mask()) return FALSE;
  for (int index = 0; index < cell_count(grid); index++) {
    if (!gtk_widget_is_focus(grid->cells[index].button)) continue;
    int row = index / grid->columns, column = index % grid->columns;
    switch (key->keyval) {
    case GDK_KEY_Left: case GDK_KEY_KP_Left: column--; break;
    case GDK_KEY_Right: case GDK_KEY_KP_Right: column++; break;
    case GDK_KEY_Up: case GDK_KEY_KP_Up: row--; break;
    case GDK_KEY_Down: case GDK_KEY_KP_Down: row++; break;
    default: return FALSE;
    }
    if (row >= 0 && row < grid->rows && column >= 0 && column < grid->columns)
      gtk_widget_grab_focus(grid->cells[row * grid->columns + column].button);
    return TRUE;
  }
  return FALSE;
}

/* The line above the panel and the vertical center line are stretched. In a shorter grid, the rays
 * under the round corners are compressed. */
static gboolean draw_background(GtkWidget *canvas, cairo_t *context, const Grid *grid) {
  int middle = background.width / 2, corner = 12, foot = 128, line = background.size - foot - 1;
  const int from_columns[] = { 0, middle, middle + 1, background.width };
  const int from_rows[] = { 0, corner, line, line + 1, background.size };
  const int to_columns[] = { 0, middle, grid->width - (background.width - middle - 1), grid->width };
  const int to_rows[] = {
    0, corner, MIN(line, grid->height - foot - 1), grid->height - foot, grid->height,
  };
  picture_draw_parts(
      &background, context, gtk_widget_get_scale_factor(canvas), 3, from_columns, to_columns,
      G_N_ELEMENTS(from_rows) - 1, from_rows, to_rows);
  return FALSE;
}

static void make_cell(Grid *grid, int index, EventLog *log) {
  Cell *cell = &grid->cells[index];
  cell->grid = grid;
  int row = index / grid->columns, column = index % grid->columns;
  cell->description = (ButtonDescription){
    .name = g_strdup_printf("Row %d, Column %d", row + 1, column + 1),
    .style_class = "button-mystery-covered",
    .frame = { MARGIN + COLUMN_DISTANCE * column, GAP + ROW_DISTANCE * row, SIDE, SIDE },
    .own_image = &cover,
  };
  cell->button = button_new(&cell->description, log);
  name_cell(cell, "Covered");
  button_set_action(cell->button, tapped, cell);
  /* If the button were shown later, GTK would search all the others again. */
  gtk_widget_show(cell->button);
}

/* The container traverses its list for each child, which is faster if the list is short. */
static void put_cells(Grid *grid, GtkWidget *canvas, int first, int end, int y) {
  for (int index = first; index < end; index++) {
    const GdkRectangle *frame = &grid->cells[index].description.frame;
    gtk_fixed_put(GTK_FIXED(canvas), grid->cells[index].button, frame->x, frame->y - y);
  }
}

/* Each container has complete rows, with at most a hundred buttons unless a single row has
 * more, and space for a focus ring above and below. */
static void put_bands(Grid *grid, GtkWidget *canvas) {
  int size = MAX(1, BAND_SIZE / grid->columns) * grid->columns;
  for (int first = 0; first < cell_count(grid); first += size) {
    GtkWidget *band = gtk_fixed_new();
    int end = MIN(first + size, cell_count(grid));
    int y = grid->cells[first].description.frame.y - RING;
    int bottom = grid->cells[end - 1].description.frame.y + SIDE + RING;
    gtk_widget_set_size_request(band, grid->width, bottom - y);
    put_cells(grid, band, first, end, y);
    gtk_widget_show(band);
    gtk_fixed_put(GTK_FIXED(canvas), band, 0, y);
  }
}

static void finalized(Grid *grid) {
  if (grid->closing != 0) g_source_remove(grid->closing);
  for (int index = 0; index < cell_count(grid); index++)
    g_free((char *)grid->cells[index].description.name);
  g_free(grid->cells);
  g_free(grid);
}

static GtkWidget *canvas_new(Grid *grid, EventLog *log, gboolean is_flat) {
  GtkWidget *canvas = gtk_fixed_new();
  int below = GAP + ROW_DISTANCE * (grid->rows - 1) + SIDE + GAP;
  grid->width = MAX(LEAST_WIDTH, MARGIN + COLUMN_DISTANCE * grid->columns);
  grid->height = below + 2 * (LABEL_HEIGHT + GAP);
  gtk_style_context_add_class(gtk_widget_get_style_context(canvas), "mystery-grid");
  gtk_widget_set_size_request(canvas, grid->width, grid->height);
  g_object_set(canvas, "margin", 24, NULL);
  gtk_widget_set_direction(canvas, GTK_TEXT_DIR_LTR);
  atk_object_set_name(gtk_widget_get_accessible(canvas), page_description.title);
  atk_object_set_role(gtk_widget_get_accessible(canvas), ATK_ROLE_GROUPING);
  for (int index = 0; index < cell_count(grid); index++) make_cell(grid, index, log);
  if (is_flat) {
    put_cells(grid, canvas, 0, cell_count(grid), 0);
  } else {
    put_bands(grid, canvas);
  }
  GdkRectangle frame = { MARGIN, below, grid->width - 2 * MARGIN, LABEL_HEIGHT };
  grid->score_label = stage_label_add(canvas, "", "label-mystery-grid", 0.5, frame);
  frame.y += LABEL_HEIGHT + GAP;
  grid->found_label = stage_label_add(canvas, "", "label-mystery-grid", 0.5, frame);
  g_signal_connect(canvas, "draw", G_CALLBACK(draw_background), grid);
  g_signal_connect(canvas, "key-press-event", G_CALLBACK(key_pressed), grid);
  g_object_set_data_full(G_OBJECT(canvas), "grid", grid, (GDestroyNotify)finalized);
  return canvas;
}

static GtkWidget *controls_new(Grid *grid) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 24);
  GtkWidget *button = gtk_button_new_with_label("New Game");
  gtk_widget_set_halign(row, GTK_ALIGN_CENTER);
  grid->best_score_label = text_new("No round finished yet", BODY_TEXT);
  g_signal_connect_swapped(button, "clicked", G_CALLBACK(new_game), grid);
  gtk_box_pack_start(GTK_BOX(row), grid->best_score_label, FALSE, TRUE, 0);
  gtk_box_pack_start(GTK_BOX(row), button, FALSE, TRUE, 0);
  return row;
}

GtkWidget *mystery_grid_page_new(int rows, int columns, gboolean is_flat) {
  EventLog *log;
  GtkWidget *log_view = event_log_new(&log);
  Grid *grid = g_new0(Grid, 1);
  grid->rows = rows;
  grid->columns = columns;
  grid->cells = g_new0(Cell, cell_count(grid));
  GtkWidget *canvas = canvas_new(grid, log, is_flat);
  GtkWidget *controls = controls_new(grid);
  begin_round(grid);
  GtkWidget *note = note_new(
      "A button already handles touch. The subclass adds data and behavior to it. As an exercise, make "
      "each button play a sound that depends on its surprise.");
  return page_new(&page_description, canvas, controls, note, log_view);
}
