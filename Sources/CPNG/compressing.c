#include <string.h>

#include "encoder.h"

static void add_indices(CPNGEncoder *encoder) {
  const uint8_t *above = NULL;
  for (size_t y = 0; y < encoder->height; y++) {
    if (encoder->repeats[y]) {
      cpng_runs_repeat(&encoder->runs, encoder->packedCount);
      continue;
    }
    const uint8_t *row = encoder->packed + y * encoder->packedCount;
    cpng_runs_add(&encoder->runs, row, above, encoder->packedCount);
    above = row;
  }
}

static void add_pixels(CPNGEncoder *encoder) {
  size_t count = (size_t)encoder->width * 4;
  const uint8_t *row = (const uint8_t *)encoder->pixels;
  for (size_t y = 0; y < encoder->height; y++, row += count) {
    const uint8_t *above = y > 0 ? row - count : NULL;
    if (y > 0 && memcmp(row, above, count) == 0) {
      cpng_runs_repeat(&encoder->runs, count);
    } else {
      cpng_runs_add(&encoder->runs, row, above, count);
    }
  }
}

bool cpng_compress_runs(CPNGEncoder *encoder) {
  unsigned distance = encoder->isIndexed ? 1 : encoder->form.kind == CPNGKindRGB ? 3 : 4;
  cpng_runs_begin(&encoder->runs, &encoder->stream, distance);
  encoder->isIndexed ? add_indices(encoder) : add_pixels(encoder);
  return cpng_runs_end(&encoder->runs);
}
