/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* The output of an engine: the greeting is read and all its options are set; then each line goes to
 * a running search, which returns legal moves or an error message. */
#include "fuzz.h"

#include <string.h>

#include "protocol/awale-engine-handshake.h"
#include "protocol/awale-engine-search.h"
#include "protocol/awale-line-buffer.h"
#include "protocol/awale-position-command.h"

enum
{
  MAX_LINES = 200,
};

/* A game with enough moves to be written in all dialects, after which both sides can still move. */
static const int8_t game[] = { 5, 11, 1 };

typedef struct
{
  AwaleRuleset         rules;
  AwalePosition        position;
  AwaleEngineHandshake handshake;
  AwaleEngineSearch   *search;     /* Running search; NULL until the greeting has ended. */
} Client;

static void
check_line (const Client *self,
            const int8_t *moves,
            int           n_moves)
{
  AwalePosition position = self->position;

  for (int i = 0; i < n_moves; i++)
    {
      g_assert_cmpint (awale_illegal_reason (position, &self->rules, moves[i]), ==,
                       AWALE_ILLEGAL_REASON_NONE);
      position = awale_play (position, &self->rules, moves[i], NULL);
    }
}

static void
info_cb (const AwaleInfoLine    *info,
         const AwaleEngineValue *value,
         void                   *user_data)
{
  g_assert_cmpint (info->pv_length, <=, AWALE_SEARCH_MAX_LINE);
  check_line (user_data, info->pv, info->pv_length);
  g_assert_true ((value != NULL) == (info->score_kind != AWALE_ENGINE_SCORE_NONE));
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             void         *user_data)
{
  g_autoptr (GError) error = NULL;
  AwaleMove move = (AwaleMove) g_task_propagate_int (G_TASK (result), &error);
  const Client *self = user_data;

  if (error != NULL)
    g_assert_true (g_utf8_validate (error->message, -1, NULL) && *error->message != '\0');
  else if (move != AWALE_NO_MOVE)
    check_line (self, (const int8_t[]) { (int8_t) move }, 1);
}

/* Checks that each line that prepares the engine for a search is a single one, whatever words the
 * engine uses. */
static void
check_said (GPtrArray *lines)
{
  for (unsigned i = 0; i < lines->len; i++)
    g_assert_null (strpbrk (g_ptr_array_index (lines, i), "\r\n"));
}

static void
begin_search (Client *self)
{
  AwaleEngineRequest request = {
    .rules = self->rules,
    .start = awale_position_start (),
    .moves = game,
    .n_moves = G_N_ELEMENTS (game),
    .go = { .depth = 3 },
  };
  GTask *task = g_task_new (NULL, NULL, answered_cb, self);
  g_autoptr (GPtrArray) lines = NULL;

  lines = awale_engine_handshake_prepare (&self->handshake, &self->rules, self->position);
  check_said (lines);
  self->search = awale_engine_search_new (&request, info_cb, self, task);
}

/* Sets each option to its default and to its maximum. */
static void
set_options (Client *self)
{
  for (unsigned i = 0; i < self->handshake.options->len; i++)
    {
      const AwaleEngineOption *option = g_ptr_array_index (self->handshake.options, i);
      g_autofree char *most = g_strdup_printf ("%" G_GINT64_FORMAT, option->most);

      g_assert_nonnull (awale_engine_handshake_find_option (&self->handshake, option->name));
      g_assert_cmpint (option->least, <=, option->most);
      if (option->type == AWALE_ENGINE_OPTION_SPIN)
        g_assert_true (awale_engine_option_takes (option, most));
      awale_engine_handshake_set_option (&self->handshake, option->name, option->initial);
      awale_engine_handshake_set_option (&self->handshake, option->name, most);
    }
}

static void
take_line (Client     *self,
           const char *line)
{
  const char *text;

  if (self->search == NULL)
    {
      if (awale_engine_handshake_read_line (&self->handshake, line))
        {
          set_options (self);
          begin_search (self);
        }
    }
  else if ((text = awale_line_after_word (line, "info")) != NULL)
    {
      awale_engine_search_report (self->search, self->handshake.dialect, text);
    }
  else if ((text = awale_line_after_word (line, "bestmove")) != NULL)
    {
      awale_engine_search_answer (g_steal_pointer (&self->search), "it", text);
      begin_search (self);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  Client self = { .rules = awale_preset_default ()->rules, .position = awale_position_start () };
  AwaleLineBuffer buffer;

  for (size_t i = 0; i < G_N_ELEMENTS (game); i++)
    self.position = awale_play (self.position, &self.rules, game[i], NULL);
  awale_engine_handshake_init (&self.handshake);
  awale_engine_handshake_begin (&self.handshake);
  awale_line_buffer_init (&buffer, 1 << 12);
  awale_line_buffer_push (&buffer, (const char *) data, size);
  awale_line_buffer_end (&buffer);
  for (int i = 0; i < MAX_LINES; i++)
    {
      g_autofree char *line = awale_line_buffer_take (&buffer);

      if (line == NULL)
        break;
      take_line (&self, line);
    }
  if (self.search != NULL)
    awale_engine_search_cancel (self.search);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  awale_line_buffer_clear (&buffer);
  awale_engine_handshake_clear (&self.handshake);
  return 0;
}
