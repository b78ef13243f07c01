#include "encoder.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// Icons and the like: zlib has a code for them that needs no head.
static const CPNGRecipe indexedRecipes[] = {
  {9, Z_DEFAULT_STRATEGY, 8, PNG_FILTER_NONE},
};

enum {
  /// Pictures of at most as many bytes are compressed by zlib, too, which takes less than 2 ms.
  zlibBytes = 64 * 1024,
  /// Our compressor takes no more.
  mostBytes = 1 << 30,
};

// With more than 256 colours, drawings want no filter (94 KB after 95 ms) and photographs want all;
// there a higher level than 6 gains a few per cent and takes twice the time.
static const CPNGRecipe directRecipes[] = {
  {9, Z_DEFAULT_STRATEGY, 8, PNG_FILTER_NONE},
  {6, Z_DEFAULT_STRATEGY, 8, PNG_ALL_FILTERS},
};

CPNGEncoder *cpng_encoder_create(void) { return calloc(1, sizeof(CPNGEncoder)); }

void cpng_encoder_destroy(CPNGEncoder *encoder) {
  free(encoder->indices);
  free(encoder->repeats);
  free(encoder->last);
  free(encoder->best.bytes);
  free(encoder->attempt.bytes);
  free(encoder->stream.bytes);
  cpng_deflater_destroy(encoder->deflater);
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

/// Chooses the form for indices, and turns them into packed rows.
static void settle_indices(CPNGEncoder *encoder) {
  size_t width = encoder->width;
  size_t height = encoder->height;
  const CPNGIndexing *indexing = &encoder->indexing;
  encoder->isIndexed = true;
  encoder->form = cpng_form_for_colors(indexing->colors, indexing->colorCount);
  encoder->packed = encoder->indices;
  encoder->packedCount = (width * encoder->form.depth + 7) / 8;
  cpng_pack(
    encoder->form, indexing->colors, encoder->indices, width, height, encoder->repeats,
    encoder->packedCount);
}

/// Writes the picture one way, and keeps the file if it is the first or the smallest.
static bool attempt(CPNGEncoder *encoder, const CPNGRecipe *recipe) {
  if (!cpng_write(encoder, recipe)) return false;
  if (encoder->best.count > 0 && encoder->best.count <= encoder->attempt.count) return true;
  CPNGOutput better = encoder->attempt;
  encoder->attempt = encoder->best;
  encoder->best = better;
  return true;
}

static bool attempt_all(CPNGEncoder *encoder, const CPNGRecipe *recipes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (!attempt(encoder, &recipes[i])) return false;
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
  encoder->isIndexed = true;
  encoder->packed = packed;
  encoder->packedCount = ((size_t)width + 1) / 2;
  encoder->indexing.colorCount = colorCount;
  memcpy(encoder->indexing.colors, colors, colorCount * sizeof(*colors));
  for (size_t y = 0; y < height; y++) {
    const uint8_t *row = packed + y * encoder->packedCount;
    encoder->repeats[y] =
      y > 0 && memcmp(row, row - encoder->packedCount, encoder->packedCount) == 0;
  }
  return cpng_compress_rows(encoder, 0, height) && attempt(encoder, NULL);
}

static bool begin(
  CPNGEncoder *encoder, const uint32_t *pixels, uint32_t width, uint32_t height,
  const char *software
) {
  encoder->reason[0] = 0;
  encoder->best.count = 0;
  if (!make_room(encoder, (size_t)width * height, height)) return false;
  encoder->pixels = pixels;
  encoder->width = width;
  encoder->height = height;
  encoder->software = software;
  return true;
}

bool cpng_settle(
  CPNGEncoder *encoder, const uint32_t *pixels, uint32_t width, uint32_t height,
  const char *software
) {
  if (!begin(encoder, pixels, width, height, software)) return false;
  encoder->isIndexed = cpng_index(
    &encoder->indexing, pixels, width, height, encoder->indices, encoder->repeats);
  if (encoder->isIndexed) {
    settle_indices(encoder);
  } else {
    encoder->form = cpng_form_for_pixels(pixels, (size_t)width * height);
  }
  return true;
}

/// Writes the settled picture in the ways of an effort.
static bool attempt_effort(CPNGEncoder *encoder, CPNGEffort effort) {
  if (!cpng_compress_rows(encoder, 0, encoder->height) || !attempt(encoder, NULL)) return false;
  if (effort == CPNGEffortFast) return true;
  if (!encoder->isIndexed) {
    return attempt_all(encoder, directRecipes, sizeof(directRecipes) / sizeof(*directRecipes));
  }
  size_t count = (encoder->packedCount + 1) * encoder->height;
  if (count <= mostBytes && (!cpng_compress_smaller(encoder) || !attempt(encoder, NULL))) {
    return false;
  }
  if (count > zlibBytes && count <= mostBytes) return true;
  return attempt_all(encoder, indexedRecipes, sizeof(indexedRecipes) / sizeof(*indexedRecipes));
}

bool cpng_encoder_encode(
  CPNGEncoder *encoder, const uint32_t *pixels, uint32_t width, uint32_t height, CPNGEffort effort,
  const char *software
) {
  return cpng_settle(encoder, pixels, width, height, software) && attempt_effort(encoder, effort);
}

bool cpng_encoder_encode_rows(
  CPNGEncoder *encoder, const CPNGIndexedRows *picture, CPNGEffort effort, const char *software
) {
  if (!begin(encoder, NULL, picture->width, picture->height, software)) return false;
  cpng_index_again(&encoder->indexing, picture, encoder->indices, encoder->repeats);
  settle_indices(encoder);
  return attempt_effort(encoder, effort);
}
