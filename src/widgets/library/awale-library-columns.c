/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-library-columns"

#include "awale-library-columns.h"

#include "awale-library-text.h"
#include "game/awale-ellipsis.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

#define COLUMNS "awale-columns"

/* Key for the Cell stored on a label, and for the Column stored on a column's factory. */
#define CELL "awale-cell"

#define PROBE "awale-probe"

/* Formats the text of a column for a game; rulesets are named as in @rulesets. Returns: (transfer
 * full) (nullable) */
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
  return awale_library_text_date (awale_library_item_get_row (item)->date);
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
  return awale_library_text_result (awale_library_item_get_row (item)->result);
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

/* Formats the seeds given away per move; NULL if the game has not been analyzed. */
static char *
tell_loss (AwaleLibraryItem *item,
           AwaleRulesets    *rulesets)
{
  double loss = awale_library_item_get_row (item)->loss;

  return loss >= 0 ? g_strdup_printf ("%.2f", loss) : NULL;
}

typedef struct
{
  const char *id;
  const char *title;
  Tell        tell;
  int         width;      /* Width in pixels at the usual text size; -1 for a share of the remaining
                           * width. */
  int         room;       /* Width of the table from which the column is shown, in pixels at the
                           * usual text size. */
  bool        is_number;
  AwaleLibrarySort key;
} Column;

/* All columns in their order. The label of the first one also sets the accessible name of its
 * row. */
static const Column columns[] =
{
  { "south", N_("South"), tell_south, -1, 0, false, AWALE_SORT_SOUTH },
  { "north", N_("North"), tell_north, -1, 0, false, AWALE_SORT_NORTH },
  { "event", N_("Event"), tell_event, -1, 480, false, AWALE_SORT_EVENT },
  { "date", N_("Date"), tell_date, 110, 600, false, AWALE_SORT_DATE },
  { "ruleset", N_("Ruleset"), tell_ruleset, 170, 860, false, AWALE_SORT_RULESET },
  { "result", N_("Result"), tell_result, 110, 0, true, AWALE_SORT_RESULT },
  { "plies", N_("Moves"), tell_plies, 80, 680, true, AWALE_SORT_PLIES },
  { "given", N_("Seeds Given Away per Move"), tell_loss, 210, 1040, true, AWALE_SORT_GIVEN },
  { "favorite", "★", tell_favorite, 50, 480, false, AWALE_SORT_FAVORITE },
};

typedef struct
{
  GPtrArray     *all;       /* Columns in the order of `columns`. (element-type
                             * GtkColumnViewColumn) */
  AwaleRulesets *rulesets;
  double         scale;     /* Text scale for which the widths were computed. */
} Columns;

/* A cell of the table, stored on its label. */
typedef struct
{
  Columns      *columns;
  const Column *column;
  GtkListItem  *item;
} Cell;

static Cell *
get_cell (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), CELL);
}

/* Sets the accessible name of the row of @label: “Ama – Kofi, 26–22, Tournament 1”. */
static void
name_row (GtkWidget        *label,
          AwaleLibraryItem *item)
{
  const AwaleLibraryRow *row = awale_library_item_get_row (item);
  GtkWidget *widget = gtk_widget_get_parent (gtk_widget_get_parent (label));
  g_autofree char *players = awale_library_text_players (row);
  g_autofree char *result = tell_result (item, NULL);
  g_autofree char *date = tell_date (item, NULL);
  g_autofree char *event =
    row->event != NULL ? awale_ellipsize (row->event, AWALE_ELLIPSIS_NAME) : NULL;
  g_autofree char *name =
    g_strconcat (players, result != NULL ? ", " : "", result != NULL ? result : "",
                 event != NULL ? ", " : "", event != NULL ? event : "",
                 date != NULL ? ", " : "", date != NULL ? date : "",
                 row->favorite ? ", " : "", row->favorite ? _("favorite") : "", NULL);

  awale_accessible_set_label (widget, name);
}

/* Names the row of a cell, and fills its label if it is visible: a table has cells for many more
 * rows than are. */
static void
fill_cell (Cell *cell)
{
  GtkWidget *label = gtk_list_item_get_child (cell->item);
  AwaleLibraryItem *item = gtk_list_item_get_item (cell->item);
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;

  if (item != NULL && cell->column == columns)
    name_row (label, item);
  if (item == NULL || !gtk_widget_get_mapped (label))
    return;
  text = cell->column->tell (item, cell->columns->rulesets);
  shown = awale_ellipsize (text != NULL ? text : "", AWALE_ELLIPSIS_NAME);
  gtk_inscription_set_text (GTK_INSCRIPTION (label), shown);
}

/* Creates the label of a cell, a GtkInscription, because that lays out its text only when it is
 * drawn; GtkLabel would lay it out whenever it is measured. */
