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

/// Gives the colours of a picture numbers, backwards, and equal lines one row; false if there are too
/// many colours.
static bool find_rows(
  CPNGIndexedRows *picture, const uint32_t *pixels, uint32_t *colors, uint8_t *rows, uint32_t *numbers
) {
  uint32_t rowCount = 0;
  for (size_t y = 0; y < picture->height; y++) {
    const uint32_t *line = pixels + y * picture->width;
    bool isRepeated = y > 0 && memcmp(line, line - picture->width, (size_t)picture->width * 4) == 0;
    if (!isRepeated) rowCount++;
    numbers[y] = rowCount - 1;
    for (size_t x = 0; x < picture->width; x++) {
      uint32_t number = 0;
      while (number < picture->colorCount && colors[255 - number] != line[x]) number++;
      if (number == 256) return false;
      if (number == picture->colorCount) colors[255 - picture->colorCount++] = line[x];
      rows[(size_t)numbers[y] * picture->width + x] = (uint8_t)(255 - number);
    }
  }
  // No colour has the numbers that are left over.
  for (uint32_t i = 0; i < 256 - picture->colorCount; i++) colors[i] = i;
  picture->colorCount = 256;
  return true;
}

/// Encodes a picture that comes in numbers of colours, and compares it with a file.
static void check_rows(
  CPNGEncoder *encoder, CPNGEffort effort, const uint32_t *pixels, uint32_t width, uint32_t height
) {
  uint32_t colors[256];
  uint8_t *rows = take((size_t)width * height);
  uint32_t *numbers = take((size_t)height * 4);
  CPNGIndexedRows picture = {
    .width = width, .height = height, .colors = colors, .rows = rows, .numbers = numbers};
  if (!find_rows(&picture, pixels, colors, rows, numbers)) {
    puts("  rows: too many colours");
  } else if (cpng_encoder_encode_rows(encoder, &picture, effort, software)) {
    const uint8_t *bytes = cpng_encoder_bytes(encoder);
    size_t count = cpng_encoder_count(encoder);
    print_file("rows", bytes, count, pixels, width, height);
    CPNGDecoder *decoder = cpng_decoder_borrowing(bytes, count);
    CPNGLimits limits = {width, height, (uint64_t)width * height};
    bool isShown = cpng_decoder_start(decoder, limits) && cpng_decoder_shows(decoder, &picture);
    printf("  rows are %s\n", isShown ? "recognized" : "unknown");
    cpng_decoder_destroy(decoder);
  } else {
    puts("  WRONG: its rows cannot be encoded");
  }
  free(rows);
  free(numbers);
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
  check_rows(encoder, CPNGEffortFast, pixels, width, height);
  if (isThorough) {
    encode_whole(encoder, CPNGEffortSmall, pixels, width, height);
    check_rows(encoder, CPNGEffortSmall, pixels, width, height);
    check_pieces(encoder, pixels, width, height);
    check_animation(encoder, pixels, width, height);
  }
  cpng_encoder_destroy(encoder);
}
