/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-columns"

#include "awale-library-columns.h"

#include "awale-library-words.h"

#include <glib/gi18n-lib.h>

/* The data of a factory, and of a label that it makes, that is the rulesets, */
#define RULESETS "awale-rulesets"

/* of a view that is all its columns, in the order of the table below, */
#define COLUMNS "awale-columns"

/* of a label that is the list item it shows, and the Column it is in, */
#define CELL "awale-cell"
#define COLUMN "awale-column"

/* and of what is compared that is a Probe. */
#define PROBE "awale-probe"

/* What a column says of a game; @rulesets know what they are called. (transfer full) (nullable) */
typedef char *(* Tell) (AwaleLibraryItem *item,
                        AwaleRulesets    *rulesets);

static char *
tell_south (AwaleLibraryItem *item,
            AwaleRulesets    *rulesets)
{
  return g_strdup (awale_library_item_get_row (item)->south);
}

static char *
tell_north (AwaleLibraryItem *item,
            AwaleRulesets    *rulesets)
{
  return g_strdup (awale_library_item_get_row (item)->north);
}

static char *
tell_event (AwaleLibraryItem *item,
            AwaleRulesets    *rulesets)
{
  return g_strdup (awale_library_item_get_row (item)->event);
}

static char *
tell_date (AwaleLibraryItem *item,
           AwaleRulesets    *rulesets)
{
  return awale_library_words_date (awale_library_item_get_row (item)->date);
}

static char *
tell_ruleset (AwaleLibraryItem *item,
              AwaleRulesets    *rulesets)
{
  const char *id = awale_library_item_get_row (item)->ruleset;
  AwaleRuleset rules;

  if (id == NULL || !awale_ruleset_resolve (id, &rules, NULL))
    return g_strdup (id);
  return g_strdup (awale_rulesets_get_name (rulesets, &rules));
}

static char *
tell_result (AwaleLibraryItem *item,
             AwaleRulesets    *rulesets)
{
  return awale_library_words_result (awale_library_item_get_row (item)->result);
}

static char *
tell_plies (AwaleLibraryItem *item,
            AwaleRulesets    *rulesets)
{
  return g_strdup_printf ("%d", awale_library_item_get_row (item)->plies);
}

static char *
tell_favorite (AwaleLibraryItem *item,
               AwaleRulesets    *rulesets)
{
  return g_strdup (awale_library_item_get_row (item)->favorite ? "★" : NULL);
}

/* Seeds a move, in games that were analyzed. */
static char *
tell_given (AwaleLibraryItem *item,
            AwaleRulesets    *rulesets)
{
  double given = awale_library_item_get_row (item)->given;

  return given >= 0 ? g_strdup_printf ("%.2f", given) : NULL;
}

typedef struct
{
  const char *id;
  const char *title;
  Tell        tell;
  int         width;      /* pixels; -1: what is left */
  int         room;       /* how wide the table must be for it, in pixels */
  bool        is_number;
  AwaleLibrarySort key;
} Column;

/* The first one names the row. */
static const Column columns[] =
{
  { "south", N_("South"), tell_south, -1, 0, false, AWALE_SORT_SOUTH },
  { "north", N_("North"), tell_north, -1, 0, false, AWALE_SORT_NORTH },
  { "event", N_("Event"), tell_event, -1, 480, false, AWALE_SORT_EVENT },
  { "date", N_("Date"), tell_date, 110, 600, false, AWALE_SORT_DATE },
  { "ruleset", N_("Ruleset"), tell_ruleset, 170, 860, false, AWALE_SORT_RULESET },
  { "result", N_("Result"), tell_result, 90, 0, true, AWALE_SORT_RESULT },
  { "plies", N_("Moves"), tell_plies, 80, 680, true, AWALE_SORT_PLIES },
  { "given", N_("Seeds Given Away per Move"), tell_given, 210, 1040, true, AWALE_SORT_GIVEN },
  { "favorite", "★", tell_favorite, 50, 480, false, AWALE_SORT_FAVORITE },
};

