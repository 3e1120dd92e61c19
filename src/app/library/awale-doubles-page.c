/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-doubles-page"

#include "awale-doubles-page.h"

#include "game/awale-ellipsis.h"
#include "library/awale-library-doubles.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-focus.h"
#include "widgets/awale-style.h"
#include "widgets/library/awale-library-text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Maximum number of pairs shown at once, because a library may have thousands. */
#define MAX_ROWS 100

/* Keys of the page in the data of its widget, of the buttons in that of their row, and of the
 * choice in that of its button. */
#define PAGE "awale-doubles-page"
#define BUTTONS "awale-doubles-buttons"
#define CHOICE "awale-doubles-choice"

typedef enum
{
  CHOICE_NONE,
  CHOICE_KEEP_BOTH,
  CHOICE_INTO_FIRST,
  CHOICE_INTO_SECOND,
  N_CHOICES,
} Choice;

/* What is compared: the tags of a double, and more. */
enum
{
  FIELD_PLIES = AWALE_N_DOUBLE_TAGS,
  FIELD_COMMENTS,
  FIELD_VARIATIONS,
  N_FIELDS,
};

static const char *const field_names[N_FIELDS] = {
  [AWALE_DOUBLE_SOUTH] = N_("South"), [AWALE_DOUBLE_NORTH] = N_("North"),
  [AWALE_DOUBLE_EVENT] = N_("Event"), [AWALE_DOUBLE_SITE] = N_("Place"),
  [AWALE_DOUBLE_DATE] = N_("Date"),   [AWALE_DOUBLE_ROUND] = N_("Round"),
  [AWALE_DOUBLE_RESULT] = N_("Result"), [FIELD_PLIES] = N_("Moves"),
  [FIELD_COMMENTS] = N_("Extra Comments"), [FIELD_VARIATIONS] = N_("Extra Variations"),
};

typedef struct
{
  GtkWidget          *widget;
  GtkWidget          *back_button;
  GtkLabel           *summary;
  GtkStack           *states;
  GtkListBox         *list;
  GtkLabel           *more;
  AdwStatusPage      *failed;
  AwaleLibraryClient *library;
  GPtrArray          *doubles;   /* Pairs found; the first of them have rows. (element-type
                                  * AwaleDouble) */
  GCancellable       *asking;    /* Cancels the search; NULL if none runs. */
  bool                is_stale;  /* True if the library must be searched when the page becomes
                                  * visible. */
} Page;

/* --- Rows ------------------------------------------------------------------------------------ */

/* The text of a field; NULL if there is nothing to say. (transfer full) (nullable) */
static char *
dup_value (const AwaleDoubleGame *game,
           unsigned               field)
{
  unsigned count = field == FIELD_PLIES ? (unsigned) game->plies
                   : field == FIELD_COMMENTS ? game->own.n_comments : game->own.n_lines;

  if (field == AWALE_DOUBLE_DATE)
    return awale_library_text_date (game->tags[field]);
  if (field == AWALE_DOUBLE_RESULT)
    return awale_library_text_result (game->tags[field]);
  if (field < AWALE_N_DOUBLE_TAGS)
    return game->tags[field] != NULL ? awale_ellipsize (game->tags[field], AWALE_ELLIPSIS_NAME)
                                     : NULL;
  return count > 0 ? g_strdup_printf ("%'u", count) : NULL;
}

static const char *
describe_kind (AwaleDoubleKind kind)
{
  switch (kind)
    {
    case AWALE_DOUBLE_SAME:
      return _("Moves and players are the same.");
    case AWALE_DOUBLE_SPELLING:
      return _("The moves are the same, but the names are not.");
    case AWALE_DOUBLE_BEGINNING:
    default:
      return _("The second game is the beginning of the first.");
    }
}

static GtkWidget *
create_button (const char *label,
               const char *players)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  awale_style_wrap_button (button);
  awale_accessible_describe (button, label, players);
  return button;
}

/* Creates the table of what differs, and adds its content to @words. */
static GtkWidget *
create_table (const AwaleDouble *pair,
              const char        *players,
              GString           *words)
{
  const char *const titles[] = { _("First Game"), _("Second Game") };
  GtkWidget *grid = gtk_grid_new ();
  int line = 1;

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *button = create_button (titles[i], players);
      GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_LEFT);
      gtk_widget_set_halign (button, GTK_ALIGN_START);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_tooltip_text (button, _("See this game"));
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "x", pair->games[i].id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-numbered");
      gtk_grid_attach (GTK_GRID (grid), button, 1 + i, 0, 1, 1);
    }
  for (unsigned field = 0; field < N_FIELDS; field++)
    {
      g_autofree char *first = dup_value (&pair->games[0], field);
      g_autofree char *second = dup_value (&pair->games[1], field);
      GtkWidget *cells[3];

      /* Equal numbers of comments or variations do not make these the same. */
      if (field >= FIELD_COMMENTS ? first == NULL && second == NULL
                                  : g_strcmp0 (first, second) == 0)
        continue;
      /* Translators: a detail of two games, such as “Event: first Final, second none”. */
      awale_description_take_part (words, g_strdup_printf (_("%s: first %s, second %s"),
                                                           _(field_names[field]),
                                                           first != NULL ? first : _("none"),
                                                           second != NULL ? second : _("none")));
      cells[0] = awale_style_create_label (_(field_names[field]), "dim-label");
      cells[1] = awale_style_create_label (first != NULL ? first : "–", NULL);
      cells[2] = awale_style_create_label (second != NULL ? second : "–", NULL);
      for (int i = 0; i < 3; i++)
        {
          gtk_widget_set_valign (cells[i], GTK_ALIGN_START);
          gtk_grid_attach (GTK_GRID (grid), cells[i], i, line, 1, 1);
        }
      line++;
    }
  return grid;
}

