/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Measures how much the moves of a short search lose according to a long one. This shows small
 * changes of the search with fewer positions than matches would need.
 *
 *     losses [OPTION…] collect               prints positions of games, with values of all moves
 *     losses [OPTION…] weigh FILE [BEFORE]   prints the loss in each position of FILE; BEFORE is
 *                                            the output of another build, for comparison
 */
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "openings.h"

enum
{
  OPENING_PLIES = 8,
  MAX_PLIES = 150,
  BALANCE = 200,
  COLLECTING_HASH = 32,
  WEIGHING_HASH = 2,
  GAME_NODES = 3000,  /* Maximum number of nodes per move of a game. */
  RANDOM_MOVE = 30,   /* One move in 30 is random. */
  TAKEN = 6,          /* One position in 6 is collected. */
  DECIDED = 900,      /* Absolute value of the best move from which a position counts as decided. */
};

/* Difference of value, in hundredths of a seed, that multiplies the odds of winning by e. */
#define SLOPE 350.0

typedef struct
{
  AwaleRuleset   rules;
  AwaleSearcher *searcher;
  GRand         *rand;
  int            nodes;
  int            positions;
  int            n_collected;
} Losses;

typedef struct
{
  double sum;
  double squares;
  int    n;
} Sample;

static void
sample_add (Sample *self,
            double  value)
{
  self->sum += value;
  self->squares += value * value;
  self->n++;
}

static double
sample_get_mean (const Sample *self)
{
  return self->sum / MAX (self->n, 1);
}

/* Returns the margin of error at a confidence of 95 %. */
static double
sample_get_error (const Sample *self)
{
  double mean = sample_get_mean (self);

  return 1.96 * sqrt (fmax (self->squares / MAX (self->n, 1) - mean * mean, 0) / MAX (self->n, 1));
}

static AwaleSearchResult
search (const Losses        *self,
        AwaleSearcher       *searcher,
        const AwalePosition *position,
        int                  nodes,
        int                  lines)
{
  AwaleSearchLimits limits = { .nodes = (uint64_t) nodes, .lines = lines };

  awale_searcher_clear (searcher);
  return awale_searcher_run (searcher, position, 1, &limits, NULL, NULL, NULL);
}

/* Prints `POSITION MOVE:VALUE…` with the best move first, or nothing if the move is forced or the
 * game is decided. */
static void
collect_position (Losses        *self,
                  AwalePosition  position)
{
  AwaleSearchResult result = search (self, self->searcher, &position, self->nodes,
                                     AWALE_SEARCH_MAX_LINES);
  g_autofree char *text = awale_position_to_string (position);

  if (result.n_lines < 2 || ABS (result.lines[0].value) >= DECIDED)
    return;
  g_print ("%s", text);
  for (int i = 0; i < result.n_lines; i++)
    g_print (" %s:%d", awale_move_to_string (result.lines[i].move), result.lines[i].value);
  g_print ("\n");
  self->n_collected++;
}

static AwaleMove
choose_move (Losses              *self,
             AwaleSearcher       *player,
             const AwalePosition *position)
{
  unsigned legal = awale_legal_moves (*position, &self->rules);

  if (g_rand_int_range (self->rand, 0, RANDOM_MOVE) > 0)
    return search (self, player, position, GAME_NODES, 1).lines[0].move;
  for (int skip = g_rand_int_range (self->rand, 0, __builtin_popcount (legal)); skip > 0; skip--)
    legal &= legal - 1;
  return __builtin_ctz (legal);
}

static void
collect_game (Losses        *self,
              AwaleSearcher *player,
              const GArray  *opening)
{
  g_autoptr (GArray) game = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  AwalePosition position = awale_position_start ();

  for (unsigned ply = 0; ply < MAX_PLIES && self->n_collected < self->positions; ply++)
    {
      AwaleMove move;

      g_array_append_val (game, position);
      if (awale_outcome (&self->rules, (const AwalePosition *) (const void *) game->data,
                         game->len).state != AWALE_GAME_STATE_PLAYING)
        return;
      if (ply >= opening->len && g_rand_int_range (self->rand, 0, TAKEN) == 0)
        collect_position (self, position);
      move = ply < opening->len ? g_array_index (opening, int8_t, ply)
                                : choose_move (self, player, &position);
      position = awale_play (position, &self->rules, move, NULL);
    }
}

static void
collect (Losses *self,
         int     seed)
{
  g_autoptr (AwaleSearcher) player = awale_searcher_new (&self->rules, WEIGHING_HASH);
  Openings openings;

  self->searcher = awale_searcher_new (&self->rules, COLLECTING_HASH);
  self->rand = g_rand_new_with_seed ((uint32_t) seed);
  openings_init (&openings, &self->rules, (uint32_t) seed, OPENING_PLIES, BALANCE);
  while (self->n_collected < self->positions)
    {
      g_autoptr (GArray) opening = openings_next (&openings);

      collect_game (self, player, opening);
    }
  openings_clear (&openings);
}

