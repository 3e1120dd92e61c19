/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-session"

#include "awale-session.h"

#include "document/awale-atomic-file.h"

#define VERSION 1
#define MAX_PLACES 100

struct _AwaleSession
{
  GFile          *file;
  AwaleDiskQueue *disk;
  GPtrArray      *windows;
  GHashTable     *places;  /* Positions by URI, as AwaleFilePosition. */
  GQueue          recent;  /* Keys of `places`, latest first. */
};

AwaleWindowState *
awale_window_state_new (void)
{
  AwaleWindowState *state = g_new0 (AwaleWindowState, 1);

  state->show_pane = true;
  state->show_evaluations = true;

  return state;
}

void
awale_window_state_free (AwaleWindowState *state)
{
  g_free (state->uri);
  g_free (state->play);
  g_free (state);
}

void
awale_file_position_free (AwaleFilePosition *place)
{
  g_free (place->place);
  g_free (place);
}

static void
read_bool (GVariant   *dict,
           const char *key,
           bool       *value)
{
  gboolean read;

  if (g_variant_lookup (dict, key, "b", &read))
    *value = read;
}

static AwaleWindowState *
read_window (GVariant *dict)
{
  AwaleWindowState *state = awale_window_state_new ();

  g_variant_lookup (dict, "uri", "s", &state->uri);
  g_variant_lookup (dict, "library-game", "x", &state->library_game);
  g_variant_lookup (dict, "play", "s", &state->play);
  g_variant_lookup (dict, "width", "i", &state->width);
  g_variant_lookup (dict, "height", "i", &state->height);
  read_bool (dict, "maximized", &state->maximized);
  read_bool (dict, "show-pane", &state->show_pane);
  read_bool (dict, "show-evaluations", &state->show_evaluations);

  return state;
}

static GVariant *
write_window (const AwaleWindowState *state)
{
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  if (state->uri != NULL)
    g_variant_dict_insert (&dict, "uri", "s", state->uri);
  g_variant_dict_insert (&dict, "library-game", "x", state->library_game);
  if (state->play != NULL)
    g_variant_dict_insert (&dict, "play", "s", state->play);
  g_variant_dict_insert (&dict, "width", "i", state->width);
  g_variant_dict_insert (&dict, "height", "i", state->height);
  g_variant_dict_insert (&dict, "maximized", "b", state->maximized);
  g_variant_dict_insert (&dict, "show-pane", "b", state->show_pane);
  g_variant_dict_insert (&dict, "show-evaluations", "b", state->show_evaluations);

  return g_variant_dict_end (&dict);
}

static void
read_all (AwaleSession *self,
          GVariant     *dict)
{
  g_autoptr (GVariantIter) windows = NULL;
  g_autoptr (GVariantIter) places = NULL;
  const char *uri, *place;
  unsigned version, game;
  gboolean flipped;
  GVariant *window;

  if (!g_variant_lookup (dict, "version", "u", &version) || version != VERSION)
    return;

  if (g_variant_lookup (dict, "windows", "aa{sv}", &windows))
    while (g_variant_iter_loop (windows, "@a{sv}", &window))
      g_ptr_array_add (self->windows, read_window (window));

  /* The file lists the latest place first. */
  if (g_variant_lookup (dict, "places", "a(susb)", &places))
    while (g_variant_iter_loop (places, "(&su&sb)", &uri, &game, &place, &flipped))
      {
        awale_session_set_place (self, uri, game, place, flipped);
        g_queue_push_tail (&self->recent, g_queue_pop_head (&self->recent));
      }
}

static GVariant *
write_all (AwaleSession *self)
{
  GVariantBuilder windows, places;
  GVariantDict dict;

  g_variant_builder_init (&windows, G_VARIANT_TYPE ("aa{sv}"));
  for (guint i = 0; i < self->windows->len; i++)
    g_variant_builder_add_value (&windows, write_window (g_ptr_array_index (self->windows, i)));

  g_variant_builder_init (&places, G_VARIANT_TYPE ("a(susb)"));
  for (GList *l = self->recent.head; l != NULL; l = l->next)
    {
      const AwaleFilePosition *place = g_hash_table_lookup (self->places, l->data);

      g_variant_builder_add (&places, "(susb)", l->data, place->game, place->place,
                             (gboolean) place->flipped);
    }

  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, "version", "u", VERSION);
  g_variant_dict_insert_value (&dict, "windows", g_variant_builder_end (&windows));
  g_variant_dict_insert_value (&dict, "places", g_variant_builder_end (&places));

  return g_variant_ref_sink (g_variant_dict_end (&dict));
}

