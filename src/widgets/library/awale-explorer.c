/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-explorer.h"

#include "awale-explorer-row.h"
#include "awale-library-text.h"
#include "game/awale-ellipsis.h"
#include "game/awale-signal.h"
#include "library/awale-library-item.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/adaptive/awale-wrap-layout.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-focus.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>

/* Milliseconds without an answer after which a notice appears. */
#define PATIENCE 250

struct _AwaleExplorer
{
  AdwBin            parent_instance;

  GtkWidget        *head;
  GtkLabel         *summary;
  GtkLabel         *others;
  GtkWidget        *either_side;
  GtkWidget        *found_page;
  GtkWidget        *moves_box;
  GtkListBox       *moves;
  GtkLabel         *games_title;
  GtkListBox       *games;
  GtkWidget        *all_button;
  GtkWidget        *nothing_page;
  GtkWidget        *spinner;
  GtkLabel         *nothing_text;
  GtkWidget        *library_button;
  GtkWidget        *add_button;
  GtkWidget        *again_button;
  GtkSizeGroup     *move_widths;
  GtkSizeGroup     *count_widths;

  AwaleExploration *exploration;  /* Last answer of the library; NULL before the first one and
                                   * after a failure. */
  AwaleSide         mover;
  AwaleMoveValues   values;
  AwaleMoveValues   opening;
  bool              is_awaiting;
  bool              wants_focus;  /* True if the next answer should receive the focus. */
  GtkWidget        *left_focus;   /* Weak pointer to the focused widget when `wants_focus` was set.
                                   * If the user has moved the focus since, the next answer does not
                                   * take it. */
  unsigned          wait_source;
};

G_DEFINE_FINAL_TYPE (AwaleExplorer, awale_explorer, ADW_TYPE_BIN)

/* --- Focus ----------------------------------------------------------------------------------- */

static void
want_focus (AwaleExplorer *self)
{
  self->wants_focus = true;
  g_set_weak_pointer (&self->left_focus, awale_focus_get (self));
}

/* Clears `wants_focus`. Returns true if it was set and the user has not moved the focus
 * elsewhere. */
static bool
take_wish (AwaleExplorer *self)
{
  GtkWidget *focus = awale_focus_get (self);
  bool wants_focus = self->wants_focus;

  self->wants_focus = false;
  return wants_focus
         && (focus == NULL || focus == self->left_focus || awale_focus_is_inside (self));
}

/* The first row of @list, or NULL if the list is empty; unused rows are hidden. */
static GtkWidget *
get_first (GtkListBox *list)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, 0);

  return row != NULL && gtk_widget_get_visible (GTK_WIDGET (row)) ? GTK_WIDGET (row) : NULL;
}

/* Focuses the first move, or else the first game, the button of a message, or the switch for
 * swapped sides. */
static void
focus_first (AwaleExplorer *self)
{
  GtkWidget *first = NULL;

  if (!gtk_widget_get_visible (self->nothing_page))
    first = get_first (self->moves) != NULL ? get_first (self->moves) : get_first (self->games);
  else if (gtk_widget_get_visible (self->library_button))
    first = self->library_button;
  else if (gtk_widget_get_visible (self->again_button))
    first = self->again_button;
  gtk_widget_grab_focus (first != NULL ? first : self->either_side);
}

/* --- Display --------------------------------------------------------------------------------- */

/* Makes outdated parts transparent until the answer arrives. They keep their space, so that nothing
 * moves while the user steps through a game. */
static void
set_awaiting (AwaleExplorer *self,
              bool           is_awaiting)
{
  GtkWidget *const parts[] = { GTK_WIDGET (self->summary), GTK_WIDGET (self->others),
                               self->found_page, self->nothing_page };

  g_clear_handle_id (&self->wait_source, g_source_remove);
  self->is_awaiting = is_awaiting;
  for (size_t i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_widget_set_opacity (parts[i], is_awaiting ? 0 : 1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_BUSY, is_awaiting, -1);
}

/* Shows @text instead of moves and games, with @button (nullable) below it. */
static void
show_nothing (AwaleExplorer *self,
              const char    *text,
              GtkWidget     *button)
{
  gtk_label_set_label (self->nothing_text, text);
  gtk_widget_set_visible (self->library_button, button == self->library_button);
  gtk_widget_set_visible (self->again_button, button == self->again_button);
  gtk_widget_set_visible (self->add_button, false);
  gtk_widget_set_visible (self->spinner, FALSE);
  gtk_widget_set_visible (self->found_page, FALSE);
  gtk_widget_set_visible (self->nothing_page, TRUE);
}

/* Shows a notice, because the first reading of a large library takes time. The focus is moved
 * before, because GTK would move it out of the explorer. */
static gboolean
wait_cb (gpointer data)
{
  AwaleExplorer *self = data;

  self->wait_source = 0;
  if (awale_focus_is_inside (self))
    {
      want_focus (self);
      gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)),
                          gtk_widget_get_mapped (self->either_side) ? self->either_side : NULL);
    }
  show_nothing (self, _("Reading the library…"), NULL);
  gtk_widget_set_visible (self->spinner, TRUE);
  gtk_widget_set_opacity (self->nothing_page, 1);
  return G_SOURCE_REMOVE;
}

