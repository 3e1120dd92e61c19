/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-games-bar"

#include "awale-games-bar.h"

#include "game/awale-titles.h"
#include "widgets/adaptive/awale-accessible.h"

#include <glib/gi18n-lib.h>

struct _AwaleGamesBar
{
  GtkWidget        parent_instance;

  GtkWidget       *box;
  GtkWidget       *details_button;
  GtkLabel        *details;
  GtkWidget       *previous_button;
  GtkMenuButton   *button;
  GtkLabel        *label;
  GtkPopover      *popover;
  GtkSearchEntry  *search;
  GtkListView     *list;
  GtkWidget       *next_button;
  GtkMenuButton   *menu_button;

  AwaleDraft      *draft;
  GtkCustomFilter *filter;
  char            *words;  /* Casefolded search text. */
  GSignalGroup    *document_signals;
  GSignalGroup    *game_signals;
  bool             narrow;
};

G_DEFINE_FINAL_TYPE (AwaleGamesBar, awale_games_bar, GTK_TYPE_WIDGET)


/* Casefolds a text, and replaces en dashes, dots and slashes with hyphens, so that results and
 * dates match whichever of these signs is used. */
static char *
fold (const char *text)
{
  g_autofree char *lower = g_utf8_casefold (text, -1);
  g_autoptr (GString) folded = g_string_new (lower);

  g_string_replace (folded, "–", "-", 0);
  return g_strdelimit (g_string_free (g_steal_pointer (&folded), FALSE), "./", '-');
}

static bool
contains (const char *text,
          const char *words)
{
  g_autofree char *folded = fold (text);

  return strstr (folded, words) != NULL;
}

static gboolean
matches_search (gpointer item,
                gpointer data)
{
  AwaleGamesBar *self = data;
  g_autofree char *title = NULL;
  g_autofree char *details = NULL;

  if (*self->words == '\0')
    return TRUE;

  title = awale_title_for_game (item);
  details = awale_title_for_details (item);
  return contains (title, self->words) || contains (details, self->words);
}

static unsigned
index_of (AwaleGamesBar *self,
          AwaleGame     *game)
{
  return (unsigned) awale_document_get_index (awale_draft_get_document (self->draft), game);
}

/* Shows the details of the only game in the file. The ruleset is shown only if there is nothing
 * else to show, because it stands below the board too. */
static void
show_one (AwaleGamesBar *self)
{
  AwaleGame *game = awale_draft_get_game (self->draft);
  g_autofree char *details = awale_title_for_event (game);

  if (details == NULL)
    details = awale_title_for_details (game);
  gtk_label_set_label (self->details, details);
  awale_accessible_describe (self->details_button, _("Game Details"), details);
}

static void
show_one_of (AwaleGamesBar *self,
             unsigned       n_games)
{
  g_autofree char *title = awale_title_for_game (awale_draft_get_game (self->draft));
  /* Translators: the number of a game, the number of games, and the players. */
  g_autofree char *text = g_strdup_printf (_("%u of %u: %s"),
                                           awale_draft_get_index (self->draft) + 1, n_games, title);

  gtk_label_set_label (self->label, text);
  awale_accessible_describe (self->button, text, _("Games of This File"));
}

/* Updates the bar. In a narrow window the bar of a single game is hidden to leave room for the
 * moves. */
static void
update (AwaleGamesBar *self)
{
  AwaleDocument *document = awale_draft_get_document (self->draft);
  unsigned n_games = document != NULL ? awale_document_get_n_games (document) : 0;

  gtk_widget_set_visible (GTK_WIDGET (self), n_games > (self->narrow ? 1 : 0));
  gtk_widget_set_visible (self->details_button, n_games == 1);
  gtk_widget_set_visible (self->previous_button, n_games > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->button), n_games > 1);
  gtk_widget_set_visible (self->next_button, n_games > 1);
  if (n_games == 1)
    show_one (self);
  else if (n_games > 1)
    show_one_of (self, n_games);
}

static void
document_changed_cb (AwaleGamesBar *self)
{
  AwaleDocument *document = awale_draft_get_document (self->draft);
  GtkFilterListModel *filtered;
  GtkSingleSelection *selection;

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  g_signal_group_set_target (self->document_signals, document);
  if (document == NULL)
    return;

  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (document)),
                                        GTK_FILTER (g_object_ref (self->filter)));
  selection = gtk_single_selection_new (G_LIST_MODEL (filtered));
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  g_object_unref (selection);
  update (self);
}

