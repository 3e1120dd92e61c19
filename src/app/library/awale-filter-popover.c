/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-filter-popover"

#include "awale-filter-popover.h"

#include "game/awale-date.h"
#include "game/awale-ellipsis.h"
#include "game/awale-set-str.h"
#include "game/awale-signal.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-focus.h"
#include "widgets/awale-style.h"
#include "widgets/library/awale-pattern-entry.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AwaleFilterPopover
{
  GtkPopover            parent_instance;

  AdwComboRow          *collection_row;
  AdwComboRow          *ruleset_row;
  AdwComboRow          *result_row;
  AdwComboRow          *analyzed_row;
  GtkEditable          *from_row;
  GtkEditable          *to_row;
  AdwExpanderRow       *pattern_row;
  AwalePatternEntry    *pattern;
  AdwComboRow          *mover_row;

  AwaleRulesets        *rulesets;
  char                 *collection; /* Name of the chosen collection; nullable. */
  bool                  favorite;
  char                 *ruleset;    /* Id of the chosen ruleset; nullable. */
  char                 *unnamed;    /* Id of a custom ruleset to offer; nullable. */
  char                 *from;       /* First date, in the format of files; nullable. */
  char                 *to;
  AwalePositionPattern  positions;  /* Storage for the result of get_positions(). */
  char                 *player;     /* Name of the player whose games are listed; NULL for any. */
  AwalePlayerOpening    opening;    /* Opening of the games of `player`; its first move is
                                     * AWALE_NO_MOVE for any opening. */
  AwalePositionPattern  opened;     /* Position after `opening`. */
  bool                  is_filling;
  GtkWidget            *row;        /* Row that had the focus last while the popover was open;
                                     * nullable. */
};

G_DEFINE_FINAL_TYPE (AwaleFilterPopover, awale_filter_popover, GTK_TYPE_POPOVER)

/* Values of the filter's result, in the order of the row's choices. */
static const char *const results[] = { NULL, "south", "draw", "north", "*" };

static void
changed (AwaleFilterPopover *self)
{
  if (!self->is_filling)
    g_signal_emit_by_name (self, "changed");
}

/* The selected text of a row; NULL for its first item, “Any”. */
static const char *
get_choice (AdwComboRow *row)
{
  GtkStringObject *item = adw_combo_row_get_selected_item (row);

  return adw_combo_row_get_selected (row) > 0 && item != NULL ? gtk_string_object_get_string (item)
                                                              : NULL;
}

/* The id of the chosen ruleset, which is `unnamed` if no ruleset has the chosen name. (transfer
 * full) */
static char *
dup_ruleset (AwaleFilterPopover *self)
{
  const char *name = get_choice (self->ruleset_row);
  int index = name != NULL ? awale_rulesets_index_named (self->rulesets, name) : -1;
  g_autoptr (AwaleNamedRuleset) ruleset = NULL;

  if (index < 0)
    return name != NULL ? g_strdup (self->unnamed) : NULL;
  ruleset = g_list_model_get_item (awale_rulesets_get_model (self->rulesets), (unsigned) index);
  return awale_ruleset_dup_id (awale_named_ruleset_get_rules (ruleset));
}

static void
ruleset_chosen_cb (AwaleFilterPopover *self)
{
  g_autofree char *ruleset = dup_ruleset (self);

  if (self->is_filling || g_strcmp0 (ruleset, self->ruleset) == 0)
    return;
  g_free (self->ruleset);
  self->ruleset = g_steal_pointer (&ruleset);
  changed (self);
}

/* Sets the collection of the filter; the first two items are all games and the favorites. */
static void
collection_chosen_cb (AwaleFilterPopover *self)
{
  unsigned selected = adw_combo_row_get_selected (self->collection_row);
  const char *name = selected > 1 ? get_choice (self->collection_row) : NULL;

  if (self->is_filling
      || (self->favorite == (selected == 1) && g_strcmp0 (self->collection, name) == 0))
    return;
  self->favorite = selected == 1;
  awale_set_str (&self->collection, name);
  changed (self);
}

