#include <stdio.h>
#include <time.h>

#include "twin.h"

#define REST_MILLISECONDS 300

typedef struct {
  GtkWidget *window, *page;
  int times, number, frames;
  void (*done)(GtkWidget *window);
  gboolean has_drawn;
  gulong draw_handler, paint_handler;
  gint64 start, processor_time;
} Report;

static gint64 processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gint64)time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gboolean begin(gpointer data);

static gboolean drawn(GtkWidget *page, cairo_t *context, Report *report) {
  (void)context;
  g_signal_handler_disconnect(page, report->draw_handler);
  report->has_drawn = TRUE;
  return FALSE;
}

static void after_paint(GdkFrameClock *clock, Report *report) {
  report->frames++;
  if (!report->has_drawn) return;
  gint64 duration = g_get_monotonic_time() - report->start;
  gint64 used = processor_time() - report->processor_time;
  g_signal_handler_disconnect(clock, report->paint_handler);
  printf(
      "theme=%s frames=%d duration_us=%" G_GINT64_FORMAT " cpu_us=%" G_GINT64_FORMAT "\n",
      report->number % 2 == 0 ? "dark" : "classic", report->frames, duration, used);
  fflush(stdout);
  if (++report->number < report->times) {
    g_timeout_add(REST_MILLISECONDS, begin, report);
  } else {
    report->done(report->window);
    g_free(report);
  }
}

static gboolean begin(gpointer data) {
  Report *report = data;
  report->has_drawn = FALSE;
  report->frames = 0;
  report->paint_handler = g_signal_connect(
      gtk_widget_get_frame_clock(report->window), "after-paint", G_CALLBACK(after_paint), report);
  report->draw_handler =
      g_signal_connect_after(report->page, "draw", G_CALLBACK(drawn), report);
  report->start = g_get_monotonic_time();
  report->processor_time = processor_time();
  theme_show(report->number % 2 == 0 ? DARK : CLASSIC);
  gtk_widget_queue_draw(report->window);
  return G_SOURCE_REMOVE;
}

void theme_report(GtkWidget *window, int times, void (*done)(GtkWidget *window)) {
  Report *report = g_new0(Report, 1);
  report->window = window;
  report->page = gtk_bin_get_child(GTK_BIN(window));
  report->times = times;
  report->done = done;
  g_timeout_add(REST_MILLISECONDS, begin, report);
}