/* The table has cells for many more rows than can be seen. A label would lay out the text of each
 * to ask for its size; an inscription does it when it is drawn. */
static void
set_up_cell_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *cell,
                const Column             *column)
{
  GtkWidget *label = gtk_inscription_new (NULL);

  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (label),
                                     GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  if (column->is_number)
    gtk_widget_add_css_class (label, "numeric");
  g_object_set_data (G_OBJECT (label), CELL, cell);
  g_object_set_data (G_OBJECT (label), COLUMN, (gpointer) column);
  g_object_set_data (G_OBJECT (label), RULESETS, g_object_get_data (G_OBJECT (factory), RULESETS));
  gtk_list_item_set_child (cell, label);
}

/* What a screen reader says of the row that @label is in: “Ama – Kofi, 26–22, Tournament 1”. */
static void
name_row (GtkWidget        *label,
          AwaleLibraryItem *item)
{
  const AwaleLibraryRow *row = awale_library_item_get_row (item);
  GtkWidget *widget = gtk_widget_get_parent (gtk_widget_get_parent (label));
  g_autofree char *players = awale_library_words_players (row);
  g_autofree char *result = tell_result (item, NULL);
  g_autofree char *date = tell_date (item, NULL);
  g_autofree char *name =
    g_strconcat (players, result != NULL ? ", " : "", result != NULL ? result : "",
                 row->event != NULL ? ", " : "", row->event != NULL ? row->event : "",
                 date != NULL ? ", " : "", date != NULL ? date : "",
                 row->favorite ? ", " : "", row->favorite ? _("favorite") : "", NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static void
fill_cell (GtkInscription   *label,
           AwaleLibraryItem *item)
{
  const Column *column = g_object_get_data (G_OBJECT (label), COLUMN);
  g_autofree char *text = column->tell (item, g_object_get_data (G_OBJECT (label), RULESETS));

  gtk_inscription_set_text (label, text != NULL ? text : "");
  if (column == columns)
    name_row (GTK_WIDGET (label), item);
}

static void
unbind_cell_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *cell)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (cell), fill_cell,
                                        gtk_list_item_get_child (cell));
}

static void
bind_cell_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *cell)
{
  GtkInscription *label = GTK_INSCRIPTION (gtk_list_item_get_child (cell));

  fill_cell (label, gtk_list_item_get_item (cell));
  g_signal_connect_object (gtk_list_item_get_item (cell), "changed", G_CALLBACK (fill_cell), label,
                           G_CONNECT_SWAPPED);
}

/* --- The order ------------------------------------------------------------------------------- */

/* The view's sorter compares by its columns in turn, until one finds a difference: GTK 4.8 does not
 * tell otherwise which they are. */
typedef struct
{
  unsigned         n_passed;  /* columns that found none, */
  unsigned         n_equal;   /* as so many are to do; */
  AwaleLibrarySort key;       /* of the next one */
} Probe;

static int
probe_column (gconstpointer a,
              gconstpointer b,
              gpointer      data)
{
  const Column *column = data;
  Probe *probe = g_object_get_data ((GObject *) a, PROBE);

  if (probe->n_passed++ < probe->n_equal)
    return 0;
  probe->key = column->key;
  return -1;
}

/* Asks @sorter for the column that comes after the first @n_equal ones. Returns: what it made of
 * the difference that this one found; 0: there is none */
static int
ask_sorter (GtkSorter        *sorter,
            unsigned          n_equal,
            AwaleLibrarySort *key)
{
  g_autoptr (GObject) first = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GObject) second = g_object_new (G_TYPE_OBJECT, NULL);
  Probe probe = { .n_equal = n_equal };
  GtkOrdering order;

  g_object_set_data (first, PROBE, &probe);
  order = gtk_sorter_compare (sorter, first, second);
  *key = probe.key;
  return order;
}

