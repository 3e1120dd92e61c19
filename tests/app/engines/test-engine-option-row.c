/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "app/engines/awale-engine-option-row.h"

#include "app-fixtures.h"
#include "cases.h"

typedef struct
{
  AwaleEngineEntry *entry;
  GtkWidget        *row;
} Fixture;

/* Creates a row for the option “Option” of type @text, and returns its control. */
static gpointer
create_row (Fixture    *self,
            const char *text,
            GType       control)
{
  g_autofree char *line = g_strdup_printf ("name Option type %s", text);
  g_autoptr (AwaleEngineOption) option = awale_engine_option_parse (line);

  g_assert_nonnull (option);
  self->entry = awale_engine_entry_new ("Kobo", "true");
  self->row = g_object_ref_sink (awale_engine_option_row_new (option, self->entry));
  return G_TYPE_CHECK_INSTANCE_TYPE (self->row, control) ? self->row
                                                         : fixtures_find (self->row, control, 0);
}

static void
assert_option (Fixture    *self,
               const char *value)
{
  g_assert_cmpstr (awale_engine_entry_get_option (self->entry, "Option"), ==, value);
}

static void
clear (Fixture *self)
{
  g_clear_object (&self->row);
  g_clear_object (&self->entry);
}

/* Only option values that differ from the default are stored. */
static void
test_types (void)
{
  Fixture self;
  gpointer control;

  control = create_row (&self, "check default true", GTK_TYPE_SWITCH);
  g_assert_true (gtk_switch_get_active (control));
  gtk_switch_set_active (control, FALSE);
  assert_option (&self, "false");
  gtk_switch_set_active (control, TRUE);
  assert_option (&self, NULL);
  clear (&self);

  control = create_row (&self, "spin default 16 min 1 max 100", GTK_TYPE_SPIN_BUTTON);
  gtk_spin_button_set_value (control, 32);
  assert_option (&self, "32");
  gtk_spin_button_set_value (control, 16);
  assert_option (&self, NULL);
  clear (&self);

  control = create_row (&self, "combo default calm var calm var wild", ADW_TYPE_COMBO_ROW);
  adw_combo_row_set_selected (control, 1);
  assert_option (&self, "wild");
  adw_combo_row_set_selected (control, 0);
  assert_option (&self, NULL);
  clear (&self);

  control = create_row (&self, "string default book", ADW_TYPE_ENTRY_ROW);
  gtk_editable_set_text (control, "other");
  assert_option (&self, "other");
  gtk_editable_set_text (control, "book");
  assert_option (&self, NULL);
  clear (&self);
}

/* A button option is stored, without a value, while its switch is on. */
static void
test_button (void)
{
  Fixture self;
  gpointer control = create_row (&self, "button", GTK_TYPE_SWITCH);

  g_assert_false (gtk_switch_get_active (control));
  gtk_switch_set_active (control, TRUE);
  assert_option (&self, "");
  gtk_switch_set_active (control, FALSE);
  assert_option (&self, NULL);
  clear (&self);
}

CASES (app_fixtures_init)
{
  g_test_add_func ("/app/engine-option-row/types", test_types);
  g_test_add_func ("/app/engine-option-row/button", test_button);
}