/* Reads a date. An unreadable date is marked as an error and does not filter. */
static void
read_date (AwaleFilterPopover  *self,
           GtkEditable         *row,
           char               **date)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (row)));
  g_autofree char *read = awale_date_normalize (text);
  bool is_bad = read == NULL && *text != '\0';

  awale_style_set_class (row, "error", is_bad);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_INVALID, is_bad, -1);
  if (g_strcmp0 (read, *date) == 0)
    return;
  g_free (*date);
  *date = g_steal_pointer (&read);
  changed (self);
}

static void
from_changed_cb (AwaleFilterPopover *self)
{
  read_date (self, self->from_row, &self->from);
}

static void
to_changed_cb (AwaleFilterPopover *self)
{
  read_date (self, self->to_row, &self->to);
}

/* Describes the pattern, “A 0, b 12+, South to move”, with the pits in @format; NULL for any
 * position. */
static char *
dup_pattern (AwaleFilterPopover *self,
             const char         *format)
{
  unsigned mover = adw_combo_row_get_selected (self->mover_row);
  g_autofree char *pits = awale_pattern_entry_dup_words (self->pattern);
  g_autoptr (GString) words = g_string_new (NULL);

  if (pits != NULL)
    g_string_printf (words, format, pits);
  if (mover > 0)
    awale_description_add_part (words, mover == 1 ? _("South to move") : _("North to move"));
  return words->len > 0 ? g_string_free (g_steal_pointer (&words), FALSE) : NULL;
}

static void
pattern_changed_cb (AwaleFilterPopover *self)
{
  g_autofree char *words = dup_pattern (self, "%s");
  g_autofree char *markup = words != NULL ? g_markup_escape_text (words, -1) : NULL;

  adw_expander_row_set_subtitle (self->pattern_row, markup != NULL ? markup : _("Any"));
  changed (self);
}

/* The pattern of pits and the side to move; NULL for any position. */
static const AwalePositionPattern *
get_positions (AwaleFilterPopover *self)
{
  const AwalePositionPattern *pits = awale_pattern_entry_get_pattern (self->pattern);
  unsigned mover = adw_combo_row_get_selected (self->mover_row);

  if (pits == NULL && mover == 0)
    return NULL;
  self->positions = pits != NULL ? *pits : awale_position_pattern_any ();
  if (mover > 0)
    self->positions.least.side = self->positions.most.side =
      mover == 1 ? AWALE_SOUTH : AWALE_NORTH;
  return &self->positions;
}

/* Appends the ruleset `unnamed` to @names. Returns false if there is none that needs to be
 * offered. */
static bool
offer_unnamed (AwaleFilterPopover *self,
               GtkStringList      *names)
{
  AwaleRuleset rules;

  if (self->unnamed == NULL || !awale_ruleset_resolve (self->unnamed, &rules, NULL)
      || awale_rulesets_index_of (self->rulesets, &rules) >= 0)
    return false;
  gtk_string_list_append (names, awale_rulesets_get_name (self->rulesets, &rules));
  return true;
}

/* Refills the list of rulesets, keeping the chosen one selected if it still exists. */
static void
rulesets_changed_cb (AwaleFilterPopover *self)
{
  GListModel *model = awale_rulesets_get_model (self->rulesets);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  unsigned selected = 0;

  gtk_string_list_append (names, _("Any"));
  for (unsigned i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (AwaleNamedRuleset) ruleset = g_list_model_get_item (model, i);
      g_autofree char *id = awale_ruleset_dup_id (awale_named_ruleset_get_rules (ruleset));

      gtk_string_list_append (names, awale_named_ruleset_get_name (ruleset));
      if (g_strcmp0 (id, self->ruleset) == 0)
        selected = i + 1;
    }
  if (offer_unnamed (self, names) && g_strcmp0 (self->ruleset, self->unnamed) == 0)
    selected = g_list_model_get_n_items (model) + 1;
  self->is_filling = true;
  adw_combo_row_set_model (self->ruleset_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->ruleset_row, selected);
  self->is_filling = false;
  ruleset_chosen_cb (self);
}

