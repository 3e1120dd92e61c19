/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-reading-dialog"

#include "awale-reading-dialog.h"

#include "awale-dialogs.h"
#include "game/awale-ellipsis.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  AwaleReadOptions options[AWALE_N_READINGS];
  AwaleReadingFunc callback;
  gpointer         data;
} Question;

static void
reading_answered_cb (AwaleAnswer answer,
                     gpointer    data)
{
  g_autofree Question *question = data;

  question->callback (answer == AWALE_ANSWER_OTHER ? &question->options[0]
                      : answer == AWALE_ANSWER_ACCEPT ? &question->options[1] : NULL,
                      question->data);
}

static void
ask_for_notation (GtkWindow          *parent,
                  const AwaleReading *readings,
                  Question           *question)
{
  const AwaleAnswers answers = {
    .cancel = _("_Cancel"),
    .other = _("_First Reading"),
    .accept = _("_Second Reading"),
    .neutral = true,
  };
  /* Translators: in each line, the first %s is a notation, “pits 1 to 12, South first”, and the
   * second one moves, “C d A f”. */
  g_autofree char *body = g_strdup_printf (_("Both readings are legal to the end.\n\n"
                                             "First, as %s: the game begins with %s.\n\n"
                                             "Second, as %s: the game begins with %s."),
                                           awale_notation_describe (readings[0].notation),
                                           readings[0].moves,
                                           awale_notation_describe (readings[1].notation),
                                           readings[1].moves);

  for (size_t i = 0; i < AWALE_N_READINGS; i++)
    question->options[i].notation = readings[i].notation;
  awale_dialogs_ask (parent, _("How Are the Moves Written?"), body, &answers,
                     reading_answered_cb, question);
}

static void
variant_chosen_cb (int      chosen,
                   gpointer data)
{
  g_autofree Question *question = data;
  size_t n;
  const AwalePreset *presets = awale_presets (&n);

  if (chosen <= 0)
    {
      question->callback (NULL, question->data);
      return;
    }
  question->options[0].variant = &presets[g_bit_nth_lsf ((gulong) chosen, -1)];
  question->callback (&question->options[0], question->data);
}

static void
ask_for_variant (GtkWindow  *parent,
                 const char *name,
                 Question   *question)
{
  size_t n;
  const AwalePreset *presets = awale_presets (&n);
  g_autofree AwaleDialogOption *options = g_new0 (AwaleDialogOption, n);
  const AwaleRuleset *rules = &awale_preset_for_files ()->rules;
  g_autofree char *body = g_strdup_printf (_("The game was read as %s, under which its moves may "
                                             "be illegal. The name is kept if no other rules are "
                                             "chosen."), awale_ruleset_get_name (rules));
  g_autofree char *shown = awale_ellipsize (name, AWALE_ELLIPSIS_NAME);
  g_autofree char *heading = g_strdup_printf (_("By Which Rules Is “%s” Played?"), shown);

  for (size_t i = 0; i < n; i++)
    options[i] = (AwaleDialogOption) { .label = awale_ruleset_get_name (&presets[i].rules),
                                       .alone = true };
  awale_dialogs_choose (parent, heading, body, _("_Keep the Name"), _("_Use These Rules"), options,
                        n, variant_chosen_cb, question);
}

bool
awale_reading_dialog_is_needed (AwaleDocument *document)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT (document), false);

  return awale_document_get_readings (document) != NULL
         || awale_document_get_unknown_variant (document) != NULL;
}

void
awale_reading_dialog_ask (GtkWindow        *parent,
                          AwaleDocument    *document,
                          AwaleReadingFunc  callback,
                          gpointer          data)
{
  Question *question;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (awale_reading_dialog_is_needed (document));
  g_return_if_fail (callback != NULL);

  question = g_new (Question, 1);
  *question = (Question) { .callback = callback, .data = data };
  if (awale_document_get_readings (document) != NULL)
    ask_for_notation (parent, awale_document_get_readings (document), question);
  else
    ask_for_variant (parent, awale_document_get_unknown_variant (document), question);
}
