/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-file-launcher.h"

#define FILE_MANAGER "org.freedesktop.FileManager1"

/* Opens the folder itself if no file manager answers on D-Bus, as in a sandbox. */
static void
shown_cb (GObject      *source,
          GAsyncResult *result,
          void         *data)
{
  g_autoptr (GFile) file = data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                               NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;

  if (answer == NULL && uri != NULL)
    g_app_info_launch_default_for_uri_async (uri, NULL, NULL, NULL, NULL);
}

void
awale_file_launcher_show_in_folder (GFile *file)
{
  GApplication *application = g_application_get_default ();
  GDBusConnection *bus = application != NULL ? g_application_get_dbus_connection (application)
                                             : NULL;
  g_autofree char *uri = NULL;
  const char *uris[] = { NULL, NULL };

  g_return_if_fail (G_IS_FILE (file));

  if (bus == NULL)
    return;
  uris[0] = uri = g_file_get_uri (file);
  g_dbus_connection_call (bus, FILE_MANAGER, "/org/freedesktop/FileManager1", FILE_MANAGER,
                          "ShowItems", g_variant_new ("(^ass)", uris, ""), NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, shown_cb, g_object_ref (file));
}
