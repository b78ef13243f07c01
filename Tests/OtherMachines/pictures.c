#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "checks.h"

/// A kind of made-up picture.
typedef struct Picture {
  const char *name;
  uint32_t width;
  uint32_t height;
  unsigned colorCount;
  bool isGrey;
  bool isOpaque;
} Picture;

// The widest row is more than the encoder subtracts at once; the colours are as many as each form
// has, and one more.
static const Picture pictures[] = {
  {"one pixel", 1, 1, 1, false, true},
  {"black and white", 301, 20, 2, true, true},
  {"four greys", 67, 31, 4, true, true},
  {"sixteen greys", 67, 31, 16, true, true},
  {"all greys", 67, 31, 256, true, true},
  {"two colours", 65, 33, 2, false, true},
  {"three colours", 66, 33, 3, false, true},
  {"five colours", 64, 33, 5, false, true},
  {"16 colours, some clear", 64, 33, 16, false, false},
  {"17 colours", 63, 33, 17, false, true},
  {"256 colours, some clear", 301, 40, 256, false, false},
  {"257 colours", 301, 40, 257, false, true},
  {"300 colours, some clear", 301, 40, 300, false, false},
  {"wide", 5001, 9, 5000, false, true},
  {"wide, some clear", 5001, 9, 5000, false, false},
  {"wide, few colours", 40001, 9, 20, false, true},
};

static uint32_t color_number(const Picture *picture, uint32_t number) {
  if (picture->isGrey) return 0xFF000000 | number * (255 / (picture->colorCount - 1)) * 0x010101u;
  uint32_t color = (number + 1) * 0x9E3779B1u;
  bool isClear = !picture->isOpaque && number % 3 == 0;
  return isClear ? color & 0x7FFFFFFF : color | 0xFF000000;
}

/// Runs of all lengths, noise, and rows that repeat the one above.
static uint32_t *draw(const Picture *picture) {
  uint32_t state = picture->width * 31 + picture->colorCount;
  size_t width = picture->width;
  uint32_t *pixels = take(width * picture->height * 4);
  for (size_t y = 0; y < picture->height; y++) {
    uint32_t *row = pixels + y * width;
    if (y % 4 == 1) {
      memcpy(row, row - width, width * 4);
      continue;
    }
    for (size_t x = 0; x < width;) {
      uint32_t number = next_random(&state) % picture->colorCount;
      size_t run = y % 4 == 2 ? 1 : 1 + next_random(&state) % (3 + 10 * y);
      for (; run > 0 && x < width; run--) row[x++] = color_number(picture, number);
    }
  }
  return pixels;
}

/// Encodes indices, two in a byte, as they are.
static void check_nibbles(void) {
  uint8_t packed[31 * 20];
  uint32_t colors[16];
  uint32_t state = 5;
  for (size_t i = 0; i < 16; i++) colors[i] = 0xFF000000 | next_random(&state);
  for (size_t i = 0; i < sizeof(packed); i++) {
    packed[i] = i / 31 % 3 == 1 ? packed[i - 31] : (uint8_t)next_random(&state);
  }
  CPNGEncoder *encoder = cpng_encoder_create();
  bool isDone = cpng_encoder_encode_nibbles(encoder, packed, 61, 20, colors, 16, "check");
  if (!isDone) puts("nibbles: WRONG: they cannot be encoded");
  check_decoding("nibbles", cpng_encoder_bytes(encoder), cpng_encoder_count(encoder));
  cpng_encoder_destroy(encoder);
}

void check_pictures(void) {
  check_nibbles();
  for (size_t i = 0; i < sizeof(pictures) / sizeof(*pictures); i++) {
    const Picture *picture = &pictures[i];
    uint32_t *pixels = draw(picture);
    check_encoding(picture->name, pixels, picture->width, picture->height, true);
    CPNGEncoder *encoder = cpng_encoder_create();
    bool isDone = cpng_encoder_encode(
      encoder, pixels, picture->width, picture->height, CPNGEffortSmall, "check");
    if (isDone) {
      check_decoding(
        picture->name, cpng_encoder_bytes(encoder), cpng_encoder_count(encoder));
    }
    cpng_encoder_destroy(encoder);
    free(pixels);
  }
}
