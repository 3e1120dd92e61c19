/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-go-command.h"

#include <string.h>

#include "awale-position-command.h"

typedef enum
{
  WORD_DEPTH,
  WORD_MOVETIME,
  WORD_NODES,
  WORD_INFINITE,
  WORD_PONDER,
  WORD_WTIME,
  WORD_BTIME,
  WORD_WINC,
  WORD_BINC,
  WORD_MOVESTOGO,
  WORD_SEARCHMOVES,
  N_WORDS
} Word;

static const char *const words[N_WORDS] = {
  [WORD_DEPTH] = "depth",
  [WORD_MOVETIME] = "movetime",
  [WORD_NODES] = "nodes",
  [WORD_INFINITE] = "infinite",
  [WORD_PONDER] = "ponder",
  [WORD_WTIME] = "wtime",
  [WORD_BTIME] = "btime",
  [WORD_WINC] = "winc",
  [WORD_BINC] = "binc",
  [WORD_MOVESTOGO] = "movestogo",
  [WORD_SEARCHMOVES] = "searchmoves",
};

static Word
find_word (const char *text)
{
  for (int word = 0; word < N_WORDS; word++)
    if (strcmp (words[word], text) == 0)
      return word;
  return N_WORDS;
}

static void
set_clock (AwaleClock *clock,
           AwaleSide   side,
           int64_t     remaining)
{
  clock->is_known[side] = true;
  clock->remaining[side] = remaining;
}

