/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-find-bar.h"

#include "game/awale-signal.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>

struct _AwaleFindBar
{
  AwaleGameWidget parent_instance;

  AwaleGame    *game;        /* The game, borrowed from the base class. */
  GListModel   *games;
  GSignalGroup *games_signals;
  AwaleFinder  *finder;
  AwaleNode    *origin;      /* Node from which the game is searched while the user types. */
  bool          is_nowhere;  /* True once a step has found no match in any game of the file. */

  GtkWidget *entry;
  GtkWidget *count;
  GtkWidget *previous_button;
  GtkWidget *next_button;
};

G_DEFINE_FINAL_TYPE (AwaleFindBar, awale_find_bar, AWALE_TYPE_GAME_WIDGET)

enum
{
  PROP_0,
  PROP_GAMES,
  PROP_OPEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static unsigned
count_games (AwaleFindBar *self)
{
  return self->games != NULL ? g_list_model_get_n_items (self->games) : 0;
}

static unsigned
get_game_index (AwaleFindBar *self)
{
  unsigned index = 0;

  for (; index < count_games (self); index++)
    {
      g_autoptr (AwaleGame) game = g_list_model_get_item (self->games, index);

      if (game == self->game)
        break;
    }
  return index;
}

/* Formats the number of the current match if several games are searched. */
static char *
word_count_in_games (AwaleFindBar *self,
                     unsigned      number,
                     unsigned      n)
{
  if (n == 0)
    return g_strdup (self->is_nowhere ? _("Not found in any game")
                                      : _("Not in this game. Press Enter to look in the others."));
  if (number == 0)
    return g_strdup_printf (ngettext ("%u found in this game", "%u found in this game", n), n);
  /* Translators: the number of a match in the game, the number of matches, the number of the game
   * in the file, and the number of games: “3 of 12 in game 2 of 5”. */
  return g_strdup_printf (_("%u of %u in game %u of %u"), number, n, get_game_index (self) + 1,
                          count_games (self));
}

static char *
word_count (AwaleFindBar *self)
{
  unsigned n = awale_finder_get_n (self->finder);
  unsigned number = awale_finder_get_number (self->finder);

  if (*awale_finder_get_text (self->finder) == '\0')
    return g_strdup ("");
  if (count_games (self) > 1)
    return word_count_in_games (self, number, n);
  if (n == 0)
    return g_strdup (_("Not found"));
  if (number == 0)
    return g_strdup_printf (ngettext ("%u found", "%u found", n), n);
  /* Translators: the number of a match, and the number of all matches: “3 of 12”. */
  return g_strdup_printf (_("%u of %u"), number, n);
}

static void
update (AwaleFindBar *self)
{
  g_autofree char *text = NULL;
  bool is_sought, is_found, may_be_found;

  if (!awale_find_bar_is_open (self))
    return;
  text = word_count (self);
  is_sought = *awale_finder_get_text (self->finder) != '\0';
  is_found = awale_finder_get_n (self->finder) > 0;
  may_be_found = is_found || (is_sought && count_games (self) > 1 && !self->is_nowhere);
  gtk_label_set_label (GTK_LABEL (self->count), text);
  gtk_widget_set_visible (self->count, is_sought);
  gtk_widget_set_sensitive (self->previous_button, may_be_found);
  gtk_widget_set_sensitive (self->next_button, may_be_found);
  awale_style_set_class (self->entry, "error", is_sought && !may_be_found);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
set_origin (AwaleFindBar *self)
{
  g_clear_pointer (&self->origin, awale_node_unref);
  if (self->game != NULL)
    self->origin = awale_node_ref (awale_game_get_cursor (self->game));
}

/* Searches from the node at which the cursor was before the user began to type. */
static void
text_changed_cb (AwaleFindBar *self)
{
  self->is_nowhere = false;
  awale_finder_set_text (self->finder, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  if (self->game == NULL || !awale_find_bar_is_open (self))
    return;
  if (self->origin == NULL || !awale_game_contains (self->game, self->origin))
    set_origin (self);
  awale_finder_step_from (self->finder, self->origin, 0);
}

static void
next_cb (AwaleFindBar *self)
{
  awale_find_bar_step (self, 1);
}

static void
previous_cb (AwaleFindBar *self)
{
  awale_find_bar_step (self, -1);
}

/* The step for a pressed key: 1 to the next match, -1 to the previous one, 0 for any other key. */
static int
get_step (unsigned        keyval,
          GdkModifierType modifiers)
{
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return modifiers == 0 ? 1 : modifiers == GDK_SHIFT_MASK ? -1 : 0;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return modifiers == 0 ? 1 : 0;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return modifiers == 0 ? -1 : 0;
    default:
      return 0;
    }
}

static gboolean
key_pressed_cb (AwaleFindBar    *self,
                unsigned         keyval,
                unsigned         keycode,
                GdkModifierType  state)
{
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();
  int step;

  if (keyval == GDK_KEY_Escape && modifiers == 0)
    {
      awale_find_bar_close (self);
      return GDK_EVENT_STOP;
    }
  if ((gtk_widget_get_state_flags (self->entry) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0)
    return GDK_EVENT_PROPAGATE;
  step = get_step (keyval, modifiers);
  if (step == 0)
    return GDK_EVENT_PROPAGATE;
  awale_find_bar_step (self, step);
  return GDK_EVENT_STOP;
}

static void
games_changed_cb (AwaleFindBar *self)
{
  self->is_nowhere = false;
  update (self);
}

static void
set_games (AwaleFindBar *self,
           GListModel   *games)
{
  if (!g_set_object (&self->games, games))
    return;
  g_signal_group_set_target (self->games_signals, games);
  games_changed_cb (self);
}

static void
awale_find_bar_set_game (AwaleGameWidget *widget,
                         AwaleGame       *game)
{
  AwaleFindBar *self = AWALE_FIND_BAR (widget);

  self->game = game;
  awale_finder_set_game (self->finder, game);
  set_origin (self);

  AWALE_GAME_WIDGET_CLASS (awale_find_bar_parent_class)->set_game (widget, game);
}

static void
awale_find_bar_dispose (GObject *object)
{
  AwaleFindBar *self = AWALE_FIND_BAR (object);

  if (self->finder != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->finder, self);
      awale_finder_set_game (self->finder, NULL);
    }
  g_clear_object (&self->finder);
  g_clear_object (&self->games_signals);
  g_clear_object (&self->games);
  g_clear_pointer (&self->origin, awale_node_unref);

  G_OBJECT_CLASS (awale_find_bar_parent_class)->dispose (object);
}

static void
awale_find_bar_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AwaleFindBar *self = AWALE_FIND_BAR (object);

  switch (prop_id)
    {
    case PROP_OPEN:
      g_value_set_boolean (value, awale_find_bar_is_open (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_find_bar_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_GAMES:
      set_games (AWALE_FIND_BAR (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
awale_find_bar_class_init (AwaleFindBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = awale_find_bar_dispose;
  object_class->get_property = awale_find_bar_get_property;
  object_class->set_property = awale_find_bar_set_property;
  AWALE_GAME_WIDGET_CLASS (klass)->set_game = awale_find_bar_set_game;

  properties[PROP_GAMES] =
    g_param_spec_object ("games", NULL, NULL, G_TYPE_LIST_MODEL, G_PARAM_WRITABLE | flags);
  properties[PROP_OPEN] =
    g_param_spec_boolean ("open", NULL, NULL, FALSE, G_PARAM_READABLE | flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  AWALE_ADD_SIGNAL (klass, "closed", 0);
  AWALE_ADD_SIGNAL (klass, "game-found", 1, AWALE_TYPE_GAME);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/widgets/moves/awale-find-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleFindBar, entry);
  gtk_widget_class_bind_template_child (widget_class, AwaleFindBar, count);
  gtk_widget_class_bind_template_child (widget_class, AwaleFindBar, previous_button);
  gtk_widget_class_bind_template_child (widget_class, AwaleFindBar, next_button);
  gtk_widget_class_bind_template_callback (widget_class, awale_find_bar_close);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_changed_cb);
  gtk_widget_class_set_css_name (widget_class, "findbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SEARCH);
}

static void
awale_find_bar_init (AwaleFindBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->games_signals = g_signal_group_new (G_TYPE_LIST_MODEL);
  g_signal_group_connect_swapped (self->games_signals, "items-changed",
                                  G_CALLBACK (games_changed_cb), self);
  self->finder = awale_finder_new ();
  g_signal_connect_object (self->finder, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->finder, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

AwaleFinder *
awale_find_bar_get_finder (AwaleFindBar *self)
{
  g_return_val_if_fail (AWALE_IS_FIND_BAR (self), NULL);

  return self->finder;
}

void
awale_find_bar_open (AwaleFindBar *self)
{
  g_return_if_fail (AWALE_IS_FIND_BAR (self));

  set_origin (self);
  if (!awale_find_bar_is_open (self))
    {
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPEN]);
    }
  update (self);
  gtk_widget_grab_focus (self->entry);
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

void
awale_find_bar_close (AwaleFindBar *self)
{
  g_return_if_fail (AWALE_IS_FIND_BAR (self));

  if (!awale_find_bar_is_open (self))
    return;
  g_signal_emit_by_name (self, "closed");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPEN]);
}

bool
awale_find_bar_is_open (AwaleFindBar *self)
{
  g_return_val_if_fail (AWALE_IS_FIND_BAR (self), false);

  return gtk_widget_get_visible (GTK_WIDGET (self));
}

/* The nearest other game of the file with a match, searching forward (@step 1) or backward (−1) and
 * wrapping around at the ends; NULL if there is none. (transfer full) */
static AwaleGame *
find_game (AwaleFindBar *self,
           int           step)
{
  g_autoptr (AwaleFinder) finder = awale_finder_new ();
  unsigned n = count_games (self), index = get_game_index (self);

  awale_finder_set_text (finder, awale_finder_get_text (self->finder));
  for (unsigned i = 1; i < n; i++)
    {
      g_autoptr (AwaleGame) game =
        g_list_model_get_item (self->games, (step > 0 ? index + i : index + n - i) % n);

      awale_finder_set_game (finder, game);
      if (awale_finder_enter (finder, step))
        return g_steal_pointer (&game);
    }
  return NULL;
}

void
awale_find_bar_step (AwaleFindBar *self,
                     int           step)
{
  g_autoptr (AwaleGame) other = NULL;

  g_return_if_fail (AWALE_IS_FIND_BAR (self));

  if (*awale_finder_get_text (self->finder) == '\0')
    return;
  if (!awale_finder_step_on (self->finder, step))
    {
      other = find_game (self, step);
      if (other != NULL)
        g_signal_emit_by_name (self, "game-found", other);
      else
        self->is_nowhere = !awale_finder_step (self->finder, step);
    }
  set_origin (self);
  update (self);
}