/* Returns the focus to the row, because some versions of GTK move the focus to the popover's button
 * when the list of choices of a row closes. */
static void
focus_cb (AwaleFilterPopover *self)
{
  GtkWidget *focus = awale_focus_get (self);

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    self->row = gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW);
  else if (focus != NULL && self->row != NULL && gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->row);
}

static void
awale_filter_popover_map (GtkWidget *widget)
{
  AwaleFilterPopover *self = AWALE_FILTER_POPOVER (widget);

  GTK_WIDGET_CLASS (awale_filter_popover_parent_class)->map (widget);
  self->row = NULL;
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget",
                           G_CALLBACK (focus_cb), self, G_CONNECT_SWAPPED);
}

static void
awale_filter_popover_unmap (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), focus_cb, widget);
  GTK_WIDGET_CLASS (awale_filter_popover_parent_class)->unmap (widget);
}

static void
awale_filter_popover_finalize (GObject *object)
{
  AwaleFilterPopover *self = AWALE_FILTER_POPOVER (object);

  g_clear_pointer (&self->rulesets, awale_rulesets_unref);
  g_free (self->collection);
  g_free (self->ruleset);
  g_free (self->unnamed);
  g_free (self->from);
  g_free (self->to);
  g_free (self->player);

  G_OBJECT_CLASS (awale_filter_popover_parent_class)->finalize (object);
}

static void
awale_filter_popover_class_init (AwaleFilterPopoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = awale_filter_popover_finalize;
  widget_class->map = awale_filter_popover_map;
  widget_class->unmap = awale_filter_popover_unmap;

  AWALE_ADD_SIGNAL (klass, "changed", 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/awale/Awale/library/awale-filter-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, AwaleFilterPopover, ruleset_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleFilterPopover, collection_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleFilterPopover, result_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleFilterPopover, analyzed_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleFilterPopover, from_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleFilterPopover, to_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleFilterPopover, pattern_row);
  gtk_widget_class_bind_template_child (widget_class, AwaleFilterPopover, pattern);
  gtk_widget_class_bind_template_child (widget_class, AwaleFilterPopover, mover_row);
  gtk_widget_class_bind_template_callback (widget_class, changed);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, collection_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, from_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, to_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, pattern_changed_cb);
}

static void
awale_filter_popover_init (AwaleFilterPopover *self)
{
  self->is_filling = true;
  gtk_widget_init_template (GTK_WIDGET (self));
  pattern_changed_cb (self);
  self->opening.first = AWALE_NO_MOVE;
  self->is_filling = false;
}

void
awale_filter_popover_set_rulesets (AwaleFilterPopover *self,
                                   AwaleRulesets      *rulesets)
{
  g_return_if_fail (AWALE_IS_FILTER_POPOVER (self));
  g_return_if_fail (rulesets != NULL);

  self->rulesets = awale_rulesets_ref (rulesets);
  g_signal_connect_object (awale_rulesets_get_model (rulesets), "items-changed",
                           G_CALLBACK (rulesets_changed_cb), self, G_CONNECT_SWAPPED);
  rulesets_changed_cb (self);
}

void
awale_filter_popover_set_collections (AwaleFilterPopover *self,
                                      const char *const  *names)
{
  g_autoptr (GtkStringList) items = gtk_string_list_new (NULL);
  unsigned selected;

  g_return_if_fail (AWALE_IS_FILTER_POPOVER (self));
  g_return_if_fail (names != NULL);

  gtk_string_list_append (items, _("Any"));
  gtk_string_list_append (items, _("Favorites"));
  selected = self->favorite ? 1 : 0;
  for (unsigned i = 0; names[i] != NULL; i++)
    {
      gtk_string_list_append (items, names[i]);
      if (g_strcmp0 (names[i], self->collection) == 0)
        selected = i + 2;
    }
  self->is_filling = true;
  adw_combo_row_set_model (self->collection_row, G_LIST_MODEL (items));
  adw_combo_row_set_selected (self->collection_row, selected);
  self->is_filling = false;
  collection_chosen_cb (self);
}

