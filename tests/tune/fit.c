/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Fits the evaluation's network to samples of generate.c and writes it as a file of weights, or
 * prints how well given weights fit them:
 *
 *     fit EPOCHS OUTCOME_SHARE ORIGIN OUT SAMPLES…
 *     fit --test WEIGHTS SAMPLES…
 *
 * The network is described at awale_evaluate(). It learns the seeds that the player to move gains
 * from the position on, as a mean of the search's value and the game's outcome, weighted by
 * OUTCOME_SHARE. Learning uses Adam with mean squares in one thread, so that the same samples give
 * the same numbers.
 *
 * The loss is always the mean square, in seeds², of the difference between the network and the
 * searches, whatever the share of the outcomes; unbalanced games count less.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../engine/weights-file.h"
#include "engine/awale-evaluate.h"
#include "sample.h"

#define HIDDEN AWALE_WEIGHTS_HIDDEN

enum
{
  BATCH = 2048,
  N_ROWS = G_STRUCT_OFFSET (AwaleWeights, heads) / sizeof (AwaleWeightRow),
  FIRST_BIAS = G_STRUCT_OFFSET (AwaleWeights, biases) / sizeof (AwaleWeightRow),
  N_HEADS = AWALE_WEIGHTS_RULESETS * AWALE_WEIGHTS_PHASES,
  N_SEEN = sizeof (AwaleFeatureRows) / sizeof (uint16_t),
};

static const float FIRST_RATE = 0.004f, LAST_RATE = 0.00016f;

/* A difference of this many seeds at the end halves the weight of an example, because an unbalanced
 * game teaches less. */
static const float BALANCE = 16;

/* Slope of the activation outside its limits, which lets clipped neurons recover. */
static const float LEAK = 0.01f;

/* The weights as real numbers, before they are rounded to AwaleWeights. */
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

/* State of the gradient descent: the gradient of the current batch, and the moments. */
typedef struct
{
  Network gradient;
  Network first;
  Network second;
  int     n_steps;
} Adam;

/* A value to be learned, in seeds, and its weight. */
typedef struct
{
  float seeds;
  float importance;
} Target;

/* A position as input of the network, given by its rows and its head. */
typedef struct
{
  uint16_t rows[N_SEEN];
  uint16_t head;
  Target   learned;
  Target   searched;  /* Target of which the loss is printed: the value of the search. */
} Example;

typedef struct
{
  GArray  *learned;
  GArray  *held_out;
  uint64_t engine;  /* Signature of the engine that made all samples. */
} Examples;

/* Returns the number of seeds to learn, and its weight, for a player whose margin is @margin now
 * and is expected to be @final at the end. */
static Target
target_of (float final,
           float margin)
{
  return (Target) {
    .seeds = final - margin,
    .importance = 1 / (1 + final * final / (BALANCE * BALANCE)),
  };
}

static Example
example_of (const Sample *sample,
            float         outcome_share)
{
  AwalePosition seen = awale_see_from_mover (sample->position);
  AwaleFeatureRows rows = awale_seen_rows_of (&seen, sample->preset);
  unsigned phase = awale_phase_of (awale_position_seeds_on_board (seen));
  float margin = (float) (seen.stores[AWALE_SOUTH] - seen.stores[AWALE_NORTH]);
  float value = (float) sample->value / AWALE_VALUE_SEED;
  float outcome = (float) sample->outcome / AWALE_VALUE_SEED;
  Example example = {
    .head = (uint16_t) (sample->preset * AWALE_WEIGHTS_PHASES + phase),
    .learned = target_of (value + outcome_share * (outcome - value), margin),
    .searched = target_of (value, margin),
  };

  memcpy (example.rows, &rows, sizeof rows);
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
  for (int i = 0; i < N_SEEN; i++)
    {
      const float *row = network->rows[example->rows[i]];

      for (int j = 0; j < HIDDEN; j++)
        sums[j] += row[j];
    }
  for (int j = 0; j < HIDDEN; j++)
    result += head[j] * CLAMP (sums[j], 0, 1);
  return result;
}

