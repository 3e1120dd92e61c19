/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* A program edits, keeps and saves a game while it builds tables, and is killed repeatedly at
 * random moments. Each time the file contains a complete game, nothing that was kept or saved is
 * lost, and the next process continues the work. AWALE_TEST_KILLS is the number of kills, which
 * tests/faults/run makes large. */
#include "../wait.h"

#include "document/awale-draft.h"
#include "notation/awale-ogn.h"
#include "tablebase/awale-tablebase.h"

#include <glib/gstdio.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  SEEDS = 8,
  KILLS = 10,

  /* Maximum time from the first message, or from the start, to the kill, in milliseconds. */
  LONGEST_LIFE = 60,
};

typedef struct
{
  GFile          *file;
  GFile          *recovery_folder;
  char           *tables;
  AwaleDiskQueue *disk;
} Place;

static Place
open_place (const char *folder)
{
  return (Place) {
    .file = g_file_new_build_filename (folder, "game.ogn", NULL),
    .recovery_folder = g_file_new_build_filename (folder, "recovery", NULL),
    .tables = g_build_filename (folder, "tables", NULL),
    .disk = awale_disk_queue_new (),
  };
}

static void
place_clear (Place *place)
{
  g_object_unref (place->file);
  g_object_unref (place->recovery_folder);
  awale_disk_queue_unref (place->disk);
  g_free (place->tables);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Place, place_clear)

/* Returns the unique comment of a numbered version of the game. */

static char *
dup_comment (unsigned version)
{
  return g_strnfill (version * 7919 % 9000, (char) ('a' + version % 26));
}

static void
set_version (AwaleGame *game,
             unsigned   version)
{
  g_autofree char *number = g_strdup_printf ("%u", version);
  g_autofree char *comment = dup_comment (version);

  awale_game_begin_step (game, "Version");
  awale_game_set_tag (game, "Round", number);
  awale_game_set_comment (game, awale_game_get_root (game), comment);
  awale_game_end_step (game);
}

static unsigned
get_version (AwaleGame *game)
{
  const char *number = awale_game_get_tag (game, "Round");
  const char *comment = awale_node_get_comment (awale_game_get_root (game));
  g_autofree char *expected = NULL;
  unsigned version;

  g_assert_nonnull (number);
  version = (unsigned) strtoul (number, NULL, 10);
  expected = dup_comment (version);
  g_assert_cmpstr (comment != NULL ? comment : "", ==, expected);
  return version;
}

static unsigned
read_version (const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);

  g_assert_cmpuint (awale_document_get_n_games (document), ==, 1);
  g_assert_cmpuint (awale_document_get_n_diagnostics (document), ==, 0);
  return get_version (awale_document_get_game (document, 0));
}

static unsigned
read_file_version (Place *place)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (place->file), &text, NULL, NULL));
  return read_version (text);
}

/* --- The program that is killed -------------------------------------------------------------- */

static void
say (const char *what,
     unsigned    version)
{
  printf ("%s %u\n", what, version);
  fflush (stdout);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  GAsyncResult **place = data;

  *place = g_object_ref (result);
}

static void
open_file (Place      *place,
           AwaleDraft *draft)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  awale_draft_open_async (draft, place->file, NULL, NULL, done_cb, &result);
  wait_while (result == NULL);
  awale_draft_open_finish (draft, result, &error);
  g_assert_no_error (error);
}

/* Recovers the work of a killed process, unless the file is newer. Returns: true if work was
 * recovered */
static bool
recover (Place      *place,
         AwaleDraft *draft)
{
  g_autoptr (GPtrArray) left = awale_recovery_collect (place->recovery_folder, place->disk, NULL);
  unsigned version = read_file_version (place);
  AwaleRecovery *best = NULL;

  for (guint i = 0; i < left->len; i++)
    {
      unsigned kept = read_version (awale_recovery_get_text (left->pdata[i]));

      if (kept > version)
        best = left->pdata[i];
      version = MAX (version, kept);
    }
  for (guint i = 0; i < left->len; i++)
    if (left->pdata[i] != best)
      awale_recovery_discard (left->pdata[i]);
  return best != NULL && awale_draft_recover (draft, best);
}

static void
edit (AwaleDraft *draft)
{
  AwaleGame *game = awale_draft_get_game (draft);

  set_version (game, get_version (game) + 1);
}

static void
keep (AwaleDraft *draft)
{
  awale_draft_save_recovery (draft);
  say ("kept", get_version (awale_draft_get_game (draft)));
}

/* Saves the game, and if @goes_on edits and keeps it meanwhile. Returns: false if the file has
 * changed since the draft read it, as after a recovery */
static bool
try_saving (Place      *place,
            AwaleDraft *draft,
            bool        overwrite,
            bool        goes_on)
{
  unsigned version = get_version (awale_draft_get_game (draft));
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  awale_draft_save_async (draft, place->file, overwrite, NULL, done_cb, &result);
  if (goes_on)
    {
      edit (draft);
      keep (draft);
    }
  wait_while (result == NULL);
  if (awale_draft_save_finish (draft, result, &error))
    {
      say ("saved", version);
      return true;
    }
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_assert_cmpuint (read_file_version (place), <=, version);
  return false;
}

static void
save (Place      *place,
      AwaleDraft *draft,
      bool        goes_on)
{
  if (!try_saving (place, draft, false, goes_on))
    g_assert_true (try_saving (place, draft, true, false));
}

static void *
build_thread (void *tables)
{
  AwaleRuleset rules = awale_preset_default ()->rules;
  AwaleTablebaseJob job = { .threads = 2 };

  return GINT_TO_POINTER (awale_tablebase_build (&rules, tables, SEEDS, &job, NULL));
}

