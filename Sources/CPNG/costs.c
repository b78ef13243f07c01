#include "costs.h"

#include <string.h>

enum {
  bit = 16,
  leastCost = bit / 2,
  /// What appears never may still be worth it.
  mostLiteralCost = 12 * bit,
  mostDistanceCost = 10 * bit,
};

/// The logarithm of `total / count`, the same on every machine.
static unsigned cost(uint32_t total, uint32_t count, unsigned most) {
  uint64_t ratio = ((uint64_t)total << 16) / (count > 0 ? count : 1);
  if (ratio < 1 << 16) return leastCost;
  unsigned whole = 63u - (unsigned)__builtin_clzll(ratio);
  unsigned rest = (unsigned)(ratio >> (whole - 4)) & 15;
  unsigned cost = (whole - 16) * bit + rest;
  return cost < leastCost ? leastCost : cost > most ? most : cost;
}

void cpng_costs_prepare(CPNGCosts *costs, const CPNGCounts *counts) {
  uint32_t literals = 0;
  uint32_t distances = 0;
  for (unsigned i = 0; i < CPNGLiteralSymbols; i++) literals += counts->literals[i];
  for (unsigned i = 0; i < CPNGDistanceSymbols; i++) distances += counts->distances[i];
  for (unsigned i = 0; i < 256; i++) {
    costs->literals[i] = (uint16_t)cost(literals, counts->literals[i], mostLiteralCost);
  }
  for (unsigned length = CPNGShortestMatch; length <= CPNGLongestMatch; length++) {
    CPNGSymbol symbol = cpng_length_symbol(length);
    unsigned code = cost(literals, counts->literals[symbol.symbol], mostLiteralCost);
    costs->lengths[length] = (uint16_t)(code + bit * symbol.extraCount);
  }
  for (unsigned i = 0; i < CPNGDistanceSymbols; i++) {
    unsigned code = cost(distances, counts->distances[i], mostDistanceCost);
    costs->distances[i] = (uint16_t)(code + bit * cpng_distance_extra_count(i));
  }
}

void cpng_costs_guess(CPNGCosts *costs, const uint8_t *bytes, size_t count, size_t stride) {
  CPNGCounts counts;
  memset(&counts, 0, sizeof(counts));
  uint32_t total = 16;
  // Most bytes of a picture are part of a run or as in the row above: literals are of the others.
  for (size_t i = 1; i < count; i++) {
    if (bytes[i] == bytes[i - 1] || (i >= stride && bytes[i] == bytes[i - stride])) continue;
    counts.literals[bytes[i]] += 3;
    total++;
  }
  for (unsigned i = 0; i < 256; i++) counts.literals[i] = counts.literals[i] / 2 + 1;
  for (unsigned i = CPNGEndOfBlock + 1; i < CPNGLiteralSymbols; i++) {
    // Short matches have the first eight symbols.
    counts.literals[i] = total / (i <= CPNGEndOfBlock + 8 ? 12 : 25) + 1;
  }
  for (unsigned i = 0; i < CPNGDistanceSymbols; i++) counts.distances[i] = 10;
  counts.distances[0] = 40;
  if (stride <= CPNGFarthestMatch) {
    counts.distances[cpng_distance_symbol((unsigned)stride).symbol] += 40;
  }
  cpng_costs_prepare(costs, &counts);
}
