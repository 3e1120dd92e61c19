/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-library.h"

#include "library/awale-library-player.h"

#include <math.h>

/* A line of the output; @value is NAN if unknown. */
typedef struct
{
  char       *name;
  double      value;
  const char *format;
} Fact;

static void
fact_clear (void *data)
{
  g_free (((Fact *) data)->name);
}

static void
add (GArray     *facts,
     const char *about,
     const char *name,
     double      value,
     const char *format)
{
  const Fact fact = { g_strconcat (about, name, NULL), value, format };

  g_array_append_val (facts, fact);
}

static void
add_count (GArray     *facts,
           const char *about,
           const char *name,
           gint64      count)
{
  add (facts, about, name, (double) count, "%.0f");
}

static void
add_results (GArray                   *facts,
             const char               *about,
             const AwalePlayerResults *results)
{
  add_count (facts, about, "games", results->n_games);
  add_count (facts, about, "wins", results->n_won);
  add_count (facts, about, "draws", results->n_drawn);
  add_count (facts, about, "losses", results->n_lost);
  add (facts, about, "margin", results->n_counted > 0 ? results->margin : NAN, "%.2f");
}

static void
add_given (GArray           *facts,
           const char       *about,
           AwalePlayerLoss   loss)
{
  add_count (facts, about, "moves", loss.n_moves);
  add (facts, about, "given", loss.n_moves > 0 ? awale_player_loss_average (loss) : NAN,
       "%.2f");
}

static void
add_rulesets (GArray                   *facts,
              const AwaleLibraryPlayer *player)
{
  for (unsigned i = 0; i < player->rulesets->len; i++)
    {
      const AwalePlayerRuleset *ruleset = &g_array_index (player->rulesets, AwalePlayerRuleset, i);
      g_autofree char *about = g_strconcat (ruleset->id, "-", NULL);

      add_results (facts, about, &ruleset->results);
    }
}

static void
add_openings (GArray       *facts,
              const char   *about,
              const GArray *openings)
{
  for (unsigned i = 0; i < openings->len; i++)
    {
      const AwalePlayerOpening *opening = &g_array_index (openings, AwalePlayerOpening, i);
      const char *reply = awale_move_to_string (opening->reply);
      g_autofree char *moves = g_strconcat (about, awale_move_to_string (opening->first),
                                            *reply != '\0' ? "-" : "", reply, "-", NULL);

      add_results (facts, moves, &opening->results);
    }
}

static void
add_all_loss (GArray                   *facts,
              const AwaleLibraryPlayer *player)
{
  static const char *const phases[AWALE_N_PHASES] = {
    [AWALE_PHASE_OPENING] = "opening-", [AWALE_PHASE_MIDDLE] = "middle-",
    [AWALE_PHASE_END] = "endgame-",
  };

  add_count (facts, "", "analyzed", player->n_analyzed);
  add_given (facts, "", player->loss);
  for (int phase = 0; phase < AWALE_N_PHASES; phase++)
    add_given (facts, phases[phase], player->phases[phase]);
}

/* Lists the statistics of a player. (transfer full) (element-type Fact) */
static GArray *
list_facts (const AwaleLibraryPlayer *player)
{
  GArray *facts = g_array_new (FALSE, FALSE, sizeof (Fact));

  g_array_set_clear_func (facts, fact_clear);
  add_results (facts, "south-", &player->sides[AWALE_SOUTH]);
  add_results (facts, "north-", &player->sides[AWALE_NORTH]);
  add_rulesets (facts, player);
  add_openings (facts, "south-", player->openings[AWALE_SOUTH]);
  add_openings (facts, "north-", player->openings[AWALE_NORTH]);
  add_all_loss (facts, player);
  return facts;
}

static void
print_facts (const GArray *facts,
             bool          json)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  AwaleTableWriter table;

  for (unsigned i = 0; i < facts->len; i++)
    g_ptr_array_add (names, g_array_index (facts, Fact, i).name);
  g_ptr_array_add (names, NULL);
  awale_table_writer_init (&table, AWALE_TABLE_RECORD, json, (const char *const *) names->pdata);
  for (unsigned i = 0; i < facts->len; i++)
    {
      const Fact *fact = &g_array_index (facts, Fact, i);

      awale_table_writer_add (&table, fact->format, fact->value);
    }
}

bool
awale_cli_library_print_player (AwaleLibrary              *library,
                                const AwaleLibraryFilter  *filter,
                                bool                       json,
                                GError                   **error)
{
  g_autoptr (AwaleLibraryPlayer) player = awale_library_get_player_stats (library, filter, error);
  g_autoptr (GArray) facts = NULL;

  if (player == NULL)
    return false;
  facts = list_facts (player);
  print_facts (facts, json);
  return true;
}
