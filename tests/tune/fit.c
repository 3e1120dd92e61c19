/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Fits the evaluation's network to samples of generate.c and writes it as a file of weights.
 *
 *     fit EPOCHS OUTCOME_SHARE ORIGIN OUT SAMPLES…
 *
 * The network: see awale_evaluate(). The target is the seeds that the mover gains over the other
 * from here on. Adam, mean squares, one thread: the same samples give the same numbers.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/awale-evaluation.h"
#include "engine/awale-weights.h"
#include "rules/awale-sowing-inline.h"
#include "sample.h"

#define HIDDEN AWALE_WEIGHTS_HIDDEN

enum
{
  BATCH = 2048,
  N_ROWS = G_STRUCT_OFFSET (AwaleWeights, heads) / sizeof (AwaleRow),
  N_HEADS = AWALE_WEIGHTS_RULESETS * AWALE_WEIGHTS_PHASES,
  N_FEATURES = AWALE_PITS + AWALE_WEIGHTS_PAIRS + 2 + 1,
};

static const float FIRST_RATE = 0.004f, LAST_RATE = 0.00016f;

/* A game that is about decided teaches less: this many seeds off balance halve the weight. */
static const float BALANCE = 16;

/* A little slope outside brings clipped neurons back. */
static const float LEAK = 0.01f;

/* AwaleWeights, before the numbers are whole. */
typedef struct
{
  float rows[N_ROWS][HIDDEN];
  float heads[N_HEADS][HIDDEN];
  float bases[N_HEADS];
} Network;

enum
{
  N_PARAMETERS = sizeof (Network) / sizeof (float),
};

G_STATIC_ASSERT (N_PARAMETERS == sizeof (AwaleWeights) / sizeof (int16_t));

/* What the network sees, as rows and a head, and the target in seeds. */
typedef struct
{
  uint16_t rows[N_FEATURES];
  uint16_t head;
  float    target;
  float    importance;
} Example;

typedef struct
{
  GArray *learned;
  GArray *held_out;
} Examples;

/* Which row of the network begins at @offset of AwaleWeights, and so many rows on. */
static uint16_t
row_at (size_t   offset,
        unsigned more)
{
  return (uint16_t) (offset / sizeof (AwaleRow) + more);
}

static Example
example_of (const Sample *sample,
            float         outcome_share)
{
  AwalePosition seen = awale_see_from_mover (sample->position);
  float margin = (float) (seen.stores[AWALE_SOUTH] - seen.stores[AWALE_NORTH]);
  float final = ((1 - outcome_share) * sample->value + outcome_share * sample->outcome) /
                AWALE_VALUE_SEED;
  unsigned own = awale_harvesting_pits (&seen, AWALE_SOUTH);
  unsigned hers = awale_harvesting_pits (&seen, AWALE_NORTH) >> AWALE_SIDE_PITS;
  unsigned phase = (unsigned) (awale_position_seeds_on_board (seen) * AWALE_WEIGHTS_PHASES) /
                   (AWALE_SEEDS + 1);
  Example example = { .target = final - margin };
  uint16_t *row = example.rows;

  for (unsigned i = 0; i < AWALE_PITS; i++)
    *row++ = row_at (G_STRUCT_OFFSET (AwaleWeights, singles[i]),
                     MIN (seen.pits[i], AWALE_WEIGHTS_COUNTS - 1));
  for (unsigned i = 0; i < AWALE_WEIGHTS_PAIRS; i++)
    *row++ = row_at (G_STRUCT_OFFSET (AwaleWeights, pairs[i]),
                     MIN (seen.pits[2 * i], AWALE_WEIGHTS_PAIRED - 1) * AWALE_WEIGHTS_PAIRED +
                     MIN (seen.pits[2 * i + 1], AWALE_WEIGHTS_PAIRED - 1));
  *row++ = row_at (G_STRUCT_OFFSET (AwaleWeights, threats[0]), own);
  *row++ = row_at (G_STRUCT_OFFSET (AwaleWeights, threats[1]), hers);
  *row++ = row_at (G_STRUCT_OFFSET (AwaleWeights, biases), sample->preset);

  example.head = (uint16_t) (sample->preset * AWALE_WEIGHTS_PHASES + phase);
  example.importance = 1 / (1 + final * final / (BALANCE * BALANCE));
  return example;
}

