/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The precompiled header of the tests of src/widgets and src/app; see awale-toolkit.h of
 * src/widgets.
 */
#include <adwaita.h>
