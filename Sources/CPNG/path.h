// Finds the cheapest way to write bytes as literals and matches.
#ifndef CPNG_PATH_H
#define CPNG_PATH_H

#include "costs.h"

enum {
  /// The most positions where matches are looked for in a piece.
  CPNGPathStops = 20 * 1024,
  /// The most bytes of a piece, but for a last match.
  CPNGPathBytes = 256 * 1024,
};

/// A literal, of length 1, or a match.
typedef CPNGMatch CPNGStep;

/// The cheapest way known to a position.
typedef struct CPNGNode {
  uint32_t cost;
  CPNGStep last;
} CPNGNode;

typedef struct CPNGPath {
  CPNGMatches matches;
  CPNGCosts costs;
  /// By the distance from the start of the piece.
  CPNGNode nodes[CPNGPathBytes + 2 * CPNGLongestMatch];
  /// What was found at each stop, one after the other, and how many at each.
  CPNGMatch found[CPNGPathStops * CPNGMostMatches];
  uint8_t foundCounts[CPNGPathStops];
  size_t stopCount;
  /// The steps of the cheapest way.
  CPNGStep steps[CPNGPathStops];
  size_t stepCount;
  CPNGCounts counts;
} CPNGPath;

/// Starts with bytes that have room to load a word behind the last; `stride` is that of rows.
void cpng_path_begin(CPNGPath *path, const uint8_t *bytes, size_t count, size_t stride);

/// Finds steps for a piece that starts at `start`; returns where it ends.
size_t cpng_path_find(CPNGPath *path, size_t start, size_t end);

#endif