/* The row @index of @list, which is created if needed. Rows that are not needed are hidden rather
 * than removed, so that the focus stays. */
static GtkListBoxRow *
ensure_row (GtkListBox *list,
            unsigned    index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, (int) index);

  if (row != NULL)
    return row;
  row = GTK_LIST_BOX_ROW (gtk_list_box_row_new ());
  gtk_list_box_row_set_selectable (row, FALSE);
  gtk_list_box_append (list, GTK_WIDGET (row));
  return row;
}

static GtkWidget *
attach_label (GtkWidget  *grid,
              const char *text,
              const char *css_class,
              int         column,
              int         line,
              int         width)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  if (column == 0)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_grid_attach (GTK_GRID (grid), label, column, line, width, 1);
  return label;
}

/* Shows a game in a row, whose accessible name is “Ama – Kofi, 26–22, 2022-01-10, Cup, By another
 * sequence of moves”. */
static void
fill_game_row (GtkListBoxRow    *row,
               AwaleLibraryItem *item,
               bool              came_by_other_moves)
{
  const AwaleLibraryRow *game = awale_library_item_get_row (item);
  g_autofree char *players = awale_library_text_players (game);
  g_autofree char *result = awale_library_text_result (game->result);
  g_autofree char *date = awale_library_text_date (game->date);
  g_autofree char *event =
    game->event != NULL ? awale_ellipsize (game->event, AWALE_ELLIPSIS_NAME) : NULL;
  g_autofree char *details =
    g_strconcat (date != NULL ? date : "", date != NULL && event != NULL ? " · " : "", event, NULL);
  const char *path = came_by_other_moves ? _("By another sequence of moves") : NULL;
  const char *const parts[] = { result, date, event, path };
  g_autoptr (GString) words = g_string_new (players);
  GtkWidget *grid = gtk_grid_new ();

  for (size_t i = 0; i < G_N_ELEMENTS (parts); i++)
    awale_description_add_part (words, parts[i]);
  gtk_widget_set_hexpand (attach_label (grid, players, "players", 0, 0, 1), TRUE);
  attach_label (grid, result, "result", 1, 0, 1);
  if (*details != '\0')
    attach_label (grid, details, "details", 0, 1, 2);
  if (path != NULL)
    attach_label (grid, path, "details", 0, 2, 2);
  gtk_list_box_row_set_child (row, grid);
  awale_accessible_set_label (row, words->str);
}

static void
show_rows (GtkListBox *list,
           unsigned    n_shown)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    gtk_widget_set_visible (GTK_WIDGET (row), (unsigned) i < n_shown);
}

static void
update_moves (AwaleExplorer *self)
{
  GArray *moves = self->exploration->moves;

  for (unsigned i = 0; i < moves->len; i++)
    {
      const AwaleLibraryMove *played = &g_array_index (moves, AwaleLibraryMove, i);
      const AwaleExplorerRowContent content = {
        .played = played,
        .mover = self->mover,
        .value = awale_move_values_get (&self->values, played->move),
        .book = awale_move_values_get (&self->opening, played->move),
      };

      awale_explorer_row_fill (ensure_row (self->moves, i), &content,
                               self->move_widths, self->count_widths);
    }
  show_rows (self->moves, moves->len);
  gtk_widget_set_visible (self->moves_box, moves->len > 0);
}

