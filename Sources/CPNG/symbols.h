// The symbols of deflate for matches (RFC 1951, 3.2.5).
#ifndef CPNG_SYMBOLS_H
#define CPNG_SYMBOLS_H

#include <stdint.h>

enum {
  CPNGShortestMatch = 3,
  CPNGLongestMatch = 258,
  /// How far back a match may start.
  CPNGFarthestMatch = 32 * 1024,
  CPNGEndOfBlock = 256,
  /// Literals, the end of a block and 29 lengths.
  CPNGLiteralSymbols = 286,
  CPNGDistanceSymbols = 30,
};

/// A symbol, and the bits behind it.
typedef struct CPNGSymbol {
  unsigned symbol;
  unsigned extra;
  unsigned extraCount;
} CPNGSymbol;

/// After eight lengths with a symbol each, the number of extra bits grows with every four symbols.
static inline CPNGSymbol cpng_length_symbol(unsigned length) {
  if (length == CPNGLongestMatch) return (CPNGSymbol){.symbol = 285};
  unsigned rest = length - CPNGShortestMatch;
  if (rest < 8) return (CPNGSymbol){.symbol = 257 + rest};
  unsigned extraCount = 29u - (unsigned)__builtin_clz(rest);
  unsigned symbol = 257 + extraCount * 4 + (rest >> extraCount);
  return (CPNGSymbol){symbol, rest & ((1u << extraCount) - 1), extraCount};
}

/// After four distances with a symbol each, the number of extra bits grows with every two symbols.
static inline CPNGSymbol cpng_distance_symbol(unsigned distance) {
  unsigned rest = distance - 1;
  if (rest < 4) return (CPNGSymbol){.symbol = rest};
  unsigned extraCount = 30u - (unsigned)__builtin_clz(rest);
  unsigned symbol = extraCount * 2 + (rest >> extraCount);
  return (CPNGSymbol){symbol, rest & ((1u << extraCount) - 1), extraCount};
}

/// How many bits follow a symbol of a distance.
static inline unsigned cpng_distance_extra_count(unsigned symbol) {
  return symbol < 4 ? 0 : symbol / 2 - 1;
}

#endif
