// Reads the tokens of a deflate stream (RFC 1951), such as `deflater.c` writes.
//
// It knows dynamic blocks only and gives up at anything else, so callers need a fallback.
#ifndef CPNG_DEFLATED_H
#define CPNG_DEFLATED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "prefix.h"
#include "words.h"

enum {
  /// The symbol behind the last token of a block.
  CPNGBlockEnd = 256,
  /// Not a symbol: the stream ends here, or has an unknown code.
  CPNGNoSymbol = 288,
};

/// The part of a stream that has not been used.
typedef struct CPNGInput {
  const uint8_t *next;
  const uint8_t *end;
  /// Bits taken from `next` and not used; their count is negative once more were used than exist.
  uint64_t bits;
  int bitCount;
} CPNGInput;

/// A stream and the codes of its current block.
typedef struct CPNGDeflated {
  CPNGInput input;
  bool isLastBlock;
  CPNGPrefix literals;
  CPNGPrefix distances;
} CPNGDeflated;

/// A copy of `length` bytes from `distance` bytes before.
typedef struct CPNGRepetition {
  size_t distance;
  size_t length;
} CPNGRepetition;

/// The least length or distance of a symbol, and the number of its extra bits (RFC 1951, 3.2.5).
typedef struct CPNGRange {
  uint16_t base;
  uint8_t extraBits;
} CPNGRange;

extern const CPNGRange cpng_length_ranges[29];
extern const CPNGRange cpng_distance_ranges[30];

/// Reads the codes of the next block; false if there is none that is known here.
bool cpng_begin_block(CPNGDeflated *stream);

/// Makes at least 56 bits ready, enough for a token, or all there are. Not for a negative count.
static inline void cpng_refill(CPNGInput *input) {
  if (input->end - input->next >= 8) {
    input->bits |= cpng_load_word(input->next) << input->bitCount;
    input->next += (63 - input->bitCount) >> 3;
    input->bitCount |= 56;
    return;
  }
  while (input->bitCount < 56 && input->next < input->end) {
    input->bits |= (uint64_t)*input->next++ << input->bitCount;
    input->bitCount += 8;
  }
}

/// Takes bits that are ready.
static inline unsigned cpng_take(CPNGInput *input, unsigned count) {
  unsigned value = (unsigned)(input->bits & ((1ull << count) - 1));
  input->bits >>= count;
  input->bitCount -= (int)count;
  return value;
}

/// Takes a symbol whose bits are ready.
static inline unsigned cpng_take_symbol(CPNGInput *input, const CPNGPrefix *code) {
  unsigned entry = cpng_prefix_find(code, input->bits);
  cpng_take(input, entry & 15);
  return entry == 0 || input->bitCount < 0 ? CPNGNoSymbol : entry >> 4;
}

/// Takes the next symbol of a block: a literal, the end, or the start of a repetition.
static inline unsigned cpng_next_symbol(CPNGInput *input, const CPNGDeflated *stream) {
  cpng_refill(input);
  return cpng_take_symbol(input, &stream->literals);
}

/// Takes the rest of a repetition behind its symbol; its length is 0 if it is broken.
static inline CPNGRepetition cpng_next_repetition(
  CPNGInput *input, const CPNGDeflated *stream, unsigned symbol
) {
  CPNGRepetition broken = {0};
  if (symbol > 285) return broken;
  CPNGRange lengths = cpng_length_ranges[symbol - 257];
  size_t length = lengths.base + cpng_take(input, lengths.extraBits);
  symbol = cpng_take_symbol(input, &stream->distances);
  if (symbol > 29) return broken;
  CPNGRange distances = cpng_distance_ranges[symbol];
  size_t distance = distances.base + cpng_take(input, distances.extraBits);
  if (input->bitCount < 0) return broken;
  return (CPNGRepetition){distance, length};
}

/// How many whole bytes have not been used.
static inline size_t cpng_rest(const CPNGInput *input) {
  return (size_t)(input->end - input->next) + (unsigned)input->bitCount / 8;
}

#endif
