/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-document.h"

#include "game/awale-titles.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _AwaleDocument
{
  GObject    parent_instance;

  char      *name;
  GPtrArray *games;
  GPtrArray *diagnostics;
  bool       is_windows_1252;
  bool       incomplete;
  bool       converted;
  AwaleReading readings[AWALE_N_READINGS];
  char      *unknown_variant;
};

static void awale_document_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AwaleDocument,
                               awale_document,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      awale_document_list_model_init))

static GType
awale_document_get_item_type (GListModel *model)
{
  return AWALE_TYPE_GAME;
}

static guint
awale_document_get_n_items (GListModel *model)
{
  return AWALE_DOCUMENT (model)->games->len;
}

static gpointer
awale_document_get_item (GListModel *model,
                         guint       position)
{
  AwaleDocument *self = AWALE_DOCUMENT (model);

  return position < self->games->len ? g_object_ref (g_ptr_array_index (self->games, position))
                                     : NULL;
}

static void
awale_document_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = awale_document_get_item_type;
  iface->get_n_items = awale_document_get_n_items;
  iface->get_item = awale_document_get_item;
}

static void
awale_document_finalize (GObject *object)
{
  AwaleDocument *self = AWALE_DOCUMENT (object);

  for (size_t i = 0; i < AWALE_N_READINGS; i++)
    g_free (self->readings[i].moves);
  g_free (self->unknown_variant);
  g_free (self->name);
  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->diagnostics);

  G_OBJECT_CLASS (awale_document_parent_class)->finalize (object);
}

static void
awale_document_class_init (AwaleDocumentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_document_finalize;
}

static void
awale_document_init (AwaleDocument *self)
{
  self->games = g_ptr_array_new_with_free_func (g_object_unref);
  self->diagnostics = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_diagnostic_free);
}

AwaleDocument *
awale_document_new (const char *name)
{
  AwaleDocument *self = g_object_new (AWALE_TYPE_DOCUMENT, NULL);

  self->name = g_strdup (name);
  return self;
}

const char *
awale_document_get_name (AwaleDocument *self)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT (self), NULL);

  return self->name;
}

size_t
awale_document_get_n_games (AwaleDocument *self)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT (self), 0);

  return self->games->len;
}

AwaleGame *
awale_document_get_game (AwaleDocument *self,
                         size_t         index)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT (self), NULL);
  g_return_val_if_fail (index < self->games->len, NULL);

  return g_ptr_array_index (self->games, index);
}

size_t
awale_document_get_index (AwaleDocument *self,
                          AwaleGame     *game)
{
  unsigned index = 0;

  g_return_val_if_fail (AWALE_IS_DOCUMENT (self), 0);
  g_return_val_if_fail (g_ptr_array_find (self->games, game, &index), 0);

  return index;
}

void
awale_document_add_game (AwaleDocument *self,
                         AwaleGame     *game)
{
  g_return_if_fail (AWALE_IS_DOCUMENT (self));

  awale_document_insert_game (self, game, self->games->len);
}

void
awale_document_insert_game (AwaleDocument *self,
                            AwaleGame     *game,
                            size_t         index)
{
  g_return_if_fail (AWALE_IS_DOCUMENT (self));
  g_return_if_fail (AWALE_IS_GAME (game));
  g_return_if_fail (index <= self->games->len);

  g_ptr_array_insert (self->games, (int) index, g_object_ref (game));
  g_list_model_items_changed (G_LIST_MODEL (self), (guint) index, 0, 1);
}

void
awale_document_remove_game (AwaleDocument *self,
                            size_t         index)
{
  g_return_if_fail (AWALE_IS_DOCUMENT (self));
  g_return_if_fail (index < self->games->len);

  g_ptr_array_remove_index (self->games, (guint) index);
  g_list_model_items_changed (G_LIST_MODEL (self), (guint) index, 1, 0);
}

size_t
awale_document_get_n_diagnostics (AwaleDocument *self)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT (self), 0);

  return self->diagnostics->len;
}