static void
backward (const Network *network,
          const Example *example,
          Network       *gradient)
{
  float sums[HIDDEN], back[HIDDEN];
  float error = forward (network, example, sums) - example->learned.seeds;
  float slope = error * example->learned.importance;
  const float *head = network->heads[example->head];

  gradient->bases[example->head] += slope;
  for (int j = 0; j < HIDDEN; j++)
    {
      gradient->heads[example->head][j] += slope * CLAMP (sums[j], 0, 1);
      back[j] = slope * head[j] * (sums[j] > 0 && sums[j] < 1 ? 1 : LEAK);
    }
  for (int i = 0; i < N_SEEN; i++)
    {
      float *row = gradient->rows[example->rows[i]];

      for (int j = 0; j < HIDDEN; j++)
        row[j] += back[j];
    }
}

static void
step (Network *network,
      Adam    *adam,
      float    rate)
{
  float *parameters = (float *) network, *gradient = (float *) &adam->gradient;
  float *first = (float *) &adam->first, *second = (float *) &adam->second;
  float t = (float) ++adam->n_steps;
  float correct1 = 1 - powf (0.9f, t), correct2 = 1 - powf (0.999f, t);

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
      double error = forward (network, example, sums) - example->searched.seeds;

      loss += error * error * example->searched.importance;
      importance += example->searched.importance;
    }
  return loss / importance;
}

static void
fail (const char *sentence)
{
  fprintf (stderr, "fit: %s\n", sentence);
  exit (1);
}

/* Adds the samples of a file to @examples. Samples of different engines must not be mixed. */
static void
read_file (Examples   *examples,
           const char *path,
           float       outcome_share)
{
  g_autoptr (GError) error = NULL;
  uint64_t engine = 0;
  g_autoptr (GArray) samples = samples_read (path, &engine, &error);

  if (samples == NULL)
    fail (error->message);
  if (examples->engine != 0 && examples->engine != engine)
    fail ("These samples are of more than one engine.");
  examples->engine = engine;
  for (guint i = 0; i < samples->len; i++)
    {
      const Sample *sample = &g_array_index (samples, Sample, i);
      Example example = example_of (sample, outcome_share);

      g_array_append_val (sample_is_held_out (sample) ? examples->held_out : examples->learned,
                          example);
    }
}

static Examples
read_examples (char **paths,
               int    n_paths,
               float  outcome_share)
{
  Examples examples = {
    .learned = g_array_new (FALSE, FALSE, sizeof (Example)),
    .held_out = g_array_new (FALSE, FALSE, sizeof (Example)),
  };

  for (int i = 0; i < n_paths; i++)
    read_file (&examples, paths[i], outcome_share);
  return examples;
}

static void
clear_examples (Examples *examples)
{
  g_array_unref (examples->learned);
  g_array_unref (examples->held_out);
}

/* Prints the loss on the games used for training, and on those held out. */
static void
print_loss (const char     *what,
            const Network  *network,
            const Examples *examples)
{
  printf ("%s: loss %.4f in %u positions, held out %.4f in %u\n", what,
          loss_of (network, examples->learned), examples->learned->len,
          loss_of (network, examples->held_out), examples->held_out->len);
  fflush (stdout);
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

/* Weights of pairs and of threats begin at zero, so that the weights of single pits learn
 * everything they can explain. */
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
      network->rows[FIRST_BIAS + i][j] = 0.5f;
  for (int j = 0; j < HIDDEN; j++)
    {
      float weight = (float) g_rand_double_range (rand, -2, 2);

      for (int i = 0; i < N_HEADS; i++)
        network->heads[i][j] = weight;
    }
}

/* Runs one epoch over the examples, in a random order. */
static void
learn_once (Network *network,
            Adam    *adam,
            GArray  *examples,
            float    rate,
            GRand   *rand)
{
  Example *learned = (Example *) (void *) examples->data;

  shuffle (learned, examples->len, rand);
  for (size_t i = 0; i + BATCH <= examples->len; i += BATCH)
    {
      for (size_t k = i; k < i + BATCH; k++)
        backward (network, &learned[k], &adam->gradient);
      step (network, adam, rate);
    }
}

static void
learn (Network        *network,
       const Examples *examples,
       int             epochs,
       GRand          *rand)
{
  g_autofree Adam *adam = g_new0 (Adam, 1);

  for (int epoch = 0; epoch < epochs; epoch++)
    {
      float share = (float) epoch / (float) MAX (epochs - 1, 1);
      g_autofree char *name = g_strdup_printf ("epoch %d", epoch + 1);

      learn_once (network, adam, examples->learned,
                  FIRST_RATE * powf (LAST_RATE / FIRST_RATE, share), rand);
      print_loss (name, network, examples);
    }
}

