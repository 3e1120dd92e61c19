/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-analysis.h"
#include "awale-cli-combinations.h"
#include "awale-cli-file.h"
#include "awale-cli-library.h"
#include "awale-cli-worksheet.h"

#include "game/awale-titles.h"
#include "library/awale-library-progress.h"
#include "training/awale-training-store.h"

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <string.h>

/* What the command line says, and the games that it means one after the other. */
typedef struct
{
  const AwaleSubcommand  *command;
  AwaleCliLibrary         options;
  AwaleCliAnalysis        analysis;
  AwaleReportOptions      report;
  gboolean                with_answers;
  bool                    needs_values;  /* Games are analysed if they have none. */
} Train;

/* What is done with a game that has its values, if they are needed; false after telling why it
 * cannot be done. */
typedef bool (* GameFunc) (Train     *train,
                           AwaleGame *game,
                           void      *user_data);

/* Exercises as they are found in files, none twice. */
typedef struct
{
  AwaleTraining *training;
  GHashTable    *hashes;
} Found;

/* Exercises that are being kept. */
typedef struct
{
  AwaleLibrary       *library;
  AwaleTrainingCount  count;
  unsigned            n_games;
  bool                restores;  /* What was dropped. */
} Keeping;

/* Combinations that are being found. */
typedef struct
{
  AwaleCliCombinations *combinations;
  const char           *path;      /* Of the file to write. */
  bool                  is_stuck;  /* It could not be written. */
} Finding;

static void
train_clear (Train *train)
{
  awale_cli_library_clear (&train->options);
  awale_cli_analysis_clear (&train->analysis);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Train, train_clear)

/* --- Games ----------------------------------------------------------------------------------- */

static bool
do_game (Train      *train,
         AwaleGame  *game,
         const char *name,
         size_t      number,
         GameFunc    func,
         void       *user_data)
{
  g_autoptr (AwaleDrill) drill =
    awale_title_is_exercise (game) ? awale_drill_new_from_game (game) : NULL;
  /* What is an exercise already needs no values, and would have more of them than one error. */
  g_autoptr (AwaleReport) report =
    train->needs_values && drill == NULL
      ? awale_cli_analysis_run (&train->analysis, game, &train->report, name, number)
      : NULL;

  return func (train, game, user_data);
}

static AwaleExit
do_file (Train      *train,
         const char *name,
         GameFunc    func,
         void       *user_data)
{
  g_autoptr (AwaleDocument) document = awale_cli_read_document (name, AWALE_FORMAT_OGN);

  if (document == NULL)
    return AWALE_EXIT_FAILED;
  awale_cli_tell_document (document, name);
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    if (!do_game (train, awale_document_get_game (document, i), name, i + 1, func, user_data))
      return AWALE_EXIT_FAILED;
  return awale_document_get_n_games (document) == 0
             || awale_document_count_errors (document, 0) > 0 ? AWALE_EXIT_NO : AWALE_EXIT_DONE;
}

/* All files, whatever is wrong with some of them. Returns: the worst that happened */
static AwaleExit
do_files (Train     *train,
          char     **names,
          GameFunc   func,
          void      *user_data)
{
  AwaleExit worst = AWALE_EXIT_DONE;

  for (char **name = names; *name != NULL; name++)
    {
      AwaleExit status = do_file (train, *name, func, user_data);

      worst = MAX (worst, status);
    }
  return worst;
}

static bool
add_number_cb (const AwaleLibraryRow *row,
               void                  *user_data)
{
  g_array_append_val (user_data, row->id);
  return true;
}

static bool
do_selected (Train                   *train,
             AwaleLibrary            *library,
             const AwaleCliSelection *selection,
             GameFunc                 func,
             void                    *user_data)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;
  bool done = awale_library_list (library, &selection->filter, add_number_cb, ids, &error);

  for (unsigned i = 0; done && i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_autoptr (AwaleGame) game = awale_library_load (library, id, &error);

      if (game == NULL)
        break;
      done = do_game (train, game, awale_library_get_path (library), (size_t) id, func, user_data);
    }
  if (error != NULL)
    awale_cli_message ("%s", error->message);
  return done && error == NULL;
}