const char *
awale_filter_popover_get_collection (AwaleFilterPopover *self)
{
  g_return_val_if_fail (AWALE_IS_FILTER_POPOVER (self), NULL);

  return self->collection;
}

void
awale_filter_popover_rename_collection (AwaleFilterPopover *self,
                                        const char         *name)
{
  g_return_if_fail (AWALE_IS_FILTER_POPOVER (self));
  g_return_if_fail (name != NULL && self->collection != NULL);

  awale_set_str (&self->collection, name);
}

static void
fill_player (AwaleFilterPopover *self,
             AwaleLibraryFilter *filter)
{
  bool has_opening = self->opening.first != AWALE_NO_MOVE;

  if (!has_opening)
    filter->player = self->player;
  else if (self->opening.reply == AWALE_NO_MOVE)
    filter->south = self->player;
  else
    filter->north = self->player;
  if (has_opening)
    filter->opening = &self->opened;
}

void
awale_filter_popover_fill (AwaleFilterPopover *self,
                           AwaleLibraryFilter *filter)
{
  g_return_if_fail (AWALE_IS_FILTER_POPOVER (self));
  g_return_if_fail (filter != NULL);

  filter->collection = self->collection;
  filter->favorite = self->favorite;
  filter->ruleset = self->ruleset;
  filter->result = results[adw_combo_row_get_selected (self->result_row)];
  /* AwaleAnalyzedFilter has the same order as the choices of the row. */
  filter->analyzed = (AwaleAnalyzedFilter) adw_combo_row_get_selected (self->analyzed_row);
  filter->from = self->from;
  filter->to = self->to;
  filter->pattern = get_positions (self);
  fill_player (self, filter);
}

static void
reset (AwaleFilterPopover *self)
{
  self->is_filling = true;
  self->favorite = false;
  g_clear_pointer (&self->collection, g_free);
  g_clear_pointer (&self->ruleset, g_free);
  g_clear_pointer (&self->player, g_free);
  self->opening.first = AWALE_NO_MOVE;
  adw_combo_row_set_selected (self->collection_row, 0);
  adw_combo_row_set_selected (self->ruleset_row, 0);
  adw_combo_row_set_selected (self->result_row, 0);
  adw_combo_row_set_selected (self->analyzed_row, 0);
  gtk_editable_set_text (self->from_row, "");
  gtk_editable_set_text (self->to_row, "");
  awale_pattern_entry_clear (self->pattern);
  adw_combo_row_set_selected (self->mover_row, 0);
  self->is_filling = false;
}

void
awale_filter_popover_clear (AwaleFilterPopover *self)
{
  g_return_if_fail (AWALE_IS_FILTER_POPOVER (self));

  reset (self);
  changed (self);
}

void
awale_filter_popover_choose_ruleset (AwaleFilterPopover *self,
                                     const char         *ruleset)
{
  g_return_if_fail (AWALE_IS_FILTER_POPOVER (self));
  g_return_if_fail (ruleset != NULL);

  reset (self);
  awale_set_str (&self->unnamed, ruleset);
  awale_set_str (&self->ruleset, ruleset);
  rulesets_changed_cb (self);
  changed (self);
}

/* The position after the opening. It is the same under all rules, because no capture is possible
 * yet. */
static AwalePositionPattern
find_opened (const AwalePlayerOpening *opening)
{
  const AwaleRuleset *rules = &awale_preset_for_files ()->rules;
  AwalePosition position = awale_play (awale_position_start (), rules, opening->first, NULL);

  if (opening->reply != AWALE_NO_MOVE)
    position = awale_play (position, rules, opening->reply, NULL);
  return awale_position_pattern_of (position, false);
}

