/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-book-list"

#include "awale-book-list.h"

#include "game/awale-signal.h"

typedef struct
{
  AwaleRuleset  rules;
  AwaleBook    *book;        /* The book; NULL while it is being read, or if there is none. */
  bool          is_reading;
} Opened;

struct _AwaleBookList
{
  GObject  parent_instance;

  char    *directory;
  GArray  *opened;     /* Requested books. (element-type Opened) */
};

G_DEFINE_FINAL_TYPE (AwaleBookList, awale_book_list, G_TYPE_OBJECT)

static void
opened_clear (void *data)
{
  g_clear_pointer (&((Opened *) data)->book, awale_book_unref);
}

static Opened *
find (AwaleBookList      *self,
      const AwaleRuleset *rules)
{
  for (guint i = 0; i < self->opened->len; i++)
    {
      Opened *opened = &g_array_index (self->opened, Opened, i);

      if (awale_ruleset_equal (&opened->rules, rules))
        return opened;
    }
  return NULL;
}

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  GError *error = NULL;
  AwaleBook *book = awale_book_open (data, AWALE_BOOK_LIST (source)->directory, &error);

  if (book != NULL)
    g_task_return_pointer (task, book, (GDestroyNotify) awale_book_unref);
  else
    g_task_return_error (task, error);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  AwaleBookList *self = AWALE_BOOK_LIST (source);
  Opened *opened = find (self, g_task_get_task_data (G_TASK (result)));
  g_autoptr (GError) error = NULL;
  AwaleBook *book = g_task_propagate_pointer (G_TASK (result), &error);

  if (book == NULL && !g_error_matches (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_MISSING))
    g_message ("%s", error->message);
  opened->book = book;
  opened->is_reading = false;
  g_signal_emit_by_name (self, "changed");
}

static void
request (AwaleBookList      *self,
         const AwaleRuleset *rules)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, read_cb, NULL);
  Opened opened = { .rules = *rules, .is_reading = true };

  g_array_append_val (self->opened, opened);
  g_task_set_source_tag (task, request);
  g_task_set_task_data (task, g_memdup2 (rules, sizeof *rules), g_free);
  g_task_run_in_thread (task, read_thread);
}

static void
awale_book_list_finalize (GObject *object)
{
  AwaleBookList *self = AWALE_BOOK_LIST (object);

  g_free (self->directory);
  g_array_unref (self->opened);

  G_OBJECT_CLASS (awale_book_list_parent_class)->finalize (object);
}

static void
awale_book_list_class_init (AwaleBookListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_book_list_finalize;

  AWALE_ADD_SIGNAL (klass, "changed", 0);
}

static void
awale_book_list_init (AwaleBookList *self)
{
  self->opened = g_array_new (FALSE, FALSE, sizeof (Opened));
  g_array_set_clear_func (self->opened, opened_clear);
}

AwaleBookList *
awale_book_list_new (const char *directory)
{
  AwaleBookList *self = g_object_new (AWALE_TYPE_BOOK_LIST, NULL);

  self->directory = g_strdup (directory);
  return self;
}

AwaleBook *
awale_book_list_get (AwaleBookList      *self,
                     const AwaleRuleset *rules)
{
  Opened *opened;

  g_return_val_if_fail (AWALE_IS_BOOK_LIST (self) && rules != NULL, NULL);

  opened = find (self, rules);
  if (opened != NULL)
    return opened->book;
  request (self, rules);
  return NULL;
}

bool
awale_book_list_is_reading (AwaleBookList      *self,
                            const AwaleRuleset *rules)
{
  const Opened *opened;

  g_return_val_if_fail (AWALE_IS_BOOK_LIST (self) && rules != NULL, false);

  opened = find (self, rules);
  return opened != NULL && opened->is_reading;
}