/* --- make ------------------------------------------------------------------------------------ */

static bool
keep_cb (Train     *train,
         AwaleGame *game,
         void      *user_data)
{
  Keeping *keeping = user_data;
  const char *const names[] = { train->options.player, NULL };
  g_autoptr (GError) error = NULL;

  keeping->n_games++;
  if (awale_training_keep_game (keeping->library, game, names[0] != NULL ? names : NULL,
                                keeping->restores, &keeping->count, &error))
    return true;
  awale_cli_message ("%s", error->message);
  return false;
}

static void
print_kept (const Keeping *keeping,
            bool           json)
{
  static const char *const columns[] = { "games", "added", "improved", "duplicates", NULL };
  AwaleTableWriter table;

  awale_table_writer_init (&table, AWALE_TABLE_HEADED, json, columns);
  awale_table_writer_add_int (&table, keeping->n_games);
  awale_table_writer_add_int (&table, keeping->count.n_added);
  awale_table_writer_add_int (&table, keeping->count.n_improved);
  awale_table_writer_add_int (&table, keeping->count.n_duplicates);
}

static AwaleExit
make (Train  *train,
      char  **files)
{
  g_auto (AwaleCliSelection) selection = { .ruleset = NULL };
  g_autoptr (AwaleLibrary) library = NULL;
  Keeping keeping = { .n_games = 0 };
  AwaleExit status;

  if (files[0] != NULL
      && !awale_cli_library_allow (&train->options, train->command, "make FILE",
                                   AWALE_CLI_PLAYER | AWALE_CLI_JSON | AWALE_CLI_ANALYSIS))
    return AWALE_EXIT_USAGE;
  if (!awale_cli_library_select (&train->options, train->command, &selection))
    return AWALE_EXIT_USAGE;
  /* A limit on the size of files is then told as a full disk is. */
  signal (SIGXFSZ, SIG_IGN);
  library = awale_cli_library_open (&train->options, AWALE_LIBRARY_WRITE);
  if (library == NULL)
    return AWALE_EXIT_FAILED;

  keeping.library = library;
  keeping.restores = files[0] != NULL;
  if (files[0] != NULL)
    status = do_files (train, files, keep_cb, &keeping);
  else
    status = do_selected (train, library, &selection, keep_cb, &keeping) ? AWALE_EXIT_DONE
                                                                         : AWALE_EXIT_FAILED;
  print_kept (&keeping, train->options.json);
  return status;
}

/* --- list and export ------------------------------------------------------------------------- */

static bool
find_cb (Train     *train,
         AwaleGame *game,
         void      *user_data)
{
  Found *found = user_data;
  const char *const names[] = { train->options.player, NULL };
  g_autoptr (GPtrArray) drills =
    awale_drill_list_of_game (game, names[0] != NULL ? names : NULL);

  for (unsigned i = 0; i < drills->len; i++)
    {
      gint64 hash = awale_drill_get_hash (drills->pdata[i]);

      if (g_hash_table_add (found->hashes, g_memdup2 (&hash, sizeof hash)))
        awale_training_add (found->training, 0, drills->pdata[i], NULL, 0);
    }
  return true;
}

/* The exercises of @files or, if there are none of these, those that the library keeps. @status:
 * (out): what came of it. (transfer full) (nullable) */
static AwaleTraining *
find_exercises (Train      *train,
                char      **files,
                AwaleExit  *status)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (GHashTable) hashes = NULL;
  g_autoptr (GError) error = NULL;
  AwaleTraining *training;

  *status = AWALE_EXIT_DONE;
  if (files[0] != NULL)
    {
      Found found = { awale_training_new (zone), NULL };

      hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
      found.hashes = hashes;
      *status = do_files (train, files, find_cb, &found);
      return found.training;
    }
  library = awale_cli_library_open (&train->options, AWALE_LIBRARY_READ);
  training = library != NULL ? awale_training_load (library, AWALE_TRAINING_ALL, zone, &error)
                             : NULL;
  if (error != NULL)
    awale_cli_message ("%s", error->message);
  if (training == NULL)
    *status = AWALE_EXIT_FAILED;
  else
    awale_training_update_day (training);
  return training;
}

