/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/window/awale-recent-files.h"

#include "../../wait.h"

#include <glib/gstdio.h>

#define N_GAMES 10

typedef struct
{
  char             *folder;
  GtkRecentManager *manager;
} Fixture;

static char *
dup_path (Fixture    *fixture,
          const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

static char *
dup_uri (Fixture    *fixture,
         const char *name)
{
  g_autofree char *path = dup_path (fixture, name);

  return g_filename_to_uri (path, NULL, NULL);
}

static void
write_file (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = dup_path (fixture, name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Appends a bookmark of the file @name, last visited 100 − @second seconds ago. Visits must be
 * recent, because GTK may drop old bookmarks. */
static void
append_bookmark (Fixture    *fixture,
                 GString    *text,
                 const char *name,
                 const char *type,
                 int         second)
{
  g_autofree char *uri = dup_uri (fixture, name);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) visit = g_date_time_add_seconds (now, second - 100);
  g_autofree char *time = g_date_time_format (visit, "%FT%TZ");

  g_string_append_printf (text,
                          "<bookmark href=\"%s\" added=\"%s\" modified=\"%s\" visited=\"%s\">"
                          "<info><metadata owner=\"http://freedesktop.org\">"
                          "<mime:mime-type type=\"%s\"/><bookmark:applications>"
                          "<bookmark:application name=\"x\" exec=\"x\" modified=\"%s\""
                          " count=\"1\"/>"
                          "</bookmark:applications></metadata></info></bookmark>",
                          uri, time, time, time, type, time);
}

/* Sets up ten games in order of visit, a missing one and a file that is not a game. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GString) text = g_string_new (
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?><xbel version=\"1.0\""
    " xmlns:bookmark=\"http://www.freedesktop.org/standards/desktop-bookmarks\""
    " xmlns:mime=\"http://www.freedesktop.org/standards/shared-mime-info\">");
  g_autofree char *path = NULL;

  fixture->folder = g_dir_make_tmp ("awale-recent-files-XXXXXX", NULL);
  for (int i = 0; i < N_GAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d.ogn", i);

      write_file (fixture, name, "Ff");
      append_bookmark (fixture, text, name, "text/x-oware-ogn", i);
    }
  append_bookmark (fixture, text, "gone.ogn", "text/x-oware-ogn", 20);
  write_file (fixture, "letter.txt", "Dear");
  append_bookmark (fixture, text, "letter.txt", "text/plain", 30);
  g_string_append (text, "</xbel>");
  write_file (fixture, "recent.xbel", text->str);
  path = dup_path (fixture, "recent.xbel");
  fixture->manager = g_object_new (GTK_TYPE_RECENT_MANAGER, "filename", path, NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_object_unref (fixture->manager);
  dir = g_dir_open (fixture->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = dup_path (fixture, name);

      g_unlink (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

static char *
dup_name (GListModel *model,
          guint       position)
{
  g_autoptr (GFile) file = g_list_model_get_item (model, position);

  return file != NULL ? g_file_get_basename (file) : NULL;
}

static bool
is_named (GListModel *model,
          guint       position,
          const char *name)
{
  g_autofree char *current = dup_name (model, position);

  return g_strcmp0 (current, name) == 0;
}

/* Files are listed only after the disk has confirmed them. */
static void
test_list (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GListModel) model = awale_recent_files_new (fixture->manager);

  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 0);
  wait_while (!is_named (model, 7, "2.ogn"));
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 8);
  for (guint i = 0; i < 8; i++)
    {
      g_autofree char *name = dup_name (model, i);
      g_autofree char *expected = g_strdup_printf ("%u.ogn", N_GAMES - 1 - i);

      g_assert_cmpstr (name, ==, expected);
    }
}

/* The menu lists the files without a section. */
static void
test_menu (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GListModel) model = awale_recent_files_new (fixture->manager);
  g_autoptr (GMenuModel) menu = awale_recent_files_create_menu (model);

  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 1);
  wait_while (!is_named (model, 7, "2.ogn"));
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 8);
  for (int i = 0; i < 8; i++)
    {
      g_autofree char *name = NULL;
      g_autofree char *expected = g_strdup_printf ("%d.ogn", N_GAMES - 1 - i);

      g_assert_true (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &name));
      g_assert_cmpstr (name, ==, expected);
      g_assert_null (g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION));
    }
}

/* The list follows the desktop, and drops missing files. */
static void
test_follow (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GListModel) model = awale_recent_files_new (fixture->manager);
  g_autofree char *latest = dup_uri (fixture, "9.ogn");
  g_autofree char *deleted = dup_path (fixture, "8.ogn");

  wait_while (!is_named (model, 7, "2.ogn"));
  g_assert_no_errno (g_unlink (deleted));
  g_assert_true (gtk_recent_manager_remove_item (fixture->manager, latest, NULL));
  g_signal_emit_by_name (fixture->manager, "changed");
  wait_while (!is_named (model, 0, "7.ogn"));
  wait_while (!is_named (model, 7, "0.ogn"));
}

/* The list can be finalized before the disk answers. */
static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  GListModel *recent = awale_recent_files_new (fixture->manager);

  g_assert_finalize_object (recent);
  wait_while (g_main_context_pending (NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/app/recent/list", Fixture, NULL, set_up, test_list, tear_down);
  g_test_add ("/app/recent/menu", Fixture, NULL, set_up, test_menu, tear_down);
  g_test_add ("/app/recent/follow", Fixture, NULL, set_up, test_follow, tear_down);
  g_test_add ("/app/recent/gone", Fixture, NULL, set_up, test_gone, tear_down);
  return g_test_run ();
}
