/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The application. This folder promises that the user never loses work: every window is one
 * document with its own history and recovery file, nothing is overwritten or discarded without
 * asking, and browsing changes nothing. Only this folder knows about windows and about the files
 * that the user chooses.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define AWALE_TYPE_APPLICATION (awale_application_get_type ())
G_DECLARE_FINAL_TYPE (AwaleApplication, awale_application, AWALE, APPLICATION, AdwApplication)

AwaleApplication *awale_application_new (GSettings *settings);

G_END_DECLS
