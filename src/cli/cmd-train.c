/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-cli-file.h"
#include "awale-cli-library.h"

#include "session/awale-worksheet.h"
#include "game/awale-titles.h"
#include "library/awale-player-progress.h"
#include "training/awale-combination-finder.h"
#include "training/awale-training-store.h"

#include <inttypes.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* Maximum number of nodes of a search for the best move; for other searches see
 * awale_combination_finder_new(). */
#define MAX_NODES (20 * 1000 * 1000)

typedef struct
{
  AwaleCliLibrary         options;
  const char *const      *names;         /* Player in the options; NULL for all players. */
  gboolean                with_answers;
  bool                    needs_values;  /* True if games without values are analyzed first. */

  AwaleTraining          *training;      /* Exercises found so far. */
  GHashTable             *hashes;        /* Hashes of the exercises found so far, to skip
                                          * duplicates. */
  AwaleRuleset            rules;         /* Rules of the finder. */
  AwaleCombinationFinder *finder;        /* Finder; NULL before the first game. */
  const char             *path;          /* Path of the file that combinations are written to. */
  bool                    is_stuck;      /* True if the file could not be written. */

  AwaleTrainingCount      count;         /* Counts of the exercises added to the library, improved
                                          * in it or already there. */
  unsigned                n_games;
  bool                    restores;      /* True if dropped exercises are added again. */
} Train;

/* Handles a game, which has its values if they are needed; false after printing an error. */
typedef bool GameFunc (Train     *train,
                       AwaleGame *game);

