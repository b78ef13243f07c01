// Finds the colours of a picture and replaces its pixels by their numbers.
#ifndef CPNG_INDEXING_H
#define CPNG_INDEXING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CPNGEncoder.h"

enum {
  CPNGHashBits = 11,
  /// The most colours of a palette.
  CPNGPaletteSize = 256,
};

typedef struct CPNGIndexing {
  /// The colours in the order in which they first appear.
  uint32_t colors[CPNGPaletteSize];
  unsigned colorCount;
  /// Open addressing: a colour and its number plus 1, or 0 where nothing is.
  uint32_t keys[1 << CPNGHashBits];
  uint16_t numbers[1 << CPNGHashBits];
} CPNGIndexing;

/// Forgets all colours.
void cpng_indexing_reset(CPNGIndexing *indexing);

/// Numbers the colours of one row beside those known before. False at the 257th colour.
bool cpng_index_row(
  CPNGIndexing *indexing, const uint32_t *row, size_t width, uint8_t *indices);

/// Numbers the colours of all pixels.
///
/// `indices` gets a byte a pixel, except in rows that repeat the one above: those are only marked
/// in `repeats`. False as soon as there is a 257th colour.
bool cpng_index(
  CPNGIndexing *indexing, const uint32_t *pixels, size_t width, size_t height, uint8_t *indices,
  bool *repeats);

/// Numbers the colours of a picture again, in the order in which they first appear.
///
/// `indices` and `repeats` get what `cpng_index` would give them.
void cpng_index_again(
  CPNGIndexing *indexing, const CPNGIndexedRows *picture, uint8_t *indices, bool *repeats);

#endif