const AwaleDiagnostic *
awale_document_get_diagnostic (AwaleDocument *self,
                               size_t         index)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT (self), NULL);
  g_return_val_if_fail (index < self->diagnostics->len, NULL);

  return g_ptr_array_index (self->diagnostics, index);
}

char *
awale_document_describe_diagnostic (AwaleDocument *self,
                                    size_t         index)
{
  const AwaleDiagnostic *diagnostic = awale_document_get_diagnostic (self, index);
  size_t n_games = awale_document_get_n_games (self);
  g_autofree char *sentence = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (diagnostic != NULL, NULL);

  sentence = awale_diagnostic_to_sentence (diagnostic);
  if (n_games < 2 || diagnostic->game == 0 || diagnostic->game > n_games)
    return g_steal_pointer (&sentence);
  title = awale_title_for_game (awale_document_get_game (self, diagnostic->game - 1));
  /* Translators: the number of a game in a file, its players, and a sentence about it: “Game 2,
   * Mensah – Koffi. Line 4, column 2: Too many seeds.” */
  return g_strdup_printf (_("Game %u, %s. %s"), diagnostic->game, title, sentence);
}

size_t
awale_document_count_errors (AwaleDocument *self,
                             unsigned       number)
{
  size_t n_errors = 0;

  g_return_val_if_fail (AWALE_IS_DOCUMENT (self), 0);

  for (guint i = 0; i < self->diagnostics->len; i++)
    {
      const AwaleDiagnostic *diagnostic = g_ptr_array_index (self->diagnostics, i);

      if (diagnostic->severity == AWALE_SEVERITY_ERROR
          && (number == 0 || diagnostic->game == number))
        n_errors++;
    }
  return n_errors;
}

void
awale_document_add_diagnostic (AwaleDocument   *self,
                               AwaleDiagnostic *diagnostic)
{
  g_return_if_fail (AWALE_IS_DOCUMENT (self));
  g_return_if_fail (diagnostic != NULL);

  g_ptr_array_add (self->diagnostics, diagnostic);
}

const AwaleReading *
awale_document_get_readings (AwaleDocument *self)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT (self), NULL);

  return self->readings[0].notation != NULL ? self->readings : NULL;
}

void
awale_document_set_readings (AwaleDocument      *self,
                             const AwaleReading  readings[AWALE_N_READINGS])
{
  g_return_if_fail (AWALE_IS_DOCUMENT (self));
  g_return_if_fail (self->readings[0].notation == NULL);

  memcpy (self->readings, readings, sizeof self->readings);
}

const char *
awale_document_get_unknown_variant (AwaleDocument *self)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT (self), NULL);

  return self->unknown_variant;
}

void
awale_document_set_unknown_variant (AwaleDocument *self,
                                    const char    *name)
{
  g_return_if_fail (AWALE_IS_DOCUMENT (self));
  g_return_if_fail (self->unknown_variant == NULL && name != NULL);

  self->unknown_variant = g_strdup (name);
}

bool
awale_document_is_windows_1252 (AwaleDocument *self)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT (self), false);

  return self->is_windows_1252;
}

void
awale_document_set_windows_1252 (AwaleDocument *self,
                           bool           is_windows_1252)
{
  g_return_if_fail (AWALE_IS_DOCUMENT (self));

  self->is_windows_1252 = is_windows_1252;
}

bool
awale_document_is_incomplete (AwaleDocument *self)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT (self), false);

  return self->incomplete;
}

void
awale_document_set_incomplete (AwaleDocument *self,
                               bool           incomplete)
{
  g_return_if_fail (AWALE_IS_DOCUMENT (self));

  self->incomplete = incomplete;
}

bool
awale_document_is_converted (AwaleDocument *self)
{
  g_return_val_if_fail (AWALE_IS_DOCUMENT (self), false);

  return self->converted;
}

void
awale_document_set_converted (AwaleDocument *self,
                              bool           converted)
{
  g_return_if_fail (AWALE_IS_DOCUMENT (self));

  self->converted = converted;
}