void
awale_filter_popover_choose_player (AwaleFilterPopover     *self,
                                    const AwalePlayerGames *games)
{
  g_return_if_fail (AWALE_IS_FILTER_POPOVER (self));
  g_return_if_fail (games != NULL && games->name != NULL);

  reset (self);
  self->player = g_strdup (games->name);
  if (games->opening != NULL)
    {
      self->opening = *games->opening;
      self->opened = find_opened (games->opening);
    }
  changed (self);
}

/* Describes the player with the opening: “Ama”, “Ama as North, after F f”. */
static char *
dup_player (AwaleFilterPopover *self)
{
  g_autofree char *name =
    self->player != NULL ? awale_ellipsize (self->player, AWALE_ELLIPSIS_NAME) : NULL;
  const char *first = awale_move_to_string (self->opening.first);
  const char *reply = awale_move_to_string (self->opening.reply);

  if (name == NULL || self->opening.first == AWALE_NO_MOVE)
    return g_steal_pointer (&name);
  if (self->opening.reply == AWALE_NO_MOVE)
    /* Translators: a player as South, and South's first move: “Ama as South, after F”. */
    return g_strdup_printf (_("%s as South, after %s"), name, first);
  /* Translators: a player as North, South's first move, and North's reply: “Ama as North, after F
   * f”. */
  return g_strdup_printf (_("%s as North, after %s %s"), name, first, reply);
}

static void
add_part (GString    *summary,
          const char *part)
{
  if (part != NULL)
    g_string_append_printf (summary, "%s%s", summary->len > 0 ? " · " : "", part);
}

static char *
dup_dates (AwaleFilterPopover *self)
{
  g_autofree char *from = self->from != NULL ? awale_date_describe (self->from, NULL) : NULL;
  g_autofree char *to = self->to != NULL ? awale_date_describe (self->to, NULL) : NULL;

  if (from != NULL && to != NULL)
    return g_strconcat (from, " – ", to, NULL);
  if (from != NULL)
    return g_strdup_printf (_("Since %s"), from);
  return to != NULL ? g_strdup_printf (_("Until %s"), to) : NULL;
}

const AwalePositionPattern *
awale_filter_popover_get_pattern (AwaleFilterPopover *self)
{
  g_return_val_if_fail (AWALE_IS_FILTER_POPOVER (self), NULL);

  return get_positions (self);
}

static char *
dup_pattern_summary (AwaleFilterPopover *self,
                     bool                either_side)
{
  /* Translators: a list of pits with the numbers of their seeds: “Pits A 0, b 12+”. */
  g_autofree char *pattern = dup_pattern (self, _("Pits %s"));

  return pattern != NULL && either_side ? g_strdup_printf (_("%s, seen from either side"), pattern)
                                        : g_steal_pointer (&pattern);
}

char *
awale_filter_popover_dup_summary (AwaleFilterPopover *self,
                                  bool                either_side)
{
  g_autoptr (GString) summary = NULL;
  g_autofree char *dates = NULL;
  g_autofree char *pattern = NULL;
  g_autofree char *player = NULL;

  g_return_val_if_fail (AWALE_IS_FILTER_POPOVER (self), NULL);

  summary = g_string_new (NULL);
  player = dup_player (self);
  dates = dup_dates (self);
  pattern = dup_pattern_summary (self, either_side);
  add_part (summary, player);
  add_part (summary, get_choice (self->collection_row));
  add_part (summary, get_choice (self->ruleset_row));
  add_part (summary, get_choice (self->result_row));
  add_part (summary, get_choice (self->analyzed_row));
  add_part (summary, dates);
  add_part (summary, pattern);
  return summary->len > 0 ? g_string_free (g_steal_pointer (&summary), FALSE) : NULL;
}