void
awale_library_columns_get_order (GtkColumnView     *view,
                                 AwaleLibraryOrder *order)
{
  GtkSorter *sorter;
  AwaleLibrarySort key;
  int found;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));
  g_return_if_fail (order != NULL);

  sorter = gtk_column_view_get_sorter (view);
  for (order->n = 0; order->n < AWALE_N_SORTS; order->n++)
    {
      found = ask_sorter (sorter, order->n, &key);
      if (found == 0)
        break;
      order->by[order->n].key = key;
      order->by[order->n].reversed = found > 0;
    }
}

/* --- Columns --------------------------------------------------------------------------------- */

/* GTK 4.8 leaves room for columns that are not visible, unless they need none. */
static void
show_column (GtkColumnViewColumn *column,
             const Column        *what,
             bool                 shown)
{
  gtk_column_view_column_set_visible (column, shown);
  gtk_column_view_column_set_expand (column, shown && what->width < 0);
  gtk_column_view_column_set_fixed_width (column, shown ? what->width : 0);
}

static GtkColumnViewColumn *
create_column (const Column  *column,
               AwaleRulesets *rulesets)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *created;
  g_autoptr (GtkSorter) sorter =
    GTK_SORTER (gtk_custom_sorter_new (probe_column, (gpointer) column, NULL));

  g_object_set_data_full (G_OBJECT (factory), RULESETS, g_object_ref (rulesets), g_object_unref);
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_cell_cb), (gpointer) column);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cell_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cell_cb), NULL);
  created = gtk_column_view_column_new (_(column->title), factory);
  gtk_column_view_column_set_sorter (created, sorter);
  gtk_column_view_column_set_resizable (created, TRUE);
  show_column (created, column, true);
  return created;
}

void
awale_library_columns_add (GtkColumnView *view,
                           AwaleRulesets *rulesets)
{
  GPtrArray *all;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));
  g_return_if_fail (AWALE_IS_RULESETS (rulesets));

  all = g_ptr_array_new_with_free_func (g_object_unref);
  for (size_t i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_ptr_array_add (all, create_column (&columns[i], rulesets));
      gtk_column_view_append_column (view, g_ptr_array_index (all, i));
    }
  g_object_set_data_full (G_OBJECT (view), COLUMNS, all, (GDestroyNotify) g_ptr_array_unref);
}

void
awale_library_columns_fit (GtkColumnView *view,
                           int            width)
{
  GPtrArray *all;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  all = g_object_get_data (G_OBJECT (view), COLUMNS);
  for (unsigned i = 0; i < all->len; i++)
    {
      GtkColumnViewColumn *column = g_ptr_array_index (all, i);
      bool shown = width >= columns[i].room;

      if (gtk_column_view_column_get_visible (column) != shown)
        show_column (column, &columns[i], shown);
    }
}

void
awale_library_columns_sort (GtkColumnView *view,
                            const char    *id,
                            bool           reversed)
{
  GPtrArray *all;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));
  g_return_if_fail (id != NULL);

  all = g_object_get_data (G_OBJECT (view), COLUMNS);
  for (unsigned i = 0; i < all->len; i++)
    if (g_str_equal (columns[i].id, id))
      gtk_column_view_sort_by_column (view, g_ptr_array_index (all, i),
                                      reversed ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING);
}

unsigned
awale_library_columns_get_position (GtkWidget *row)
{
  g_return_val_if_fail (GTK_IS_WIDGET (row), GTK_INVALID_LIST_POSITION);

  for (GtkWidget *widget = row; widget != NULL; widget = gtk_widget_get_first_child (widget))
    {
      GtkListItem *cell = g_object_get_data (G_OBJECT (widget), CELL);

      if (cell != NULL)
        return gtk_list_item_get_position (cell);
    }
  return GTK_INVALID_LIST_POSITION;
}