static int16_t
make_whole (float number,
            float scale,
            int   most)
{
  return (int16_t) CLAMP (lrintf (number * scale), -most, most);
}

/* Numbers that represent 1 in a file of weights: in rows, in bases and in heads. */
static const float ROW_SCALE = AWALE_WEIGHTS_ONE, BASE_SCALE = AWALE_VALUE_SEED,
                   HEAD_SCALE = (float) AWALE_VALUE_SEED * (1 << AWALE_WEIGHTS_SHIFT) /
                                AWALE_WEIGHTS_ONE;

static AwaleWeights *
dup_weights (const Network *network)
{
  AwaleWeights *weights = g_new0 (AwaleWeights, 1);
  int16_t *number = (int16_t *) weights;

  for (int i = 0; i < N_ROWS; i++)
    for (int j = 0; j < HIDDEN; j++)
      *number++ = make_whole (network->rows[i][j], ROW_SCALE, AWALE_WEIGHTS_MAX);
  for (int i = 0; i < N_HEADS; i++)
    for (int j = 0; j < HIDDEN; j++)
      *number++ = make_whole (network->heads[i][j], HEAD_SCALE, G_MAXINT16);
  for (int i = 0; i < N_HEADS; i++)
    *number++ = make_whole (network->bases[i], BASE_SCALE, G_MAXINT16);
  return weights;
}

/* Converts weights of the engine back into @network. */
static void
take_weights (Network            *network,
              const AwaleWeights *weights)
{
  const int16_t *number = (const int16_t *) weights;

  for (int i = 0; i < N_ROWS; i++)
    for (int j = 0; j < HIDDEN; j++)
      network->rows[i][j] = *number++ / ROW_SCALE;
  for (int i = 0; i < N_HEADS; i++)
    for (int j = 0; j < HIDDEN; j++)
      network->heads[i][j] = *number++ / HEAD_SCALE;
  for (int i = 0; i < N_HEADS; i++)
    network->bases[i] = *number++ / BASE_SCALE;
}

static void
test (const char  *path,
      char       **samples,
      int          n_samples)
{
  g_autoptr (GError) error = NULL;
  g_autofree AwaleWeights *weights = NULL;
  g_autofree char *bytes = NULL;
  static Network network;
  Examples examples;
  size_t n_bytes;

  if (!g_file_get_contents (path, &bytes, &n_bytes, &error))
    fail (error->message);
  weights = awale_weights_read (bytes, n_bytes);
  if (weights == NULL)
    fail ("These are no weights of this engine's shape.");

  examples = read_examples (samples, n_samples, 0);
  take_weights (&network, weights);
  print_loss ("weights", &network, &examples);
  clear_examples (&examples);
}

static void
fit (const char  *epochs,
     const char  *outcome_share,
     const char  *origin,
     const char  *out,
     char       **samples,
     int          n_samples)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261121);
  g_autofree AwaleWeights *weights = NULL;
  g_autofree char *all_origin = NULL;
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GError) error = NULL;
  static Network network;
  Examples examples = read_examples (samples, n_samples, strtof (outcome_share, NULL));

  begin_network (&network, rand);
  learn (&network, &examples, atoi (epochs), rand);
  weights = dup_weights (&network);
  take_weights (&network, weights);
  print_loss ("weights", &network, &examples);

  all_origin = g_strdup_printf ("%s; games and searches of the engine %" G_GUINT64_FORMAT
                                "; %u positions, %s epochs, outcome share %s", origin,
                                examples.engine, examples.learned->len, epochs, outcome_share);
  file = weights_file_new (weights, all_origin);
  clear_examples (&examples);
  if (!g_file_set_contents (out, g_bytes_get_data (file, NULL), (gssize) g_bytes_get_size (file),
                            &error))
    fail (error->message);
}

int
main (int    argc,
      char **argv)
{
  if (argc >= 4 && g_str_equal (argv[1], "--test"))
    test (argv[2], argv + 3, argc - 3);
  else if (argc >= 6)
    fit (argv[1], argv[2], argv[3], argv[4], argv + 5, argc - 5);
  else
    {
      fprintf (stderr, "usage: fit EPOCHS OUTCOME_SHARE ORIGIN OUT SAMPLES…\n"
                       "       fit --test WEIGHTS SAMPLES…\n");
      return 2;
    }
  return 0;
}