static float
forward (const Network *network,
         const Example *example,
         float         *sums)
{
  float result = network->bases[example->head];
  const float *head = network->heads[example->head];

  memset (sums, 0, HIDDEN * sizeof *sums);
  for (int i = 0; i < N_FEATURES; i++)
    {
      const float *row = network->rows[example->rows[i]];

      for (int j = 0; j < HIDDEN; j++)
        sums[j] += row[j];
    }
  for (int j = 0; j < HIDDEN; j++)
    result += head[j] * CLAMP (sums[j], 0, 1);
  return result;
}

static float
backward (const Network *network,
          const Example *example,
          Network       *gradient)
{
  float sums[HIDDEN], back[HIDDEN];
  float error = forward (network, example, sums) - example->target;
  float slope = error * example->importance;
  const float *head = network->heads[example->head];

  gradient->bases[example->head] += slope;
  for (int j = 0; j < HIDDEN; j++)
    {
      gradient->heads[example->head][j] += slope * CLAMP (sums[j], 0, 1);
      back[j] = slope * head[j] * (sums[j] > 0 && sums[j] < 1 ? 1 : LEAK);
    }
  for (int i = 0; i < N_FEATURES; i++)
    {
      float *row = gradient->rows[example->rows[i]];

      for (int j = 0; j < HIDDEN; j++)
        row[j] += back[j];
    }
  return error * error * example->importance;
}

static void
step (float *parameters,
      float *gradient,
      float *first,
      float *second,
      float  rate,
      int    t)
{
  float correct1 = 1 - powf (0.9f, (float) t), correct2 = 1 - powf (0.999f, (float) t);

  for (int i = 0; i < N_PARAMETERS; i++)
    {
      float g = gradient[i] / BATCH;

      first[i] = 0.9f * first[i] + 0.1f * g;
      second[i] = 0.999f * second[i] + 0.001f * g * g;
      parameters[i] -= rate * (first[i] / correct1) / (sqrtf (second[i] / correct2) + 1e-8f);
      gradient[i] = 0;
    }
}

static double
loss_of (const Network *network,
         const GArray  *examples)
{
  double loss = 0, importance = 0;
  float sums[HIDDEN];

  for (guint i = 0; i < examples->len; i++)
    {
      const Example *example = &g_array_index (examples, Example, i);
      double error = forward (network, example, sums) - example->target;

      loss += error * error * example->importance;
      importance += example->importance;
    }
  return loss / importance;
}

static Examples
read_examples (char **files,
               int    n_files,
               float  outcome_share)
{
  Examples examples = {
    .learned = g_array_new (FALSE, FALSE, sizeof (Example)),
    .held_out = g_array_new (FALSE, FALSE, sizeof (Example)),
  };

  for (int i = 0; i < n_files; i++)
    {
      FILE *in = fopen (files[i], "rb");
      Sample sample;

      if (in == NULL)
        {
          fprintf (stderr, "fit: cannot read %s\n", files[i]);
          exit (1);
        }
      while (fread (&sample, sizeof sample, 1, in) == 1)
        {
          Example example = example_of (&sample, outcome_share);

          g_array_append_val (sample_is_held_out (&sample) ? examples.held_out : examples.learned,
                              example);
        }
      fclose (in);
    }
  return examples;
}

static void
shuffle (Example *examples,
         size_t   n,
         GRand   *rand)
{
  for (size_t i = n - 1; i > 0; i--)
    {
      size_t j = (size_t) (g_rand_double (rand) * (double) (i + 1));
      Example other = examples[i];

      examples[i] = examples[j];
      examples[j] = other;
    }
}