/* Of what a library keeps, those of the player who is asked for. */
static bool
is_meant (const Train             *train,
          const AwaleTrainingItem *item)
{
  const char *const names[] = { train->options.player, NULL };

  return names[0] == NULL || awale_drill_is_of (item->drill, names);
}

/* That an exercise was dropped goes with the answers to another machine. */
static bool
is_shown (const Train             *train,
          const AwaleTrainingItem *item,
          bool                     with_dropped)
{
  return is_meant (train, item) && (with_dropped || !item->is_dropped);
}

static unsigned
count_answers (const AwaleTrainingItem *item)
{
  unsigned n = 0;

  for (unsigned i = 0; i < item->reviews->len; i++)
    n += awale_schedule_grade_is_answer (
        g_array_index (item->reviews, AwaleScheduleReview, i).grade);
  return n;
}

static void
add_due (AwaleTableWriter        *table,
         const AwaleTrainingItem *item)
{
  g_autoptr (GDateTime) due = g_date_time_new_from_unix_utc (item->schedule.due);
  g_autofree char *text = item->schedule.last != 0 ? g_date_time_format_iso8601 (due) : NULL;

  awale_table_writer_add_string (table, text != NULL ? text : "-");
}

/* In place of an error: what the book plays, or the right answers. */
static void
add_answers (AwaleTableWriter *table,
             AwaleDrill       *drill)
{
  g_autofree char *answer = awale_drill_dup_answer (drill);
  bool is_opening = awale_drill_get_kind (drill) == AWALE_DRILL_OPENING;
  AwaleMove move = awale_node_get_move (awale_drill_get_move (drill));

  awale_table_writer_add_string (table, "-");
  awale_table_writer_add_string (table, is_opening ? "opening" : "position");
  awale_table_writer_add_double (table, 0, 2);
  awale_table_writer_add_string (table, is_opening ? awale_move_to_string (move) : answer);
}

static void
print_item (AwaleTableWriter        *table,
            const AwaleTrainingItem *item)
{
  AwaleGame *game = awale_drill_get_game (item->drill);
  AwaleNode *move = awale_drill_get_move (item->drill);
  const char *player = awale_title_find_player (game, awale_node_get_mover (move));
  const char *date = awale_title_get_tag (game, "Date");
  g_autofree char *ruleset = awale_ruleset_dup_id (awale_game_get_rules (game));
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, item->id);
  AwaleJudgment judgment = awale_drill_get_judgment (item->drill);

  awale_table_writer_add_string (table, item->id != 0 ? number : "-");
  add_due (table, item);
  awale_table_writer_add_int (table, count_answers (item));
  awale_table_writer_add_string (table, player != NULL ? player : "");
  awale_table_writer_add_string (table, date != NULL ? date : "");
  awale_table_writer_add_string (table, ruleset);
  awale_table_writer_add_int (table, awale_node_get_ply (move));
  if (awale_drill_get_kind (item->drill) == AWALE_DRILL_OPENING
      || awale_drill_get_kind (item->drill) == AWALE_DRILL_POSITION)
    {
      add_answers (table, item->drill);
      return;
    }
  awale_table_writer_add_string (table, awale_move_to_string (awale_node_get_move (move)));
  awale_table_writer_add_string (table,
                                 awale_drill_get_kind (item->drill) == AWALE_DRILL_COMBINATION
                                   ? "combination"
                                   : awale_move_class_get_id (judgment.move_class));
  awale_table_writer_add_double (table, judgment.loss / 100.0, 2);
  awale_table_writer_add_string (table, awale_move_to_string (judgment.best));
}

