// From packed palette indices or grey samples to pixels.
#ifndef CPNG_EXPANSION_H
#define CPNG_EXPANSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct CPNGExpansion {
  /// Bits a pixel: 1, 2, 4 or 8.
  unsigned depth;
  /// How many of the values that fit have a colour.
  unsigned colorCount;
  uint32_t colors[256];
  /// The pixels of every byte, `8 / depth` each, so that a row takes one look-up a byte.
  uint32_t pixels[256 * 8];
  /// 1 for each byte that holds a value without a colour.
  uint8_t isInvalid[256];
} CPNGExpansion;

/// Fills the tables from `depth`, `colorCount` and `colors`.
void cpng_expansion_prepare(CPNGExpansion *expansion);

/// Whether each value of a packed row has a colour.
bool cpng_expansion_allows(const CPNGExpansion *expansion, const uint8_t *packed, size_t count);

/// Writes the `width` pixels of a packed row.
void cpng_expand(
  const CPNGExpansion *expansion, const uint8_t *packed, uint32_t width, uint32_t *pixels);

/// Whether a packed row has exactly these pixels.
bool cpng_expands_to(
  const CPNGExpansion *expansion, const uint8_t *packed, uint32_t width, const uint32_t *pixels);

#endif
