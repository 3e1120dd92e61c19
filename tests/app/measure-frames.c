/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Measures the cost of a frame while stepping quickly through a long game, with and without live
 * analysis, and the memory in the long run. This is not a test, because the results depend on
 * the machine. Times are processor times of the main thread, which exclude other programs, and wall
 * times between before-paint and after-paint of the frame clock.
 */
#include "app/awale-application.h"
#include "app/window/awale-window.h"
#include "notation/awale-ogn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "rules/awale-rules.h"

/* Microseconds per frame at 60 Hz. */
#define FRAME (1e6 / 60)

enum
{
  LONGEST = 150,
  WARM_UP = 40,
};

typedef struct
{
  int            n_steps;
  int            rate;
  int            minutes;

  GtkWindow     *window;
  AwaleGame     *game;
  int            step;
  bool           analyses;
  double         cpu_at_frame;
  double         cpu_before;
  gint64         wall_before;
  GArray        *busy;      /* Processor time of the main thread from frame to frame. */
  GArray        *painting;  /* Part of the processor time between before-paint and after-paint. */
  GArray        *wall;      /* Wall time between before-paint and after-paint. */
} Measure;

static double
get_cpu (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double
get_resident_mebibytes (void)
{
  g_autofree char *text = NULL;
  long pages = 0;

  if (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    sscanf (text, "%*d %ld", &pages);
  return pages * 4096.0 / (1 << 20);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return difference < 0 ? -1 : difference > 0;
}

static void
tell (const char *what,
      GArray     *values)
{
  unsigned late = 0;

  g_array_sort (values, compare);
  for (unsigned i = 0; i < values->len; i++)
    late += g_array_index (values, double, i) > FRAME;
  printf ("  %-28s median %6.2f ms, 99 %% %6.2f ms, most %6.2f ms, over 16.67 ms: %u of %u\n", what,
          g_array_index (values, double, values->len / 2) / 1e3,
          g_array_index (values, double, values->len * 99 / 100) / 1e3,
          g_array_index (values, double, values->len - 1) / 1e3, late, values->len);
  g_array_set_size (values, 0);
}

static void
before_paint_cb (Measure *self)
{
  self->cpu_before = get_cpu ();
  self->wall_before = g_get_monotonic_time ();
}

static void
after_paint_cb (Measure *self)
{
  double cpu = get_cpu ();
  double busy = cpu - self->cpu_at_frame, painting = cpu - self->cpu_before;
  double wall = g_get_monotonic_time () - self->wall_before;

  self->cpu_at_frame = cpu;
  /* Skip the frames of the first steps, which fill the caches. */
  if (self->step < WARM_UP)
    return;
  g_array_append_val (self->busy, busy);
  g_array_append_val (self->painting, painting);
  g_array_append_val (self->wall, wall);
}

static gboolean remember_cb (gpointer data);

static void
report (Measure *self)
{
  printf ("analysis %s, %d steps of a game of %d plies, %d a second, %.0f MiB resident\n",
          self->analyses ? "on" : "off", self->step, LONGEST, self->rate,
          get_resident_mebibytes ());
  tell ("main thread, frame to frame", self->busy);
  tell ("painting, processor time", self->painting);
  tell ("painting, wall time", self->wall);
  fflush (stdout);
}

static gboolean
step_cb (gpointer data)
{
  Measure *self = data;
  AwaleNode *next = awale_node_get_first_child (awale_game_get_cursor (self->game));

  awale_game_set_cursor (self->game, next != NULL ? next : awale_game_get_root (self->game));
  if (++self->step < self->n_steps + WARM_UP)
    return G_SOURCE_CONTINUE;

  report (self);
  self->step = 0;
  if (!self->analyses)
    {
      self->analyses = true;
      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.analyse", NULL);
      return G_SOURCE_CONTINUE;
    }
  if (self->minutes > 0)
    g_timeout_add_seconds (10, remember_cb, self);
  else
    gtk_window_destroy (self->window);
  return G_SOURCE_REMOVE;
}

/* Steps to the next move every ten seconds, and prints the memory every minute. */
static gboolean
remember_cb (gpointer data)
{
  Measure *self = data;
  AwaleNode *next = awale_node_get_first_child (awale_game_get_cursor (self->game));

  awale_game_set_cursor (self->game, next != NULL ? next : awale_game_get_root (self->game));
  if (++self->step % 6 == 0)
    {
      printf ("after %d min of analysis: %.1f MiB resident\n", self->step / 6,
              get_resident_mebibytes ());
      fflush (stdout);
    }
  if (self->step < 6 * self->minutes)
    return G_SOURCE_CONTINUE;
  gtk_window_destroy (self->window);
  return G_SOURCE_REMOVE;
}

/* Creates a game of LONGEST random plies that avoid captures. */
static AwaleGame *
create_game (unsigned seed)
{
  AwaleGame *game = awale_game_new (&awale_preset_find ("society")->rules);
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);

  for (int ply = 0; ply < LONGEST; ply++)
    {
      AwalePosition position = awale_node_get_position (awale_game_get_cursor (game));
      unsigned legal = awale_legal_moves (position, awale_game_get_rules (game));
      int best = AWALE_NO_MOVE, least = G_MAXINT;

      for (AwaleMove move = 0; move <= AWALE_PASS; move++)
        if ((legal >> move & 1) != 0)
          {
            int harvest, worth;

            awale_play (position, awale_game_get_rules (game), move, &harvest);
            worth = harvest * 100 + g_rand_int_range (random, 0, 100);
            if (worth < least)
              {
                best = move;
                least = worth;
              }
          }
      if (best == AWALE_NO_MOVE || awale_game_play (game, best) != AWALE_ILLEGAL_REASON_NONE)
        {
          g_object_unref (game);
          return create_game (seed + 1);
        }
    }
  awale_game_set_cursor (game, awale_game_get_root (game));
  awale_game_forget_history (game);
  return game;
}

static gboolean
begin_cb (gpointer data)
{
  Measure *self = data;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->window));

  g_set_object (&self->game, awale_window_get_game (AWALE_WINDOW (self->window)));
  self->cpu_at_frame = get_cpu ();
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_paint_cb), self);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), self);
  g_timeout_add (1000 / self->rate, step_cb, self);
  return G_SOURCE_REMOVE;
}