static void
train_clear (Train *train)
{
  awale_cli_library_clear (&train->options);
  g_clear_pointer (&train->training, awale_training_free);
  g_clear_pointer (&train->hashes, g_hash_table_unref);
  g_clear_pointer (&train->finder, awale_combination_finder_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Train, train_clear)

static void
add_exercise (Train         *train,
              AwaleExercise *exercise)
{
  gint64 hash = awale_exercise_get_hash (exercise);

  if (g_hash_table_add (train->hashes, g_memdup2 (&hash, sizeof hash)))
    awale_training_add (train->training, 0, exercise, NULL, 0);
}

/* --- Games ----------------------------------------------------------------------------------- */

static bool
do_game (Train      *train,
         AwaleGame  *game,
         const char *name,
         size_t      number,
         GameFunc    func)
{
  g_autoptr (AwaleExercise) exercise =
    awale_title_is_exercise (game) ? awale_exercise_new_from_game (game) : NULL;
  /* An exercise is not analyzed, because further values could make more than one error of it. */
  g_autoptr (AwaleReport) report =
    train->needs_values && exercise == NULL
      ? awale_cli_analysis_run (&train->options.analysis, game, &train->options.report, name,
                                number)
      : NULL;

  return func (train, game);
}

/* Reads all files even if some have errors. Returns: the worst status */
static AwaleExit
do_files (Train     *train,
          char     **names,
          GameFunc   func)
{
  AwaleExit worst = AWALE_EXIT_DONE;

  for (char **name = names; *name != NULL; name++)
    {
      AwaleExit status;
      g_autoptr (AwaleDocument) document = awale_cli_read_games (*name, &status);

      for (size_t i = 0; document != NULL && i < awale_document_get_n_games (document); i++)
        if (!do_game (train, awale_document_get_game (document, i), *name, i + 1, func))
          {
            status = AWALE_EXIT_FAILED;
            break;
          }
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

static AwaleExit
do_selected (Train    *train,
             GameFunc  func)
{
  AwaleLibrary *library = train->options.library;
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;
  bool done = awale_library_list (library, &train->options.filter, add_number_cb, ids,
                                  &error);

  for (unsigned i = 0; done && i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_autoptr (AwaleGame) game = awale_library_load (library, id, &error);

      if (game == NULL)
        break;
      done = do_game (train, game, awale_library_get_path (library), (size_t) id, func);
    }
  return error != NULL ? awale_cli_fail (error) : done ? AWALE_EXIT_DONE : AWALE_EXIT_FAILED;
}

/* --- make ------------------------------------------------------------------------------------ */

static bool
keep_cb (Train     *train,
         AwaleGame *game)
{
  g_autoptr (GError) error = NULL;

  train->n_games++;
  if (awale_training_keep_game (train->options.library, game, train->names, train->restores,
                                &train->count, &error))
    return true;
  awale_cli_fail (error);
  return false;
}

static AwaleExit
make (void  *request,
      char **files)
{
  Train *train = request;
  AwaleTableWriter table;
  AwaleExit status;

  if (files[0] != NULL
      && !awale_cli_library_allow (&train->options, "make FILE",
                                   AWALE_CLI_PLAYER | AWALE_CLI_JSON | AWALE_CLI_ANALYSIS))
    return AWALE_EXIT_USAGE;
  if (!awale_cli_library_open (&train->options, AWALE_LIBRARY_WRITE))
    return AWALE_EXIT_FAILED;

  train->restores = files[0] != NULL;
  status = files[0] != NULL ? do_files (train, files, keep_cb) : do_selected (train, keep_cb);
  awale_table_writer_init (&table, AWALE_TABLE_HEADED, train->options.json,
                           "games added improved duplicates");
  awale_table_writer_add (&table, "%u %u %u %u", train->n_games, train->count.n_added,
                          train->count.n_improved, train->count.n_duplicates);
  return status;
}

/* --- list and export ------------------------------------------------------------------------- */

static bool
find_cb (Train     *train,
         AwaleGame *game)
{
  g_autoptr (GPtrArray) exercises = awale_exercise_list_of_game (game, train->names);

  for (unsigned i = 0; i < exercises->len; i++)
    add_exercise (train, exercises->pdata[i]);
  return true;
}

/* Finds the exercises of @files or, without files, those of the library, and sets @status. */
static bool
find_exercises (Train      *train,
                char      **files,
                AwaleExit  *status)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GError) error = NULL;

  *status = AWALE_EXIT_FAILED;
  if (files[0] != NULL)
    {
      *status = do_files (train, files, find_cb);
      return true;
    }
  if (!awale_cli_library_open (&train->options, AWALE_LIBRARY_READ))
    return false;
  awale_training_free (train->training);
  train->training = awale_training_load (train->options.library, AWALE_TRAINING_ALL, zone, &error);
  if (train->training == NULL)
    {
      awale_cli_fail (error);
      return false;
    }
  awale_training_update_day (train->training);
  *status = AWALE_EXIT_DONE;
  return true;
}

/* True for an exercise of the player in the options, if there is one; a dropped exercise is
 * included only if @with_dropped. */
static bool
is_shown (const Train             *train,
          const AwaleTrainingItem *item,
          bool                     with_dropped)
{

  return (train->names == NULL || awale_exercise_is_of (item->exercise, train->names))
         && (with_dropped || !item->is_dropped);
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

/* Adds the move of the book, or the right answers, in the columns that describe an error in other
 * rows. */
static void
add_answers (AwaleTableWriter *table,
             AwaleExercise    *exercise)
{
  g_autofree char *answer = awale_exercise_dup_answer (exercise);
  bool is_opening = awale_exercise_get_kind (exercise) == AWALE_EXERCISE_KIND_OPENING;
  AwaleMove move = awale_node_get_move (awale_exercise_get_move (exercise));

  awale_table_writer_add (table, "%s %s %.2f %s", "-", is_opening ? "opening" : "position", 0.0,
                          is_opening ? awale_move_to_string (move) : answer);
}

static void
print_item (AwaleTableWriter        *table,
            const AwaleTrainingItem *item)
{
  AwaleGame *game = awale_exercise_get_game (item->exercise);
  AwaleNode *move = awale_exercise_get_move (item->exercise);
  const char *player = awale_title_find_player (game, awale_node_get_mover (move));
  const char *date = awale_title_get_tag (game, "Date");
  g_autofree char *ruleset = awale_ruleset_dup_id (awale_game_get_rules (game));
  g_autofree char *number = g_strdup_printf ("%" PRIi64, item->id);
  g_autoptr (GDateTime) due = g_date_time_new_from_unix_utc (item->schedule.due);
  g_autofree char *due_text = item->schedule.last != 0 ? g_date_time_format_iso8601 (due) : NULL;
  AwaleJudgment judgment = awale_exercise_get_judgment (item->exercise);
  AwaleExerciseKind kind = awale_exercise_get_kind (item->exercise);

  awale_table_writer_add (table, "%s %s %u %s %s %s %d", item->id != 0 ? number : NULL, due_text,
                          count_answers (item), player != NULL ? player : "",
                          date != NULL ? date : "", ruleset, awale_node_get_ply (move));
  if (kind == AWALE_EXERCISE_KIND_OPENING || kind == AWALE_EXERCISE_KIND_POSITION)
    {
      add_answers (table, item->exercise);
      return;
    }
  awale_table_writer_add (table, "%s %s %.2f %s", awale_move_to_string (awale_node_get_move (move)),
                          kind == AWALE_EXERCISE_KIND_COMBINATION
                            ? "combination" : awale_move_class_get_id (judgment.move_class),
                          judgment.loss / 100.0, awale_move_to_string (judgment.best));
}

static AwaleExit
list (void  *request,
      char **files)
{
  Train *train = request;
  AwaleTableWriter table;
  AwaleExit status;

  if (!find_exercises (train, files, &status))
    return status;
  awale_table_writer_init (&table, AWALE_TABLE_HEADED, train->options.json,
                           "id due answers player date ruleset ply move class given best");
  for (unsigned i = 0; i < awale_training_get_n_items (train->training); i++)
    {
      const AwaleTrainingItem *item = awale_training_get_item (train->training, i);

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
write_exercises (const Train *train)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < awale_training_get_n_items (train->training); i++)
    {
      const AwaleTrainingItem *item = awale_training_get_item (train->training, i);
      g_autofree char *one = train->with_answers ? awale_training_item_dup_text (item)
                                                 : awale_exercise_dup_text (item->exercise);

      if (is_shown (train, item, train->with_answers))
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", one);
    }
  return g_string_free (text, FALSE);
}

/* Writes a worksheet: boards to solve, followed by the answers. */
static AwaleExit
write_worksheet (GPtrArray  *exercises,
                 const char *path)
{
  g_autoptr (AwaleWorksheet) sheet = awale_worksheet_new (exercises);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = awale_worksheet_draw (sheet, &error);

  return awale_cli_write_drawing (path, pdf, error);
}

/* Writes the exercises as games or, if the name of the file ends in .pdf, as a worksheet; without
 * exercises, the file at @path is not written. */
static AwaleExit
write_to (const Train *train,
          const char  *path)
{
  g_autoptr (GPtrArray) exercises = g_ptr_array_new ();
  g_autofree char *text = !is_worksheet (path) ? write_exercises (train) : NULL;

  for (unsigned i = 0; text == NULL && i < awale_training_get_n_items (train->training); i++)
    {
      const AwaleTrainingItem *item = awale_training_get_item (train->training, i);

      if (is_shown (train, item, false))
        g_ptr_array_add (exercises, item->exercise);
    }
  if (exercises->len > 0)
    return write_worksheet (exercises, path);
  if (text != NULL && (*text != '\0' || strcmp (path, "-") == 0))
    return awale_cli_write_text (path, text) ? AWALE_EXIT_DONE : AWALE_EXIT_FAILED;
  awale_cli_message (_("%s: not written, because there are no exercises"), path);
  return AWALE_EXIT_NO;
}

/* Takes the last of @words, the output file, if it differs from the other files and may contain
 * exercises. Returns: (nullable) (transfer full): NULL after printing an error */
static char *
take_output (char **words)
{
  size_t last = g_strv_length (words) - 1;

  for (size_t i = 0; i < last; i++)
    if (!awale_cli_is_another (words[last], words[i]))
      return NULL;
  return awale_cli_may_hold_exercises (words[last]) ? g_steal_pointer (&words[last]) : NULL;
}

static AwaleExit
export (void  *request,
        char **words)
{
  Train *train = request;
  const char *last = words[g_strv_length (words) - 1];
  g_autofree char *path = NULL;
  AwaleExit status, written;

  if (train->with_answers && is_worksheet (last))
    return awale_cli_usage_error (train->options.command, _("--%s cannot be used with “%s”"),
                                  "answers", last);
  path = take_output (words);
  if (path == NULL)
    return AWALE_EXIT_USAGE;
  if (!find_exercises (train, words, &status))
    return status;
  written = write_to (train, path);
  return MAX (status, written);
}

/* --- find ------------------------------------------------------------------------------------ */

static void
prepare_finder (Train              *train,
                const AwaleRuleset *rules)
{
  g_autoptr (AwaleTablebase) tables = NULL;

  if (train->finder != NULL && awale_ruleset_equal (&train->rules, rules))
    return;
  g_clear_pointer (&train->finder, awale_combination_finder_free);
  tables = awale_cli_analysis_open_tables (&train->options.analysis, rules);
  awale_cli_warn_of_tables (tables);
  train->rules = *rules;
  train->finder = awale_combination_finder_new (rules, tables, 0, MAX_NODES);
}

/* Searches the main line for combinations. Unless they go to a worksheet or standard output, they
 * are written after each game that has some, so that an interruption loses only those of the
 * current game. */
static bool
look_cb (Train     *train,
         AwaleGame *game)
{
  unsigned n_found = awale_training_get_n_items (train->training);

  if (train->is_stuck)
    return false;
  prepare_finder (train, awale_game_get_rules (game));
  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    {
      AwaleCombination combination;
      g_autoptr (AwaleExercise) exercise = NULL;

      if (!awale_combination_finder_look (train->finder, awale_node_get_position (node),
                                          &combination))
        continue;
      exercise = awale_exercise_new_combination (&train->rules, &combination, game);
      add_exercise (train, exercise);
    }
  train->is_stuck = awale_training_get_n_items (train->training) > n_found
                    && !is_worksheet (train->path) && strcmp (train->path, "-") != 0
                    && write_to (train, train->path) != AWALE_EXIT_DONE;
  return !train->is_stuck;
}

static AwaleExit
find (void  *request,
      char **words)
{
  Train *train = request;
  bool has_files = words[1] != NULL;
  g_autofree char *path = NULL;
  AwaleExit status = AWALE_EXIT_FAILED, written;

  if (has_files && !awale_cli_library_allow (&train->options, "find FILE",
                                             AWALE_CLI_PLAYER | AWALE_CLI_TABLES))
    return AWALE_EXIT_USAGE;
  train->path = path = take_output (words);
  if (path == NULL)
    return AWALE_EXIT_USAGE;
  train->needs_values = false;
  if (!awale_cli_can_write (path))
    return AWALE_EXIT_FAILED;
  if (has_files)
    status = do_files (train, words, look_cb);
  else if (awale_cli_library_open (&train->options, AWALE_LIBRARY_READ))
    status = do_selected (train, look_cb);
  if (train->is_stuck || (!has_files && status != AWALE_EXIT_DONE))
    return status;
  written = write_to (train, path);
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
  awale_table_writer_add (table, "%s %s %" PRIi64 " %" PRIi64 " %.2f %.2f", ruleset, phase, n_games,
                          loss.n_moves,
                          loss.n_moves > 0 ? awale_player_loss_average (loss) : NAN,
                          n_games > 0 ? (double) loss.loss / 100 / (double) n_games : NAN);
}

static void
print_sum (AwaleTableWriter             *table,
           const char                   *ruleset,
           const AwalePlayerProgressSum *sum)
{
  static const char *const phases[AWALE_N_PHASES] = {
    [AWALE_PHASE_OPENING] = "opening", [AWALE_PHASE_MIDDLE] = "middle",
    [AWALE_PHASE_END] = "endgame",
  };

  print_loss (table, ruleset, "-", sum->n_games, sum->loss);
  for (int phase = 0; phase < AWALE_N_PHASES; phase++)
    print_loss (table, ruleset, phases[phase], sum->n_games, sum->phases[phase]);
}

/* Prints the progress of the person who plays under @names. */
static AwaleExit
progress (void  *request,
          char **names)
{
  Train *train = request;
  g_autoptr (AwalePlayerProgress) sums = NULL;
  g_autoptr (GError) error = NULL;
  AwaleTableWriter table;

  if (!awale_cli_library_open (&train->options, AWALE_LIBRARY_READ))
    return AWALE_EXIT_FAILED;
  sums = awale_library_get_player_progress (train->options.library, (const char *const *) names,
                                            &error);
  if (sums == NULL)
    return awale_cli_fail (error);
  awale_table_writer_init (&table, AWALE_TABLE_HEADED, train->options.json,
                           "ruleset phase games moves given per-game");
  print_sum (&table, "-", &sums->all);
  for (unsigned i = 0; i < sums->rulesets->len; i++)
    {
      const AwalePlayerProgressRuleset *ruleset =
        &g_array_index (sums->rulesets, AwalePlayerProgressRuleset, i);

      print_sum (&table, ruleset->id, &ruleset->sum);
    }
  return AWALE_EXIT_DONE;
}

/* --- The command ----------------------------------------------------------------------------- */

static const AwaleCliVerb verbs[] = {
  { "make", make, .most = -1,
    .options = AWALE_CLI_SELECTION | AWALE_CLI_JSON | AWALE_CLI_ANALYSIS },
  { "list", list, .most = -1,
    .options = AWALE_CLI_PLAYER | AWALE_CLI_JSON | AWALE_CLI_ANALYSIS },
  { "export", export, .least = 1, .most = -1, .missing = N_("a file to write is needed"),
    .options = AWALE_CLI_PLAYER | AWALE_CLI_ANALYSIS },
  { "progress", progress, .least = 1, .most = -1, .missing = N_("a player’s name is needed"),
    .options = AWALE_CLI_JSON },
  { "find", find, .least = 1, .most = -1, .missing = N_("a file to write is needed"),
    .options = AWALE_CLI_SELECTION | AWALE_CLI_TABLES },
  { .name = NULL }
};

AwaleExit
awale_cmd_train (const AwaleSubcommand   *command,
                 char                  ***arguments)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_auto (Train) train = {
    .options = { .command = command, .analysis = AWALE_CLI_ANALYSIS_INIT }, .needs_values = true,
    .training = awale_training_new (zone),
    .hashes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL),
  };
  const GOptionEntry entries[] = {
    AWALE_CLI_LIBRARY_ENTRIES (train.options),
    { "player", 0, 0, G_OPTION_ARG_STRING, &train.options.filter.player,
      N_("Errors and combinations of this player"), N_("NAME") },
    { "collection", 0, 0, G_OPTION_ARG_STRING, &train.options.filter.collection,
      N_("Games of this collection"), N_("NAME") },
    { "answers", 0, 0, G_OPTION_ARG_NONE, &train.with_answers,
      N_("Write your answers, too, for another machine"), NULL },
    AWALE_CLI_ANALYSIS_ENTRIES (train.options.analysis),
    G_OPTION_ENTRY_NULL
  };
  AwaleExit status;
  const AwaleCliVerb *verb;
  char **words = awale_cli_parse_options (command, arguments, entries, &status);
  const char *const names[] = { train.options.filter.player, NULL };

  if (words == NULL)
    return status;
  train.names = names[0] != NULL ? names : NULL;
  verb = awale_cli_find_verb (command, verbs, _("make, list, export, find or progress is needed"),
                              words);
  if (verb == NULL)
    return AWALE_EXIT_USAGE;
  if (train.with_answers && verb->run != export)
    return awale_cli_usage_error (command, _("--%s cannot be used with “%s”"), "answers",
                                  verb->name);
  if (!awale_cli_library_allow (&train.options, verb->name, verb->options)
      || !awale_cli_library_read_options (&train.options))
    return AWALE_EXIT_USAGE;
  /* Only moves without values are searched, unless a depth was given. */
  train.options.report.keep = train.options.analysis.depth == 0;
  return verb->run (&train, words + 1);
}