static void
set_up_cell_cb (Columns                  *self,
                GtkListItem              *item,
                GtkSignalListItemFactory *factory)
{
  GtkWidget *label = gtk_inscription_new (NULL);
  Cell *cell = g_new (Cell, 1);

  *cell = (Cell) { self, g_object_get_data (G_OBJECT (factory), CELL), item };
  g_object_set_data_full (G_OBJECT (label), CELL, cell, g_free);
  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (label),
                                     GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  if (cell->column->is_number)
    gtk_widget_add_css_class (label, "numeric");
  gtk_list_item_set_child (item, label);
  g_signal_connect_swapped (label, "map", G_CALLBACK (fill_cell), cell);
}

static void
bind_cell_cb (Columns     *self,
              GtkListItem *item)
{
  Cell *cell = get_cell (gtk_list_item_get_child (item));

  fill_cell (cell);
  g_signal_connect_swapped (gtk_list_item_get_item (item), "changed", G_CALLBACK (fill_cell), cell);
}

static void
unbind_cell_cb (Columns     *self,
                GtkListItem *item)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (item),
                                        get_cell (gtk_list_item_get_child (item)));
}

/* --- Order ----------------------------------------------------------------------------------- */

/* A probe to find the columns by which the view sorts, for which GTK 4.8 has no function. The
 * sorter of the view asks one column after another until one does not report equality. */
typedef struct
{
  unsigned         n_passed;  /* Number of columns asked so far that reported equality. */
  unsigned         n_equal;   /* Number of columns that must report equality before the one to
                               * find. */
  AwaleLibrarySort key;       /* Sort key of the first column after the `n_equal` ones. */
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

/* Finds the column by which @sorter compares after @n_equal others, and sets @key (out) to its sort
 * key. Returns a negative number for ascending and a positive one for descending order, or 0 if
 * there is no such column. */
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

/* Shows or hides a column. A hidden column gets the width 0, because GTK 4.8 would otherwise
 * reserve its width. */
static void
show_column (GtkColumnViewColumn *column,
             const Column        *what,
             bool                 shown,
             double               scale)
{
  int width = what->width < 0 ? -1 : (int) (what->width * scale);

  gtk_column_view_column_set_visible (column, shown);
  gtk_column_view_column_set_expand (column, shown && width < 0);
  gtk_column_view_column_set_fixed_width (column, shown ? width : 0);
}

static GtkColumnViewColumn *
create_column (Columns      *self,
               const Column *column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *created;
  g_autoptr (GtkSorter) sorter =
    GTK_SORTER (gtk_custom_sorter_new (probe_column, (gpointer) column, NULL));

  g_object_set_data (G_OBJECT (factory), CELL, (gpointer) column);
  g_signal_connect_swapped (factory, "setup", G_CALLBACK (set_up_cell_cb), self);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cell_cb), self);
  g_signal_connect_swapped (factory, "unbind", G_CALLBACK (unbind_cell_cb), self);
  created = gtk_column_view_column_new (_(column->title), factory);
  gtk_column_view_column_set_sorter (created, sorter);
  gtk_column_view_column_set_resizable (created, TRUE);
  show_column (created, column, true, self->scale);
  return created;
}

static void
columns_free (gpointer data)
{
  Columns *self = data;

  awale_rulesets_unref (self->rulesets);
  g_ptr_array_unref (self->all);
  g_free (self);
}

static Columns *
get_columns (GtkColumnView *view)
{
  return g_object_get_data (G_OBJECT (view), COLUMNS);
}

void
awale_library_columns_add (GtkColumnView *view,
                           AwaleRulesets *rulesets)
{
  Columns *self;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));
  g_return_if_fail (rulesets != NULL);

  self = g_new0 (Columns, 1);
  self->all = g_ptr_array_new_with_free_func (g_object_unref);
  self->rulesets = awale_rulesets_ref (rulesets);
  self->scale = awale_style_get_text_scale (GTK_WIDGET (view));
  g_object_set_data_full (G_OBJECT (view), COLUMNS, self, columns_free);
  for (size_t i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_ptr_array_add (self->all, create_column (self, &columns[i]));
      gtk_column_view_append_column (view, g_ptr_array_index (self->all, i));
    }
}

void
awale_library_columns_fit (GtkColumnView *view,
                           int            width)
{
  double scale;
  Columns *self;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  self = get_columns (view);
  scale = awale_style_get_text_scale (GTK_WIDGET (view));
  for (unsigned i = 0; i < self->all->len; i++)
    {
      GtkColumnViewColumn *column = g_ptr_array_index (self->all, i);
      bool shown = width >= columns[i].room * scale;

      /* Keep the width of a column that stays visible at the same text size, because the user
       * may have set it. */
      if (gtk_column_view_column_get_visible (column) != shown || scale != self->scale)
        show_column (column, &columns[i], shown, scale);
    }
  self->scale = scale;
}

void
awale_library_columns_sort (GtkColumnView *view,
                            const char    *id,
                            bool           reversed)
{
  GPtrArray *all;

  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));
  g_return_if_fail (id != NULL);

  all = get_columns (view)->all;
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
      const Cell *cell = get_cell (widget);

      if (cell != NULL)
        return gtk_list_item_get_position (cell->item);
    }
  return GTK_INVALID_LIST_POSITION;
}
