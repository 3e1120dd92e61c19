/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The placement of new, pasted and library games in this or another window.
 */
#define G_LOG_DOMAIN "awale-window-place"

#include "awale-window-private.h"

#include "app/common/awale-dialogs.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  AwaleWindow    *window;
  AwaleDocument  *document;
  bool            unsaved;
  bool            adds;      /* adding the games here is proposed before a new window */
  AwalePlaced     placed;
  gpointer        data;
  GDestroyNotify  destroy;
} Placing;

static void
placing_free (Placing *placing)
{
  if (placing->destroy != NULL)
    placing->destroy (placing->data);
  g_object_unref (placing->document);
  g_object_unref (placing->window);
  g_free (placing);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Placing, placing_free)

static void
open_apart (Placing *placing)
{
  AwaleWindow *window = awale_window_get_free (placing->window);

  awale_draft_adopt (window->draft, placing->document, placing->unsaved);
  placing->placed (window, placing->data);
  gtk_window_present (GTK_WINDOW (window));
}

static void
add_here (Placing *placing)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);

  for (size_t i = 0; i < awale_document_get_n_games (placing->document); i++)
    g_ptr_array_add (games, g_object_ref (awale_document_get_game (placing->document, i)));
  awale_file_games_add (placing->window->file_games, games);
  placing->placed (placing->window, placing->data);
}

static void
answered_cb (AwaleAnswer answer,
             gpointer    data)
{
  g_autoptr (Placing) placing = data;

  /* The window may have been closed. */
  if (placing->window->draft == NULL)
    return;
  if (answer == (placing->adds ? AWALE_ANSWER_ACCEPT : AWALE_ANSWER_OTHER))
    add_here (placing);
  else if (answer == AWALE_ANSWER_ACCEPT || answer == AWALE_ANSWER_OTHER)
    open_apart (placing);
}

static bool
is_example (AwaleWindow *self,
            GFile       *file)
{
  GListModel *examples = awale_examples_get_model (self->services->examples);

  for (unsigned i = 0; i < g_list_model_get_n_items (examples); i++)
    {
      g_autoptr (AwaleExample) example = g_list_model_get_item (examples, i);

      if (g_file_equal (awale_example_get_file (example), file))
        return true;
    }
  return false;
}

/* True for a person's own file or unsaved work; false for examples, games of the library and files
 * of foreign formats. */
static bool
is_own (AwaleWindow *self)
{
  GFile *file = awale_draft_get_file (self->draft);

  return awale_draft_get_library_game (self->draft) == 0 && !awale_draft_is_converted (self->draft)
         && (file != NULL ? !is_example (self, file) : awale_draft_is_modified (self->draft));
}

void
awale_window_place (AwaleWindow    *self,
                    AwaleDocument  *document,
                    bool            unsaved,
                    const char     *question,
                    AwalePlaced     placed,
                    gpointer        data,
                    GDestroyNotify  destroy)
{
  const char *add = _("_Add to This File");
  const char *open = _("New _Window");
  g_autoptr (Placing) placing = g_new (Placing, 1);
  AwaleDocument *here = awale_draft_get_document (self->draft);
  /* A file of several games is a collection. */
  bool adds = here != NULL && awale_document_get_n_games (here) > 1;
  const AwaleAnswers answers = {
    .cancel = _("_Cancel"),
    .other = adds ? open : add,
    .accept = adds ? add : open,
  };

  g_assert (AWALE_IS_WINDOW (self));

  *placing = (Placing) { g_object_ref (self), g_object_ref (document), unsaved, adds, placed, data,
                         destroy };
  if (awale_window_is_untouched (self) || !is_own (self))
    open_apart (placing);
  else
    awale_dialogs_ask (GTK_WINDOW (self), question,
                       _("It can be added after the games of the file that is open here, or be "
                         "opened in a new window as a file of its own."),
                       &answers, answered_cb, g_steal_pointer (&placing));
}

/* --- Games of the library -------------------------------------------------------------------- */

/* The window with library game @game, or NULL. The same game in two windows would lose changes. */
static AwaleWindow *
find_listed (AwaleWindow *self,
             gint64       game)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (AWALE_IS_WINDOW (l->data)
        && awale_draft_get_library_game (AWALE_WINDOW (l->data)->draft) == game)
      return l->data;
  return NULL;
}

/* True if a library game may replace the content, because it is saved in the library and not a
 * file. */
static bool
is_replaceable (AwaleWindow *self)
{
  return awale_draft_get_file (self->draft) == NULL && !awale_draft_is_modified (self->draft)
         && awale_document_controller_get_opening (self->document_controller) == NULL
         && !awale_study_view_is_setting_up (self->study);
}

void
awale_window_open_library_game (AwaleWindow   *self,
                                AwaleDocument *document,
                                gint64         game)
{
  AwaleWindow *window = find_listed (self, game);

  if (window != NULL)
    {
      awale_library_view_set_shown (window->library, false);
      gtk_window_present (GTK_WINDOW (window));
      return;
    }
  window = self;
  if (!is_replaceable (self))
    window =
        awale_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->services, NULL);
  awale_draft_adopt (window->draft, document, false);
  awale_draft_set_library_game (window->draft, game);
  awale_study_view_focus_game (window->study);
  gtk_window_present (GTK_WINDOW (window));
}
