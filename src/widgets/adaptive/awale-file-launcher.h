/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** Stands in for gtk_file_launcher_open_containing_folder() (GTK 4.10): shows @file among others in
 * the file manager, or its folder where that cannot point at a file. */
void awale_file_launcher_show_in_folder (GFile *file);

G_END_DECLS
