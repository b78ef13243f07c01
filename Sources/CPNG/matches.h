// Finds earlier bytes that are the same as those at a position.
#ifndef CPNG_MATCHES_H
#define CPNG_MATCHES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "symbols.h"

enum {
  CPNGChainBits = 14,
  /// The most matches that are found at a position.
  CPNGMostMatches = 16,
};

typedef struct CPNGMatch {
  uint16_t length;
  uint16_t distance;
} CPNGMatch;

typedef struct CPNGMatches {
  /// Less than 2^32, with room to load a word behind the last.
  const uint8_t *bytes;
  /// The distance of the row above.
  size_t stride;
  /// By a hash of the next four bytes: 1 more than the position that had it last, or 0.
  uint32_t latest[1 << CPNGChainBits];
  /// The same for the next three bytes.
  uint32_t latestThree[1 << CPNGChainBits];
  /// By a position's lower bits: 1 more than the one before it with the same hash, or 0.
  uint32_t earlier[CPNGFarthestMatch];
} CPNGMatches;

/// Forgets all positions.
void cpng_matches_begin(CPNGMatches *matches, const uint8_t *bytes, size_t stride);

/// Finds matches of up to `most` bytes at a position, and notes the position.
///
/// The run comes first, then longer ones from near to far, then the row above. Returns how many.
unsigned cpng_matches_find(
  CPNGMatches *matches, size_t position, size_t most, CPNGMatch *found);

#endif
