#include "indexing.h"

#include <string.h>

enum { none = CPNGPaletteSize };

static unsigned number(CPNGIndexing *indexing, uint32_t color) {
  // Fibonacci hashing: the high bits of a product with 2^32 divided by the golden ratio.
  uint32_t slot = color * 0x9E3779B1u >> (32 - CPNGHashBits);
  while (indexing->numbers[slot] != 0) {
    if (indexing->keys[slot] == color) return indexing->numbers[slot] - 1u;
    slot = (slot + 1) & ((1u << CPNGHashBits) - 1);
  }
  if (indexing->colorCount == CPNGPaletteSize) return none;
  unsigned fresh = indexing->colorCount++;
  indexing->colors[fresh] = color;
  indexing->keys[slot] = color;
  indexing->numbers[slot] = (uint16_t)(fresh + 1);
  return fresh;
}

/// The end of the run of equal pixels that starts at `x`.
static size_t run_end(const uint32_t *row, size_t x, size_t width) {
  uint32_t color = row[x];
  uint64_t pair = (uint64_t)color << 32 | color;
  while (x + 8 <= width) {
    uint64_t words[4];
    memcpy(words, row + x, sizeof(words));
    if (((words[0] ^ pair) | (words[1] ^ pair) | (words[2] ^ pair) | (words[3] ^ pair)) != 0) break;
    x += 8;
  }
  while (x < width && row[x] == color) x++;
  return x;
}

void cpng_indexing_reset(CPNGIndexing *indexing) {
  indexing->colorCount = 0;
  memset(indexing->numbers, 0, sizeof(indexing->numbers));
}

bool cpng_index_row(
  CPNGIndexing *indexing, const uint32_t *row, size_t width, uint8_t *indices
) {
  for (size_t x = 0; x < width;) {
    unsigned index = number(indexing, row[x]);
    if (index == none) return false;
    indices[x] = (uint8_t)index;
    // In text most runs are one pixel long: no calls for those.
    bool isAlone = x + 1 == width || row[x + 1] != row[x];
    size_t end = isAlone ? x + 1 : run_end(row, x, width);
    if (!isAlone) memset(indices + x, (int)index, end - x);
    x = end;
  }
  return true;
}

bool cpng_index(
  CPNGIndexing *indexing, const uint32_t *pixels, size_t width, size_t height, uint8_t *indices,
  bool *repeats
) {
  cpng_indexing_reset(indexing);
  for (size_t y = 0; y < height; y++) {
    const uint32_t *row = pixels + y * width;
    repeats[y] = y > 0 && memcmp(row, row - width, width * sizeof(*row)) == 0;
    if (!repeats[y] && !cpng_index_row(indexing, row, width, indices + y * width)) return false;
  }
  return true;
}