static void chosen_cb (GtkWidget *button,
                       Page      *self);

static GtkWidget *
create_buttons (Page              *self,
                const AwaleDouble *pair,
                const char        *players)
{
  const char *const labels[N_CHOICES] = {
    [CHOICE_KEEP_BOTH] = _("Keep Both"),
    [CHOICE_INTO_FIRST] = _("Merge Into First"),
    [CHOICE_INTO_SECOND] = _("Merge Into Second"),
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, awale_wrap_layout_new ());
  gtk_widget_add_css_class (box, "buttons");
  for (Choice choice = CHOICE_KEEP_BOTH; choice < N_CHOICES; choice++)
    {
      GtkWidget *button = create_button (labels[choice], players);
      bool goes_first = choice == CHOICE_INTO_SECOND;

      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(xx)",
                                        pair->games[goes_first].id, pair->games[!goes_first].id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button),
                                      choice == CHOICE_KEEP_BOTH ? "win.keep-both"
                                                                 : "win.merge-double");
      g_object_set_data (G_OBJECT (button), CHOICE, GINT_TO_POINTER (choice));
      /* GTK runs the action, for which the button must be in the window, after the handlers. */
      g_signal_connect_after (button, "clicked", G_CALLBACK (chosen_cb), self);
      gtk_box_append (GTK_BOX (box), button);
    }
  return box;
}

static GtkWidget *
create_row (Page              *self,
            const AwaleDouble *pair)
{
  const AwaleLibraryRow names = { .south = pair->games[0].tags[AWALE_DOUBLE_SOUTH],
                                  .north = pair->games[0].tags[AWALE_DOUBLE_NORTH] };
  g_autofree char *players = awale_library_text_players (&names);
  g_autoptr (GString) words = g_string_new (players);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = create_buttons (self, pair, players);

  awale_description_add_part (words, describe_kind (pair->kind));
  gtk_box_append (GTK_BOX (box), awale_style_create_label (players, "heading"));
  gtk_box_append (GTK_BOX (box), awale_style_create_label (describe_kind (pair->kind), NULL));
  awale_description_add_part (words, pair->problem);
  if (pair->problem != NULL)
    gtk_box_append (GTK_BOX (box), awale_style_create_label (pair->problem, "error"));
  gtk_box_append (GTK_BOX (box), create_table (pair, players, words));
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  g_object_set_data (G_OBJECT (row), BUTTONS, buttons);
  awale_accessible_set_label (row, words->str);
  return row;
}

/* --- Focus ----------------------------------------------------------------------------------- */

/* The place of the focus in the list: a row, or one of its buttons. */
typedef struct
{
  int    row;     /* Index of the row; negative if the focus is elsewhere. */
  Choice choice;
} Place;

static Place
note_place (Page *self)
{
  GtkWidget *focus = awale_focus_get (self->widget), *row = NULL;

  if (awale_focus_is_inside (self->list))
    row = gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW);
  if (row == NULL)
    return (Place) { -1, CHOICE_NONE };
  return (Place) { gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)),
                   (Choice) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (focus), CHOICE)) };
}

/* Moves the focus to @place, to the last row if there are fewer, or out of an empty list. */
static void
restore_place (Page  *self,
               Place  place)
{
  GtkListBoxRow *row = NULL;
  GtkWidget *target;

  if (place.row < 0)
    return;
  for (int i = place.row; i >= 0 && row == NULL; i--)
    row = gtk_list_box_get_row_at_index (self->list, i);
  target = row != NULL ? GTK_WIDGET (row) : self->back_button;
  if (row != NULL && place.choice != CHOICE_NONE)
    {
      target = gtk_widget_get_first_child (g_object_get_data (G_OBJECT (row), BUTTONS));
      for (Choice i = CHOICE_KEEP_BOTH; i < place.choice; i++)
        target = gtk_widget_get_next_sibling (target);
    }
  gtk_widget_grab_focus (target);
}

/* --- List ------------------------------------------------------------------------------------ */

static void
update_state (Page *self)
{
  unsigned n = self->doubles->len, n_more = n > MAX_ROWS ? n - MAX_ROWS : 0;
  g_autofree char *summary =
    g_strdup_printf (ngettext ("%'u pair of games that may be the same",
                               "%'u pairs of games that may be the same", n), n);
  g_autofree char *more =
    g_strdup_printf (ngettext ("%'u more pair is shown when there is room.",
                               "%'u more pairs are shown when there is room.", n_more), n_more);

  gtk_label_set_label (self->summary, n > 0 ? summary : "");
  gtk_label_set_label (self->more, more);
  gtk_widget_set_visible (GTK_WIDGET (self->more), n_more > 0);
  gtk_stack_set_visible_child_name (self->states, n > 0 ? "doubles" : "none");
}

