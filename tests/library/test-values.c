/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "library/awale-library-list.h"
#include "library/awale-library-values.h"

#include <string.h>

#define PLAIN "[South \"Ama\"]\n\n1. D *\n"
#define OTHER "[South \"Ama\"]\n\n1. E *\n"
#define ANNOTATED "[South \"Ama\"]\n\n1. D {Why?} (1. E) *\n"
#define ANALYZED "[South \"Ama\"]\n\n1. D {[%eval -4,9] [%best C 0]} *\n"
#define DEEPER "[South \"Ama\"]\n\n1. D {[%eval -3,12] [%best C 0]} *\n"

typedef struct
{
  char         *folder;
  AwaleLibrary *library;
  gint64        id;      /* Number of the only game, PLAIN, in the library. */
} Fixture;

static AwaleGame *
read_game (const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);

  return g_object_ref (awale_document_get_game (document, 0));
}

static AwaleLibraryRecord *
create_record (const char *text)
{
  g_autoptr (AwaleGame) game = read_game (text);

  return awale_library_record_new (game);
}

static void
set_up (Fixture    *self,
        const void *data)
{
  g_autoptr (AwaleLibraryRecord) record = create_record (PLAIN);

  self->folder = fixture_make_folder ();
  self->library = fixture_open_library (self->folder);
  g_assert_true (awale_library_add (self->library, record, NULL, NULL, &self->id, NULL));
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  awale_library_free (self->library);
  fixture_remove_folder (self->folder);
}

static bool
keep (Fixture    *self,
      const char *analyzed)
{
  g_autoptr (AwaleGame) game = read_game (analyzed);
  g_autoptr (GError) error = NULL;
  bool kept;

  awale_library_keep_values (self->library, self->id, game, &kept, &error);
  g_assert_no_error (error);
  return kept;
}

static void
replace (Fixture    *self,
         const char *text)
{
  g_autoptr (AwaleLibraryRecord) record = create_record (text);

  g_assert_true (awale_library_replace (self->library, self->id, record, NULL));
}

static bool
get_loss_cb (const AwaleLibraryRow *row,
             void                  *user_data)
{
  *(double *) user_data = row->loss;
  return true;
}

static double
get_loss (Fixture *self)
{
  const AwaleLibraryFilter all = { .text = NULL };
  double loss = -2;

  g_assert_true (awale_library_list (self->library, &all, get_loss_cb, &loss, NULL));
  return loss;
}

static void
assert_text (Fixture    *self,
             const char *part,
             bool        is_there)
{
  g_autofree char *text = awale_library_dup_text (self->library, self->id, NULL);

  g_assert_cmpint (strstr (text, part) != NULL, ==, is_there);
}

/* Returns true if the filter @analyzed finds the game. */
static bool
is_listed (Fixture            *self,
           AwaleAnalyzedFilter analyzed)
{
  const AwaleLibraryFilter filter = { .analyzed = analyzed };
  double loss = -2;

  g_assert_true (awale_library_list (self->library, &filter, get_loss_cb, &loss, NULL));
  return loss > -2;
}

static void
test_filter (Fixture    *self,
             const void *data)
{
  g_assert_false (is_listed (self, AWALE_ANALYZED_YES));
  g_assert_true (is_listed (self, AWALE_ANALYZED_NO));
  g_assert_true (keep (self, ANALYZED));
  g_assert_true (is_listed (self, AWALE_ANALYZED_YES));
  g_assert_false (is_listed (self, AWALE_ANALYZED_NO));
}

/* The loss of a game counts as soon as it is known; a game that replaces it has its own loss, or
 * none. */
static void
test_loss (Fixture    *self,
           const void *data)
{
  g_assert_cmpfloat (get_loss (self), ==, -1);
  g_assert_true (keep (self, ANALYZED));
  g_assert_cmpfloat (get_loss (self), ==, 4);
  replace (self, OTHER);
  g_assert_cmpfloat (get_loss (self), ==, -1);
  replace (self, ANALYZED);
  g_assert_cmpfloat (get_loss (self), ==, 4);
}

