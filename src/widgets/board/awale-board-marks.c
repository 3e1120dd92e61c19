/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-widgets"

#include "awale-board-marks.h"

#include <string.h>

#define DRAFT_OPACITY 0.7

struct _AwaleBoardMarks
{
  GtkWidget parent_instance;

  AwaleBoardRenderer *renderer;
  AwaleMarks          marks;
  AwaleMove           draft_from;
  AwaleMove           draft_to;
  AwaleMarkColor      draft_color;
};

G_DEFINE_FINAL_TYPE (AwaleBoardMarks, awale_board_marks, GTK_TYPE_WIDGET)

static void
snapshot_draft (AwaleBoardMarks *self,
                GtkSnapshot     *snapshot)
{
  if (self->draft_from == AWALE_NO_MOVE || self->draft_to == AWALE_NO_MOVE)
    return;
  gtk_snapshot_push_opacity (snapshot, DRAFT_OPACITY);
  if (self->draft_from == self->draft_to)
    awale_board_renderer_snapshot_mark (self->renderer, snapshot, self->draft_from,
                                        self->draft_color);
  else
    awale_board_renderer_snapshot_arrow (self->renderer, snapshot, self->draft_from, self->draft_to,
                                         self->draft_color);
  gtk_snapshot_pop (snapshot);
}

static void
awale_board_marks_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  AwaleBoardMarks *self = AWALE_BOARD_MARKS (widget);

  for (AwaleMove pit = 0; pit < AWALE_PITS; pit++)
    if (self->marks.circles[pit] >= 0)
      awale_board_renderer_snapshot_mark (self->renderer, snapshot, pit, self->marks.circles[pit]);
  for (AwaleMove from = 0; from < AWALE_PITS; from++)
    for (AwaleMove to = 0; to < AWALE_PITS; to++)
      if (self->marks.arrows[from][to] >= 0)
        awale_board_renderer_snapshot_arrow (self->renderer, snapshot, from, to,
                                             self->marks.arrows[from][to]);
  snapshot_draft (self, snapshot);
}

static void
awale_board_marks_dispose (GObject *object)
{
  g_clear_object (&AWALE_BOARD_MARKS (object)->renderer);

  G_OBJECT_CLASS (awale_board_marks_parent_class)->dispose (object);
}

static void
awale_board_marks_class_init (AwaleBoardMarksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = awale_board_marks_dispose;
  widget_class->snapshot = awale_board_marks_snapshot;
  gtk_widget_class_set_css_name (widget_class, "marks");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
awale_board_marks_init (AwaleBoardMarks *self)
{
  awale_marks_clear (&self->marks);
  self->draft_from = self->draft_to = AWALE_NO_MOVE;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
awale_board_marks_new (AwaleBoardRenderer *renderer)
{
  AwaleBoardMarks *self = g_object_new (AWALE_TYPE_BOARD_MARKS, NULL);

  g_return_val_if_fail (AWALE_IS_BOARD_RENDERER (renderer), NULL);

  self->renderer = g_object_ref (renderer);
  return GTK_WIDGET (self);
}

void
awale_board_marks_set_marks (AwaleBoardMarks  *self,
                             const AwaleMarks *marks)
{
  g_return_if_fail (AWALE_IS_BOARD_MARKS (self));
  g_return_if_fail (marks != NULL);

  if (memcmp (&self->marks, marks, sizeof *marks) == 0)
    return;
  self->marks = *marks;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
awale_board_marks_set_draft (AwaleBoardMarks *self,
                             AwaleMove        from,
                             AwaleMove        to,
                             AwaleMarkColor   color)
{
  g_return_if_fail (AWALE_IS_BOARD_MARKS (self));
  g_return_if_fail (color >= 0 && color < AWALE_N_MARKS);

  if (self->draft_from == from && self->draft_to == to && self->draft_color == color)
    return;
  self->draft_from = from;
  self->draft_to = to;
  self->draft_color = color;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
