/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-weights.h"


#include <string.h>
#include <zlib.h>

/* Contents of data/engine/evaluation.weights, embedded by embed.py. */
extern const unsigned char awale_weights_file[];
extern const size_t awale_weights_file_size;

enum
{
  N_NUMBERS = sizeof (AwaleWeights) / sizeof (int16_t),
  N_ROW_NUMBERS = G_STRUCT_OFFSET (AwaleWeights, heads) / sizeof (int16_t),
};

AwaleWeights *
awale_weights_read (const void *bytes,
                    size_t      n_bytes)
{
  g_autofree AwaleWeights *weights = NULL;
  const char *body = (const char *) bytes + sizeof (AwaleWeightsHead);
  AwaleWeightsHead head;
  int16_t *numbers;

  if (n_bytes != sizeof head + sizeof *weights)
    return NULL;
  memcpy (&head, bytes, sizeof head);
  if (memcmp (head.magic, AWALE_WEIGHTS_MAGIC, sizeof head.magic) != 0 ||
      GUINT32_FROM_LE (head.version) != AWALE_WEIGHTS_VERSION ||
      GUINT32_FROM_LE (head.size) != sizeof *weights ||
      GUINT32_FROM_LE (head.checksum) != crc32_z (0, (const Bytef *) body, sizeof *weights))
    return NULL;

  weights = g_new (AwaleWeights, 1);
  memcpy (weights, body, sizeof *weights);
  numbers = (int16_t *) weights;
  for (size_t i = 0; i < N_NUMBERS; i++)
    {
      numbers[i] = GINT16_FROM_LE (numbers[i]);
      if (i < N_ROW_NUMBERS && ABS (numbers[i]) > AWALE_WEIGHTS_MAX)
        return NULL;
    }
  return g_steal_pointer (&weights);
}

GBytes *
awale_weights_dup_file (void)
{
  return g_bytes_new_static (awale_weights_file, awale_weights_file_size);
}

/* Presets that the network has learned, in the order of its weights, which must not change with the
 * order of the presets. */
static const char *const learned[AWALE_WEIGHTS_RULESETS] = {
  "avele", "society", "common", "booklet", "family", "abapa", "awari",
};

/* The similarity of two rulesets: a sum over the axes that agree, in which those that change play
 * most count more. `first` and `majority` are ignored. */
static int
count_agreements (const AwaleRuleset *a,
                  const AwaleRuleset *b)
{
  return 2 * (a->slam == b->slam) + 2 * (a->feed == b->feed) + 2 * (a->cycle == b->cycle) +
         2 * ((a->drought == 0) == (b->drought == 0)) + (a->stuck == b->stuck) +
         (a->leftover == b->leftover) + (a->dead == b->dead) + (a->repetition == b->repetition) +
         (a->drought == b->drought);
}

unsigned
awale_weights_choose (const AwaleRuleset *rules)
{
  unsigned best = 0;
  int most = -1;

  for (unsigned i = 0; i < AWALE_WEIGHTS_RULESETS; i++)
    {
      int n_agreements = count_agreements (&awale_preset_find (learned[i])->rules, rules);

      if (n_agreements > most)
        {
          most = n_agreements;
          best = i;
        }
    }
  return best;
}
