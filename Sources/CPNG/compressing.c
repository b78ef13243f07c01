#include <string.h>

#include "encoder.h"

/// The packed row that shows row `y`, which may be the one above again.
static const uint8_t *packed_row(const CPNGEncoder *encoder, size_t y) {
  while (encoder->repeats[y]) y--;
  return encoder->packed + y * encoder->packedCount;
}

static void add_indices(CPNGEncoder *encoder, size_t start, size_t end) {
  const uint8_t *above = NULL;
  for (size_t y = start; y < end; y++) {
    if (y > start && encoder->repeats[y]) {
      cpng_runs_repeat(&encoder->runs, encoder->packedCount);
      continue;
    }
    const uint8_t *row = packed_row(encoder, y);
    cpng_runs_add(&encoder->runs, row, above, encoder->packedCount);
    above = row;
  }
}

static void add_pixels(CPNGEncoder *encoder, size_t start, size_t end) {
  size_t count = (size_t)encoder->width * 4;
  const uint8_t *row = (const uint8_t *)encoder->pixels + start * count;
  for (size_t y = start; y < end; y++, row += count) {
    const uint8_t *above = y > start ? row - count : NULL;
    if (above != NULL && memcmp(row, above, count) == 0) {
      cpng_runs_repeat(&encoder->runs, count);
    } else {
      cpng_runs_add(&encoder->runs, row, above, count);
    }
  }
}

bool cpng_compress_rows(CPNGEncoder *encoder, size_t start, size_t end) {
  unsigned distance = encoder->isIndexed ? 1 : encoder->form.kind == CPNGKindRGB ? 3 : 4;
  cpng_runs_begin(&encoder->runs, &encoder->stream, distance);
  encoder->isIndexed ? add_indices(encoder, start, end) : add_pixels(encoder, start, end);
  return cpng_runs_end(&encoder->runs);
}

bool cpng_compress_smaller(CPNGEncoder *encoder) {
  if (encoder->deflater == NULL) encoder->deflater = cpng_deflater_create();
  if (encoder->deflater == NULL) return false;
  size_t stride = encoder->packedCount + 1;
  size_t count = stride * encoder->height;
  uint8_t *room = cpng_deflater_room(encoder->deflater, count);
  if (room == NULL) return false;
  const uint8_t *row = encoder->packed;
  for (size_t y = 0; y < encoder->height; y++, room += stride) {
    if (!encoder->repeats[y]) row = encoder->packed + y * encoder->packedCount;
    // PNG's number for no filter.
    room[0] = 0;
    memcpy(room + 1, row, encoder->packedCount);
  }
  return cpng_deflate(encoder->deflater, count, stride, &encoder->stream);
}
