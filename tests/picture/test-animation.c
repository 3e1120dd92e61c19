/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * An animated picture can be read by the decoder of libwebp, and each frame equals the still
 * picture of its position.
 */
#include "picture/awale-animation.h"

#include <math.h>
#include <string.h>
#include <webp/demux.h>
#include <webp/encode.h>

#define WIDTH 200

typedef struct
{
  AwaleBoardPicture board;
  AwaleGame        *game;
} Fixture;

static AwaleGame *
play (const char *moves)
{
  AwaleGame *game = awale_game_new (&awale_presets (NULL)[0].rules);

  for (; *moves != '\0'; moves++)
    {
      AwaleMove move = awale_move_from_letter (*moves);

      g_assert_cmpint (awale_game_play (game, move), ==, AWALE_ILLEGAL_REASON_NONE);
    }
  return game;
}

static void
set_up (Fixture    *fixture,
        const void *data)
{
  fixture->board = (AwaleBoardPicture) {
    .palette = awale_board_palette_get ("hardwood", false),
    .flags = AWALE_GEOMETRY_LETTERS | AWALE_GEOMETRY_COUNTS,
    .width = WIDTH,
  };
  fixture->game = play ("CdFbA");
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  g_object_unref (fixture->game);
}

static GArray *
list_frames (Fixture *fixture)
{
  AwaleNode *root = awale_game_get_root (fixture->game);

  return awale_animation_list_frames (&fixture->board, fixture->game, root,
                                      awale_game_get_line_end (fixture->game, root));
}

static WebPAnimDecoder *
decode (GBytes       *bytes,
        WebPAnimInfo *info)
{
  WebPAnimDecoderOptions options;
  WebPData data = { 0 };
  WebPAnimDecoder *decoder;

  data.bytes = g_bytes_get_data (bytes, &data.size);
  g_assert_true (WebPAnimDecoderOptionsInit (&options));
  options.color_mode = MODE_bgrA;   /* Use the byte order of cairo's pixels on a little-endian
                                       machine. */
  decoder = WebPAnimDecoderNew (&data, &options);
  g_assert_nonnull (decoder);
  g_assert_true (WebPAnimDecoderGetInfo (decoder, info));
  return decoder;
}

/* Returns the largest difference of any channel between a frame and the still picture. */
static int
compare (const uint8_t           *pixels,
         const WebPAnimInfo      *info,
         const AwaleBoardPicture *board)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         (int) info->canvas_width,
                                                         (int) info->canvas_height);
  cairo_t *cr = cairo_create (surface);
  int most = 0;

  awale_picture_paint_board (board, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (unsigned y = 0; y < info->canvas_height; y++)
    {
      const uint8_t *row = cairo_image_surface_get_data (surface)
                           + y * (unsigned) cairo_image_surface_get_stride (surface);

      for (unsigned x = 0; x < 4 * info->canvas_width; x++)
        most = MAX (most, abs (row[x] - pixels[y * 4 * info->canvas_width + x]));
    }
  cairo_surface_destroy (surface);
  return most;
}

/* The animation is an endless loop with one frame per position, of the size of the board. Each
 * frame has the right duration and equals the still picture, except for the rounding of translucent
 * pixels. */
