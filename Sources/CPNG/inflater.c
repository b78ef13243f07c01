#include "inflater.h"

#include <string.h>

#include "words.h"

enum { endOfBlock = 256, lengthOfLengths = 19 };

/// The least length or distance of a symbol, and how many bits say how much more it is (RFC 1951,
/// 3.2.5).
typedef struct Range {
  uint16_t base;
  uint8_t extraBits;
} Range;

static const Range lengthRanges[29] = {
  {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}, {8, 0}, {9, 0}, {10, 0}, {11, 1}, {13, 1},
  {15, 1}, {17, 1}, {19, 2}, {23, 2}, {27, 2}, {31, 2}, {35, 3}, {43, 3}, {51, 3}, {59, 3},
  {67, 4}, {83, 4}, {99, 4}, {115, 4}, {131, 5}, {163, 5}, {195, 5}, {227, 5}, {258, 0},
};

static const Range distanceRanges[30] = {
  {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 1}, {7, 1}, {9, 2}, {13, 2}, {17, 3}, {25, 3},
  {33, 4}, {49, 4}, {65, 5}, {97, 5}, {129, 6}, {193, 6}, {257, 7}, {385, 7}, {513, 8},
  {769, 8}, {1025, 9}, {1537, 9}, {2049, 10}, {3073, 10}, {4097, 11}, {6145, 11}, {8193, 12},
  {12289, 12}, {16385, 13}, {24577, 13},
};