static void
update_games (AwaleExplorer *self)
{
  GPtrArray *games = self->exploration->games;
  bool are_some = self->exploration->n_found > games->len;

  for (unsigned i = 0; i < games->len; i++)
    fill_game_row (ensure_row (self->games, i), g_ptr_array_index (games, i),
                   self->exploration->by_other_moves[i]);
  show_rows (self->games, games->len);
  gtk_label_set_label (self->games_title, are_some ? _("Latest Games") : _("Games"));
  gtk_widget_set_visible (self->all_button, are_some);
}

static void
update_summary (AwaleExplorer *self)
{
  int n_found = (int) self->exploration->n_found, n_asked = (int) self->exploration->n_asked;
  g_autofree char *text = NULL;

  if (self->exploration->is_whole)
    /* Translators: the number of games with a position, and the number of all games. */
    text = g_strdup_printf (ngettext ("In %'d of %'d game", "In %'d of %'d games", n_asked),
                            n_found, n_asked);
  else
    text = g_strdup_printf (ngettext ("In %'d game so far…", "In %'d games so far…", n_found),
                            n_found);
  gtk_label_set_label (self->summary, text);
}

/* Shows how many games were not searched because they have other rulesets. */
static void
update_others (AwaleExplorer *self)
{
  int n_others = (int) (self->exploration->n_all - self->exploration->n_asked);
  g_autofree char *text =
    g_strdup_printf (ngettext ("%'d game with another ruleset is not counted.",
                               "%'d games with another ruleset are not counted.", n_others),
                     n_others);

  gtk_label_set_label (self->others, text);
  gtk_widget_set_visible (GTK_WIDGET (self->others),
                          self->exploration->n_found > 0 && n_others > 0);
}

static void
show_found (AwaleExplorer *self)
{
  update_summary (self);
  update_moves (self);
  update_games (self);
  gtk_widget_set_visible (self->found_page, TRUE);
  gtk_widget_set_visible (self->nothing_page, FALSE);
  gtk_widget_set_visible (self->spinner, FALSE);
}

static void
show_not_found (AwaleExplorer *self)
{
  int n_asked = (int) self->exploration->n_asked;
  g_autofree char *text = NULL;

  if (self->exploration->n_all == 0)
    show_nothing (self, _("The explorer shows what was played here in the games of your library, "
                          "which is empty."), self->library_button);
  else if (n_asked == 0)
    show_nothing (self, _("Your library has no game played by these rules."),
                  self->library_button);
  else
    {
      text = g_strdup_printf (ngettext ("The %'d game with this ruleset does not have this "
                                        "position.",
                                        "None of the %'d games with this ruleset has this "
                                        "position.", n_asked), n_asked);
      show_nothing (self, text, NULL);
    }
  gtk_widget_set_visible (self->add_button, true);
}

/* Updates all parts. The focus moves only if its widget is no longer visible, or if a move was
 * chosen or the focus requested. */
static void
update (AwaleExplorer *self)
{
  bool had_focus = awale_focus_is_inside (self);
  bool is_wanted = take_wish (self);
  bool is_found = self->exploration->n_found > 0;

  gtk_widget_set_visible (self->head, self->exploration->n_asked > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), is_found);
  update_others (self);
  if (is_found)
    show_found (self);
  else
    show_not_found (self);
  if (is_wanted
      || (had_focus && (!awale_focus_is_inside (self)
                        || !gtk_widget_get_mapped (awale_focus_get (self)))))
    focus_first (self);
}

/* --- Choices --------------------------------------------------------------------------------- */

/* Emits "move-chosen". The next answer then takes the focus, so that the user can continue with the
 * keyboard. */
static void
move_activated_cb (AwaleExplorer *self,
                   GtkListBoxRow *row)
{
  const AwaleLibraryMove *played;

  if (self->is_awaiting)
    return;
  want_focus (self);
  played = &g_array_index (self->exploration->moves, AwaleLibraryMove,
                           gtk_list_box_row_get_index (row));
  g_signal_emit_by_name (self, "move-chosen", played->move);
  self->wants_focus = self->wants_focus && self->is_awaiting;
}

static void
game_activated_cb (AwaleExplorer *self,
                   GtkListBoxRow *row)
{
  AwaleLibraryItem *item;

  if (self->is_awaiting)
    return;
  item = g_ptr_array_index (self->exploration->games, gtk_list_box_row_get_index (row));
  g_signal_emit_by_name (self, "game-chosen", awale_library_item_get_row (item)->id);
}

/* --- Widget ---------------------------------------------------------------------------------- */