static AwaleExit
list (Train  *train,
      char  **files)
{
  static const char *const columns[] = {
    "id", "due", "answers", "player", "date", "ruleset", "ply", "move", "class", "given", "best",
    NULL
  };
  AwaleExit status;
  g_autoptr (AwaleTraining) training = find_exercises (train, files, &status);
  AwaleTableWriter table;

  if (training == NULL)
    return status;
  awale_table_writer_init (&table, AWALE_TABLE_HEADED, train->options.json, columns);
  for (unsigned i = 0; i < awale_training_get_n_items (training); i++)
    {
      const AwaleTrainingItem *item = awale_training_get_item (training, i);

      if (is_shown (train, item, false))
        print_item (&table, item);
    }
  return status;
}

static bool
is_worksheet (const char *path)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);

  return g_str_has_suffix (lower, ".pdf");
}

static char *
write_exercises (const Train   *train,
                 AwaleTraining *training)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < awale_training_get_n_items (training); i++)
    {
      const AwaleTrainingItem *item = awale_training_get_item (training, i);
      g_autofree char *one = train->with_answers ? awale_training_item_dup_text (item)
                                                 : awale_drill_dup_text (item->drill);

      if (is_shown (train, item, train->with_answers))
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", one);
    }
  return g_string_free (text, FALSE);
}

static AwaleExit
tell_none (const char *path)
{
  awale_cli_message (_("%s: not written, because there are no exercises"), path);
  return AWALE_EXIT_NO;
}

/* As games or, if the file is called so, as a PDF for a class; that has something in it. */
static AwaleExit
write_to (const Train   *train,
          AwaleTraining *training,
          const char    *path)
{
  g_autoptr (GPtrArray) drills = g_ptr_array_new ();
  g_autofree char *text = NULL;

  if (!is_worksheet (path))
    {
      text = write_exercises (train, training);
      if (*text == '\0' && strcmp (path, "-") != 0)
        return tell_none (path);
      return awale_cli_write_file (path, text, strlen (text)) ? AWALE_EXIT_DONE
                                                              : AWALE_EXIT_FAILED;
    }
  for (unsigned i = 0; i < awale_training_get_n_items (training); i++)
    {
      const AwaleTrainingItem *item = awale_training_get_item (training, i);

      if (is_shown (train, item, false))
        g_ptr_array_add (drills, item->drill);
    }
  if (drills->len == 0)
    return tell_none (path);
  return awale_cli_write_worksheet (drills, path) ? AWALE_EXIT_DONE : AWALE_EXIT_FAILED;
}

/* Whether the last of @words, the file to write, is none of the others. Tells which. */
static bool
writes_another (char   **words,
                size_t   n_words)
{
  for (size_t i = 0; i + 1 < n_words; i++)
    if (!awale_cli_is_another (words[n_words - 1], words[i]))
      return false;
  return true;
}

/* The last of @words is the file to write. */
static AwaleExit
export (Train  *train,
        char  **words)
{
  g_auto (GStrv) files = g_strdupv (words);
  size_t n_words = g_strv_length (words);
  g_autoptr (AwaleTraining) training = NULL;
  AwaleExit status, written;

  if (n_words == 0)
    return awale_cli_usage_error (train->command, _("a file to write is needed"));
  if (train->with_answers && is_worksheet (words[n_words - 1]))
    return awale_cli_usage_error (train->command, _("--%s cannot be used with “%s”"), "answers",
                                  words[n_words - 1]);
  if (!writes_another (words, n_words) || !awale_cli_may_hold_exercises (words[n_words - 1]))
    return AWALE_EXIT_USAGE;
  g_clear_pointer (&files[n_words - 1], g_free);
  training = find_exercises (train, files, &status);
  if (training == NULL)
    return status;
  written = write_to (train, training, words[n_words - 1]);
  return MAX (status, written);
}

/* --- find ------------------------------------------------------------------------------------ */

