#include <stdio.h>
#include <time.h>

#include "twin.h"

#define REST_MILLISECONDS 300
#define MOST_FRAMES 1000

typedef struct {
  Flip *flip;
  GtkWidget *window;
  int times;
  void (*done)(GtkWidget *window);
  gulong handler;
  gint64 last_frame, processor_time;
  int count;
  gint64 intervals[MOST_FRAMES];
} Report;

static gint64 processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gint64)time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static int compare(const void *first, const void *second) {
  gint64 difference = *(const gint64 *)first - *(const gint64 *)second;
  return difference < 0 ? -1 : difference > 0;
}

static void print(Report *report) {
  gint64 used = processor_time() - report->processor_time, duration = 0;
  for (int index = 0; index < report->count; index++) duration += report->intervals[index];
  qsort(report->intervals, report->count, sizeof *report->intervals, compare);
  printf(
      "frames=%d duration_us=%" G_GINT64_FORMAT " worst_us=%" G_GINT64_FORMAT
      " p95_us=%" G_GINT64_FORMAT " cpu_us=%" G_GINT64_FORMAT "\n",
      report->count, duration, report->intervals[report->count - 1],
      report->intervals[(report->count * 95 - 1) / 100], used);
  fflush(stdout);
}

static gboolean begin(gpointer data);

static void after_paint(GdkFrameClock *clock, Report *report) {
  gint64 now = g_get_monotonic_time();
  if (report->count < MOST_FRAMES) report->intervals[report->count++] = now - report->last_frame;
  report->last_frame = now;
  if (flip_is_turning(report->flip)) return;
  g_signal_handler_disconnect(clock, report->handler);
  print(report);
  if (--report->times > 0) {
    g_timeout_add(REST_MILLISECONDS, begin, report);
  } else {
    report->done(report->window);
    g_free(report);
  }
}

static gboolean begin(gpointer data) {
  Report *report = data;
  report->count = 0;
  report->handler = g_signal_connect(
      gtk_widget_get_frame_clock(report->window), "after-paint", G_CALLBACK(after_paint), report);
  report->last_frame = g_get_monotonic_time();
  report->processor_time = processor_time();
  flip_toggle(report->flip);
  return G_SOURCE_REMOVE;
}

void flip_report(Flip *flip, GtkWidget *window, int times, void (*done)(GtkWidget *window)) {
  Report *report = g_new0(Report, 1);
  report->flip = flip;
  report->window = window;
  report->times = times;
  report->done = done;
  g_timeout_add(REST_MILLISECONDS, begin, report);
}
