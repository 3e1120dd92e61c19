/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-recovery"

#include "awale-recovery.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define SUFFIX ".ogn"
#define LOCK_SUFFIX ".lock"
#define HEADER "; awale-recovery "

/* What the writing thread shares with the object, which may go before it. */
typedef struct
{
  GMutex    mutex;
  GCond     written;
  char     *path;
  GBytes   *pending;
  gboolean  writing;
  gboolean  discarded;
} Store;

struct _AwaleRecovery
{
  GObject           parent_instance;

  Store            *store;
  char             *lock_path;
  int               lock_fd;

  char             *text;
  AwaleRecoveryInfo info;
};

G_DEFINE_FINAL_TYPE (AwaleRecovery, awale_recovery, G_TYPE_OBJECT)

static void
store_clear (gpointer data)
{
  Store *store = data;

  g_clear_pointer (&store->pending, g_bytes_unref);
  g_free (store->path);
  g_cond_clear (&store->written);
  g_mutex_clear (&store->mutex);
}

static void
store_release (Store *store)
{
  g_atomic_rc_box_release_full (store, store_clear);
}

static void
store_write (Store  *store,
             GBytes *bytes)
{
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents_full (store->path,
                                 g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                 G_FILE_SET_CONTENTS_CONSISTENT, 0600, &error))
    g_message ("Unsaved work cannot be kept: %s", error->message);
}

/* Writes whatever is pending, so that of many changes in a row only the latest costs a write. */
static void
store_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  Store *store = data;

  g_mutex_lock (&store->mutex);
  while (store->pending != NULL)
    {
      g_autoptr (GBytes) bytes = g_steal_pointer (&store->pending);

      g_mutex_unlock (&store->mutex);
      store_write (store, bytes);
      g_mutex_lock (&store->mutex);
    }
  if (store->discarded)
    g_unlink (store->path);
  store->writing = FALSE;
  g_cond_broadcast (&store->written);
  g_mutex_unlock (&store->mutex);

  g_task_return_boolean (task, TRUE);
}

/* Opens and locks the lock file of @path; -1 if somebody else holds it. */
static int
lock (const char *lock_path)
{
  int fd = g_open (lock_path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  if (fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0)
    {
      close (fd);
      return -1;
    }

  return fd;
}

static AwaleRecovery *
recovery_new_for_path (const char *path,
                       const char *lock_path,
                       int         lock_fd)
{
  AwaleRecovery *self = g_object_new (AWALE_TYPE_RECOVERY, NULL);

  self->store->path = g_strdup (path);
  self->lock_path = g_strdup (lock_path);
  self->lock_fd = lock_fd;

  return self;
}

/* Takes the first line off @contents and reads it. */
static gboolean
read_header (AwaleRecovery *self,
             char          *contents)
{
  AwaleRecoveryInfo *info = &self->info;
  g_autoptr (GVariant) header = NULL;
  gboolean partial = FALSE;
  char *end;

  end = strchr (contents, '\n');
  if (end == NULL || !g_str_has_prefix (contents, HEADER))
    return FALSE;

  header = g_variant_parse (G_VARIANT_TYPE_VARDICT, contents + strlen (HEADER), end, NULL, NULL);
  if (header == NULL)
    return FALSE;

  g_variant_lookup (header, "uri", "s", &info->uri);
  g_variant_lookup (header, "etag", "s", &info->etag);
  g_variant_lookup (header, "game", "u", &info->game);
  if (!g_variant_lookup (header, "place", "s", &info->place))
    info->place = g_strdup ("");
  g_variant_lookup (header, "partial", "b", &partial);
  g_variant_lookup (header, "play", "s", &info->play);
  info->partial = partial;
  self->text = g_strdup (end + 1);

  return TRUE;
}

/* The recovery file @name of @folder, if nobody holds it and it can be read. */
static AwaleRecovery *
claim (const char *folder,
       const char *name)
{
  g_autoptr (AwaleRecovery) self = NULL;
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *lock_path = g_strconcat (path, LOCK_SUFFIX, NULL);
  g_autofree char *contents = NULL;
  int fd = lock (lock_path);

  if (fd < 0)
    return NULL;

  self = recovery_new_for_path (path, lock_path, fd);
  if (!g_file_get_contents (path, &contents, NULL, NULL) || !read_header (self, contents))
    return NULL;

  return g_steal_pointer (&self);
}

static int
compare_age (gconstpointer a,
             gconstpointer b)
{
  AwaleRecovery *const *first = a, *const *second = b;
  GStatBuf first_stat = { 0 }, second_stat = { 0 };

  g_stat ((*first)->store->path, &first_stat);
  g_stat ((*second)->store->path, &second_stat);

  return (second_stat.st_mtime > first_stat.st_mtime) -
         (second_stat.st_mtime < first_stat.st_mtime);
}

static void
awale_recovery_finalize (GObject *object)
{
  AwaleRecovery *self = AWALE_RECOVERY (object);

  if (self->lock_fd >= 0)
    close (self->lock_fd);
  g_free (self->lock_path);
  g_free (self->text);
  g_free (self->info.uri);
  g_free (self->info.etag);
  g_free (self->info.place);
  g_free (self->info.play);
  store_release (self->store);

  G_OBJECT_CLASS (awale_recovery_parent_class)->finalize (object);
}

static void
awale_recovery_class_init (AwaleRecoveryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_recovery_finalize;
}

static void
awale_recovery_init (AwaleRecovery *self)
{
  self->lock_fd = -1;
  self->store = g_atomic_rc_box_new0 (Store);
  g_mutex_init (&self->store->mutex);
  g_cond_init (&self->store->written);
}

GFile *
awale_recovery_get_default_folder (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "awale", "recovery", NULL);
}

