#include <stdio.h>
#include <time.h>

#include "twin.h"

static gint64 times[STAGE_COUNT];
static gulong draw_handler, paint_handler;
static gboolean has_drawn;
static void (*when_painted)(GtkWidget *window);

void first_frame_reach(Stage stage) {
  times[stage] = g_get_monotonic_time();
}

static gboolean drawn(GtkWidget *window) {
  g_signal_handler_disconnect(window, draw_handler);
  has_drawn = TRUE;
  first_frame_reach(STAGE_DRAWN);
  return FALSE;
}

static void after_paint(GdkFrameClock *clock, GtkWidget *window) {
  if (!has_drawn) return;
  g_signal_handler_disconnect(clock, paint_handler);
  gdk_display_sync(gtk_widget_get_display(window));
  first_frame_reach(STAGE_PAINTED);
  when_painted(window);
}

void first_frame_then(GtkWidget *window, void (*painted)(GtkWidget *window)) {
  when_painted = painted;
  gtk_widget_realize(window);
  draw_handler = g_signal_connect_after(window, "draw", G_CALLBACK(drawn), NULL);
  paint_handler = g_signal_connect(
      gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), window);
}

static void print_kilobytes(const char *key, const char *name, const char *path) {
  FILE *file = fopen(path, "r");
  if (file == NULL) return;
  char line[256];
  long kilobytes;
  size_t length = strlen(name);
  while (fgets(line, sizeof line, file) != NULL) {
    if (strncmp(line, name, length) == 0 && sscanf(line + length, ": %ld", &kilobytes) == 1) {
      printf("%s=%ld\n", key, kilobytes);
      break;
    }
  }
  fclose(file);
}

void first_frame_print(void) {
  static const char *const keys[] = { "main", "toolkit", "built", "drawn", "painted" };
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  const char *start = g_getenv("BUTTON_GALLERY_STARTED_AT");
  gint64 launched = start != NULL ? g_ascii_strtoll(start, NULL, 10) : times[STAGE_MAIN];
  for (int stage = 0; stage < STAGE_COUNT; stage++)
    printf("%s_us=%" G_GINT64_FORMAT "\n", keys[stage], times[stage] - launched);
  printf("cpu_us=%ld\n", (long)time.tv_sec * 1000000 + time.tv_nsec / 1000);
  print_kilobytes("vm_hwm_kb", "VmHWM", "/proc/self/status");
  print_kilobytes("private_dirty_kb", "Private_Dirty", "/proc/self/smaps_rollup");
  fflush(stdout);
}
