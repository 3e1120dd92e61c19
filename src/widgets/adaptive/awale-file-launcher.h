/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Stand-in for gtk_file_launcher_open_containing_folder() (GTK 4.10): selects @file in the file
 * manager, or opens its folder if the file manager cannot select files. Does nothing without a
 * session bus.
 */
void awale_file_launcher_show_in_folder (GFile *file);

G_END_DECLS