static void
test_frames (Fixture    *fixture,
             const void *data)
{
  g_autoptr (GArray) frames = list_frames (fixture);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = awale_animation_draw (frames, AWALE_ANIMATION_PAUSE, &error);
  WebPAnimDecoder *decoder;
  WebPAnimInfo info;
  uint8_t *pixels;
  int time, former = 0;

  g_assert_no_error (error);
  g_assert_cmpuint (frames->len, ==, 6);
  decoder = decode (bytes, &info);
  g_assert_cmpuint (info.frame_count, ==, frames->len);
  g_assert_cmpuint (info.loop_count, ==, 0);
  g_assert_cmpuint (info.canvas_width, ==, WIDTH);
  g_assert_cmpuint (info.canvas_height, ==,
                    ceil (awale_geometry_height_for_width (WIDTH, fixture->board.flags)));
  for (unsigned i = 0; i < frames->len; i++)
    {
      bool is_last = i + 1 == frames->len;

      g_assert_true (WebPAnimDecoderGetNext (decoder, &pixels, &time));
      g_assert_cmpint (time - former, ==,
                       is_last ? AWALE_ANIMATION_LAST_PAUSE : AWALE_ANIMATION_PAUSE);
      former = time;
      for (unsigned j = 0; j < frames->len; j++)
        {
          int difference = compare (pixels, &info, &g_array_index (frames, AwaleBoardPicture, j));

          if (i == j)
            g_assert_cmpint (difference, <=, 1);
          else
            g_assert_cmpint (difference, >, 50);
        }
    }
  g_assert_false (WebPAnimDecoderHasMoreFrames (decoder));
  WebPAnimDecoderDelete (decoder);
}

/* An animation can show a part of a game, with the marks of each node and without variations. */
static void
test_part (Fixture    *fixture,
           const void *data)
{
  AwaleNode *root = awale_game_get_root (fixture->game);
  AwaleNode *first = awale_node_get_first_child (root);
  AwaleNode *last = awale_node_get_first_child (first);
  g_autoptr (GArray) frames = NULL;
  const AwaleBoardPicture *frame;

  awale_game_set_cursor (fixture->game, first);
  awale_game_toggle_circle (fixture->game, last, 3, AWALE_MARK_RED);
  fixture->board.flags |= AWALE_GEOMETRY_FLIPPED;
  frames = awale_animation_list_frames (&fixture->board, fixture->game, first, last);
  g_assert_cmpuint (frames->len, ==, 2);
  frame = &g_array_index (frames, AwaleBoardPicture, 0);
  g_assert_true (awale_position_equal (frame->position, awale_node_get_position (first)));
  g_assert_cmpint (frame->look.last_from, ==, awale_move_from_letter ('C'));
  g_assert_cmpint (frame->flags, ==, fixture->board.flags);
  frame = &g_array_index (frames, AwaleBoardPicture, 1);
  g_assert_true (awale_position_equal (frame->position, awale_node_get_position (last)));
  g_assert_cmpint (frame->look.last_from, ==, awale_move_from_letter ('d'));
  g_assert_cmpint (frame->look.marks.circles[3], !=, 0);
}

/* Equal pictures that follow each other are merged into one frame, which gets their total
 * duration. */
static void
test_same (Fixture    *fixture,
           const void *data)
{
  g_autoptr (GArray) frames = list_frames (fixture);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  WebPAnimDecoder *decoder;
  WebPAnimInfo info;
  uint8_t *pixels;
  int time;

  for (unsigned i = 1; i < frames->len; i++)
    if (i != 3)
      g_array_index (frames, AwaleBoardPicture, i) =
        g_array_index (frames, AwaleBoardPicture, i < 3 ? 0 : 3);
  bytes = awale_animation_draw (frames, AWALE_ANIMATION_PAUSE, &error);
  g_assert_no_error (error);
  decoder = decode (bytes, &info);
  g_assert_cmpuint (info.frame_count, ==, 2);
  g_assert_true (WebPAnimDecoderGetNext (decoder, &pixels, &time));
  g_assert_cmpint (time, ==, 3 * AWALE_ANIMATION_PAUSE);
  g_assert_true (WebPAnimDecoderGetNext (decoder, &pixels, &time));
  g_assert_cmpint (time, ==, 5 * AWALE_ANIMATION_PAUSE + AWALE_ANIMATION_LAST_PAUSE);
  g_assert_cmpint (compare (pixels, &info, &g_array_index (frames, AwaleBoardPicture, 3)), <=, 1);
  WebPAnimDecoderDelete (decoder);
}

/* A frame may be translucent, or empty where the previous one was not; here every second board is
 * smaller. */
