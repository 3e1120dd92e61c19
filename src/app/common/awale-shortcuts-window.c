/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The key overview, built from XML because before GTK 4.14 only XML can fill a GtkShortcutsWindow.
 */
#define G_LOG_DOMAIN "awale-shortcuts-window"

#include "awale-shortcuts-window.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const struct
{
  const char    *name;
  const char    *title;
  int            max_height;  /* Maximum height of a page, in rows. */
  AwaleKeyGroup  first, last;
} sections[] =
{
  { "study", N_("Study"), 18, AWALE_KEYS_NAVIGATION, AWALE_KEYS_MOVES },
  { "window", N_("Files and Window"), 10, AWALE_KEYS_GAMES, AWALE_KEYS_WINDOW },
};

static const char *const groups[] =
{
  [AWALE_KEYS_NAVIGATION] = N_("Stepping Through a Game"),
  [AWALE_KEYS_BOARD] = N_("Board"),
  [AWALE_KEYS_SETUP] = N_("Setting Up a Position"),
  [AWALE_KEYS_REPORT] = N_("Report and Graph"),
  [AWALE_KEYS_PLAYING] = N_("Playing"),
  [AWALE_KEYS_ANNOTATING] = N_("Annotating"),
  [AWALE_KEYS_MOVES] = N_("Moves and Graph"),
  [AWALE_KEYS_GAMES] = N_("Games"),
  [AWALE_KEYS_LIBRARY] = N_("Library"),
  [AWALE_KEYS_WINDOW] = N_("Window"),
};

static void
add_property (GString    *xml,
              const char *name,
              const char *value)
{
  g_autofree char *text = g_markup_printf_escaped ("<property name='%s'>%s</property>", name,
                                                   value);

  g_string_append (xml, text);
}

static void
begin_object (GString    *xml,
              const char *type)
{
  g_string_append_printf (xml, "<child><object class='%s'>", type);
}

static void
end_object (GString *xml)
{
  g_string_append (xml, "</object></child>");
}

static void
add_row (GString           *xml,
         const AwaleAction *row)
{
  g_autofree char *keys = g_strndup (row->keys, strcspn (row->keys, "|"));

  begin_object (xml, "GtkShortcutsShortcut");
  add_property (xml, "title", _(row->title));
  add_property (xml, "accelerator", keys);
  end_object (xml);
}

static void
add_group (GString       *xml,
           GPtrArray     *rows,
           AwaleKeyGroup  group)
{
  begin_object (xml, "GtkShortcutsGroup");
  add_property (xml, "title", _(groups[group]));
  for (unsigned i = 0; i < rows->len; i++)
    {
      const AwaleAction *row = g_ptr_array_index (rows, i);

      if (row->group == group)
        add_row (xml, row);
    }
  end_object (xml);
}

static char *
write_xml (GPtrArray *rows)
{
  g_autoptr (GString) xml = g_string_new ("<interface><object class='GtkShortcutsWindow' id='keys'>"
                                          "<property name='modal'>1</property>");

  add_property (xml, "title", _("Keyboard Shortcuts"));
  for (size_t i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      begin_object (xml, "GtkShortcutsSection");
      add_property (xml, "section-name", sections[i].name);
      add_property (xml, "title", _(sections[i].title));
      g_string_append_printf (xml, "<property name='max-height'>%d</property>",
                              sections[i].max_height);
      for (AwaleKeyGroup group = sections[i].first; group <= sections[i].last; group++)
        add_group (xml, rows, group);
      end_object (xml);
    }
  g_string_append (xml, "</object></interface>");
  return g_string_free (g_steal_pointer (&xml), FALSE);
}

/* Replaces the underscores in names of keys (“Page_Down”), which GtkShortcutLabel shows unchanged
 * if GTK has no translation. */
static void
name_keys (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "keycap"))
    {
      g_autofree char *name = g_strdup (gtk_label_get_text (GTK_LABEL (widget)));

      if (strlen (name) > 1)
        gtk_label_set_text (GTK_LABEL (widget), g_strdelimit (name, "_", ' '));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_keys (child);
}

GtkWindow *
awale_shortcuts_window_new (GPtrArray *rows)
{
  g_autoptr (GtkBuilder) builder = NULL;
  g_autofree char *xml = NULL;
  GtkWindow *window;

  g_return_val_if_fail (rows != NULL, NULL);

  xml = write_xml (rows);
  builder = gtk_builder_new_from_string (xml, -1);
  window = GTK_WINDOW (gtk_builder_get_object (builder, "keys"));
  g_object_set (window, "section-name", "study", NULL);
  name_keys (GTK_WIDGET (window));
  return window;
}
