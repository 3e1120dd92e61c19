/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The bytes of an animated WebP are those of the specification. The contents of the frames do not
 * matter here; test-animation.c decodes real ones.
 */
#include "picture/awale-webp-container.h"

#include <string.h>

/* Creates a file with a picture of this size, and @content bytes after the header of the
 * picture. */
static GByteArray *
make_still (unsigned width,
            unsigned height,
            bool     has_alpha,
            unsigned content)
{
  GByteArray *still = g_byte_array_new ();
  uint32_t described = GUINT32_TO_LE ((width - 1) | (height - 1) << 14
                                      | (uint32_t) has_alpha << 28);
  uint32_t size = GUINT32_TO_LE (5 + content), whole = GUINT32_TO_LE (4 + 8 + 5 + content);

  g_byte_array_append (still, (const uint8_t *) "RIFF", 4);
  g_byte_array_append (still, (const uint8_t *) &whole, 4);
  g_byte_array_append (still, (const uint8_t *) "WEBPVP8L", 8);
  g_byte_array_append (still, (const uint8_t *) &size, 4);
  g_byte_array_append (still, (const uint8_t *) "\x2f", 1);
  g_byte_array_append (still, (const uint8_t *) &described, 4);
  for (unsigned i = 0; i < content; i++)
    g_byte_array_append (still, (const uint8_t *) "*", 1);
  return still;
}

static bool
add (AwaleWebpContainer *container,
     GByteArray         *still,
     int                 x,
     int                 y,
     AwaleWebpBlend      blend,
     int                 duration)
{
  return awale_webp_container_add (container, still->data, still->len, x, y, blend, duration);
}

static void
assert_bytes (AwaleWebpContainer *container,
              const void         *expected,
              size_t              size)
{
  g_autoptr (GBytes) bytes = awale_webp_container_end (container);

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), expected, size);
}

/* The bytes of an animation of two frames are exactly as specified. The first frame has an odd
 * number of bytes and is padded; the second has an even number, an offset and transparent
 * pixels. */
static void
test_bytes (void)
{
  static const char expected[] =
    "RIFF\x72\0\0\0" "WEBP"
    "VP8X\x0a\0\0\0" "\x12\0\0\0" "\x2b\x01\0" "\xff\0\0"
    "ANIM\x06\0\0\0" "\0\0\0\0" "\0\0"
    "ANMF\x20\0\0\0" "\0\0\0" "\0\0\0" "\x2b\x01\0" "\xff\0\0" "\xb0\x04\0" "\x02"
    "VP8L\x07\0\0\0" "\x2f\x2b\xc1\x3f\0" "**" "\0"
    "ANMF\x1e\0\0\0" "\x80\0\0" "\x03\0\0" "\x09\0\0" "\x04\0\0" "\x01\x02\x03" "\0"
    "VP8L\x06\0\0\0" "\x2f\x09\0\x01\x10" "*";
  g_autoptr (AwaleWebpContainer) container = awale_webp_container_new (300, 256);
  g_autoptr (GByteArray) whole = make_still (300, 256, false, 2);
  g_autoptr (GByteArray) part = make_still (10, 5, true, 1);

  g_assert_true (add (container, whole, 0, 0, AWALE_WEBP_INSTEAD, 1200));
  g_assert_true (add (container, part, 256, 6, AWALE_WEBP_OVER, 0x030201));
  assert_bytes (container, expected, sizeof expected - 1);
}

/* The frames determine whether the file has transparency. */
static void
test_opaque (void)
{
  g_autoptr (AwaleWebpContainer) container = awale_webp_container_new (4, 4);
  g_autoptr (GByteArray) still = make_still (4, 4, false, 1);
  g_autoptr (GBytes) bytes = NULL;

  g_assert_true (add (container, still, 0, 0, AWALE_WEBP_INSTEAD, 1));
  bytes = awale_webp_container_end (container);
  g_assert_cmpint (((const uint8_t *) g_bytes_get_data (bytes, NULL))[20], ==, 0x02);
}

/* The last frame can be extended up to the maximum duration that its header can hold. */
static void
test_hold (void)
{
  g_autoptr (AwaleWebpContainer) container = awale_webp_container_new (4, 4);
  g_autoptr (AwaleWebpContainer) other = awale_webp_container_new (4, 4);
  g_autoptr (GByteArray) still = make_still (4, 4, false, 1);
  g_autoptr (GBytes) expected = NULL;

  g_assert_true (add (other, still, 0, 0, AWALE_WEBP_INSTEAD, 5));
  g_assert_true (add (other, still, 0, 0, AWALE_WEBP_INSTEAD, AWALE_WEBP_MAX_DURATION));
  expected = awale_webp_container_end (other);

  g_assert_true (add (container, still, 0, 0, AWALE_WEBP_INSTEAD, 5));
  g_assert_true (add (container, still, 0, 0, AWALE_WEBP_INSTEAD, 300));
  g_assert_true (awale_webp_container_hold (container, AWALE_WEBP_MAX_DURATION - 300));
  g_assert_false (awale_webp_container_hold (container, 1));
  assert_bytes (container, g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));
}

