/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * What is run. This folder promises that no work is lost between a person and her files: every
 * window is one document with its own history and recovery file, nothing is overwritten or
 * thrown away without asking, and looking changes nothing. Only this folder knows windows,
 * settings and files chosen by a person.
 */
#pragma once

#include <adwaita.h>
#include <stdbool.h>

#include "desk/awale-engines.h"
#include "desk/awale-tables.h"
#include "desk/awale-workspace.h"

G_BEGIN_DECLS

#define AWALE_TYPE_APPLICATION (awale_application_get_type ())
G_DECLARE_FINAL_TYPE (AwaleApplication, awale_application, AWALE, APPLICATION, AdwApplication)

/** The application, with the preferences in @settings. */
AwaleApplication *awale_application_new (GSettings *settings);

GSettings        *awale_application_get_settings  (AwaleApplication *self);
AwaleWorkspace   *awale_application_get_workspace (AwaleApplication *self);

/** The endgame tables of all windows, from startup on. */
AwaleTables      *awale_application_get_tables    (AwaleApplication *self);

/** The engines of other programs, likewise. */
AwaleEngines     *awale_application_get_engines   (AwaleApplication *self);

/** Where recovery files are. */
GFile            *awale_application_get_recovery_folder (AwaleApplication *self);

/** The folder of the example games. (transfer full) */
GFile            *awale_application_get_examples  (AwaleApplication *self);

/**
 * Opens @file in the window that has it already, or in @window (nullable) if nothing was done
 * there yet, or in a new one.
 */
void              awale_application_open_file     (AwaleApplication *self,
                                                   GFile            *file,
                                                   GtkWindow        *window);

/** A new window on the start page, not yet presented. (transfer none) */
GtkWindow        *awale_application_add_window    (AwaleApplication *self);

/** Remembers windows and places now; @closing (nullable) is about to go. */
void              awale_application_remember      (AwaleApplication *self,
                                                   GtkWindow        *closing);

/** Gives up closing everything: a window is to stay. */
void              awale_application_cancel_quit   (AwaleApplication *self);

G_END_DECLS
