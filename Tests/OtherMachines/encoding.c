#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "checks.h"

static const char software[] = "check";

/// Prints what an encoder made, and complains if it is another picture.
static void print_file(
  const char *way, const uint8_t *bytes, size_t count, const uint32_t *pixels, uint32_t width,
  uint32_t height
) {
  printf("  %s: %zu bytes, %s\n", way, count, digest_of_bytes(bytes, count).digits);
  uint32_t foundWidth, foundHeight;
  uint32_t *found = decode(bytes, count, &foundWidth, &foundHeight);
  bool isSame = found != NULL && foundWidth == width && foundHeight == height
    && memcmp(found, pixels, (size_t)width * height * 4) == 0;
  if (!isSame) puts("  WRONG: it shows another picture");
  free(found);
}

static void encode_whole(
  CPNGEncoder *encoder, CPNGEffort effort, const uint32_t *pixels, uint32_t width, uint32_t height
) {
  if (!cpng_encoder_encode(encoder, pixels, width, height, effort, software)) {
    puts("  WRONG: it cannot be encoded");
    return;
  }
  print_file(
    effort == CPNGEffortFast ? "fast" : "small", cpng_encoder_bytes(encoder),
    cpng_encoder_count(encoder), pixels, width, height);
}

/// A file that grows piece by piece.
typedef struct Pieces {
  uint8_t *bytes;
  size_t count;
} Pieces;

static void append(Pieces *file, const CPNGEncoder *encoder) {
  memcpy(file->bytes + file->count, cpng_encoder_bytes(encoder), cpng_encoder_count(encoder));
  file->count += cpng_encoder_count(encoder);
}

static bool encode_pieces(
  CPNGEncoder *encoder, Pieces *file, bool hasPalette, const uint32_t *pixels, uint32_t width,
  uint32_t height
) {
  file->count = 0;
  if (!cpng_encoder_begin(encoder, width, height, hasPalette, software)) return false;
  append(file, encoder);
  for (uint32_t y = 0; y < height; y += 3) {
    uint32_t some = height - y < 3 ? height - y : 3;
    CPNGTaken taken = cpng_encoder_take(encoder, pixels + (size_t)y * width, some);
    if (taken != CPNGTakenAll) return false;
    if (cpng_encoder_count(encoder) > 0) append(file, encoder);
  }
  if (!cpng_encoder_finish(encoder)) return false;
  append(file, encoder);
  if (!hasPalette) return true;
  if (!cpng_encoder_make_palette(encoder)) return false;
  memcpy(
    file->bytes + CPNGPaletteOffset, cpng_encoder_bytes(encoder), cpng_encoder_count(encoder));
  return true;
}

static void check_pieces(
  CPNGEncoder *encoder, const uint32_t *pixels, uint32_t width, uint32_t height
) {
  // Only opaque pictures go in pieces.
  size_t pixelCount = (size_t)width * height;
  for (size_t i = 0; i < pixelCount; i++) {
    if (pixels[i] >> 24 != 0xFF) return;
  }
  Pieces file = {.bytes = take(pixelCount * 8 + 4096)};
  for (int hasPalette = 1; hasPalette >= 0; hasPalette--) {
    if (encode_pieces(encoder, &file, hasPalette, pixels, width, height)) {
      const char *way = hasPalette ? "pieces with a palette" : "pieces";
      print_file(way, file.bytes, file.count, pixels, width, height);
    } else {
      puts("  pieces with a palette: too many colours");
    }
  }
  free(file.bytes);
}

static void check_animation(
  CPNGEncoder *encoder, const uint32_t *pixels, uint32_t width, uint32_t height
) {
  const uint16_t durations[] = {40, 1000, 65535};
  uint32_t frameHeight = height / 3;
  if (frameHeight == 0) return;
  if (!cpng_encoder_animate(encoder, pixels, width, frameHeight, durations, 3, software)) {
    puts("  WRONG: it cannot be animated");
    return;
  }
  print_file(
    "animation", cpng_encoder_bytes(encoder), cpng_encoder_count(encoder), pixels, width,
    frameHeight);
}

void check_encoding(
  const char *name, const uint32_t *pixels, uint32_t width, uint32_t height, bool isThorough
) {
  printf("%s, encoded:\n", name);
  CPNGEncoder *encoder = cpng_encoder_create();
  encode_whole(encoder, CPNGEffortFast, pixels, width, height);
  if (isThorough) {
    encode_whole(encoder, CPNGEffortSmall, pixels, width, height);
    check_pieces(encoder, pixels, width, height);
    check_animation(encoder, pixels, width, height);
  }
  cpng_encoder_destroy(encoder);
}