/// Makes at least 56 bits ready, enough for a match, or all there are. Not for a negative count.
static inline void refill(CPNGBits *input) {
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

static inline unsigned take(CPNGBits *input, unsigned count) {
  unsigned value = (unsigned)(input->bits & ((1ull << count) - 1));
  input->bits >>= count;
  input->bitCount -= (int)count;
  return value;
}

static inline unsigned take_symbol(CPNGBits *input, unsigned entry) {
  take(input, entry & 15);
  return entry >> 4;
}

void cpng_inflater_begin(CPNGInflater *inflater, const uint8_t *bytes, size_t count) {
  inflater->input = (CPNGBits){.next = bytes, .end = bytes + count};
  inflater->isInBlock = false;
  inflater->isLastBlock = false;
  inflater->filled = 0;
}

size_t cpng_inflater_slide(CPNGInflater *inflater) {
  if (inflater->filled <= CPNGReach) return 0;
  size_t forgotten = inflater->filled - CPNGReach;
  memmove(inflater->window, inflater->window + forgotten, CPNGReach);
  inflater->filled = CPNGReach;
  return forgotten;
}

size_t cpng_inflater_rest(const CPNGInflater *inflater) {
  const CPNGBits *input = &inflater->input;
  return (size_t)(input->end - input->next) + (unsigned)input->bitCount / 8;
}

/// Reads the lengths of both codes, which follow each other without a break.
static bool read_lengths(
  CPNGBits *input, const CPNGPrefix *code, uint8_t *lengths, unsigned count
) {
  for (unsigned i = 0; i < count;) {
    refill(input);
    unsigned entry = cpng_prefix_find(code, input->bits);
    if (entry == 0) return false;
    unsigned symbol = take_symbol(input, entry);
    if (input->bitCount < 0) return false;
    if (symbol < 16) {
      lengths[i++] = (uint8_t)symbol;
      continue;
    }
    if (symbol == 16 && i == 0) return false;
    uint8_t length = symbol == 16 ? lengths[i - 1] : 0;
    unsigned repeats = symbol == 16
      ? 3 + take(input, 2) : symbol == 17 ? 3 + take(input, 3) : 11 + take(input, 7);
    if (repeats > count - i || input->bitCount < 0) return false;
    memset(lengths + i, length, repeats);
    i += repeats;
  }
  return true;
}

static bool begin_block(CPNGInflater *inflater) {
  static const uint8_t order[lengthOfLengths] =
    {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  CPNGBits *input = &inflater->input;
  refill(input);
  inflater->isLastBlock = take(input, 1);
  if (take(input, 2) != 2) return false;
  unsigned literalCount = take(input, 5) + 257;
  unsigned distanceCount = take(input, 5) + 1;
  unsigned orderCount = take(input, 4) + 4;
  if (literalCount > 286 || distanceCount > 30 || input->bitCount < 0) return false;
  uint8_t ofLengths[lengthOfLengths] = {0};
  for (unsigned i = 0; i < orderCount; i++) {
    refill(input);
    ofLengths[order[i]] = (uint8_t)take(input, 3);
    if (input->bitCount < 0) return false;
  }
  if (!cpng_prefix_prepare(&inflater->literals, ofLengths, lengthOfLengths)) return false;
  uint8_t lengths[286 + 30];
  if (!read_lengths(input, &inflater->literals, lengths, literalCount + distanceCount)) {
    return false;
  }
  inflater->isInBlock = true;
  return cpng_prefix_prepare(&inflater->literals, lengths, literalCount)
    && cpng_prefix_prepare(&inflater->distances, lengths + literalCount, distanceCount);
}

/// Copies a match that may overlap itself; may write 15 bytes more.
static inline void copy(uint8_t *to, size_t distance, size_t length) {
  const uint8_t *from = to - distance;
  if (distance >= 16) {
    for (size_t i = 0; i < length; i += 16) memcpy(to + i, from + i, 16);
  } else if (distance == 1) {
    memset(to, *from, length);
  } else {
    for (size_t i = 0; i < length; i++) to[i] = from[i];
  }
}

/// Inflates a match behind `filled` bytes of the window; returns how many are filled then, or 0 if
/// it is broken.
static inline size_t inflate_match(
  CPNGBits *input, const CPNGPrefix *code, uint8_t *window, size_t filled, unsigned symbol
) {
  if (symbol > 285) return 0;
  Range lengths = lengthRanges[symbol - 257];
  unsigned length = lengths.base + take(input, lengths.extraBits);
  unsigned entry = cpng_prefix_find(code, input->bits);
  if (entry == 0) return 0;
  symbol = take_symbol(input, entry);
  if (symbol > 29) return 0;
  Range distances = distanceRanges[symbol];
  unsigned distance = distances.base + take(input, distances.extraBits);
  if (distance > filled || input->bitCount < 0) return 0;
  copy(window + filled, distance, length);
  return filled + length;
}

/// Inflates within a block; false if it is broken.
static bool inflate_block(CPNGInflater *inflater) {
  // Copies, which stay in registers: a byte that is stored in the window might change any field.
  CPNGBits input = inflater->input;
  size_t filled = inflater->filled;
  uint8_t *window = inflater->window;
  while (filled < CPNGWindow) {
    refill(&input);
    unsigned entry = cpng_prefix_find(&inflater->literals, input.bits);
    if (entry == 0) return false;
    unsigned symbol = take_symbol(&input, entry);
    if (input.bitCount < 0) return false;
    if (symbol < endOfBlock) {
      window[filled++] = (uint8_t)symbol;
      // Mostly another one follows, for which the bits that are ready are enough.
      entry = cpng_prefix_find(&inflater->literals, input.bits);
      bool isReady = entry != 0 && entry >> 4 < endOfBlock && (int)(entry & 15) <= input.bitCount;
      if (isReady) window[filled++] = (uint8_t)take_symbol(&input, entry);
    } else if (symbol == endOfBlock) {
      inflater->isInBlock = false;
      break;
    } else {
      filled = inflate_match(&input, &inflater->distances, window, filled, symbol);
      if (filled == 0) return false;
    }
  }
  inflater->input = input;
  inflater->filled = filled;
  return true;
}

CPNGProgress cpng_inflate(CPNGInflater *inflater) {
  while (inflater->filled < CPNGWindow) {
    if (!inflater->isInBlock) {
      if (inflater->isLastBlock) return CPNGProgressEnd;
      if (!begin_block(inflater)) return CPNGProgressStuck;
    }
    if (!inflate_block(inflater)) return CPNGProgressStuck;
  }
  return CPNGProgressFull;
}
