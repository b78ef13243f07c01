// The head of a block of a deflate stream: both of its Huffman codes (RFC 1951, 3.2.7).
#ifndef CPNG_CODES_H
#define CPNG_CODES_H

#include "huffman.h"
#include "output.h"
#include "symbols.h"

enum {
  /// The most bytes of a head.
  CPNGMostHeadBytes = 512,
};

/// Bits on their way into bytes, lowest first.
typedef struct CPNGBits {
  CPNGOutput *output;
  uint64_t pending;
  unsigned pendingCount;
} CPNGBits;

/// Appends up to 32 bits. The output has room for them.
static inline void cpng_put_bits(CPNGBits *bits, uint32_t value, unsigned count) {
  bits->pending |= (uint64_t)value << bits->pendingCount;
  bits->pendingCount += count;
  while (bits->pendingCount >= 8) {
    bits->output->bytes[bits->output->count++] = (uint8_t)bits->pending;
    bits->pending >>= 8;
    bits->pendingCount -= 8;
  }
}

/// Begins a block with codes for literals and lengths and for distances.
///
/// There is at least one distance. The output has room for the head.
void cpng_put_codes(
  CPNGBits *bits, const CPNGCode *literals, const CPNGCode *distances, bool isLast);

#endif