AwaleSession *
awale_session_new (GFile          *file,
                   AwaleDiskQueue *disk)
{
  AwaleSession *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (disk != NULL, NULL);

  self = g_atomic_rc_box_new0 (AwaleSession);
  self->file = g_object_ref (file);
  self->disk = awale_disk_queue_ref (disk);
  g_queue_init (&self->recent);
  self->windows = g_ptr_array_new_with_free_func ((GDestroyNotify) awale_window_state_free);
  self->places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                        (GDestroyNotify) awale_file_position_free);
  return self;
}

AwaleSession *
awale_session_ref (AwaleSession *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  AwaleSession *self = data;

  g_object_unref (self->file);
  awale_disk_queue_unref (self->disk);
  g_ptr_array_unref (self->windows);
  g_queue_clear (&self->recent);
  g_hash_table_unref (self->places);
}

void
awale_session_unref (AwaleSession *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

void
awale_session_read (AwaleSession *self)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GVariant) dict = NULL;

  g_return_if_fail (self != NULL);

  bytes = g_file_load_bytes (self->file, NULL, NULL, NULL);
  if (bytes == NULL)
    return;

  dict = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE_VARDICT, bytes, FALSE));
  read_all (self, dict);
}

typedef struct
{
  GFile    *file;
  GVariant *dict;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->file);
  g_variant_unref (saving->dict);
  g_free (saving);
}

/* Writes the state; called by the disk queue. */
static void
save (gpointer data)
{
  const Saving *saving = data;
  const char *path = g_file_peek_path (saving->file);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GBytes) bytes = g_variant_get_data_as_bytes (saving->dict);
  g_autoptr (GError) error = NULL;

  awale_atomic_file_make_folder (folder);
  if (!awale_atomic_file_write_private (path, bytes, &error))
    g_message ("The places in files could not be remembered: %s", error->message);
}

void
awale_session_save (AwaleSession *self)
{
  Saving *saving;

  g_return_if_fail (self != NULL);

  saving = g_new (Saving, 1);
  *saving = (Saving) { g_object_ref (self->file), write_all (self) };
  awale_disk_queue_push (self->disk, self, save, saving, saving_free);
}

GPtrArray *
awale_session_get_windows (AwaleSession *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->windows;
}

void
awale_session_set_windows (AwaleSession *self,
                           GPtrArray    *windows)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (windows != NULL);

  g_ptr_array_set_free_func (windows, (GDestroyNotify) awale_window_state_free);
  g_ptr_array_unref (self->windows);
  self->windows = windows;
}

const AwaleFilePosition *
awale_session_find_position (AwaleSession *self,
                             const char   *uri)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (uri != NULL, NULL);

  return g_hash_table_lookup (self->places, uri);
}

/* Forgets the position in @uri, a string that may be the key of the table itself. */
static void
forget_place (AwaleSession *self,
              const char   *uri)
{
  GList *link = g_queue_find_custom (&self->recent, uri, (GCompareFunc) g_strcmp0);

  if (link != NULL)
    {
      g_queue_delete_link (&self->recent, link);
      g_hash_table_remove (self->places, uri);
    }
}

void
awale_session_set_place (AwaleSession *self,
                         const char   *uri,
                         unsigned      game,
                         const char   *place,
                         bool          flipped)
{
  AwaleFilePosition *entry;
  char *key;

  g_return_if_fail (self != NULL);
  g_return_if_fail (uri != NULL && place != NULL);

  entry = g_new0 (AwaleFilePosition, 1);
  entry->game = game;
  entry->place = g_strdup (place);
  entry->flipped = flipped;

  forget_place (self, uri);
  key = g_strdup (uri);
  g_hash_table_insert (self->places, key, entry);
  g_queue_push_head (&self->recent, key);
  if (g_queue_get_length (&self->recent) > MAX_PLACES)
    forget_place (self, g_queue_peek_tail (&self->recent));
}
