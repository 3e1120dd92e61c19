/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-marks.h"
#include "picture/awale-board-painter.h"

G_BEGIN_DECLS

/** The circles and arrows in a page; each is drawn once and then referenced. */
typedef struct _AwalePageMarks AwalePageMarks;

/** Creates the marks. @painter paints them and must outlive them. Returns: (transfer full) */
AwalePageMarks *awale_page_marks_new         (AwaleBoardPainter   *painter);
void            awale_page_marks_free        (AwalePageMarks      *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AwalePageMarks, awale_page_marks_free)

/**
 * Adds a drawing of the circle in each color, as large as a pit of @geometry, to the `<defs>` that
 * all boards of the page share.
 */
void            awale_page_marks_add_circles (AwalePageMarks      *self,
                                              GString             *page,
                                              const AwaleGeometry *geometry);

/** Adds drawings of the arrows of @marks that were not added yet to these `<defs>`. */
void            awale_page_marks_add_arrows  (AwalePageMarks      *self,
                                              GString             *page,
                                              const AwaleGeometry *geometry,
                                              const AwaleMarks    *marks);

/** Adds @marks to a board, as references to their drawings, which were added before. */
void            awale_page_marks_add         (AwalePageMarks      *self,
                                              GString             *page,
                                              const AwaleGeometry *geometry,
                                              const AwaleMarks    *marks);

G_END_DECLS
