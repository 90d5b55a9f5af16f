#include <math.h>

#include "twin.h"

static double coordinate(double first, double second, double t) {
  double rest = 1 - t;
  return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t;
}

/* Ease-in-out: the Bézier curve of (0.42, 0) and (0.58, 1). */
double flip_ease(double time) {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  double low = 0, high = 1;
  while (high - low > 1e-10) {
    double middle = (low + high) / 2;
    if (coordinate(0.42, 0.58, middle) < time) low = middle;
    else high = middle;
  }
  return coordinate(0, 1, (low + high) / 2);
}

/* A column at the distance u from the center is drawn at w/2 + u s cos a with the height h s, where
   s = (d - w/2 |sin a|) / (d + u sin a) and d = 2.2 w. */
void flip_draw_strips(
    cairo_t *context, cairo_surface_t *picture, double tilt, double width, double height,
    int scale) {
  const double strip = 2;
  double cosine = cos(tilt * G_PI / 180), sine = sin(tilt * G_PI / 180);
  if (cosine <= 1e-6) return;
  double middle = width / 2, distance = 2.2 * width;
  double nearest = distance - middle * fabs(sine);
  for (double x = 0; x < width; x += strip) {
    double right = MIN(x + strip, width);
    double left_scale = nearest / (distance + (x - middle) * sine);
    double right_scale = nearest / (distance + (right - middle) * sine);
    double left_x = middle + (x - middle) * left_scale * cosine;
    double right_x = middle + (right - middle) * right_scale * cosine;
    double part = nearest / (distance + ((x + right) / 2 - middle) * sine);
    double top_y = (height - height * part) / 2;
    double pixel_left = round(left_x * scale) / scale, pixel_right = round(right_x * scale) / scale;
    double pixel_top = floor(top_y * scale) / scale;
    double pixel_bottom = ceil((top_y + height * part) * scale) / scale;
    if (pixel_left >= pixel_right) continue;
    cairo_save(context);
    cairo_rectangle(
        context, pixel_left, pixel_top, pixel_right - pixel_left, pixel_bottom - pixel_top);
    cairo_translate(context, left_x, top_y);
    cairo_scale(context, (right_x - left_x) / (right - x), part);
    cairo_set_source_surface(context, picture, -x, 0);
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR);
    cairo_fill(context);
    cairo_restore(context);
  }
}