static void
search_changed_cb (AwaleGamesBar *self)
{
  g_autofree char *words = fold (gtk_editable_get_text (GTK_EDITABLE (self->search)));

  if (g_str_equal (words, self->words))
    return;

  g_free (self->words);
  self->words = g_steal_pointer (&words);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

/* Opens the first matching game. The filter is updated first, because the signal "search-changed"
 * is delayed. */
static void
search_activated_cb (AwaleGamesBar *self)
{
  GtkSelectionModel *model = gtk_list_view_get_model (self->list);

  search_changed_cb (self);
  if (model != NULL && g_list_model_get_n_items (G_LIST_MODEL (model)) > 0)
    g_signal_emit_by_name (self->list, "activate", 0);
}

static void
search_stopped_cb (AwaleGamesBar *self)
{
  gtk_popover_popdown (self->popover);
}

static void
row_activated_cb (AwaleGamesBar *self,
                  unsigned       position)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (self->list));
  g_autoptr (AwaleGame) game = g_list_model_get_item (model, position);

  gtk_popover_popdown (self->popover);
  awale_draft_set_index (self->draft, index_of (self, game));
}

static void
popover_shown_cb (AwaleGamesBar *self)
{
  unsigned index = awale_draft_get_index (self->draft);

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->list)),
                                     index);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", index);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static GtkWidget *
make_label (int lines)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), lines > 1);
  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);

  return label;
}

static void
row_setup_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *details = make_label (2);

  gtk_widget_add_css_class (details, "dim-label");
  gtk_widget_add_css_class (details, "caption");
  gtk_box_append (GTK_BOX (box), make_label (1));
  gtk_box_append (GTK_BOX (box), details);
  gtk_list_item_set_child (item, box);
}

static void
row_bind_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *item,
             AwaleGamesBar            *self)
{
  AwaleGame *game = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  g_autofree char *title = awale_title_for_game (game);
  g_autofree char *details = awale_title_for_details (game);
  g_autofree char *numbered = g_strdup_printf ("%u. %s", index_of (self, game) + 1, title);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (box)), numbered);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), details);
  awale_accessible_set_label (box, numbered);
}

static void
awale_games_bar_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  AwaleGamesBar *self = AWALE_GAMES_BAR (object);

  self->narrow = g_value_get_boolean (value);
  if (self->draft != NULL)
    update (self);
}

static void
awale_games_bar_dispose (GObject *object)
{
  AwaleGamesBar *self = AWALE_GAMES_BAR (object);

  if (self->document_signals != NULL)
    g_signal_group_set_target (self->document_signals, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), AWALE_TYPE_GAMES_BAR);
  g_clear_object (&self->document_signals);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->filter);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->words, g_free);

  G_OBJECT_CLASS (awale_games_bar_parent_class)->dispose (object);
}

static void
awale_games_bar_class_init (AwaleGamesBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_games_bar_dispose;
  G_OBJECT_CLASS (klass)->set_property = awale_games_bar_set_property;

  g_object_class_install_property (
    G_OBJECT_CLASS (klass), 1,
    g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/awale/Awale/study/awale-games-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleGamesBar, box);
  gtk_widget_class_bind_template_child (widget_class, AwaleGamesBar, details_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleGamesBar, details);
  gtk_widget_class_bind_template_child (widget_class, AwaleGamesBar, previous_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleGamesBar, button);
  gtk_widget_class_bind_template_child (widget_class, AwaleGamesBar, label);
  gtk_widget_class_bind_template_child (widget_class, AwaleGamesBar, popover);
  gtk_widget_class_bind_template_child (widget_class, AwaleGamesBar, search);
  gtk_widget_class_bind_template_child (widget_class, AwaleGamesBar, list);
  gtk_widget_class_bind_template_child (widget_class, AwaleGamesBar, next_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleGamesBar, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, popover_shown_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
awale_games_bar_init (AwaleGamesBar *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  self->words = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filter = gtk_custom_filter_new (matches_search, self, NULL);
  g_signal_connect_object (factory, "setup", G_CALLBACK (row_setup_cb), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (row_bind_cb), self, 0);
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);
}

GtkWidget *
awale_games_bar_new (AwaleDraft *draft)
{
  AwaleGamesBar *self;

  g_return_val_if_fail (AWALE_IS_DRAFT (draft), NULL);

  self = g_object_new (AWALE_TYPE_GAMES_BAR, NULL);
  self->draft = g_object_ref (draft);
  self->document_signals = g_signal_group_new (AWALE_TYPE_DOCUMENT);
  g_signal_group_connect_object (self->document_signals, "items-changed", G_CALLBACK (update),
                                 self, G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "notify::document", G_CALLBACK (document_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->game_signals = g_signal_group_new (AWALE_TYPE_GAME);
  g_signal_group_connect_object (self->game_signals, "tags-changed", G_CALLBACK (update), self,
                                 G_CONNECT_SWAPPED);
  g_object_bind_property (draft, "game", self->game_signals, "target", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (draft, "notify::game", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  document_changed_cb (self);
  update (self);

  return GTK_WIDGET (self);
}

GtkMenuButton *
awale_games_bar_get_menu_button (AwaleGamesBar *self)
{
  g_return_val_if_fail (AWALE_IS_GAMES_BAR (self), NULL);

  return self->menu_button;
}
