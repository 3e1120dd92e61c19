/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-pattern-entry.h"

#include "game/awale-signal.h"
#include "widgets/adaptive/awale-accessible.h"
#include "widgets/awale-descriptions.h"
#include "widgets/awale-style.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Maximum number of characters in an entry, enough for a range with spaces such as `10 - 12`. */
#define MAX_LENGTH 7

struct _AwalePatternEntry
{
  GtkWidget             parent_instance;

  GtkWidget            *grid;
  GtkEditable          *pits[AWALE_PITS];
  AwalePositionPattern  pattern;
  bool                  is_clearing;
};

G_DEFINE_FINAL_TYPE (AwalePatternEntry, awale_pattern_entry, GTK_TYPE_WIDGET)

static void
mark_pit (AwalePatternEntry *self,
          unsigned           pit,
          bool               is_bad)
{
  awale_style_set_class (self->pits[pit], "error", is_bad);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->pits[pit]), GTK_ACCESSIBLE_STATE_INVALID,
                               is_bad, -1);
}

static void
pit_changed_cb (AwalePatternEntry *self)
{
  const AwalePositionPattern before = self->pattern;
  bool is_read[AWALE_PITS], is_possible;

  for (unsigned i = 0; i < AWALE_PITS; i++)
    is_read[i] = awale_position_pattern_set_pit (&self->pattern, i,
                                                 gtk_editable_get_text (self->pits[i]));
  /* If the pits together require more seeds than a game has, every pit that requires any is
   * marked. */
  is_possible = awale_position_pattern_is_possible (&self->pattern);
  for (unsigned i = 0; i < AWALE_PITS; i++)
    mark_pit (self, i, !is_read[i] || (!is_possible && self->pattern.least.pits[i] > 0));
  if (!self->is_clearing && memcmp (&before, &self->pattern, sizeof before) != 0)
    g_signal_emit_by_name (self, "changed");
}

/* Lets Up and Down move the focus to the facing pit, as on the board. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        unsigned               keyval,
        unsigned               keycode,
        GdkModifierType        modifiers,
        AwalePatternEntry     *self)
{
  GtkWidget *entry = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  for (unsigned i = 0; i < AWALE_PITS; i++)
    if (GTK_WIDGET (self->pits[i]) == entry
        && (i < AWALE_SIDE_PITS ? keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up
                                : keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down))
      {
        gtk_widget_grab_focus (GTK_WIDGET (self->pits[AWALE_PITS - 1 - i]));
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

static GtkWidget *
create_entry (AwalePatternEntry *self,
              unsigned           pit)
{
  const char *letter = awale_move_to_string ((AwaleMove) pit);
  GtkWidget *entry = gtk_entry_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_autofree char *name =
    g_strdup_printf (pit < AWALE_SIDE_PITS ? _("South %s") : _("North %s"), letter);

  gtk_entry_set_max_length (GTK_ENTRY (entry), MAX_LENGTH);
  gtk_entry_set_alignment (GTK_ENTRY (entry), 0.5f);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 3);
  gtk_widget_set_hexpand (entry, true);
  awale_accessible_set_label (entry, name);
  g_signal_connect_object (entry, "changed", G_CALLBACK (pit_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (entry, keys);
  return entry;
}

/* Adds the entry of a pit and its letter. North's row runs from f to a and has its letters above
 * it; South's row has them below. */
static void
add_pit (AwalePatternEntry *self,
         unsigned           pit)
{
  bool is_south = pit < AWALE_SIDE_PITS;
  int column = (int) (is_south ? pit : AWALE_PITS - 1 - pit);
  GtkWidget *label = gtk_label_new (awale_move_to_string ((AwaleMove) pit));
  GtkWidget *entry = create_entry (self, pit);

  self->pits[pit] = GTK_EDITABLE (entry);
  gtk_widget_add_css_class (label, "pit");
  gtk_grid_attach (GTK_GRID (self->grid), label, column, is_south ? 3 : 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), entry, column, is_south ? 2 : 1, 1, 1);
}

static void
awale_pattern_entry_dispose (GObject *object)
{
  AwalePatternEntry *self = AWALE_PATTERN_ENTRY (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (awale_pattern_entry_parent_class)->dispose (object);
}

static void
awale_pattern_entry_class_init (AwalePatternEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_pattern_entry_dispose;

  AWALE_ADD_SIGNAL (klass, "changed", 0);

  gtk_widget_class_set_css_name (widget_class, "patternentry");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
awale_pattern_entry_init (AwalePatternEntry *self)
{
  self->pattern = awale_position_pattern_any ();
  self->grid = gtk_grid_new ();
  /* Ignore the direction of the language, because a board looks the same in every language. */
  gtk_widget_set_direction (self->grid, GTK_TEXT_DIR_LTR);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), true);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 3);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 3);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  /* Add the pits in the order in which they are read, which is then the order of the Tab key. */
  for (unsigned i = AWALE_PITS; i-- > AWALE_SIDE_PITS;)
    add_pit (self, i);
  for (unsigned i = 0; i < AWALE_SIDE_PITS; i++)
    add_pit (self, i);
  awale_accessible_set_label (self, _("Seeds in the pits"));
}

const AwalePositionPattern *
awale_pattern_entry_get_pattern (AwalePatternEntry *self)
{
  const AwalePositionPattern any = awale_position_pattern_any ();

  g_return_val_if_fail (AWALE_IS_PATTERN_ENTRY (self), NULL);

  return memcmp (&any, &self->pattern, sizeof any) != 0 ? &self->pattern : NULL;
}

void
awale_pattern_entry_clear (AwalePatternEntry *self)
{
  bool is_set;

  g_return_if_fail (AWALE_IS_PATTERN_ENTRY (self));

  is_set = awale_pattern_entry_get_pattern (self) != NULL;
  self->is_clearing = true;
  for (unsigned i = 0; i < AWALE_PITS; i++)
    gtk_editable_set_text (self->pits[i], "");
  self->is_clearing = false;
  if (is_set)
    g_signal_emit_by_name (self, "changed");
}

/* Describes a pit: “A 0”, “b 12+”, “c 1–3”; NULL if any number is allowed. (transfer full) */
static char *
dup_pit (AwalePatternEntry *self,
         unsigned           pit)
{
  const char *letter = awale_move_to_string ((AwaleMove) pit);
  int least = self->pattern.least.pits[pit];
  int most = self->pattern.most.pits[pit];

  if (least == most)
    return g_strdup_printf ("%s %d", letter, least);
  if (most < AWALE_SEEDS)
    return g_strdup_printf ("%s %d–%d", letter, least, most);
  return least > 0 ? g_strdup_printf ("%s %d+", letter, least) : NULL;
}

char *
awale_pattern_entry_dup_words (AwalePatternEntry *self)
{
  g_autoptr (GString) words = NULL;

  g_return_val_if_fail (AWALE_IS_PATTERN_ENTRY (self), NULL);

  words = g_string_new (NULL);
  for (unsigned i = 0; i < AWALE_PITS; i++)
    awale_description_take_part (words, dup_pit (self, i));
  return words->len > 0 ? g_string_free (g_steal_pointer (&words), FALSE) : NULL;
}
