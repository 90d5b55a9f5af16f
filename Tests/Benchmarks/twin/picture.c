#include "twin.h"

#define CAP 12

cairo_surface_t *picture_surface(Picture *picture, int scale) {
  int index = scale > 1 ? 1 : 0;
  if (picture->surfaces[index] == NULL) {
    char *path = g_strdup_printf(
        RESOURCE_ROOT "/pictures/%s%s.png", picture->name, index == 1 ? "@2x" : "");
    GError *error = NULL;
    GdkPixbuf *pixels = gdk_pixbuf_new_from_resource(path, &error);
    if (pixels == NULL) g_error("%s: %s", path, error->message);
    picture->surfaces[index] = gdk_cairo_surface_create_from_pixbuf(pixels, index + 1, NULL);
    g_object_unref(pixels);
    g_free(path);
  }
  return picture->surfaces[index];
}

/* Pixels are copied or repeated, but never blended. */
static void draw_part(
    cairo_t *context, cairo_surface_t *surface, const cairo_rectangle_int_t *from,
    const cairo_rectangle_int_t *to) {
  cairo_save(context);
  cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE);
  cairo_rectangle(context, to->x, to->y, to->width, to->height);
  cairo_clip(context);
  cairo_translate(context, to->x, to->y);
  cairo_scale(context, (double)to->width / from->width, (double)to->height / from->height);
  cairo_set_source_surface(context, surface, -from->x, -from->y);
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST);
  cairo_paint(context);
  cairo_restore(context);
}

static void begin_adjustment(cairo_t *context, Adjustment adjustment) {
  if (adjustment != AS_IT_IS) cairo_push_group(context);
}

static void end_adjustment(cairo_t *context, Adjustment adjustment) {
  if (adjustment == AS_IT_IS) return;
  if (adjustment == DARKENED) {
    cairo_set_operator(context, CAIRO_OPERATOR_ATOP);
    cairo_set_source_rgba(context, 0, 0, 0, 0.45);
    cairo_paint(context);
  }
  cairo_pop_group_to_source(context);
  cairo_paint_with_alpha(context, adjustment == HALF_OPACITY ? 0.5 : 1);
}

void picture_draw_parts(
    Picture *picture, cairo_t *context, int scale, int column_count, const int *from_columns,
    const int *to_columns, int row_count, const int *from_rows, const int *to_rows) {
  cairo_surface_t *surface = picture_surface(picture, scale);
  for (int row = 0; row < row_count; row++) {
    for (int column = 0; column < column_count; column++) {
      draw_part(
          context, surface,
          &(cairo_rectangle_int_t){ from_columns[column], from_rows[row],
                                    from_columns[column + 1] - from_columns[column],
                                    from_rows[row + 1] - from_rows[row] },
          &(cairo_rectangle_int_t){ to_columns[column], to_rows[row],
                                    to_columns[column + 1] - to_columns[column],
                                    to_rows[row + 1] - to_rows[row] });
    }
  }
}

void picture_stretch(
    Picture *picture, Adjustment adjustment, cairo_t *context, int scale, int width, int height) {
  const int source[] = { 0, CAP, CAP + 1, picture->size };
  const int columns[] = { 0, CAP, width - (picture->size - CAP - 1), width };
  const int rows[] = { 0, CAP, height - (picture->size - CAP - 1), height };
  begin_adjustment(context, adjustment);
  picture_draw_parts(picture, context, scale, 3, source, columns, 3, source, rows);
  end_adjustment(context, adjustment);
}

void picture_center(
    Picture *picture, Adjustment adjustment, cairo_t *context, int scale, int width, int height) {
  int size = picture->size;
  begin_adjustment(context, adjustment);
  draw_part(
      context, picture_surface(picture, scale), &(cairo_rectangle_int_t){ 0, 0, size, size },
      &(cairo_rectangle_int_t){ (width - size + 1) / 2, (height - size + 1) / 2, size, size });
  end_adjustment(context, adjustment);
}
