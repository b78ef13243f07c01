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

/// The new numbers of old ones, or `none`.
typedef struct Renumbering {
  uint16_t numbers[CPNGPaletteSize];
  const uint32_t *colors;
} Renumbering;

static inline uint8_t renumber(CPNGIndexing *indexing, Renumbering *renumbering, uint8_t old) {
  if (renumbering->numbers[old] == none) {
    indexing->colors[indexing->colorCount] = renumbering->colors[old];
    renumbering->numbers[old] = (uint16_t)indexing->colorCount++;
  }
  return (uint8_t)renumbering->numbers[old];
}

/// Numbers a row again; `above` is the row above and `indicesAbove` what came of it, or both null.
static void index_row_again(
  CPNGIndexing *indexing, Renumbering *renumbering, const uint8_t *row, const uint8_t *above,
  size_t width, uint8_t *indices, const uint8_t *indicesAbove
) {
  // Eight pixels at once: most are as those above or before, and need no look-ups.
  uint64_t last = 0;
  uint8_t result[8];
  bool hasLast = false;
  size_t x = 0;
  for (; x + 8 <= width; x += 8) {
    uint64_t word, wordAbove;
    memcpy(&word, row + x, sizeof(word));
    if (above != NULL) {
      memcpy(&wordAbove, above + x, sizeof(wordAbove));
      if (word == wordAbove) {
        memcpy(indices + x, indicesAbove + x, 8);
        continue;
      }
    }
    if (word != last || !hasLast) {
      for (unsigned i = 0; i < 8; i++) result[i] = renumber(indexing, renumbering, row[x + i]);
      last = word;
      hasLast = true;
    }
    memcpy(indices + x, result, sizeof(result));
  }
  for (; x < width; x++) indices[x] = renumber(indexing, renumbering, row[x]);
}

void cpng_index_again(
  CPNGIndexing *indexing, const CPNGIndexedRows *picture, uint8_t *indices, bool *repeats
) {
  Renumbering renumbering = {.colors = picture->colors};
  for (unsigned i = 0; i < CPNGPaletteSize; i++) renumbering.numbers[i] = none;
  indexing->colorCount = 0;
  size_t width = picture->width;
  const uint8_t *above = NULL;
  const uint8_t *indicesAbove = NULL;
  for (size_t y = 0; y < picture->height; y++, indices += width) {
    const uint8_t *row = picture->rows + picture->numbers[y] * width;
    repeats[y] = y > 0 && (row == above || memcmp(row, above, width) == 0);
    if (repeats[y]) continue;
    index_row_again(indexing, &renumbering, row, above, width, indices, indicesAbove);
    above = row;
    indicesAbove = indices;
  }
}