/* What was found is written at once, as far as that goes: whoever stops the search has it. */
static bool
look_cb (Train     *train,
         AwaleGame *game,
         void      *user_data)
{
  Finding *finding = user_data;
  AwaleTraining *found = awale_cli_combinations_get (finding->combinations);
  unsigned n_found = awale_training_get_n_items (found);

  if (finding->is_stuck)
    return false;
  awale_cli_combinations_look (finding->combinations, game);
  if (awale_training_get_n_items (found) == n_found || is_worksheet (finding->path)
      || strcmp (finding->path, "-") == 0)
    return true;
  finding->is_stuck = write_to (train, found, finding->path) != AWALE_EXIT_DONE;
  return !finding->is_stuck;
}

/* In the games of the library that the options select. */
static AwaleExit
look_in_library (Train   *train,
                 Finding *finding)
{
  g_auto (AwaleCliSelection) selection = { .ruleset = NULL };
  g_autoptr (AwaleLibrary) library = NULL;

  if (!awale_cli_library_select (&train->options, train->command, &selection))
    return AWALE_EXIT_USAGE;
  library = awale_cli_library_open (&train->options, AWALE_LIBRARY_READ);
  return library != NULL && do_selected (train, library, &selection, look_cb, finding)
           ? AWALE_EXIT_DONE : AWALE_EXIT_FAILED;
}

/* The last of @words is the file to write. */
static AwaleExit
find (Train  *train,
      char  **words)
{
  g_autoptr (AwaleCliCombinations) combinations = awale_cli_combinations_new (&train->analysis);
  g_auto (GStrv) files = g_strdupv (words);
  size_t n_words = g_strv_length (words);
  Finding finding = { .combinations = combinations };
  AwaleExit status, written;

  if (n_words == 0)
    return awale_cli_usage_error (train->command, _("a file to write is needed"));
  if (n_words > 1 && !awale_cli_library_allow (&train->options, train->command, "find FILE",
                                               AWALE_CLI_PLAYER | AWALE_CLI_TABLES))
    return AWALE_EXIT_USAGE;
  if (!writes_another (words, n_words) || !awale_cli_may_hold_exercises (words[n_words - 1]))
    return AWALE_EXIT_USAGE;
  g_clear_pointer (&files[n_words - 1], g_free);
  finding.path = words[n_words - 1];
  train->needs_values = false;
  if (!awale_cli_can_write (finding.path))
    return AWALE_EXIT_FAILED;
  status = n_words > 1 ? do_files (train, files, look_cb, &finding)
                       : look_in_library (train, &finding);
  if (finding.is_stuck || (n_words == 1 && status != AWALE_EXIT_DONE))
    return status;
  written = write_to (train, awale_cli_combinations_get (combinations), finding.path);
  return MAX (status, written);
}

/* --- progress -------------------------------------------------------------------------------- */

static void
print_loss (AwaleTableWriter *table,
            const char       *ruleset,
            const char       *phase,
            gint64            n_games,
            AwalePlayerLoss   loss)
{
  awale_table_writer_add_string (table, ruleset);
  awale_table_writer_add_string (table, phase);
  awale_table_writer_add_int (table, n_games);
  awale_table_writer_add_int (table, loss.n_moves);
  if (loss.n_moves > 0)
    awale_table_writer_add_double (table, awale_player_loss_average (loss), 2);
  else
    awale_table_writer_add_string (table, "-");
  if (n_games > 0)
    awale_table_writer_add_double (table, (double) loss.loss / 100 / (double) n_games, 2);
  else
    awale_table_writer_add_string (table, "-");
}

static void
print_sum (AwaleTableWriter       *table,
           const char             *ruleset,
           const AwaleProgressSum *sum)
{
  static const char *const phases[AWALE_N_PHASES] = {
    [AWALE_PHASE_OPENING] = "opening", [AWALE_PHASE_MIDDLE] = "middle",
    [AWALE_PHASE_END] = "endgame",
  };

  print_loss (table, ruleset, "-", sum->n_games, sum->loss);
  for (int phase = 0; phase < AWALE_N_PHASES; phase++)
    print_loss (table, ruleset, phases[phase], sum->n_games, sum->phases[phase]);
}

