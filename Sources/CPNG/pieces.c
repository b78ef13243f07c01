// Encodes a picture that comes in pieces of rows: each is compressed as it comes, and goes on as
// soon as it is enough for a chunk. The palette stands before the rows and is known after them: room
// is left for it.
#include <stdlib.h>
#include <string.h>

#include "encoder.h"

/// How many compressed bytes are enough for a chunk.
enum { chunkSize = 256 * 1024 };

/// Makes `best` a part of the file.
static bool make_piece(CPNGEncoder *encoder, CPNGPart part) {
  if (!cpng_write_piece(encoder, part)) return false;
  CPNGOutput piece = encoder->attempt;
  encoder->attempt = encoder->best;
  encoder->best = piece;
  return true;
}

static bool make_room(CPNGEncoder *encoder, size_t width) {
  if (encoder->lastCapacity < width) {
    free(encoder->last);
    // Beside the pixels of the last row, two rows of indices.
    encoder->last = malloc(width * (sizeof(uint32_t) + 2));
    encoder->lastCapacity = encoder->last == NULL ? 0 : width;
  }
  return encoder->last != NULL;
}

bool cpng_encoder_begin(
  CPNGEncoder *encoder, uint32_t width, uint32_t height, bool hasPalette, const char *software
) {
  encoder->reason[0] = 0;
  encoder->best.count = 0;
  encoder->stream.count = 0;
  if (!make_room(encoder, width)) return false;
  encoder->width = width;
  encoder->height = height;
  encoder->software = software;
  encoder->rowCount = 0;
  encoder->isIndexed = hasPalette;
  encoder->form = (CPNGForm){hasPalette ? CPNGKindPalette : CPNGKindRGB, 8};
  cpng_indexing_reset(&encoder->indexing);
  cpng_runs_begin(&encoder->runs, &encoder->stream, hasPalette ? 1 : 3);
  bool isMade = make_piece(encoder, CPNGPartHead);
  // It is the caller's, and for the length of this call only.
  encoder->software = NULL;
  return isMade;
}

static bool take_row(CPNGEncoder *encoder, const uint32_t *row) {
  size_t width = encoder->width;
  size_t count = width * sizeof(*row);
  bool isFirst = encoder->rowCount == 0;
  bool isRepeated = !isFirst && memcmp(row, encoder->last, count) == 0;
  if (isRepeated) {
    cpng_runs_repeat(&encoder->runs, encoder->isIndexed ? width : count);
  } else if (encoder->isIndexed) {
    uint8_t *above = (uint8_t *)(encoder->last + encoder->lastCapacity);
    uint8_t *indices = above + encoder->lastCapacity;
    if (!cpng_index_row(&encoder->indexing, row, width, indices)) return false;
    cpng_runs_add(&encoder->runs, indices, isFirst ? NULL : above, width);
    memcpy(above, indices, width);
  } else {
    const uint8_t *above = isFirst ? NULL : (const uint8_t *)encoder->last;
    cpng_runs_add(&encoder->runs, (const uint8_t *)row, above, count);
  }
  if (!isRepeated) memcpy(encoder->last, row, count);
  encoder->rowCount++;
  return true;
}

CPNGTaken cpng_encoder_take(CPNGEncoder *encoder, const uint32_t *pixels, uint32_t count) {
  encoder->best.count = 0;
  if (count > encoder->height - encoder->rowCount) return CPNGTakenFailed;
  for (uint32_t y = 0; y < count; y++) {
    if (!take_row(encoder, pixels + (size_t)y * encoder->width)) return CPNGTakenTooManyColors;
  }
  if (encoder->runs.isOutOfMemory) return CPNGTakenFailed;
  if (encoder->stream.count < chunkSize) return CPNGTakenAll;
  if (!make_piece(encoder, CPNGPartRows)) return CPNGTakenFailed;
  encoder->stream.count = 0;
  return CPNGTakenAll;
}

bool cpng_encoder_finish(CPNGEncoder *encoder) {
  encoder->best.count = 0;
  if (encoder->rowCount != encoder->height || !cpng_runs_end(&encoder->runs)) return false;
  return make_piece(encoder, CPNGPartEnd);
}

bool cpng_encoder_make_palette(CPNGEncoder *encoder) {
  return make_piece(encoder, CPNGPartPalette);
}
