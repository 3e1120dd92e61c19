/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Fits the evaluation's network to samples of generate.c and prints it as the header
 * src/engine/awale-evaluation-weights.h.
 *
 *     fit EPOCHS OUTCOME_SHARE SAMPLES… > weights
 *
 * The network: each of the twelve pits, seen from the mover, gives a row of HIDDEN numbers for
 * its count of seeds; the rows' sum, clipped to 0…1, is weighed into the seeds that the mover is
 * expected to gain over the other from here on. Adam, mean squares, one thread: the same samples
 * give the same numbers.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/awale-evaluation.h"
#include "sample.h"

#define HIDDEN AWALE_EVALUATION_HIDDEN
#define COUNTS AWALE_EVALUATION_COUNTS

enum
{
  BATCH = 2048,
  HELD_OUT = 20,  /* One in so many is not learned from: it tells what was learned. */
  N_ROWS = AWALE_PITS * COUNTS * HIDDEN,
  N_PARAMETERS = N_ROWS + HIDDEN + HIDDEN + 1,
};

static const float FIRST_RATE = 0.004f, LAST_RATE = 0.0002f;

/* A game that is about decided teaches less: this many seeds off balance halve the weight. */
static const float BALANCE = 16;

typedef struct
{
  float rows[AWALE_PITS][COUNTS][HIDDEN];
  float bias[HIDDEN];
  float weights[HIDDEN];
  float base;
} Network;

G_STATIC_ASSERT (sizeof (Network) == N_PARAMETERS * sizeof (float));

/* What the network sees: the row of each pit from the mover's side; and the target in seeds. */
typedef struct
{
  uint8_t counts[AWALE_PITS];
  float   target;
  float   importance;
} Example;

static Example
example_of (const Sample *sample,
            float         outcome_share)
{
  const AwalePosition *position = &sample->position;
  int side = position->side;
  float margin = (float) (position->stores[side] - position->stores[!side]);
  float final = ((1 - outcome_share) * sample->value + outcome_share * sample->outcome) /
                AWALE_VALUE_SEED;
  Example example = { .target = final - margin };

  for (int i = 0; i < AWALE_PITS; i++)
    example.counts[i] = (uint8_t) MIN (position->pits[(i + AWALE_SIDE_PITS * side) % AWALE_PITS],
                                       COUNTS - 1);
  example.importance = 1 / (1 + final * final / (BALANCE * BALANCE));
  return example;
}

static float
forward (const Network *network,
         const Example *example,
         float         *sums)
{
  float result = network->base;

  memcpy (sums, network->bias, sizeof network->bias);
  for (int i = 0; i < AWALE_PITS; i++)
    {
      const float *row = network->rows[i][example->counts[i]];

      for (int j = 0; j < HIDDEN; j++)
        sums[j] += row[j];
    }
  for (int j = 0; j < HIDDEN; j++)
    result += network->weights[j] * CLAMP (sums[j], 0, 1);
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

  gradient->base += slope;
  for (int j = 0; j < HIDDEN; j++)
    {
      gradient->weights[j] += slope * CLAMP (sums[j], 0, 1);
      /* A little slope outside brings clipped neurons back. */
      back[j] = slope * network->weights[j] * (sums[j] > 0 && sums[j] < 1 ? 1 : 0.01f);
      gradient->bias[j] += back[j];
    }
  for (int i = 0; i < AWALE_PITS; i++)
    {
      float *row = gradient->rows[i][example->counts[i]];

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
         const Example *examples,
         size_t         n)
{
  double loss = 0, importance = 0;
  float sums[HIDDEN];

  for (size_t i = 0; i < n; i++)
    {
      double error = forward (network, &examples[i], sums) - examples[i].target;

      loss += error * error * examples[i].importance;
      importance += examples[i].importance;
    }
  return loss / importance;
}

static GArray *
read_samples (char **files,
              int    n_files)
{
  GArray *samples = g_array_new (FALSE, FALSE, sizeof (Sample));

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
        g_array_append_val (samples, sample);
      fclose (in);
    }
  return samples;
}

static Example *
create_examples (const Sample *samples,
                 size_t        n,
                 float         outcome_share)
{
  Example *examples = g_new (Example, n);

  for (size_t i = 0; i < n; i++)
    examples[i] = example_of (&samples[i], outcome_share);
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

static void
print_hidden (const float *numbers,
              float        scale)
{
  printf ("{ { ");
  for (int j = 0; j < HIDDEN; j++)
    printf ("%s%ld", j == 0 ? "{ " : j % 8 == 0 ? " }, { " : ", ", lrintf (numbers[j] * scale));
  printf (" } } }");
}

static void
print_network (const Network *network)
{
  const float row_scale = AWALE_EVALUATION_ONE;
  const float weight_scale = (float) AWALE_VALUE_SEED * (1 << AWALE_EVALUATION_SHIFT) /
                             AWALE_EVALUATION_ONE;

  printf ("#define AWALE_EVALUATION_BASE %ld\n\n", lrintf (network->base * AWALE_VALUE_SEED));
  printf ("#define AWALE_EVALUATION_BIAS ");
  print_hidden (network->bias, row_scale);
  printf ("\n\n#define AWALE_EVALUATION_WEIGHTS \\\n  ");
  print_hidden (network->weights, weight_scale);
  printf ("\n\n#define AWALE_EVALUATION_ROWS { \\\n");
  for (int i = 0; i < AWALE_PITS; i++)
    {
      printf ("  { \\\n");
      for (int n = 0; n < COUNTS; n++)
        {
          printf ("    ");
          print_hidden (network->rows[i][n], row_scale);
          printf (", \\\n");
        }
      printf ("  }, \\\n");
    }
  printf ("}\n");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261121);
  g_autoptr (GArray) samples = NULL;
  g_autofree Example *examples = NULL;
  size_t n, n_held;
  static Network network, gradient, first, second;
  float *parameters = (float *) &network;
  int epochs, t = 0;

  if (argc < 4)
    {
      fprintf (stderr, "usage: fit EPOCHS OUTCOME_SHARE SAMPLES… > weights\n");
      return 2;
    }
  epochs = atoi (argv[1]);
  samples = read_samples (argv + 3, argc - 3);
  n = sample_split ((const Sample *) (void *) samples->data, samples->len, HELD_OUT);
  n_held = samples->len - n;
  examples = create_examples ((const Sample *) (void *) samples->data, samples->len,
                              (float) atof (argv[2]));

  for (int i = 0; i < N_PARAMETERS; i++)
    parameters[i] = (float) g_rand_double_range (rand, -0.12, 0.12);
  for (int j = 0; j < HIDDEN; j++)
    {
      network.bias[j] = 0.5f;
      network.weights[j] = (float) g_rand_double_range (rand, -2, 2);
    }

  for (int epoch = 0; epoch < epochs; epoch++)
    {
      double loss = 0;
      float rate =
        FIRST_RATE * powf (LAST_RATE / FIRST_RATE, (float) epoch / (float) MAX (epochs - 1, 1));

      shuffle (examples, n, rand);
      for (size_t i = 0; i + BATCH <= n; i += BATCH)
        {
          for (size_t k = i; k < i + BATCH; k++)
            loss += backward (&network, &examples[k], &gradient);
          step (parameters, (float *) &gradient, (float *) &first, (float *) &second, rate, ++t);
        }
      fprintf (stderr, "epoch %d: %.4f, held out %.4f\n", epoch + 1, loss / (double) n,
               loss_of (&network, examples + n, n_held));
    }

  print_network (&network);
  return 0;
}
