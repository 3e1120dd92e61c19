/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "sample.h"

#include "engine/awale-weights.h"

#include <gio/gio.h>
#include <string.h>

bool
samples_begin (FILE     *out,
               uint64_t  engine)
{
  SampleHead head = {
    .version = SAMPLE_VERSION,
    .size = sizeof (Sample),
    .engine = engine,
  };

  memcpy (head.magic, SAMPLE_MAGIC, sizeof head.magic);
  return fwrite (&head, sizeof head, 1, out) == 1;
}

/* Returns true if the ruleset, the side and the seeds of @sample are possible. */
static bool
is_possible (const Sample *sample)
{
  return sample->preset < AWALE_WEIGHTS_RULESETS && sample->position.side <= AWALE_NORTH &&
         awale_position_total (sample->position) <= AWALE_SEEDS;
}

/* Returns a message about a faulty file, with a placeholder for the path, or NULL if the file is
 * valid. */
static const char *
judge (const SampleHead *head,
       const Sample     *samples,
       size_t            n_bytes)
{
  if (n_bytes < sizeof *head || memcmp (head->magic, SAMPLE_MAGIC, sizeof head->magic) != 0)
    return "“%s” is not a file of samples.";
  if (head->version != SAMPLE_VERSION || head->size != sizeof (Sample))
    return "“%s” is of another version of this program, or of another kind of processor.";
  if ((n_bytes - sizeof *head) % sizeof (Sample) != 0)
    return "“%s” is cut short.";
  for (size_t i = 0; i < (n_bytes - sizeof *head) / sizeof (Sample); i++)
    if (!is_possible (&samples[i]))
      return "“%s” is damaged.";
  return NULL;
}

GArray *
samples_read (const char  *path,
              uint64_t    *engine,
              GError     **error)
{
  g_autofree char *bytes = NULL;
  const SampleHead *head;
  const Sample *samples;
  const char *fault;
  size_t n_bytes;
  GArray *array;

  if (!g_file_get_contents (path, &bytes, &n_bytes, error))
    return NULL;
  head = (const void *) bytes;
  samples = (const void *) (head + 1);
  fault = judge (head, samples, n_bytes);
  if (fault != NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, fault, path);
      return NULL;
    }

  *engine = head->engine;
  array = g_array_new (FALSE, FALSE, sizeof (Sample));
  return g_array_append_vals (array, samples,
                              (guint) ((n_bytes - sizeof *head) / sizeof (Sample)));
}
