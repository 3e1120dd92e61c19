/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-pit.h"

#include "game/awale-set-str.h"
#include "widgets/adaptive/awale-accessible.h"

struct _AwalePit
{
  GtkButton  parent_instance;

  AwaleMove  move;
  char      *name;
  char      *description;
};

G_DEFINE_FINAL_TYPE (AwalePit, awale_pit, GTK_TYPE_BUTTON)

static void
awale_pit_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  /* Pits request no size, because the geometry of the board decides it. */
  *minimum = *natural = 0;
}

/* Emits "clicked" at once. GtkButton would emit it later, in order to look pressed for a while. */
static void
awale_pit_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
awale_pit_finalize (GObject *object)
{
  AwalePit *self = AWALE_PIT (object);

  g_free (self->name);
  g_free (self->description);

  G_OBJECT_CLASS (awale_pit_parent_class)->finalize (object);
}

static void
awale_pit_class_init (AwalePitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = awale_pit_finalize;
  GTK_BUTTON_CLASS (klass)->activate = awale_pit_activate;
  widget_class->measure = awale_pit_measure;
  gtk_widget_class_set_css_name (widget_class, "pit");
}

static void
awale_pit_init (AwalePit *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

GtkWidget *
awale_pit_new (AwaleMove move)
{
  AwalePit *self = g_object_new (AWALE_TYPE_PIT, NULL);

  g_return_val_if_fail (move >= 0 && move < AWALE_PITS, NULL);

  self->move = move;
  return GTK_WIDGET (self);
}

AwaleMove
awale_pit_get_move (AwalePit *self)
{
  g_return_val_if_fail (AWALE_IS_PIT (self), AWALE_NO_MOVE);

  return self->move;
}

void
awale_pit_set_name (AwalePit   *self,
                    const char *name,
                    bool        disabled)
{
  g_return_if_fail (AWALE_IS_PIT (self));
  g_return_if_fail (name != NULL);

  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, disabled, -1);
  if (!awale_set_str (&self->name, name))
    return;

  awale_accessible_set_label (self, name);
}

void
awale_pit_set_description (AwalePit   *self,
                           const char *description)
{
  g_return_if_fail (AWALE_IS_PIT (self));

  if (!awale_set_str (&self->description, description))
    return;

  if (description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    description, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