/* Sizes from one pixel to the maximum of a lossless picture are accepted, and no others. */
static void
test_sides (void)
{
  static const int sides[][2] = { { 0, 4 }, { 4, 0 }, { -1, 4 }, { AWALE_WEBP_MAX_SIDE + 1, 4 },
                                  { 4, AWALE_WEBP_MAX_SIDE + 1 } };
  g_autoptr (AwaleWebpContainer) least = awale_webp_container_new (1, 1);
  g_autoptr (AwaleWebpContainer) most = awale_webp_container_new (AWALE_WEBP_MAX_SIDE,
                                                                  AWALE_WEBP_MAX_SIDE);
  g_autoptr (GByteArray) small = make_still (1, 1, false, 0);
  g_autoptr (GByteArray) large = make_still (AWALE_WEBP_MAX_SIDE, AWALE_WEBP_MAX_SIDE, false, 0);

  for (size_t i = 0; i < G_N_ELEMENTS (sides); i++)
    g_assert_null (awale_webp_container_new (sides[i][0], sides[i][1]));
  g_assert_true (add (least, small, 0, 0, AWALE_WEBP_INSTEAD, 1));
  g_assert_false (add (least, large, 0, 0, AWALE_WEBP_INSTEAD, 1));
  g_assert_true (add (most, large, 0, 0, AWALE_WEBP_INSTEAD, 1));
}

/* A frame beyond the canvas, or at an odd offset, is rejected. */
static void
test_places (void)
{
  static const int places[][2] = { { 1, 0 }, { 0, 1 }, { -2, 0 }, { 0, -2 }, { 8, 0 }, { 0, 4 } };
  g_autoptr (AwaleWebpContainer) container = awale_webp_container_new (11, 7);
  g_autoptr (AwaleWebpContainer) other = awale_webp_container_new (11, 7);
  g_autoptr (GByteArray) still = make_still (5, 5, false, 1);
  g_autoptr (GBytes) expected = NULL;

  g_assert_true (add (other, still, 6, 2, AWALE_WEBP_OVER, 1));
  expected = awale_webp_container_end (other);
  g_assert_true (add (container, still, 6, 2, AWALE_WEBP_OVER, 1));
  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    g_assert_false (add (container, still, places[i][0], places[i][1], AWALE_WEBP_OVER, 1));
  assert_bytes (container, g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));
}

/* A picture that is truncated, or has a wrong header, is rejected. */
static void
test_stills (void)
{
  g_autoptr (AwaleWebpContainer) container = awale_webp_container_new (5, 5);
  g_autoptr (GByteArray) still = make_still (5, 5, false, 4);

  for (unsigned size = 0; size < still->len; size++)
    {
      g_autofree uint8_t *start = g_memdup2 (still->data, MAX (1, size));

      g_assert_false (awale_webp_container_add (container, start, size, 0, 0, AWALE_WEBP_OVER, 1));
    }
  for (unsigned i = 0; i < 21; i++)
    if (i < 4 || i >= 8)   /* Skip the total size, which must match the number of bytes. */
      {
        still->data[i] ^= 0xff;
        g_assert_false (add (container, still, 0, 0, AWALE_WEBP_OVER, 1));
        still->data[i] ^= 0xff;
      }
  g_assert_true (add (container, still, 0, 0, AWALE_WEBP_OVER, 1));
}

/* The picture may come after other chunks of odd and even sizes. */
static void
test_chunks (void)
{
  static const char before[] = "VP8X\x0a\0\0\0" "**********" "ICCP\x03\0\0\0" "***" "\0";
  g_autoptr (AwaleWebpContainer) container = awale_webp_container_new (5, 5);
  g_autoptr (AwaleWebpContainer) other = awale_webp_container_new (5, 5);
  g_autoptr (GByteArray) plain = make_still (5, 5, true, 4);
  g_autoptr (GByteArray) still = g_byte_array_new ();
  g_autoptr (GBytes) expected = NULL;

  g_assert_true (add (other, plain, 0, 0, AWALE_WEBP_INSTEAD, 1));
  expected = awale_webp_container_end (other);
  g_byte_array_append (still, plain->data, 12);
  g_byte_array_append (still, (const uint8_t *) before, sizeof before - 1);
  g_byte_array_append (still, plain->data + 12, plain->len - 12);
  g_assert_true (add (container, still, 0, 0, AWALE_WEBP_INSTEAD, 1));
  assert_bytes (container, g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));
}

/* A picture with more bytes than a header can declare is rejected before its bytes are read. */
static void
test_too_many (void)
{
  g_autoptr (AwaleWebpContainer) container = awale_webp_container_new (5, 5);
  g_autoptr (GByteArray) still = make_still (5, 5, true, 4);

  g_assert_false (awale_webp_container_add (container, still->data, G_MAXUINT32, 0, 0,
                                            AWALE_WEBP_OVER, 1));
  g_assert_true (add (container, still, 0, 0, AWALE_WEBP_OVER, 1));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture/webp-container/bytes", test_bytes);
  g_test_add_func ("/picture/webp-container/opaque", test_opaque);
  g_test_add_func ("/picture/webp-container/hold", test_hold);
  g_test_add_func ("/picture/webp-container/sides", test_sides);
  g_test_add_func ("/picture/webp-container/places", test_places);
  g_test_add_func ("/picture/webp-container/stills", test_stills);
  g_test_add_func ("/picture/webp-container/chunks", test_chunks);
  g_test_add_func ("/picture/webp-container/too-many", test_too_many);
  return g_test_run ();
}
