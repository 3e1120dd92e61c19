/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * clipboard read TYPE | write TYPE: stands in for another program that uses the clipboard of the X
 * server. Reading prints the content of this type as soon as there is any, and the progress on
 * standard error. Writing offers the standard input until another program takes the clipboard.
 */
#include "../wait.h"

#include <gio/gunixinputstream.h>
#include <gio/gunixoutputstream.h>
#include <gtk/gtk.h>

#include <unistd.h>

#define CHUNK 65536

static bool done;

static void
chunk_read_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  GInputStream *in = G_INPUT_STREAM (source);
  g_autoptr (GOutputStream) out = g_unix_output_stream_new (STDOUT_FILENO, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_input_stream_read_bytes_finish (in, result, &error);

  g_assert_no_error (error);
  g_printerr ("%zu bytes\n", g_bytes_get_size (bytes));
  done = g_bytes_get_size (bytes) == 0;
  g_output_stream_write_all (out, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL,
                             NULL, &error);
  g_assert_no_error (error);
  if (!done)
    g_input_stream_read_bytes_async (in, CHUNK, G_PRIORITY_DEFAULT, NULL, chunk_read_cb, NULL);
}

/* Reads in chunks, because g_output_stream_splice_async() never ends in GTK 4.24. */
static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) in =
    gdk_clipboard_read_finish (GDK_CLIPBOARD (source), result, NULL, &error);

  g_assert_no_error (error);
  g_printerr ("answered\n");
  g_input_stream_read_bytes_async (in, CHUNK, G_PRIORITY_DEFAULT, NULL, chunk_read_cb, NULL);
}

static void
read_clipboard (GdkClipboard *clipboard,
                const char   *type)
{
  const char *types[] = { type, NULL };

  wait_while (!gdk_content_formats_contain_mime_type (gdk_clipboard_get_formats (clipboard), type));
  g_printerr ("offered\n");
  gdk_clipboard_read_async (clipboard, types, G_PRIORITY_DEFAULT, NULL, read_cb, NULL);
  wait_while (!done);
}

static void
write_clipboard (GdkClipboard *clipboard,
                 const char   *type)
{
  g_autoptr (GInputStream) in = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (GdkContentProvider) content = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_output_stream_splice (out, in, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, &error);
  g_assert_no_error (error);
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (out));
  content = gdk_content_provider_new_for_bytes (type, bytes);
  g_assert_true (gdk_clipboard_set_content (clipboard, content));
  /* Tell the caller only when this program owns the clipboard. */
  gdk_display_sync (gdk_clipboard_get_display (clipboard));
  g_print ("ready\n");
  g_signal_connect_swapped (clipboard, "notify::local", G_CALLBACK (g_main_loop_quit), loop);
  g_main_loop_run (loop);
}

int
main (int    argc,
      char **argv)
{
  GdkClipboard *clipboard;

  gtk_init ();
  if (argc != 3)
    return 2;

  clipboard = gdk_display_get_clipboard (gdk_display_get_default ());
  if (g_str_equal (argv[1], "read"))
    read_clipboard (clipboard, argv[2]);
  else
    write_clipboard (clipboard, argv[2]);
  return 0;
}
