/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "helpers.h"

#include "tablebase/awale-layer.h"
#include "tablebase/awale-tablebase.h"

#include <glib/gstdio.h>

const char *const custom_rulesets[] = {
  "slam=captures feed=no stuck=end leftover=opponent dead=plays-on drought=none repetition=2 "
  "cycle=split first=random majority=ends",
  "slam=forbidden feed=yes stuck=pass-blocked leftover=nobody dead=ends drought=none repetition=3 "
  "cycle=owner first=choice majority=plays-on",
  "slam=no-capture feed=if-possible stuck=pass-starved leftover=owner dead=ends drought=none "
  "repetition=4 cycle=split first=youngest majority=may-stop",
  "slam=last-resort feed=if-possible stuck=pass-blocked leftover=opponent dead=plays-on "
  "drought=none repetition=3 cycle=owner first=choice majority=plays-on",
  "slam=last-resort-captures feed=no stuck=pass-starved leftover=nobody dead=ends drought=none "
  "repetition=3 cycle=owner first=choice majority=ends",
  "slam=clears-board feed=if-possible stuck=end leftover=nobody dead=ends drought=none "
  "repetition=3 cycle=split first=choice majority=plays-on",
  "slam=clears-board feed=no stuck=pass-blocked leftover=owner dead=plays-on drought=none "
  "repetition=3 cycle=owner first=choice majority=plays-on",
  "slam=last-resort feed=no stuck=pass-starved leftover=owner dead=plays-on drought=none "
  "repetition=3 cycle=owner first=choice majority=plays-on",
  "slam=captures feed=no stuck=pass-starved leftover=opponent dead=ends drought=5 repetition=none "
  "cycle=owner first=choice majority=plays-on",
  "slam=forbidden feed=no stuck=pass-blocked leftover=owner dead=plays-on drought=40 "
  "repetition=none cycle=split first=choice majority=plays-on",
  "slam=no-capture feed=if-possible stuck=end leftover=nobody dead=ends drought=1 repetition=none "
  "cycle=owner first=choice majority=plays-on",
  "slam=last-resort-captures feed=yes stuck=pass-starved leftover=owner dead=plays-on drought=2 "
  "repetition=none cycle=owner first=choice majority=plays-on",
};

const size_t n_custom_rulesets = G_N_ELEMENTS (custom_rulesets);

char *
make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("awale-tablebases-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

static void
remove_all (const char *path)
{
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
      const char *name;

      while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *child = g_build_filename (path, name, NULL);

          remove_all (child);
        }
    }
  g_remove (path);
}

void
remove_folder (char *folder)
{
  remove_all (folder);
  g_free (folder);
}

AwaleRuleset
parse_rules (const char *text)
{
  AwaleRuleset rules;
  g_autoptr (GError) error = NULL;

  awale_ruleset_resolve (text, &rules, &error);
  g_assert_no_error (error);
  return rules;
}

void
build_tables (const AwaleRuleset *rules,
              const char         *folder,
              int                 seeds)
{
  AwaleTablebaseJob job = { .threads = 2 };
  g_autoptr (GError) error = NULL;

  awale_tablebase_build (rules, folder, seeds, &job, &error);
  g_assert_no_error (error);
}

char *
dup_layer_path (const AwaleRuleset *rules,
                const char         *folder,
                int                 seeds)
{
  g_autofree char *inner = awale_tablebase_dup_folder (rules, folder);

  return awale_layer_dup_path (inner, (unsigned) seeds);
}

void
assert_same_files (const AwaleRuleset *rules,
                   const char         *folder,
                   const char         *other,
                   int                 seeds)
{
  for (int n = 0; n <= seeds; n++)
    {
      g_autofree char *path = dup_layer_path (rules, folder, n);
      g_autofree char *other_path = dup_layer_path (rules, other, n);
      g_autofree char *bytes = NULL;
      g_autofree char *other_bytes = NULL;
      size_t size, other_size;

      g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
      g_assert_true (g_file_get_contents (other_path, &other_bytes, &other_size, NULL));
      g_assert_cmpmem (bytes, size, other_bytes, other_size);
    }
}