static void
activated_cb (GtkApplication *application,
              Measure        *self)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "awale-frames.ogn", NULL);
  g_autofree char *text = awale_ogn_write_game (self->game, AWALE_WRITE_DEFAULT);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  self->window = gtk_application_get_active_window (application);
  if (!g_file_set_contents (path, text, -1, NULL))
    g_error ("%s cannot be written.", path);
  awale_window_open (AWALE_WINDOW (self->window), file);
  g_timeout_add (1000, begin_cb, self);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (AwaleApplication) application = NULL;
  Measure self = { .n_steps = 600, .rate = 20 };

  if (argc > 1)
    self.minutes = atoi (argv[1]);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  settings = g_settings_new ("io.github.awale.Awale");
  if (argc > 2)
    g_settings_set_boolean (settings, "show-values", g_str_equal (argv[2], "values"));
  self.game = create_game (1);
  self.busy = g_array_new (FALSE, FALSE, sizeof (double));
  self.painting = g_array_new (FALSE, FALSE, sizeof (double));
  self.wall = g_array_new (FALSE, FALSE, sizeof (double));
  application = awale_application_new (settings);
  g_application_set_application_id (G_APPLICATION (application), NULL);
  g_signal_connect_after (application, "activate", G_CALLBACK (activated_cb), &self);
  g_application_run (G_APPLICATION (application), 1, argv);
  g_array_unref (self.busy);
  g_array_unref (self.painting);
  g_array_unref (self.wall);
  g_object_unref (self.game);
  return 0;
}