AwaleRecovery *
awale_recovery_new (GFile *folder)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (uuid, SUFFIX, NULL);
  g_autofree char *path = NULL;
  g_autofree char *lock_path = NULL;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (g_file_peek_path (folder) != NULL, NULL);

  path = g_build_filename (g_file_peek_path (folder), name, NULL);
  lock_path = g_strconcat (path, LOCK_SUFFIX, NULL);

  return recovery_new_for_path (path, lock_path, -1);
}

GPtrArray *
awale_recovery_collect (GFile *folder)
{
  g_autoptr (GPtrArray) recoveries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (g_file_peek_path (folder) != NULL, NULL);

  dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX))
      {
        AwaleRecovery *recovery = claim (g_file_peek_path (folder), name);

        if (recovery != NULL)
          g_ptr_array_add (recoveries, recovery);
      }

  g_ptr_array_sort (recoveries, compare_age);

  return g_steal_pointer (&recoveries);
}

/* The folder and the lock are made with the first store: most documents never need them. */
static gboolean
ensure_locked (AwaleRecovery *self)
{
  g_autofree char *folder = g_path_get_dirname (self->lock_path);

  if (self->lock_fd >= 0)
    return TRUE;

  if (g_mkdir_with_parents (folder, 0700) != 0 || (self->lock_fd = lock (self->lock_path)) < 0)
    {
      g_message ("Unsaved work cannot be kept in %s: %s", folder, g_strerror (errno));
      return FALSE;
    }

  return TRUE;
}

static GBytes *
compose (const char              *text,
         const AwaleRecoveryInfo *info)
{
  g_autoptr (GVariant) header = NULL;
  g_autofree char *printed = NULL;
  GVariantDict dict;
  char *contents;

  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, "version", "u", 1);
  g_variant_dict_insert (&dict, "game", "u", info->game);
  g_variant_dict_insert (&dict, "place", "s", info->place);
  g_variant_dict_insert (&dict, "partial", "b", (gboolean) info->partial);
  if (info->uri != NULL)
    g_variant_dict_insert (&dict, "uri", "s", info->uri);
  if (info->etag != NULL)
    g_variant_dict_insert (&dict, "etag", "s", info->etag);
  if (info->play != NULL)
    g_variant_dict_insert (&dict, "play", "s", info->play);
  header = g_variant_ref_sink (g_variant_dict_end (&dict));
  printed = g_variant_print (header, TRUE);
  contents = g_strconcat (HEADER, printed, "\n", text, NULL);

  return g_bytes_new_take (contents, strlen (contents));
}

void
awale_recovery_store (AwaleRecovery           *self,
                      const char              *text,
                      const AwaleRecoveryInfo *info)
{
  Store *store;
  gboolean start;

  g_return_if_fail (AWALE_IS_RECOVERY (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail (info != NULL && info->place != NULL);

  if (!ensure_locked (self))
    return;

  store = self->store;
  g_mutex_lock (&store->mutex);
  g_clear_pointer (&store->pending, g_bytes_unref);
  store->pending = compose (text, info);
  store->discarded = FALSE;
  start = !store->writing;
  store->writing = TRUE;
  g_mutex_unlock (&store->mutex);

  if (start)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);

      g_task_set_source_tag (task, awale_recovery_store);
      g_task_set_task_data (task, g_atomic_rc_box_acquire (store), (GDestroyNotify) store_release);
      g_task_run_in_thread (task, store_thread);
    }
}

void
awale_recovery_flush (AwaleRecovery *self)
{
  Store *store;

  g_return_if_fail (AWALE_IS_RECOVERY (self));

  store = self->store;
  g_mutex_lock (&store->mutex);
  while (store->writing)
    g_cond_wait (&store->written, &store->mutex);
  g_mutex_unlock (&store->mutex);
}

void
awale_recovery_discard (AwaleRecovery *self)
{
  Store *store;

  g_return_if_fail (AWALE_IS_RECOVERY (self));

  store = self->store;
  g_mutex_lock (&store->mutex);
  g_clear_pointer (&store->pending, g_bytes_unref);
  store->discarded = TRUE;
  while (store->writing)
    g_cond_wait (&store->written, &store->mutex);
  g_mutex_unlock (&store->mutex);

  /* The lock goes last: without it, what is still there would count as left behind. */
  g_unlink (store->path);
  if (self->lock_fd >= 0)
    {
      g_unlink (self->lock_path);
      close (self->lock_fd);
      self->lock_fd = -1;
    }
}

const char *
awale_recovery_get_text (AwaleRecovery *self)
{
  g_return_val_if_fail (AWALE_IS_RECOVERY (self), NULL);

  return self->text;
}

const AwaleRecoveryInfo *
awale_recovery_get_info (AwaleRecovery *self)
{
  g_return_val_if_fail (AWALE_IS_RECOVERY (self), NULL);

  return self->text != NULL ? &self->info : NULL;
}
