/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-library.h"

#include "library/awale-library-player.h"

#include <math.h>

static void
add (AwaleTableWriter *table,
     const char       *about,
     const char       *name,
     double            value,
     int               decimals)
{
  g_autofree char *full_name = g_strconcat (about, name, NULL);

  awale_table_writer_add_named (table, full_name, value, decimals);
}

static void
add_count (AwaleTableWriter *table,
           const char       *about,
           const char       *name,
           gint64            count)
{
  add (table, about, name, (double) count, 0);
}

static void
add_results (AwaleTableWriter         *table,
             const char               *about,
             const AwalePlayerResults *results)
{
  add_count (table, about, "games", results->n_games);
  add_count (table, about, "wins", results->n_won);
  add_count (table, about, "draws", results->n_drawn);
  add_count (table, about, "losses", results->n_lost);
  add (table, about, "margin", results->n_counted > 0 ? results->margin : NAN, 2);
}

static void
add_given (AwaleTableWriter *table,
           const char       *about,
           AwalePlayerLoss   loss)
{
  add_count (table, about, "moves", loss.n_moves);
  add (table, about, "given", loss.n_moves > 0 ? awale_player_loss_average (loss) : NAN, 2);
}

static void
add_rulesets (AwaleTableWriter         *table,
              const AwaleLibraryPlayer *player)
{
  for (unsigned i = 0; i < player->rulesets->len; i++)
    {
      const AwalePlayerRuleset *ruleset = &g_array_index (player->rulesets, AwalePlayerRuleset, i);
      g_autofree char *about = g_strconcat (ruleset->id, "-", NULL);

      add_results (table, about, &ruleset->results);
    }
}

static void
add_openings (AwaleTableWriter *table,
              const char       *about,
              const GArray     *openings)
{
  for (unsigned i = 0; i < openings->len; i++)
    {
      const AwalePlayerOpening *opening = &g_array_index (openings, AwalePlayerOpening, i);
      const char *reply = awale_move_to_string (opening->reply);
      g_autofree char *moves = g_strconcat (about, awale_move_to_string (opening->first),
                                            *reply != '\0' ? "-" : "", reply, "-", NULL);

      add_results (table, moves, &opening->results);
    }
}

static void
add_all_loss (AwaleTableWriter         *table,
              const AwaleLibraryPlayer *player)
{
  static const char *const phases[AWALE_N_PHASES] = {
    [AWALE_PHASE_OPENING] = "opening-", [AWALE_PHASE_MIDDLE] = "middle-",
    [AWALE_PHASE_END] = "endgame-",
  };

  add_count (table, "", "analyzed", player->n_analyzed);
  add_given (table, "", player->loss);
  for (int phase = 0; phase < AWALE_N_PHASES; phase++)
    add_given (table, phases[phase], player->phases[phase]);
}

bool
awale_cli_library_print_player (AwaleLibrary              *library,
                                const AwaleLibraryFilter  *filter,
                                bool                       json,
                                GError                   **error)
{
  g_autoptr (AwaleLibraryPlayer) player = awale_library_get_player_stats (library, filter, error);
  AwaleTableWriter table;

  if (player == NULL)
    return false;
  awale_table_writer_init (&table, AWALE_TABLE_RECORD, json, "");
  add_results (&table, "south-", &player->sides[AWALE_SOUTH]);
  add_results (&table, "north-", &player->sides[AWALE_NORTH]);
  add_rulesets (&table, player);
  add_openings (&table, "south-", player->openings[AWALE_SOUTH]);
  add_openings (&table, "north-", player->openings[AWALE_NORTH]);
  add_all_loss (&table, player);
  awale_table_writer_end (&table);
  return true;
}