/* Pairs begin at nothing: what single pits can tell is learned there. */
static void
begin_network (Network *network,
               GRand   *rand)
{
  const size_t n_singles = AWALE_PITS * AWALE_WEIGHTS_COUNTS;

  for (size_t i = 0; i < n_singles; i++)
    for (int j = 0; j < HIDDEN; j++)
      network->rows[i][j] = (float) g_rand_double_range (rand, -0.12, 0.12);
  for (unsigned i = 0; i < AWALE_WEIGHTS_RULESETS; i++)
    for (int j = 0; j < HIDDEN; j++)
      network->rows[row_at (G_STRUCT_OFFSET (AwaleWeights, biases), i)][j] = 0.5f;
  for (int j = 0; j < HIDDEN; j++)
    {
      float weight = (float) g_rand_double_range (rand, -2, 2);

      for (int i = 0; i < N_HEADS; i++)
        network->heads[i][j] = weight;
    }
}

static void
learn (Network  *network,
       Examples  examples,
       int       epochs,
       GRand    *rand)
{
  static Network gradient, first, second;
  Example *learned = (Example *) (void *) examples.learned->data;
  size_t n = examples.learned->len;
  int t = 0;

  for (int epoch = 0; epoch < epochs; epoch++)
    {
      double loss = 0;
      float rate =
        FIRST_RATE * powf (LAST_RATE / FIRST_RATE, (float) epoch / (float) MAX (epochs - 1, 1));

      shuffle (learned, n, rand);
      for (size_t i = 0; i + BATCH <= n; i += BATCH)
        {
          for (size_t k = i; k < i + BATCH; k++)
            loss += backward (network, &learned[k], &gradient);
          step ((float *) network, (float *) &gradient, (float *) &first, (float *) &second, rate,
                ++t);
        }
      fprintf (stderr, "epoch %d: %.4f, held out %.4f\n", epoch + 1, loss / (double) n,
               loss_of (network, examples.held_out));
    }
}

static int16_t
make_whole (float number,
            float scale,
            int   most)
{
  return (int16_t) CLAMP (lrintf (number * scale), -most, most);
}

static AwaleWeights *
dup_weights (const Network *network)
{
  const float head_scale = (float) AWALE_VALUE_SEED * (1 << AWALE_WEIGHTS_SHIFT) /
                           AWALE_WEIGHTS_ONE;
  AwaleWeights *weights = g_new0 (AwaleWeights, 1);
  int16_t *number = (int16_t *) weights;

  for (int i = 0; i < N_ROWS; i++)
    for (int j = 0; j < HIDDEN; j++)
      *number++ = make_whole (network->rows[i][j], AWALE_WEIGHTS_ONE, AWALE_WEIGHTS_MOST);
  for (int i = 0; i < N_HEADS; i++)
    for (int j = 0; j < HIDDEN; j++)
      *number++ = make_whole (network->heads[i][j], head_scale, G_MAXINT16);
  for (int i = 0; i < N_HEADS; i++)
    *number++ = make_whole (network->bases[i], AWALE_VALUE_SEED, G_MAXINT16);
  return weights;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261121);
  g_autofree AwaleWeights *weights = NULL;
  g_autofree char *origin = NULL;
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GError) error = NULL;
  static Network network;
  Examples examples;

  if (argc < 6)
    {
      fprintf (stderr, "usage: fit EPOCHS OUTCOME_SHARE ORIGIN OUT SAMPLES…\n");
      return 2;
    }

  examples = read_examples (argv + 5, argc - 5, (float) atof (argv[2]));
  begin_network (&network, rand);
  learn (&network, examples, atoi (argv[1]), rand);

  weights = dup_weights (&network);
  origin = g_strdup_printf ("%s; %u positions, %s epochs, outcome share %s", argv[3],
                            examples.learned->len, argv[1], argv[2]);
  file = awale_weights_write (weights, origin);
  g_array_unref (examples.learned);
  g_array_unref (examples.held_out);
  if (!g_file_set_contents (argv[4], g_bytes_get_data (file, NULL),
                            (gssize) g_bytes_get_size (file), &error))
    {
      fprintf (stderr, "fit: %s\n", error->message);
      return 1;
    }
  return 0;
}
