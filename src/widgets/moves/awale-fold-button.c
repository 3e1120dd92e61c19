/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-fold-button.h"

#include <glib/gi18n-lib.h>

struct _AwaleFoldButton
{
  GtkButton parent_instance;

  AwaleMoveRow   *row;
  AwaleMoveFolds *folds;
  char           *words;  /* Text about the effect of a click. */
};

G_DEFINE_FINAL_TYPE (AwaleFoldButton, awale_fold_button, GTK_TYPE_BUTTON)

enum
{
  SIGNAL_FOLD_TOGGLED,
  N_SIGNALS,
};

static unsigned signals[N_SIGNALS];

/* True if nothing is left to collapse, so that the button expands. */
static bool
is_folded (AwaleFoldButton *self)
{
  return awale_move_folds_count_after (self->folds, self->row, false) == 0;
}

static void
awale_fold_button_clicked (GtkButton *button)
{
  AwaleFoldButton *self = AWALE_FOLD_BUTTON (button);
  g_autoptr (GPtrArray) forks = awale_move_folds_list_forks (self->row);
  bool folded = is_folded (self);

  for (unsigned i = 0; i < forks->len; i++)
    if (awale_move_folds_is_folded (self->folds, forks->pdata[i]) == folded)
      g_signal_emit (self, signals[SIGNAL_FOLD_TOGGLED], 0, forks->pdata[i]);
}

/* Sets the tooltip on demand: setting it queries the pointer, in a jump a hundred times. */
static gboolean
awale_fold_button_query_tooltip (GtkWidget  *widget,
                                 int         x,
                                 int         y,
                                 gboolean    keyboard_tooltip,
                                 GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, AWALE_FOLD_BUTTON (widget)->words);
  return TRUE;
}

static void
awale_fold_button_finalize (GObject *object)
{
  AwaleFoldButton *self = AWALE_FOLD_BUTTON (object);

  g_clear_object (&self->row);
  g_clear_object (&self->folds);
  g_free (self->words);

  G_OBJECT_CLASS (awale_fold_button_parent_class)->finalize (object);
}

static void
awale_fold_button_class_init (AwaleFoldButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = awale_fold_button_finalize;
  GTK_WIDGET_CLASS (klass)->query_tooltip = awale_fold_button_query_tooltip;
  GTK_BUTTON_CLASS (klass)->clicked = awale_fold_button_clicked;

  signals[SIGNAL_FOLD_TOGGLED] =
    g_signal_new ("fold-toggled", AWALE_TYPE_FOLD_BUTTON, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, AWALE_TYPE_NODE);
}

static void
awale_fold_button_init (AwaleFoldButton *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_focusable (widget, FALSE);
  gtk_widget_set_focus_on_click (widget, FALSE);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_widget_set_has_tooltip (widget, TRUE);
  gtk_widget_add_css_class (widget, "flat");
  gtk_widget_add_css_class (widget, "fold");
}

GtkWidget *
awale_fold_button_new (void)
{
  return g_object_new (AWALE_TYPE_FOLD_BUTTON, "icon-name", "pan-down-symbolic", NULL);
}

void
awale_fold_button_show (AwaleFoldButton *self,
                        AwaleMoveRow    *row,
                        AwaleMoveFolds  *folds)
{
  bool folded;
  int n;

  g_return_if_fail (AWALE_IS_FOLD_BUTTON (self));
  g_return_if_fail (AWALE_IS_MOVE_ROW (row));
  g_return_if_fail (AWALE_IS_MOVE_FOLDS (folds));

  g_set_object (&self->row, row);
  g_set_object (&self->folds, folds);
  folded = is_folded (self);
  n = awale_move_folds_count_after (folds, row, folded);
  g_free (self->words);
  self->words =
    g_strdup_printf (folded ? ngettext ("Expand %d variation", "Expand %d variations", n)
                            : ngettext ("Collapse %d variation", "Collapse %d variations", n),
                     n);
  gtk_button_set_icon_name (GTK_BUTTON (self), folded ? "pan-end-symbolic" : "pan-down-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->words, -1);
}
