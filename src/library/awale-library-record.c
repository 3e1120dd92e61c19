/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library"

#include "awale-library-record.h"

#include "awale-library-collation.h"
#include "awale-moves-blob.h"
#include "game/awale-date.h"
#include "game/awale-titles.h"
#include "notation/awale-ogn.h"

#include <string.h>

static char *
dup_tag (AwaleGame  *game,
         const char *name)
{
  return g_strdup (awale_title_get_whole_tag (game, name));
}

static char *
dup_date (AwaleGame *game)
{
  const char *text = awale_title_get_whole_tag (game, "Date");
  char *date = text != NULL ? awale_date_normalize (text) : NULL;

  return date != NULL ? date : g_strdup (text);
}

/* The result in the tags, or else by the rules that ended the game. */
static AwaleResult
find_result (AwaleGame *game)
{
  AwaleResult result = awale_game_get_result (game);

  return result.known ? result : awale_game_get_settled_result (game);
}

static void
append_comment (GString    *comments,
                const char *comment)
{
  if (comment == NULL)
    return;
  if (comments->len > 0)
    g_string_append_c (comments, '\n');
  g_string_append (comments, comment);
}

static char *
dup_comments (AwaleGame *game)
{
  g_autoptr (GString) comments = g_string_new (NULL);

  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_next (node))
    {
      append_comment (comments, awale_node_get_comment_before (node));
      append_comment (comments, awale_node_get_comment (node));
    }
  return comments->len > 0 ? g_string_free (g_steal_pointer (&comments), FALSE) : NULL;
}

static void
hash_name (GChecksum  *checksum,
           const char *name)
{
  if (name != NULL)
    {
      g_autofree char *folded = awale_library_name_fold (name);

      g_checksum_update (checksum, (const guchar *) folded, -1);
    }
  g_checksum_update (checksum, (const guchar *) "", 1);
}

gint64
awale_library_get_hash (GChecksum *checksum)
{
  uint8_t digest[32];
  gsize n_digest = sizeof digest;
  gint64 hash;

  g_checksum_get_digest (checksum, digest, &n_digest);
  memcpy (&hash, digest, sizeof hash);
  return GINT64_FROM_LE (hash);
}

/* Hashes main line, ruleset and start, which come first in the blob, and the players. For a game
 * without moves the whole text is hashed too, because the other parts hardly distinguish it. */
static gint64
hash_game (const AwaleLibraryRecord *self)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  size_t n_bytes;
  const uint8_t *bytes = g_bytes_get_data (self->moves, &n_bytes);
  AwaleMovesBlob blob;

  awale_moves_blob_read (bytes, n_bytes, &blob);
  g_checksum_update (checksum, bytes, awale_moves_blob_find_line_end (&blob) - bytes);
  hash_name (checksum, self->south);
  hash_name (checksum, self->north);
  if (self->plies == 0)
    g_checksum_update (checksum, (const guchar *) self->text, -1);
  return awale_library_get_hash (checksum);
}

/* True if the main line has values; most games have none and need not be judged. */
static bool
has_values (AwaleGame *game)
{
  for (AwaleNode *node = awale_game_get_root (game); node != NULL;
       node = awale_node_get_first_child (node))
    if (awale_node_get_move_values (node) != NULL)
      return true;
  return false;
}

/* Copies the sums of @judgments to @loss. Returns: the mean loss of a move in seeds; -1, without
 * copying, if not all moves can be judged */
static double
sum_up (const AwaleReportJudgments *judgments,
        AwaleLibraryLoss           *loss)
{
  const AwaleReportSummary *south = &judgments->summaries[AWALE_SOUTH];
  const AwaleReportSummary *north = &judgments->summaries[AWALE_NORTH];
  unsigned n_judged = south->n_moves + north->n_moves;

  if (n_judged + south->n_forced + north->n_forced < judgments->moves->len)
    return -1;
  memcpy (loss->phases[AWALE_SOUTH], south->phases, sizeof south->phases);
  memcpy (loss->phases[AWALE_NORTH], north->phases, sizeof north->phases);
  return n_judged > 0 ? (south->loss + north->loss) / 100.0 / n_judged : 0;
}

/* Judges the main line of @game by the values in the game. Returns: the mean loss of a move in
 * seeds; -1, without sums, if not all moves can be judged */
static double
find_loss (AwaleGame        *game,
           AwaleLibraryLoss *loss)
{
  const AwaleReportOptions all = { .depth = 0 };
  AwaleReportJudgments judgments;
  double average;

  if (!has_values (game))
    return -1;
  awale_report_judgments_init (&judgments);
  awale_report_judgments_update (&judgments, game, &all);
  average = sum_up (&judgments, loss);
  if (awale_title_is_exercise (game))
    *loss = (AwaleLibraryLoss) { 0 };
  awale_report_judgments_clear (&judgments);
  return average;
}

AwaleLibraryRecord *
awale_library_record_new (AwaleGame *game)
{
  AwaleLibraryRecord *self = g_new0 (AwaleLibraryRecord, 1);
  AwaleResult result = find_result (game);

  self->south = dup_tag (game, "South");
  self->north = dup_tag (game, "North");
  self->event = dup_tag (game, "Event");
  self->site = dup_tag (game, "Site");
  self->date = dup_date (game);
  self->round = dup_tag (game, "Round");
  self->ruleset = awale_ruleset_dup_id (awale_game_get_rules (game));
  self->result = awale_result_to_string (result);
  self->score = result;
  self->plies = awale_node_get_ply (awale_game_get_line_end (game, awale_game_get_root (game)));
  self->moves = awale_moves_blob_new (game);
  self->text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
  self->loss = find_loss (game, &self->sums);
  self->comments = dup_comments (game);
  self->hash = hash_game (self);
  return self;
}

void
awale_library_record_free (AwaleLibraryRecord *self)
{
  if (self == NULL)
    return;
  g_free (self->south);
  g_free (self->north);
  g_free (self->event);
  g_free (self->site);
  g_free (self->date);
  g_free (self->round);
  g_free (self->ruleset);
  g_free (self->result);
  g_bytes_unref (self->moves);
  g_free (self->text);
  g_free (self->comments);
  g_free (self);
}

bool
awale_library_record_is_annotated (const AwaleLibraryRecord *self)
{
  /* The moves follow the first empty line; letters, numbers and a result are all that bare ones
   * have. */
  return strpbrk (strstr (self->text, "\n\n"), "{($!?") != NULL;
}