/* Of the person called @names. */
static AwaleExit
progress (Train  *train,
          char  **names)
{
  static const char *const columns[] = { "ruleset", "phase", "games", "moves", "given", "per-game",
                                         NULL };
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (AwaleLibraryProgress) told = NULL;
  g_autoptr (GError) error = NULL;
  AwaleTableWriter table;

  if (names[0] == NULL)
    return awale_cli_usage_error (train->command, _("a player’s name is needed"));
  library = awale_cli_library_open (&train->options, AWALE_LIBRARY_READ);
  told = library != NULL
           ? awale_library_tell_progress (library, (const char *const *) names, &error) : NULL;
  if (error != NULL)
    awale_cli_message ("%s", error->message);
  if (told == NULL)
    return AWALE_EXIT_FAILED;
  awale_table_writer_init (&table, AWALE_TABLE_HEADED, train->options.json, columns);
  print_sum (&table, "-", &told->all);
  for (unsigned i = 0; i < told->rulesets->len; i++)
    {
      const AwaleProgressRuleset *ruleset =
        &g_array_index (told->rulesets, AwaleProgressRuleset, i);

      print_sum (&table, ruleset->id, &ruleset->sum);
    }
  return AWALE_EXIT_DONE;
}

/* --- The command ----------------------------------------------------------------------------- */

static const struct
{
  const char      *name;
  AwaleCliOptions  allowed;
  bool             may_have_answers;
  AwaleExit     (* func) (Train  *train,
                          char  **words);
} verbs[] = {
  { "make", AWALE_CLI_SELECTION | AWALE_CLI_JSON | AWALE_CLI_ANALYSIS, false, make },
  { "list", AWALE_CLI_PLAYER | AWALE_CLI_JSON | AWALE_CLI_ANALYSIS, false, list },
  { "export", AWALE_CLI_PLAYER | AWALE_CLI_ANALYSIS, true, export },
  { "progress", AWALE_CLI_JSON, false, progress },
  { "find", AWALE_CLI_SELECTION | AWALE_CLI_TABLES, false, find },
};

static AwaleExit
run_verb (Train  *train,
          char  **words)
{
  for (size_t i = 0; words[0] != NULL && i < G_N_ELEMENTS (verbs); i++)
    {
      if (strcmp (words[0], verbs[i].name) != 0)
        continue;
      if (train->with_answers && !verbs[i].may_have_answers)
        return awale_cli_usage_error (train->command, _("--%s cannot be used with “%s”"),
                                      "answers", words[0]);
      if (!awale_cli_library_allow (&train->options, train->command, words[0], verbs[i].allowed))
        return AWALE_EXIT_USAGE;
      return verbs[i].func (train, words + 1);
    }
  return awale_cli_usage_error (train->command,
                                _("make, list, export, find or progress is needed"));
}

AwaleExit
awale_cmd_train (const AwaleSubcommand   *command,
                 char                  ***arguments)
{
  g_auto (Train) train = { .command = command, .analysis = AWALE_CLI_ANALYSIS_INIT,
                           .needs_values = true };
  const GOptionEntry entries[] = {
    AWALE_CLI_LIBRARY_ENTRIES (train.options),
    { "player", 0, 0, G_OPTION_ARG_STRING, &train.options.player,
      N_("Errors and combinations of this player"), N_("NAME") },
    { "collection", 0, 0, G_OPTION_ARG_STRING, &train.options.collection,
      N_("Games of this collection"), N_("NAME") },
    { "answers", 0, 0, G_OPTION_ARG_NONE, &train.with_answers,
      N_("Write your answers, too, for another machine"), NULL },
    AWALE_CLI_ANALYSIS_ENTRIES (train.analysis),
    G_OPTION_ENTRY_NULL
  };
  AwaleExit status;

  train.options.analysis = &train.analysis;
  if (!awale_cli_parse_options (command, arguments, entries, &status))
    return status;
  if (!awale_cli_analysis_read_options (&train.analysis, command, &train.report))
    return AWALE_EXIT_USAGE;
  /* Only what lacks values is analysed, unless a depth is asked for. */
  train.report.keep = train.analysis.depth == 0;
  return run_verb (&train, *arguments + 1);
}
