// What symbols of a deflate stream cost.
#ifndef CPNG_COSTS_H
#define CPNG_COSTS_H

#include <stddef.h>
#include <stdint.h>

#include "matches.h"

/// How often each symbol appears.
typedef struct CPNGCounts {
  uint32_t literals[CPNGLiteralSymbols];
  uint32_t distances[CPNGDistanceSymbols];
} CPNGCounts;

/// In sixteenths of a bit, with the bits behind the symbols.
typedef struct CPNGCosts {
  uint16_t literals[256];
  uint16_t lengths[CPNGLongestMatch + 1];
  uint16_t distances[CPNGDistanceSymbols];
} CPNGCosts;

/// What symbols as frequent as these cost.
void cpng_costs_prepare(CPNGCosts *costs, const CPNGCounts *counts);

/// Guesses from bytes that are about to be compressed; `stride` is the distance of the row above.
void cpng_costs_guess(CPNGCosts *costs, const uint8_t *bytes, size_t count, size_t stride);

#endif
