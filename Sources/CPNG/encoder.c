#include "encoder.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static const CPNGRecipe fastIndexed =
  {1, Z_RLE, 9, PNG_FILTER_NONE, PNG_FILTER_UP};
static const CPNGRecipe fastDirect =
  {3, Z_DEFAULT_STRATEGY, 9, PNG_FILTER_UP, PNG_FILTER_UP};

static const CPNGRecipe smallIndexed[] = {
  {9, Z_DEFAULT_STRATEGY, 9, PNG_FILTER_NONE, PNG_FILTER_NONE},
  {9, Z_DEFAULT_STRATEGY, 9, PNG_FILTER_NONE, PNG_FILTER_UP},
};
static const CPNGRecipe smallDirect[] = {
  {9, Z_DEFAULT_STRATEGY, 9, PNG_FILTER_NONE, PNG_FILTER_NONE},
  {9, Z_FILTERED, 9, PNG_ALL_FILTERS, PNG_ALL_FILTERS},
};

CPNGEncoder *cpng_encoder_create(void) { return calloc(1, sizeof(CPNGEncoder)); }

void cpng_encoder_destroy(CPNGEncoder *encoder) {
  free(encoder->indices);
  free(encoder->repeats);
  free(encoder->best.bytes);
  free(encoder->attempt.bytes);
  free(encoder);
}

const uint8_t *cpng_encoder_bytes(const CPNGEncoder *encoder) { return encoder->best.bytes; }
size_t cpng_encoder_count(const CPNGEncoder *encoder) { return encoder->best.count; }
const char *cpng_encoder_reason(const CPNGEncoder *encoder) { return encoder->reason; }

/// Makes room for a byte a pixel and a mark a row.
static bool make_room(CPNGEncoder *encoder, size_t pixels, size_t rows) {
  if (encoder->indexCapacity < pixels) {
    free(encoder->indices);
    encoder->indices = malloc(pixels);
    encoder->indexCapacity = encoder->indices == NULL ? 0 : pixels;
  }
  if (encoder->repeatCapacity < rows) {
    free(encoder->repeats);
    encoder->repeats = malloc(rows * sizeof(bool));
    encoder->repeatCapacity = encoder->repeats == NULL ? 0 : rows;
  }
  return encoder->indices != NULL && encoder->repeats != NULL;
}

/// Chooses the form, and turns the pixels into packed rows if it is an indexed one.
static void settle_form(CPNGEncoder *encoder) {
  size_t width = encoder->width;
  size_t height = encoder->height;
  CPNGIndexing *indexing = &encoder->indexing;
  if (!cpng_index(
    indexing, encoder->pixels, width, height, encoder->indices, encoder->repeats)) {
    encoder->form = cpng_form_for_pixels(encoder->pixels, width * height);
    encoder->packedCount = width * 4;
    return;
  }
  encoder->form = cpng_form_for_colors(indexing->colors, indexing->colorCount);
  encoder->packed = encoder->indices;
  encoder->packedCount = (width * encoder->form.depth + 7) / 8;
  cpng_pack(
    encoder->form, indexing->colors, encoder->indices, width, height, encoder->repeats,
    encoder->packedCount);
}

/// Tries a way to compress, and keeps what it makes if that is the first or the smallest.
static bool attempt(CPNGEncoder *encoder, CPNGRecipe recipe) {
  if (!cpng_write(encoder, recipe)) return false;
  if (encoder->best.count > 0 && encoder->best.count <= encoder->attempt.count) return true;
  CPNGOutput better = encoder->attempt;
  encoder->attempt = encoder->best;
  encoder->best = better;
  return true;
}

static bool attempt_all(CPNGEncoder *encoder, const CPNGRecipe *recipes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (!attempt(encoder, recipes[i])) return false;
  }
  return true;
}

bool cpng_encoder_encode_nibbles(
  CPNGEncoder *encoder, const uint8_t *packed, uint32_t width, uint32_t height,
  const uint32_t *colors, uint32_t colorCount, const char *software
) {
  encoder->reason[0] = 0;
  encoder->best.count = 0;
  if (!make_room(encoder, 1, height)) return false;
  encoder->width = width;
  encoder->height = height;
  encoder->software = software;
  encoder->form = (CPNGForm){CPNGKindPalette, 4};
  encoder->packed = packed;
  encoder->packedCount = ((size_t)width + 1) / 2;
  encoder->indexing.colorCount = colorCount;
  memcpy(encoder->indexing.colors, colors, colorCount * sizeof(*colors));
  for (size_t y = 0; y < height; y++) {
    const uint8_t *row = packed + y * encoder->packedCount;
    encoder->repeats[y] =
      y > 0 && memcmp(row, row - encoder->packedCount, encoder->packedCount) == 0;
  }
  return attempt(encoder, fastIndexed);
}

bool cpng_encoder_encode(
  CPNGEncoder *encoder, const uint32_t *pixels, uint32_t width, uint32_t height, CPNGEffort effort,
  const char *software
) {
  encoder->reason[0] = 0;
  encoder->best.count = 0;
  if (!make_room(encoder, (size_t)width * height, height)) return false;
  encoder->pixels = pixels;
  encoder->width = width;
  encoder->height = height;
  encoder->software = software;
  settle_form(encoder);
  bool isIndexed = encoder->form.kind == CPNGKindGrey || encoder->form.kind == CPNGKindPalette;
  if (effort == CPNGEffortFast) return attempt(encoder, isIndexed ? fastIndexed : fastDirect);
  if (isIndexed) {
    return attempt_all(encoder, smallIndexed, sizeof(smallIndexed) / sizeof(*smallIndexed));
  }
  return attempt_all(encoder, smallDirect, sizeof(smallDirect) / sizeof(*smallDirect));
}