static void
show_doubles (Page      *self,
              GPtrArray *doubles)
{
  Place place = note_place (self);
  GtkListBoxRow *row;

  g_ptr_array_unref (self->doubles);
  self->doubles = doubles;
  /* The focus is moved first, because GTK would move it along with each removed row. */
  if (place.row >= 0)
    gtk_widget_grab_focus (self->back_button);
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (unsigned i = 0; i < MIN (doubles->len, MAX_ROWS); i++)
    gtk_list_box_append (self->list, create_row (self, doubles->pdata[i]));
  update_state (self);
  restore_place (self, place);
}

static gpointer
find_doubles (AwaleLibrary  *library,
              gpointer       data,
              GCancellable  *cancellable,
              GError       **error)
{
  return awale_library_find_doubles (library, &(AwaleLibraryFilter) { 0 }, cancellable, error);
}

static const AwaleLibraryJob doubles_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = find_doubles,
  .free_result = (GDestroyNotify) g_ptr_array_unref,
};

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GtkWidget) widget = data;
  Page *self = g_object_get_data (G_OBJECT (widget), PAGE);
  g_autoptr (GError) error = NULL;
  GPtrArray *doubles =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);
  g_autofree char *text = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->asking);
  if (doubles != NULL)
    {
      show_doubles (self, doubles);
      return;
    }
  text = g_markup_escape_text (error->message, -1);
  adw_status_page_set_description (self->failed, text);
  gtk_stack_set_visible_child_name (self->states, "failed");
}

static void
stop (Page *self)
{
  if (self->asking == NULL)
    return;
  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
  self->is_stale = true;
}

static void
unmap_cb (GtkWidget *widget,
          Page      *self)
{
  stop (self);
}

static void
map_cb (GtkWidget *widget,
        Page      *self)
{
  if (self->is_stale)
    awale_doubles_page_reload (widget);
}

/* Removes the pair from the list at once; its button's action changes the library, after which a
 * search follows. */
static void
chosen_cb (GtkWidget *button,
           Page      *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);
  int index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  Place place = note_place (self);

  gtk_widget_grab_focus (self->back_button);
  gtk_list_box_remove (self->list, row);
  g_ptr_array_remove_index (self->doubles, (unsigned) index);
  update_state (self);
  restore_place (self, place);
}

/* --- The page -------------------------------------------------------------------------------- */

static void
page_free (Page *self)
{
  g_clear_object (&self->asking);
  g_ptr_array_unref (self->doubles);
  g_object_unref (self->library);
  g_free (self);
}

GtkWidget *
awale_doubles_page_new (AwaleLibraryClient *library)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/awale/Awale/library/awale-doubles-page.ui");
  Page *self;

  g_return_val_if_fail (AWALE_IS_LIBRARY_CLIENT (library), NULL);

  self = g_new0 (Page, 1);
  self->widget = g_object_new (ADW_TYPE_BIN, "child", gtk_builder_get_object (builder, "page"),
                               NULL);
  self->back_button = GTK_WIDGET (gtk_builder_get_object (builder, "back_button"));
  self->summary = GTK_LABEL (gtk_builder_get_object (builder, "summary"));
  self->states = GTK_STACK (gtk_builder_get_object (builder, "states"));
  self->list = GTK_LIST_BOX (gtk_builder_get_object (builder, "list"));
  self->more = GTK_LABEL (gtk_builder_get_object (builder, "more"));
  self->failed = ADW_STATUS_PAGE (gtk_builder_get_object (builder, "failed"));
  self->library = g_object_ref (library);
  self->doubles = g_ptr_array_new ();
  self->is_stale = true;
  g_object_set_data_full (G_OBJECT (self->widget), PAGE, self, (GDestroyNotify) page_free);
  awale_accessible_name_buttons (self->widget);
  g_signal_connect (self->widget, "map", G_CALLBACK (map_cb), self);
  g_signal_connect (self->widget, "unmap", G_CALLBACK (unmap_cb), self);
  g_signal_connect_object (gtk_builder_get_object (builder, "again_button"), "clicked",
                           G_CALLBACK (awale_doubles_page_reload), self->widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "changed", G_CALLBACK (awale_doubles_page_reload),
                           self->widget, G_CONNECT_SWAPPED);
  return self->widget;
}

void
awale_doubles_page_reload (GtkWidget *page)
{
  Page *self;

  g_return_if_fail (GTK_IS_WIDGET (page));

  self = g_object_get_data (G_OBJECT (page), PAGE);
  stop (self);
  self->is_stale = !gtk_widget_get_mapped (page);
  if (self->is_stale)
    return;
  self->asking = g_cancellable_new ();
  awale_library_client_run_async (self->library, &doubles_job, NULL, self->asking, found_cb,
                                  g_object_ref (page));
}
