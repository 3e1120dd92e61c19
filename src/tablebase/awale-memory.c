/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-memory.h"

#include <string.h>
#include <unistd.h>

static uint64_t
read_file (const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  uint64_t limit;

  /* A missing file, or one without a number, means no limit: version 2 of control groups writes
   * “max”, while version 1 writes a number too large to matter. */
  if (!g_file_get_contents (path, &text, NULL, NULL)
      || !g_ascii_string_to_unsigned (g_strstrip (text), 10, 1, G_MAXUINT64, &limit, NULL))
    return G_MAXUINT64;
  return limit;
}

/* The lowest limit in the files called @name in the folders from @top/@group up to @top. */
static uint64_t
read_hierarchy (const char *top,
                const char *group,
                const char *name)
{
  g_autofree char *folder = g_build_filename (top, group, NULL);
  uint64_t limit = G_MAXUINT64;
  char *slash;

  while (strlen (folder) >= strlen (top))
    {
      limit = MIN (limit, read_file (folder, name));
      slash = strrchr (folder, '/');
      if (slash == NULL)
        break;
      *slash = '\0';
    }
  return limit;
}

/* True if the memory controller is in the comma-separated list. */
static gboolean
controls_memory (const char *controllers)
{
  g_auto (GStrv) names = g_strsplit (controllers, ",", -1);

  return g_strv_contains ((const char *const *) names, "memory");
}

uint64_t
awale_memory_read_limit (const char *groups,
                           const char *mount)
{
  g_auto (GStrv) lines = g_strsplit (groups, "\n", -1);
  g_autofree char *first = g_build_filename (mount, "memory", NULL);
  uint64_t limit = G_MAXUINT64;

  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) fields = g_strsplit (*line, ":", 3);

      if (g_strv_length (fields) < 3)
        continue;
      if (*fields[1] == '\0')
        limit = MIN (limit, read_hierarchy (mount, fields[2], "memory.max"));
      else if (controls_memory (fields[1]))
        limit = MIN (limit, read_hierarchy (first, fields[2], "memory.limit_in_bytes"));
    }
  return limit;
}

uint64_t
awale_memory_get_limit (void)
{
  uint64_t machine = (uint64_t) MAX (sysconf (_SC_PHYS_PAGES), 0)
                     * (uint64_t) MAX (sysconf (_SC_PAGESIZE), 0);
  g_autofree char *groups = NULL;

  if (machine == 0)
    machine = G_MAXUINT64;
  if (!g_file_get_contents ("/proc/self/cgroup", &groups, NULL, NULL))
    return machine;
  return MIN (machine, awale_memory_read_limit (groups, "/sys/fs/cgroup"));
}
