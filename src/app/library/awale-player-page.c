/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-player-page"

#include "awale-player-page.h"

#include "app/common/awale-loss-group.h"
#include "game/awale-date.h"
#include "game/awale-ellipsis.h"
#include "game/awale-set-str.h"
#include "game/awale-signal.h"
#include "library/awale-library-filter.h"
#include "library/awale-library-player.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-focus.h"
#include "widgets/library/awale-player-row.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Maximum number of openings listed per side until the user asks for all. */
#define MAX_OPENINGS 6

/* Key under which a row stores the index of its opening. The row “Show More” stores the number of
 * openings instead. */
#define INDEX "awale-board-index"

struct _AwalePlayerPage
{
  AdwBin               parent_instance;

  GtkWidget           *back_button;
  GtkWidget           *games_button;
  GtkStack            *states;
  GtkScrolledWindow   *scroller;
  AdwAvatar           *avatar;
  GtkLabel            *name_label;
  GtkLabel            *span_label;
  GtkListBox          *results_list;
  GtkWidget           *south_group;
  GtkListBox          *south_list;
  GtkWidget           *north_group;
  GtkListBox          *north_list;
  AdwPreferencesGroup *loss_group;
  AdwStatusPage       *none_page;
  AdwStatusPage       *failed_page;

  AwaleLibraryClient  *library;
  AwaleRulesets       *rulesets;
  char                *name;       /* Name of the player shown; nullable. */
  AwaleLibraryPlayer  *player;     /* Statistics; NULL until loaded. */
  bool                 shows_all;
  GCancellable        *asking;     /* Cancels the query; NULL if none runs. */
};

G_DEFINE_FINAL_TYPE (AwalePlayerPage, awale_player_page, ADW_TYPE_BIN)

/* --- Lists ----------------------------------------------------------------------------------- */

static void
add_results (GtkListBox               *list,
             const char               *name,
             const AwalePlayerResults *results,
             GtkSizeGroup             *names)
{
  GtkWidget *row = awale_player_row_new (name, NULL, results, names);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_append (list, row);
}

/* The name of a ruleset, or @id if this version does not know the ruleset. */
static const char *
name_ruleset (AwalePlayerPage *self,
              const char      *id)
{
  AwaleRuleset rules;

  return awale_ruleset_resolve (id, &rules, NULL) ? awale_rulesets_get_name (self->rulesets, &rules)
                                                  : id;
}

static void
show_results (AwalePlayerPage *self)
{
  const AwaleLibraryPlayer *player = self->player;
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  gtk_list_box_bind_model (self->results_list, NULL, NULL, NULL, NULL);
  add_results (self->results_list, _("All games"), &player->all, names);
  add_results (self->results_list, _("As South"), &player->sides[AWALE_SOUTH], names);
  add_results (self->results_list, _("As North"), &player->sides[AWALE_NORTH], names);
  for (unsigned i = 0; i < player->rulesets->len; i++)
    {
      const AwalePlayerRuleset *ruleset = &g_array_index (player->rulesets, AwalePlayerRuleset, i);

      add_results (self->results_list, name_ruleset (self, ruleset->id), &ruleset->results, names);
    }
}

/* Formats the moves of an opening: “F”, or “F f” with the reply. */
static char *
name_opening (const AwalePlayerOpening *opening)
{
  const char *reply = awale_move_to_string (opening->reply);

  return g_strconcat (awale_move_to_string (opening->first), *reply != '\0' ? " " : "", reply,
                      NULL);
}

static GtkWidget *
create_opening (const AwalePlayerOpening *opening,
                unsigned                  index,
                GtkSizeGroup             *names)
{
  g_autofree char *name = name_opening (opening);
  g_autofree char *words = NULL;
  GtkWidget *row;

  if (opening->reply != AWALE_NO_MOVE)
    /* Translators: North's reply to South's first move, and that move: “f, answering F”. */
    words = g_strdup_printf (_("%s, answering %s"), awale_move_to_string (opening->reply),
                             awale_move_to_string (opening->first));
  row = awale_player_row_new (name, words, &opening->results, names);
  g_object_set_data (G_OBJECT (row), INDEX, GUINT_TO_POINTER (index));
  return row;
}

static GtkWidget *
create_more (unsigned n_more,
             unsigned index)
{
  g_autofree char *text = g_strdup_printf (ngettext ("Show %u More", "Show %u More", n_more),
                                           n_more);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), gtk_label_new (text));
  gtk_widget_add_css_class (row, "more");
  awale_accessible_set_label (row, text);
  g_object_set_data (G_OBJECT (row), INDEX, GUINT_TO_POINTER (index));
  return row;
}