/* Works until the process is killed or, if @ends, saves everything once and returns. */
static int
work (const char *folder,
      bool        ends)
{
  g_auto (Place) place = open_place (folder);
  g_autoptr (AwaleDraft) draft = awale_draft_new (place.recovery_folder, place.disk);
  GThread *builder = g_thread_new ("builder", build_thread, place.tables);

  if (!recover (&place, draft))
    open_file (&place, draft);
  while (!ends)
    switch (g_random_int_range (0, 4))
      {
      case 0:
        edit (draft);
        break;
      case 1:
        edit (draft);
        keep (draft);
        break;
      default:
        edit (draft);
        save (&place, draft, g_random_boolean ());
      }
  edit (draft);
  save (&place, draft, false);
  awale_draft_close (draft);
  awale_disk_queue_flush (place.disk);
  return g_thread_join (builder) != NULL ? 0 : 1;
}

/* --- The process that kills ------------------------------------------------------------------ */

typedef struct
{
  char     *program;
  char     *folder;
  unsigned  kept;      /* Latest version that the other process reported as kept or saved. */
  unsigned  saved;
} Killer;

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

static pid_t
start (Killer     *self,
       const char *how,
       int        *output)
{
  const char *arguments[] = { self->program, how, self->folder, NULL };
  g_autoptr (GError) error = NULL;
  GPid child;

  g_spawn_async_with_pipes (NULL, (char **) arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL,
                            &child, NULL, output, NULL, &error);
  g_assert_no_error (error);
  return child;
}

/* Reads the messages of the process until the process has ended. */
static void
hear (Killer *self,
      int     output)
{
  FILE *lines = fdopen (output, "r");
  unsigned version;
  char what[8];

  while (fscanf (lines, "%7s %u\n", what, &version) == 2)
    {
      self->kept = MAX (self->kept, version);
      if (g_str_equal (what, "saved"))
        self->saved = MAX (self->saved, version);
    }
  fclose (lines);
}

static void
check (Killer *self)
{
  g_auto (Place) place = open_place (self->folder);
  g_autoptr (GPtrArray) left = awale_recovery_collect (place.recovery_folder, place.disk, NULL);
  AwaleRuleset rules = awale_preset_default ()->rules;
  g_autoptr (AwaleTablebase) tables = awale_tablebase_open (&rules, place.tables, SEEDS);
  unsigned version = read_file_version (&place);

  g_assert_cmpuint (version, >=, self->saved);
  for (guint i = 0; i < left->len; i++)
    version = MAX (version, read_version (awale_recovery_get_text (left->pdata[i])));
  g_assert_cmpuint (version, >=, self->kept);
  g_assert_null (awale_tablebase_get_damage (tables));
}

/* Lets the process live for a random time, which usually starts with the first message of the
 * process. */
static void
let_live (int output)
{
  struct pollfd said = { .fd = output, .events = POLLIN };

  if (g_test_rand_int_range (0, 4) > 0)
    g_assert_cmpint (poll (&said, 1, WAIT_LIMIT * 1000), ==, 1);
  poll (NULL, 0, g_test_rand_int_range (0, LONGEST_LIFE));
}

static void
kill_once (Killer *self)
{
  g_autofree char *tables = g_build_filename (self->folder, "tables", NULL);
  int output, status;
  pid_t child = start (self, "work", &output);

  let_live (output);
  kill (child, SIGKILL);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  hear (self, output);
  check (self);
  if (g_test_rand_int_range (0, 10) == 0)
    remove_all (tables);
}

/* A process that is not killed saves everything, and leaves no other files. */
static void
finish (Killer *self)
{
  g_auto (Place) place = open_place (self->folder);
  g_autoptr (GDir) dir = NULL;
  AwaleRuleset rules = awale_preset_default ()->rules;
  int output, status;
  pid_t child = start (self, "finish", &output);

  hear (self, output);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  check (self);
  g_assert_cmpuint (self->kept, ==, self->saved);
  g_assert_true (awale_tablebase_verify (&rules, place.tables, SEEDS, NULL, NULL));

  dir = g_dir_open (g_file_peek_path (place.recovery_folder), 0, NULL);
  g_assert_cmpstr (dir != NULL ? g_dir_read_name (dir) : NULL, ==, NULL);
  g_clear_pointer (&dir, g_dir_close);
  dir = g_dir_open (self->folder, 0, NULL);
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    g_assert_true (g_str_equal (name, "game.ogn") || g_str_equal (name, "recovery") ||
                   g_str_equal (name, "tables"));
}

static void
test_killed (gconstpointer program)
{
  const char *told = g_getenv ("AWALE_TEST_KILLS");
  int n_kills = told != NULL ? atoi (told) : KILLS;
  Killer self = { .program = (char *) program,
                  .folder = g_dir_make_tmp ("awale-killed-XXXXXX", NULL) };
  g_autofree char *path = g_build_filename (self.folder, "game.ogn", NULL);

  g_assert_true (g_file_set_contents (path, "[Round \"0\"]\n\n1. F f 2. B e *\n", -1, NULL));
  for (int i = 0; i < n_kills; i++)
    kill_once (&self);
  finish (&self);
  g_test_message ("%d kills: %u versions kept, the last saved is %u", n_kills, self.kept,
                  self.saved);
  remove_all (self.folder);
  g_free (self.folder);
}

int
main (int    argc,
      char **argv)
{
  if (argc == 3 && (g_str_equal (argv[1], "work") || g_str_equal (argv[1], "finish")))
    return work (argv[2], g_str_equal (argv[1], "finish"));

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/faults/killed", argv[0], test_killed);
  return g_test_run ();
}