/* Sets a limit to @number, which is clamped unless it is a time on the clock. */
static void
set_number (AwaleGoCommand *self,
            Word            word,
            int64_t         number)
{
  switch (word)
    {
    case WORD_DEPTH:
      self->depth = (int) CLAMP (number, 1, AWALE_SEARCH_MAX_DEPTH);
      break;
    case WORD_MOVETIME:
      self->milliseconds = (int) CLAMP (number, 1, G_MAXINT);
      break;
    case WORD_NODES:
      self->nodes = (uint64_t) MAX (number, 1);
      break;
    case WORD_WTIME:
      set_clock (&self->clock, AWALE_SOUTH, number);
      break;
    case WORD_BTIME:
      set_clock (&self->clock, AWALE_NORTH, number);
      break;
    case WORD_WINC:
      self->clock.increment[AWALE_SOUTH] = number;
      break;
    case WORD_BINC:
      self->clock.increment[AWALE_NORTH] = number;
      break;
    case WORD_MOVESTOGO:
      self->clock.moves_to_go = (int) CLAMP (number, 0, 1000);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
ignore (GString    *ignored,
        const char *word)
{
  if (ignored != NULL)
    g_string_append_printf (ignored, "%s%s", ignored->len > 0 ? " " : "", word);
}

/* Reads words from *@place on as long as they consist of moves, and advances *@place past them.
 * Returns: the bit set of the moves */
static unsigned
take_moves (char **tokens,
            int   *place)
{
  unsigned moves = 0;

  while (tokens[*place] != NULL)
    {
      unsigned more;

      if (!awale_moves_parse_set (tokens[*place], &more))
        break;
      moves |= more;
      (*place)++;
    }
  return moves;
}

AwaleGoCommand
awale_go_command_parse (const char *text,
                        GString    *ignored)
{
  g_auto (GStrv) tokens = awale_words_split (text);
  AwaleGoCommand self = { 0 };

  for (int i = 0; tokens[i] != NULL;)
    {
      Word word = find_word (tokens[i]);
      gint64 number;

      if (word == WORD_INFINITE)
        self.infinite = true;
      else if (word == WORD_PONDER)
        self.ponder = true;
      else if (word == WORD_SEARCHMOVES)
        {
          i++;
          self.moves |= take_moves (tokens, &i);
          continue;
        }
      else if (word != N_WORDS && tokens[i + 1] != NULL
               && g_ascii_string_to_signed (tokens[i + 1], 10, G_MININT64, G_MAXINT64, &number,
                                            NULL))
        set_number (&self, word, number), i++;
      else
        ignore (ignored, tokens[i]);
      i++;
    }
  return self;
}

static void
append_clock (GString          *line,
              const AwaleClock *clock)
{
  static const char *const sides[2][2] = { { "wtime", "winc" }, { "btime", "binc" } };

  for (int side = 0; side < 2; side++)
    if (clock->is_known[side])
      g_string_append_printf (line, " %s %" G_GINT64_FORMAT " %s %" G_GINT64_FORMAT,
                              sides[side][0], clock->remaining[side],
                              sides[side][1], clock->increment[side]);
  if (clock->moves_to_go > 0)
    g_string_append_printf (line, " movestogo %d", clock->moves_to_go);
}

char *
awale_go_command_to_string (const AwaleGoCommand *self)
{
  GString *line = g_string_new ("go");

  if (self->ponder)
    g_string_append (line, " ponder");
  if (self->infinite)
    g_string_append (line, " infinite");
  if (self->depth > 0)
    g_string_append_printf (line, " depth %d", self->depth);
  if (self->milliseconds > 0)
    g_string_append_printf (line, " movetime %d", self->milliseconds);
  if (self->nodes > 0)
    g_string_append_printf (line, " nodes %" G_GUINT64_FORMAT, self->nodes);
  append_clock (line, &self->clock);
  if (self->moves != 0)
    {
      g_string_append (line, " searchmoves ");
      for (AwaleMove move = 0; move <= AWALE_PASS; move++)
        if (self->moves & 1u << move)
          g_string_append (line, awale_move_to_string (move));
    }
  return g_string_free (line, FALSE);
}

bool
awale_go_command_is_endless (const AwaleGoCommand *self)
{
  return self->infinite && self->depth == 0 && self->milliseconds == 0 && self->nodes == 0
         && !self->clock.is_known[AWALE_SOUTH] && !self->clock.is_known[AWALE_NORTH];
}

AwaleSearchLimits
awale_go_command_get_limits (const AwaleGoCommand *self,
                             AwalePosition         position)
{
  AwaleSearchLimits limits = {
    .depth = self->depth,
    .milliseconds = self->milliseconds,
    .nodes = self->nodes,
    .moves = self->moves,
  };
  int most = awale_clock_get_most (&self->clock, position);

  limits.usual_milliseconds = awale_clock_get_budget (&self->clock, position);
  if (most > 0 && (limits.milliseconds == 0 || most < limits.milliseconds))
    limits.milliseconds = most;
  if (limits.depth == 0 && limits.milliseconds == 0 && limits.nodes == 0 && !self->infinite)
    limits.milliseconds = AWALE_GO_COMMAND_DEFAULT_MILLISECONDS;
  return limits;
}

/* Milliseconds reserved for the delay between the clock of the interface and our search. */
#define OVERHEAD 30

/* Maximum time for a hard move, as a multiple of the usual time. */
#define HARD_MOVE 3

/* Maximum milliseconds of a search: a day; an int cannot hold more than 24 days. */
#define LONGEST (24 * 60 * 60 * 1000)

/* Estimates how many moves a side still has to play: about thirty at the start, and fewer as the
 * board empties. */
static int
expect_moves (AwalePosition position)
{
  return 6 + awale_position_seeds_on_board (position) / 2;
}

static int
count_moves (const AwaleClock *self,
             AwalePosition     position)
{
  return self->moves_to_go > 0 ? self->moves_to_go : expect_moves (position);
}

static int64_t
get_usable (const AwaleClock *self,
            int               side)
{
  return CLAMP (self->remaining[side] - OVERHEAD, 0, LONGEST);
}

/* Limits @wanted milliseconds by the clock. The increment is added only after the move, so it does
 * not count; half of the time is kept, unless the clock is reset after this move. */
static int
limit (const AwaleClock *self,
       AwalePosition     position,
       int64_t           wanted)
{
  int64_t usable = get_usable (self, position.side);
  int64_t most = count_moves (self, position) == 1 ? usable : usable / 2;

  return (int) MAX (MIN (wanted, most), 1);
}

int
awale_clock_get_budget (const AwaleClock *self,
                        AwalePosition     position)
{
  int side = position.side;
  int64_t share;

  if (!self->is_known[side])
    return 0;
  share = get_usable (self, side) / count_moves (self, position)
          + CLAMP (self->increment[side], 0, LONGEST) * 3 / 4;
  return limit (self, position, share);
}

int
awale_clock_get_most (const AwaleClock *self,
                      AwalePosition     position)
{
  if (!self->is_known[position.side])
    return 0;
  return limit (self, position,
                (int64_t) HARD_MOVE * awale_clock_get_budget (self, position));
}