static void
show_openings (AwalePlayerPage *self,
               AwaleSide        side)
{
  GtkListBox *list = side == AWALE_SOUTH ? self->south_list : self->north_list;
  const GArray *openings = self->player->openings[side];
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  unsigned n = self->shows_all ? openings->len : MIN (openings->len, MAX_OPENINGS);

  gtk_list_box_bind_model (list, NULL, NULL, NULL, NULL);
  for (unsigned i = 0; i < n; i++)
    gtk_list_box_append (list, create_opening (&g_array_index (openings, AwalePlayerOpening, i),
                                               i, names));
  if (n < openings->len)
    gtk_list_box_append (list, create_more (openings->len - n, openings->len));
  gtk_widget_set_visible (side == AWALE_SOUTH ? self->south_group : self->north_group,
                          openings->len > 0);
}

/* --- Seeds given away ------------------------------------------------------------------------ */

static char *
describe_loss (const AwaleLibraryPlayer *player)
{
  if (player->n_analyzed == 0)
    return g_strdup (_("None of these games has been analyzed. Show them, select them and choose "
                       "“Analyze” in the library menu: the seeds that this player gave away will "
                       "then appear here."));
  if (player->loss.n_moves == 0)
    return g_strdup (_("In the games that were analyzed, the player never had a choice."));
  return awale_loss_group_describe (player->loss, (int) player->n_analyzed);
}

static void
show_loss (AwalePlayerPage *self)
{
  const AwaleLibraryPlayer *player = self->player;
  int n = (int) (player->n_analyzed - player->games->len);
  g_autofree char *text = describe_loss (player);
  g_autofree char *without = NULL;

  if (n > 0)
    without =
      g_strdup_printf (ngettext ("%'d game without a date or a choice of moves is not on the "
                                 "graph.",
                                 "%'d games without a date or a choice of moves are not on the "
                                 "graph.", n), n);
  awale_loss_group_show (self->loss_group, text, player->games, without,
                         player->loss.n_moves > 0 ? player->phases : NULL);
}

/* --- Contents -------------------------------------------------------------------------------- */

/* Formats the number of games and their dates: “87 games · 2019-03-02 – 2026-11-20”. */
static char *
describe_span (const AwaleLibraryPlayer *player)
{
  int n = (int) player->n_games;
  g_autofree char *games = g_strdup_printf (ngettext ("%'d game", "%'d games", n), n);
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (*player->first_date == '\0')
    return g_steal_pointer (&games);
  from = awale_date_describe (player->first_date, NULL);
  to = awale_date_describe (player->last_date, NULL);
  if (g_str_equal (from, to))
    return g_strjoin (" · ", games, from, NULL);
  return g_strdup_printf ("%s · %s – %s", games, from, to);
}

static void
show_player (AwalePlayerPage    *self,
             AwaleLibraryPlayer *player)
{
  g_autofree char *span = describe_span (player);

  g_clear_pointer (&self->player, awale_library_player_free);
  self->player = player;
  gtk_label_set_label (self->span_label, span);
  show_results (self);
  show_openings (self, AWALE_SOUTH);
  show_openings (self, AWALE_NORTH);
  show_loss (self);
  gtk_widget_set_sensitive (self->games_button, player->n_games > 0);
  gtk_stack_set_visible_child_name (self->states, player->n_games > 0 ? "player" : "none");
}

static void
show_error (AwalePlayerPage *self,
            const GError    *error)
{
  g_autofree char *text = g_markup_escape_text (error->message, -1);

  adw_status_page_set_description (self->failed_page, text);
  gtk_stack_set_visible_child_name (self->states, "failed");
}

/* The focused row, by its index, so that the focus can be restored after all rows were rebuilt. */
typedef struct
{
  bool        is_here;
  GtkListBox *list;     /* List of the focused row; NULL if no row has the focus. */
  int         index;
} Place;

static Place
note_place (AwalePlayerPage *self)
{
  Place place = { .is_here = awale_focus_is_inside (self) };
  GtkWidget *row = place.is_here ? gtk_widget_get_ancestor (awale_focus_get (self),
                                                            GTK_TYPE_LIST_BOX_ROW) : NULL;

  if (row == NULL)
    return place;
  place.list = GTK_LIST_BOX (gtk_widget_get_parent (row));
  place.index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  return place;
}

static void
restore_place (AwalePlayerPage *self,
               const Place     *place)
{
  GtkListBoxRow *row = place->list != NULL ? gtk_list_box_get_row_at_index (place->list,
                                                                            place->index) : NULL;

  if (!place->is_here || awale_focus_is_inside (self))
    return;
  if (row == NULL || !gtk_widget_grab_focus (GTK_WIDGET (row)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
told_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (AwalePlayerPage) self = data;
  g_autoptr (GError) error = NULL;
  AwaleLibraryPlayer *player =
    awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, &error);
  Place place;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->asking);
  place = note_place (self);
  if (player != NULL)
    show_player (self, player);
  else
    show_error (self, error);
  restore_place (self, &place);
}

static gpointer
ask_in_thread (AwaleLibrary  *library,
               gpointer       filter,
               GCancellable  *cancellable,
               GError       **error)
{
  return awale_library_get_player_stats (library, filter, error);
}

