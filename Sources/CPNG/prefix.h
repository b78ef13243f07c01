// Tables to decode the prefix codes of deflate (RFC 1951, 3.2.2).
#ifndef CPNG_PREFIX_H
#define CPNG_PREFIX_H

#include <stdbool.h>
#include <stdint.h>

enum { CPNGPrefixBits = 10, CPNGPrefixSymbols = 288 };

typedef struct CPNGPrefix {
  /// By the next 10 bits: the symbol times 16 plus its bits, or 0 where those do not settle it.
  uint16_t table[1 << CPNGPrefixBits];
  /// How many symbols have each length, and all symbols in the order of their codes.
  uint16_t counts[16];
  uint16_t symbols[CPNGPrefixSymbols];
} CPNGPrefix;

/// Fills the tables from the length of each symbol, 0 to 15; false if these are no prefix code.
///
/// Of the code of a single bit, one value stays without a symbol.
bool cpng_prefix_prepare(CPNGPrefix *prefix, const uint8_t *lengths, unsigned symbolCount);

/// The symbol that `bits` start with times 16 plus its bits, or 0 if there is none.
unsigned cpng_prefix_search(const CPNGPrefix *prefix, uint64_t bits);

static inline unsigned cpng_prefix_find(const CPNGPrefix *prefix, uint64_t bits) {
  unsigned entry = prefix->table[bits & ((1u << CPNGPrefixBits) - 1)];
  return entry != 0 ? entry : cpng_prefix_search(prefix, bits);
}

#endif