static void
test_transparent (Fixture    *fixture,
                  const void *data)
{
  g_autoptr (GArray) frames = list_frames (fixture);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  WebPAnimDecoder *decoder;
  WebPAnimInfo info;
  uint8_t *pixels;
  int time;

  for (unsigned i = 0; i < frames->len; i++)
    {
      AwaleBoardPicture *frame = &g_array_index (frames, AwaleBoardPicture, i);

      frame->width = i % 2 == 0 ? WIDTH : WIDTH / 2;
    }
  bytes = awale_animation_draw (frames, AWALE_ANIMATION_PAUSE, &error);
  g_assert_no_error (error);
  decoder = decode (bytes, &info);
  g_assert_cmpuint (info.frame_count, ==, frames->len);
  for (unsigned i = 0; i < frames->len; i++)
    {
      g_assert_true (WebPAnimDecoderGetNext (decoder, &pixels, &time));
      g_assert_cmpint (compare (pixels, &info, &g_array_index (frames, AwaleBoardPicture, i)), <=,
                       1);
    }
  WebPAnimDecoderDelete (decoder);
}

/* A single position gives an animation of one frame. */
static void
test_single (Fixture    *fixture,
             const void *data)
{
  AwaleNode *root = awale_game_get_root (fixture->game);
  g_autoptr (GArray) frames = awale_animation_list_frames (&fixture->board, fixture->game, root,
                                                           root);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = awale_animation_draw (frames, AWALE_ANIMATION_PAUSE, &error);
  WebPAnimDecoder *decoder;
  WebPAnimInfo info;
  uint8_t *pixels;
  int time;

  g_assert_no_error (error);
  decoder = decode (bytes, &info);
  g_assert_cmpuint (info.frame_count, ==, 1);
  g_assert_true (WebPAnimDecoderGetNext (decoder, &pixels, &time));
  g_assert_cmpint (compare (pixels, &info, &g_array_index (frames, AwaleBoardPicture, 0)), <=, 1);
  WebPAnimDecoderDelete (decoder);
}

/* The number of frames is limited, counted from the start of the game, even if two seeds circle
 * forever. */
static void
test_long (Fixture    *fixture,
           const void *data)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_presets (NULL)[0].rules);
  g_autoptr (GArray) frames = NULL;
  AwalePosition start;
  AwaleNode *node;

  g_assert_true (awale_position_parse ("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", &start, NULL));
  awale_game_set_start (game, awale_game_get_rules (game), start);
  for (node = awale_game_get_root (game); node != NULL && awale_node_get_ply (node) < 300;)
    node = awale_game_add_move (game, node,
                                __builtin_ctz (awale_legal_moves (awale_node_get_position (node),
                                                                  awale_game_get_rules (game))));
  g_assert_nonnull (node);
  frames = awale_animation_list_frames (&fixture->board, game, awale_game_get_root (game), node);
  g_assert_cmpuint (frames->len, ==, AWALE_ANIMATION_MAX_FRAMES);
  g_assert_true (awale_position_equal (g_array_index (frames, AwaleBoardPicture, 0).position,
                                       start));
}

/* A size above the limits of WebP or libwebp is an error. */
static void
test_too_large (Fixture    *fixture,
                const void *data)
{
  static const double widths[] = { 20000, WEBP_MAX_DIMENSION + 1 };

  for (size_t i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (GArray) frames = list_frames (fixture);
      g_autoptr (GError) error = NULL;

      g_array_index (frames, AwaleBoardPicture, 0).width = widths[i];
      g_assert_null (awale_animation_draw (frames, AWALE_ANIMATION_PAUSE, &error));
      g_assert_error (error, AWALE_PICTURE_ERROR, AWALE_PICTURE_ERROR_DRAW);
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Fixture *, const void *);
  } tests[] = {
    { "frames", test_frames }, { "part", test_part }, { "same", test_same },
    { "transparent", test_transparent }, { "single", test_single },
    { "long", test_long }, { "too-large", test_too_large },
  };

  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/picture/animation/%s", tests[i].name);

      g_test_add (path, Fixture, NULL, set_up, tests[i].test, tear_down);
    }
  return g_test_run ();
}
