/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "widgets/library/awale-pattern-entry.h"

#include "cases.h"
#include "widget-fixtures.h"

typedef struct
{
  GtkWidget         *window;
  AwalePatternEntry *entry;
  unsigned           n_changed;
} Fixture;

static void
changed_cb (Fixture *self)
{
  self->n_changed++;
}

static void
set_up (Fixture    *self,
        const void *data)
{
  GtkWidget *entry = g_object_new (AWALE_TYPE_PATTERN_ENTRY, NULL);

  self->entry = AWALE_PATTERN_ENTRY (entry);
  self->window = fixtures_show (entry, 278, 120);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (changed_cb), self);
}

static void
tear_down (Fixture    *self,
           const void *data)
{
  fixtures_destroy (self->window, GTK_WIDGET (self->entry));
}

/* Returns the entry of a pit; the entries are in board order, from f to a, then from A to F. */
static GtkWidget *
get_pit (Fixture *self,
         char     letter)
{
  int index = g_ascii_islower (letter) ? 'f' - letter : 6 + letter - 'A';

  return fixtures_find (GTK_WIDGET (self->entry), GTK_TYPE_ENTRY, index);
}

static void
write_pit (Fixture    *self,
           char        letter,
           const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (get_pit (self, letter)), text);
}

static void
assert_words (Fixture    *self,
              const char *expected)
{
  g_autofree char *words = awale_pattern_entry_dup_words (self->entry);

  g_assert_cmpstr (words, ==, expected);
  g_assert_true ((awale_pattern_entry_get_pattern (self->entry) == NULL) == (expected == NULL));
}

static void
test_words (Fixture    *self,
            const void *data)
{
  const AwalePositionPattern *pattern;

  assert_words (self, NULL);
  write_pit (self, 'b', "12+");
  write_pit (self, 'A', "0");
  write_pit (self, 'F', "1-3");
  assert_words (self, "A 0, F 1–3, b 12+");
  pattern = awale_pattern_entry_get_pattern (self->entry);
  g_assert_cmpint (pattern->least.pits[7], ==, 12);
  g_assert_cmpint (pattern->most.pits[5], ==, 3);
  g_assert_cmpuint (self->n_changed, ==, 3);
  awale_pattern_entry_clear (self->entry);
  assert_words (self, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_pit (self, 'b'))), ==, "");
  g_assert_cmpuint (self->n_changed, ==, 4);
}

/* An invalid entry is marked and ignored, and another text with the same meaning changes
 * nothing. */
static void
test_bad (Fixture    *self,
          const void *data)
{
  GtkWidget *pit = get_pit (self, 'c');

  write_pit (self, 'c', "5");
  write_pit (self, 'c', "5x");
  g_assert_true (gtk_widget_has_css_class (pit, "error"));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (pit), GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);
  assert_words (self, NULL);
  g_assert_cmpuint (self->n_changed, ==, 2);
  write_pit (self, 'c', "*");
  g_assert_false (gtk_widget_has_css_class (pit, "error"));
  g_assert_cmpuint (self->n_changed, ==, 2);
  awale_pattern_entry_clear (self->entry);
  g_assert_cmpuint (self->n_changed, ==, 2);
}

/* If there are too many seeds, all entries that could be wrong are marked. */
static void
test_too_many (Fixture    *self,
               const void *data)
{
  write_pit (self, 'A', "0");
  write_pit (self, 'B', "40");
  write_pit (self, 'c', "9+");
  g_assert_false (gtk_widget_has_css_class (get_pit (self, 'A'), "error"));
  g_assert_true (gtk_widget_has_css_class (get_pit (self, 'B'), "error"));
  g_assert_true (gtk_widget_has_css_class (get_pit (self, 'c'), "error"));
  write_pit (self, 'c', "8+");
  g_assert_false (gtk_widget_has_css_class (get_pit (self, 'B'), "error"));
  g_assert_false (gtk_widget_has_css_class (get_pit (self, 'c'), "error"));
}

static void
test_keys (Fixture    *self,
           const void *data)
{
  GtkWidget *south = get_pit (self, 'B'), *north = get_pit (self, 'e');

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (south), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "South B");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (north), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "North e");
  g_assert_true (fixtures_press (south, GDK_KEY_Up, 0));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)), north));
  g_assert_false (fixtures_press (north, GDK_KEY_Up, 0));
  g_assert_true (fixtures_press (north, GDK_KEY_Down, 0));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)), south));
}

#define ADD(name, test) \
  g_test_add ("/widgets/pattern-entry/" name, Fixture, NULL, set_up, test, tear_down)

CASES (fixtures_init)
{
  ADD ("words", test_words);
  ADD ("bad", test_bad);
  ADD ("too-many", test_too_many);
  ADD ("keys", test_keys);
}
