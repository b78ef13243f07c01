// Blocks of a deflate stream (RFC 1951) whose matches all lie at one small distance.
#ifndef CPNG_BLOCK_H
#define CPNG_BLOCK_H

#include "codes.h"

/// A literal byte, or 256 more than a match's length less 3.
typedef uint16_t CPNGToken;

enum { CPNGTokenKinds = 512 };

/// Appends a block of tokens under a Huffman code of its own; false if there is no memory.
///
/// `distance`, 1 to 4, is that of every match.
bool cpng_put_block(
  CPNGBits *bits, const CPNGToken *tokens, size_t count, unsigned distance, bool isLast);

#endif