/* Returns the probability of winning in thousandths for @value in hundredths of a seed. */
static double
chance (int value)
{
  return 1000 / (1 + exp (-value / SLOPE));
}

/* Returns the loss, in thousandths of the probability of winning, by the move that a search finds
 * in the position of @line, or −1 if the line cannot be read. */
static double
weigh_line (Losses     *self,
            const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  AwalePosition position;
  AwaleMove move;
  int best = 0, found = 0;

  if (words[0] == NULL || !awale_position_parse (words[0], &position, NULL))
    return -1;
  move = search (self, self->searcher, &position, self->nodes, 1).lines[0].move;
  for (int i = 1; words[i] != NULL; i++)
    {
      const char *word = words[i];
      bool is_found = awale_move_read (&word) == move;
      int value = *word == ':' ? atoi (word + 1) : 0;

      best = i == 1 ? value : MAX (best, value);
      if (is_found)
        found = value;
    }
  return chance (best) - chance (found);
}

static void
print_sample (const char   *name,
              const Sample *sample)
{
  g_printerr ("%s\t%.2f\t±%.2f\n", name, sample_get_mean (sample), sample_get_error (sample));
}

static bool
weigh (Losses      *self,
       const char  *path,
       const char  *path_before,
       GError     **error)
{
  g_autofree char *text = NULL, *text_before = NULL;
  g_auto (GStrv) lines = NULL, before = NULL;
  Sample losses = { 0 }, differences = { 0 };

  if (!g_file_get_contents (path, &text, NULL, error) ||
      (path_before != NULL && !g_file_get_contents (path_before, &text_before, NULL, error)))
    return false;

  self->searcher = awale_searcher_new (&self->rules, WEIGHING_HASH);
  lines = g_strsplit (text, "\n", -1);
  before = g_strsplit (text_before != NULL ? text_before : "", "\n", -1);
  for (unsigned i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      /* The loss is rounded as it is written, so that equal losses of two versions do not
       * differ. */
      double loss = round (weigh_line (self, lines[i]) * 1000) / 1000;

      if (loss < 0)
        {
          g_set_error (error, AWALE_RULES_ERROR, AWALE_RULES_ERROR_SYNTAX, "line %u of %s", i + 1,
                       path);
          return false;
        }
      g_print ("%.3f\n", loss);
      sample_add (&losses, loss);
      if (i < g_strv_length (before))
        sample_add (&differences, loss - g_ascii_strtod (before[i], NULL));
    }
  print_sample ("loss", &losses);
  if (path_before != NULL)
    print_sample ("difference", &differences);
  return true;
}

static void
losses_clear (Losses *self)
{
  g_clear_pointer (&self->searcher, awale_searcher_free);
  g_clear_pointer (&self->rand, g_rand_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Losses, losses_clear)

int
main (int    argc,
      char **argv)
{
  g_auto (Losses) self = { .positions = 4000 };
  g_autofree char *ruleset = g_strdup ("abapa");
  int seed = 1;
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &ruleset, "Ruleset or its axes (abapa)", "R" },
    { "positions", 0, 0, G_OPTION_ARG_INT, &self.positions, "How many to collect (4000)", "N" },
    { "nodes", 0, 0, G_OPTION_ARG_INT, &self.nodes,
      "Of a search (400000 to collect, 20000 to weigh)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Of the games (1)", "N" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("collect | weigh FILE [BEFORE]");
  g_autoptr (GError) error = NULL;
  bool is_collecting;

  setlocale (LC_ALL, "");
  setlocale (LC_NUMERIC, "C");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) ||
      !awale_ruleset_resolve (ruleset, &self.rules, &error))
    {
      g_printerr ("losses: %s\n", error->message);
      return 2;
    }

  is_collecting = argc == 2 && g_str_equal (argv[1], "collect");
  if (!is_collecting && !(argc >= 3 && argc <= 4 && g_str_equal (argv[1], "weigh")))
    {
      g_printerr ("losses: collect, or weigh a file, please; see --help\n");
      return 2;
    }
  if (self.nodes <= 0)
    self.nodes = is_collecting ? 400000 : 20000;
  if (is_collecting)
    collect (&self, seed);
  else if (!weigh (&self, argv[2], argc == 4 ? argv[3] : NULL, &error))
    {
      g_printerr ("losses: %s\n", error->message);
      return 2;
    }
  return 0;
}
