// Blocks of a deflate stream (RFC 1951) whose matches all lie at one small distance.
#ifndef CPNG_BLOCK_H
#define CPNG_BLOCK_H

#include "output.h"

/// A literal byte, or 256 more than a match's length less 3.
typedef uint16_t CPNGToken;

enum {
  CPNGShortestMatch = 3,
  CPNGLongestMatch = 258,
  CPNGTokenKinds = 512,
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

/// Appends a block of tokens under a Huffman code of its own; false if there is no memory.
///
/// `distance`, 1 to 4, is that of every match.
bool cpng_put_block(
  CPNGBits *bits, const CPNGToken *tokens, size_t count, unsigned distance, bool isLast);

#endif
