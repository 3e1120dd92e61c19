/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-marks.h"
#include "picture/awale-board-painter.h"

G_BEGIN_DECLS

/** The circles and arrows of a page: each is drawn once, and used wherever it is. */
typedef struct _AwalePageMarks AwalePageMarks;

/** Marks as @painter, which has to stay, paints them. Returns: (transfer full) */
AwalePageMarks *awale_page_marks_new         (AwaleBoardPainter   *painter);
void            awale_page_marks_free        (AwalePageMarks      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePageMarks, awale_page_marks_free)

/** Adds the drawings of the circles to what a page has in common, for boards with such pits. */
void            awale_page_marks_add_circles (AwalePageMarks      *self,
                                              GString             *page,
                                              const AwaleGeometry *geometry);

/** Likewise those of the arrows of @marks that are not there yet. */
void            awale_page_marks_add_arrows  (AwalePageMarks      *self,
                                              GString             *page,
                                              const AwaleGeometry *geometry,
                                              const AwaleMarks    *marks);

/** Adds @marks to a board; their drawings are in the page. */
void            awale_page_marks_add         (AwalePageMarks      *self,
                                              GString             *page,
                                              const AwaleGeometry *geometry,
                                              const AwaleMarks    *marks);

G_END_DECLS