/* Deeper values replace shallower ones, whichever are found first. */
static void
test_deeper (Fixture    *self,
             const void *data)
{
  g_assert_true (keep (self, ANALYZED));
  g_assert_true (keep (self, DEEPER));
  g_assert_true (keep (self, ANALYZED));
  g_assert_cmpfloat (get_loss (self), ==, 3);
  assert_text (self, "[%eval -3,12]", true);
}

/* A game can be annotated, continued or removed while it is analyzed. */
static void
test_changed (Fixture    *self,
              const void *data)
{
  replace (self, ANNOTATED);
  g_assert_true (keep (self, ANALYZED));
  assert_text (self, "Why?", true);
  assert_text (self, "(1. E)", true);
  assert_text (self, "[%eval -4,9]", true);
  replace (self, OTHER);
  g_assert_false (keep (self, ANALYZED));
  assert_text (self, "%eval", false);
  g_assert_true (awale_library_remove (self->library, self->id, NULL));
  g_assert_false (keep (self, ANALYZED));
}

/* Values of variations in the game are stored, but new variations are not. */
static void
test_variations (Fixture    *self,
                 const void *data)
{
  replace (self, ANNOTATED);
  g_assert_true (keep (self, "1. D (1. E {[%eval -2,9] [%best C 0]} f {[%eval -1,9]}) (1. F) *\n"));
  assert_text (self, "[%eval -2,9]", true);
  assert_text (self, "[%eval -1,9]", false);
  assert_text (self, "1. F", false);
}

static void
save (Fixture    *self,
      const char *text)
{
  g_autoptr (AwaleGame) game = read_game (text);
  g_autoptr (GError) error = NULL;

  awale_library_save (self->library, self->id, game, &error);
  g_assert_no_error (error);
}

/* A game that was opened before its analysis can be saved after it without losing the values. */
static void
test_saved (Fixture    *self,
            const void *data)
{
  g_assert_true (keep (self, ANALYZED));
  save (self, ANNOTATED);
  assert_text (self, "Why?", true);
  assert_text (self, "[%eval -4,9]", true);
  g_assert_cmpfloat (get_loss (self), ==, 4);

  /* Deeper values in the saved game replace those of the library. */
  save (self, DEEPER);
  assert_text (self, "Why?", false);
  g_assert_cmpfloat (get_loss (self), ==, 3);

  /* Values of moves that are still in the game are kept; values of removed moves, or from another
   * start position, are not. */
  save (self, "1. D e *\n");
  assert_text (self, "1. D {[%eval -3,12] [%best C 0]}", true);
  g_assert_cmpfloat (get_loss (self), ==, -1);
  save (self, OTHER);
  assert_text (self, "{[%eval 0,12]} 1. E *", true);
  save (self, "[FEN \"0-0-0-2-2-1-1-2-0-0-0-0-20-20-S\"]\n\n1. D *\n");
  assert_text (self, "%eval", false);
}

/* Saving a game that was removed from the library fails. */
static void
test_saved_nowhere (Fixture    *self,
                    const void *data)
{
  g_autoptr (AwaleGame) game = read_game (PLAIN);
  g_autoptr (GError) error = NULL;

  g_assert_true (awale_library_remove (self->library, self->id, NULL));
  g_assert_false (awale_library_save (self->library, self->id, game, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
}

#define ADD(name, test) \
  g_test_add ("/library/values/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("given", test_loss);
  ADD ("filter", test_filter);
  ADD ("deeper", test_deeper);
  ADD ("changed", test_changed);
  ADD ("variations", test_variations);
  ADD ("saved", test_saved);
  ADD ("saved-nowhere", test_saved_nowhere);
  return g_test_run ();
}