/* Forgets the pending focus and notice, because the explorer is hidden. */
static void
awale_explorer_unmap (GtkWidget *widget)
{
  AwaleExplorer *self = AWALE_EXPLORER (widget);

  self->wants_focus = false;
  g_clear_handle_id (&self->wait_source, g_source_remove);
  GTK_WIDGET_CLASS (awale_explorer_parent_class)->unmap (widget);
}

static void
awale_explorer_dispose (GObject *object)
{
  AwaleExplorer *self = AWALE_EXPLORER (object);

  g_clear_handle_id (&self->wait_source, g_source_remove);
  g_clear_weak_pointer (&self->left_focus);
  g_clear_pointer (&self->exploration, awale_exploration_free);

  G_OBJECT_CLASS (awale_explorer_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/widgets/library/awale-explorer.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, head);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, summary);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, others);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, either_side);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, found_page);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, moves_box);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, moves);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, games_title);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, games);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, all_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, nothing_page);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, spinner);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, nothing_text);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, library_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, add_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, again_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, move_widths);
  gtk_widget_class_bind_template_child (widget_class, AwaleExplorer, count_widths);
  gtk_widget_class_bind_template_callback (widget_class, move_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_activated_cb);
}

static void
awale_explorer_class_init (AwaleExplorerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = awale_explorer_dispose;
  widget_class->unmap = awale_explorer_unmap;

  AWALE_ADD_SIGNAL (klass, "move-chosen", 1, G_TYPE_INT);
  AWALE_ADD_SIGNAL (klass, "game-chosen", 1, G_TYPE_INT64);

  g_type_ensure (AWALE_TYPE_WRAP_LAYOUT);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "explorer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
awale_explorer_init (AwaleExplorer *self)
{
  self->values = self->opening = (AwaleMoveValues) AWALE_MOVE_VALUES_INIT;
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
  awale_style_wrap_button (self->all_button);
  set_awaiting (self, true);
  awale_accessible_set_label (self, _("Explorer"));
}

GtkWidget *
awale_explorer_new (void)
{
  return g_object_new (AWALE_TYPE_EXPLORER, NULL);
}

void
awale_explorer_await (AwaleExplorer *self)
{
  g_return_if_fail (AWALE_IS_EXPLORER (self));

  if (self->wait_source != 0
      || (self->is_awaiting && gtk_widget_get_visible (self->spinner)))
    return;
  set_awaiting (self, true);
  self->wait_source = g_timeout_add (PATIENCE, wait_cb, self);
}

void
awale_explorer_show (AwaleExplorer    *self,
                     AwaleExploration *exploration,
                     AwaleSide         mover)
{
  g_return_if_fail (AWALE_IS_EXPLORER (self));
  g_return_if_fail (exploration != NULL);

  g_clear_pointer (&self->exploration, awale_exploration_free);
  self->exploration = exploration;
  self->mover = mover;
  update (self);
  set_awaiting (self, false);
}

void
awale_explorer_show_failure (AwaleExplorer *self,
                             const char    *sentence)
{
  bool is_wanted;

  g_return_if_fail (AWALE_IS_EXPLORER (self));
  g_return_if_fail (sentence != NULL);

  is_wanted = take_wish (self) || awale_focus_is_inside (self);
  g_clear_pointer (&self->exploration, awale_exploration_free);
  gtk_widget_set_visible (self->head, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->others), FALSE);
  show_nothing (self, sentence, self->again_button);
  set_awaiting (self, false);
  if (is_wanted)
    focus_first (self);
}

void
awale_explorer_set_values (AwaleExplorer         *self,
                           const AwaleMoveValues *values,
                           const AwaleMoveValues *opening)
{
  const AwaleMoveValues none = AWALE_MOVE_VALUES_INIT;

  g_return_if_fail (AWALE_IS_EXPLORER (self));

  if (values == NULL)
    values = &none;
  if (opening == NULL)
    opening = &none;
  if (awale_move_values_equal (values, &self->values)
      && awale_move_values_equal (opening, &self->opening))
    return;
  self->values = *values;
  self->opening = *opening;
  if (!self->is_awaiting && self->exploration != NULL)
    update_moves (self);
}

void
awale_explorer_focus (AwaleExplorer *self)
{
  g_return_if_fail (AWALE_IS_EXPLORER (self));

  if (!self->is_awaiting)
    {
      focus_first (self);
      return;
    }
  if (gtk_widget_get_mapped (self->either_side))
    gtk_widget_grab_focus (self->either_side);
  want_focus (self);
}