static const AwaleLibraryJob player_job = {
  .thread = AWALE_LIBRARY_THREAD_READ,
  .func = ask_in_thread,
  .free_data = (GDestroyNotify) awale_library_filter_free,
  .free_result = (GDestroyNotify) awale_library_player_free,
};

static void
stop_asking (AwalePlayerPage *self)
{
  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
}

/* --- Callbacks ------------------------------------------------------------------------------- */

static void
request_games (AwalePlayerPage          *self,
               const AwalePlayerOpening *opening)
{
  const AwalePlayerGames games = { self->name, opening };

  if (self->name != NULL)
    g_signal_emit_by_name (self, "games-requested", &games);
}

static void
request_all (AwalePlayerPage *self)
{
  request_games (self, NULL);
}

static void
show_all_openings (AwalePlayerPage *self)
{
  self->shows_all = true;
  show_openings (self, AWALE_NORTH);
  gtk_widget_grab_focus (
    GTK_WIDGET (gtk_list_box_get_row_at_index (self->north_list, MAX_OPENINGS)));
}

static void
opening_activated_cb (AwalePlayerPage *self,
                      GtkListBoxRow   *row,
                      GtkListBox      *list)
{
  const GArray *openings = self->player->openings[list == self->north_list];
  unsigned index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), INDEX));

  if (index < openings->len)
    request_games (self, &g_array_index (openings, AwalePlayerOpening, index));
  else
    show_all_openings (self);
}

/* --- The widget ------------------------------------------------------------------------------ */

static gboolean
awale_player_page_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  return gtk_widget_child_focus (gtk_widget_get_first_child (widget), direction);
}

static gboolean
awale_player_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (AWALE_PLAYER_PAGE (widget)->back_button);
}

static void
awale_player_page_dispose (GObject *object)
{
  AwalePlayerPage *self = AWALE_PLAYER_PAGE (object);

  g_clear_pointer (&self->rulesets, awale_rulesets_unref);
  stop_asking (self);
  g_clear_object (&self->library);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->player, awale_library_player_free);

  G_OBJECT_CLASS (awale_player_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (
    klass, "/io/github/awale/Awale/library/awale-player-page.ui");
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, back_button);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, games_button);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, states);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, scroller);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, avatar);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, name_label);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, span_label);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, results_list);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, south_group);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, south_list);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, north_group);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, north_list);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, loss_group);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, none_page);
  gtk_widget_class_bind_template_child (klass, AwalePlayerPage, failed_page);
  gtk_widget_class_bind_template_callback (klass, awale_player_page_reload);
  gtk_widget_class_bind_template_callback (klass, opening_activated_cb);
  gtk_widget_class_bind_template_callback (klass, request_all);
}

static void
awale_player_page_class_init (AwalePlayerPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_player_page_dispose;
  widget_class->focus = awale_player_page_focus;
  widget_class->grab_focus = awale_player_page_grab_focus;

  AWALE_ADD_SIGNAL (klass, "games-requested", 1, G_TYPE_POINTER);

  bind_template (widget_class);
}

static void
awale_player_page_init (AwalePlayerPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  awale_accessible_name_buttons (GTK_WIDGET (self));
}

GtkWidget *
awale_player_page_new (AwaleLibraryClient *library,
                       AwaleRulesets      *rulesets)
{
  AwalePlayerPage *self;

  g_return_val_if_fail (AWALE_IS_LIBRARY_CLIENT (library), NULL);
  g_return_val_if_fail (rulesets != NULL, NULL);

  self = g_object_new (AWALE_TYPE_PLAYER_PAGE, NULL);
  self->library = g_object_ref (library);
  self->rulesets = awale_rulesets_ref (rulesets);
  return GTK_WIDGET (self);
}

static void
go_to_top (AwalePlayerPage *self)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

void
awale_player_page_set_name (AwalePlayerPage *self,
                            const char      *name)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (AWALE_IS_PLAYER_PAGE (self));

  if (g_strcmp0 (self->name, name) == 0)
    return;
  stop_asking (self);
  awale_set_str (&self->name, name);
  self->shows_all = false;
  gtk_stack_set_visible_child_name (self->states, "waiting");
  if (name == NULL)
    return;
  shown = awale_ellipsize (name, AWALE_ELLIPSIS_NAME);
  gtk_label_set_label (self->name_label, shown);
  adw_avatar_set_text (self->avatar, shown);
  adw_status_page_set_title (self->none_page, shown);
  go_to_top (self);
  awale_player_page_reload (self);
}

void
awale_player_page_reload (AwalePlayerPage *self)
{
  g_return_if_fail (AWALE_IS_PLAYER_PAGE (self));

  if (self->name == NULL)
    return;
  stop_asking (self);
  self->asking = g_cancellable_new ();
  awale_library_client_run_async (
    self->library, &player_job,
    awale_library_filter_copy (&(AwaleLibraryFilter) { .player = self->name }), self->asking,
    told_cb, g_object_ref (self));
}
