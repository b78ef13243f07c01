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
static inline void refill(CPNGInflater *inflater) {
  if (inflater->end - inflater->next >= 8) {
    inflater->bits |= cpng_load_word(inflater->next) << inflater->bitCount;
    inflater->next += (63 - inflater->bitCount) >> 3;
    inflater->bitCount |= 56;
    return;
  }
  while (inflater->bitCount < 56 && inflater->next < inflater->end) {
    inflater->bits |= (uint64_t)*inflater->next++ << inflater->bitCount;
    inflater->bitCount += 8;
  }
}

static inline unsigned take(CPNGInflater *inflater, unsigned count) {
  unsigned value = (unsigned)(inflater->bits & ((1ull << count) - 1));
  inflater->bits >>= count;
  inflater->bitCount -= (int)count;
  return value;
}

static inline unsigned take_symbol(CPNGInflater *inflater, unsigned entry) {
  take(inflater, entry & 15);
  return entry >> 4;
}

void cpng_inflater_begin(CPNGInflater *inflater, const uint8_t *bytes, size_t count) {
  inflater->next = bytes;
  inflater->end = bytes + count;
  inflater->bits = 0;
  inflater->bitCount = 0;
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
  return (size_t)(inflater->end - inflater->next) + (unsigned)inflater->bitCount / 8;
}

/// Reads the lengths of both codes, which follow each other without a break.
static bool read_lengths(
  CPNGInflater *inflater, const CPNGPrefix *code, uint8_t *lengths, unsigned count
) {
  for (unsigned i = 0; i < count;) {
    refill(inflater);
    unsigned entry = cpng_prefix_find(code, inflater->bits);
    if (entry == 0) return false;
    unsigned symbol = take_symbol(inflater, entry);
    if (inflater->bitCount < 0) return false;
    if (symbol < 16) {
      lengths[i++] = (uint8_t)symbol;
      continue;
    }
    if (symbol == 16 && i == 0) return false;
    uint8_t length = symbol == 16 ? lengths[i - 1] : 0;
    unsigned repeats = symbol == 16
      ? 3 + take(inflater, 2) : symbol == 17 ? 3 + take(inflater, 3) : 11 + take(inflater, 7);
    if (repeats > count - i || inflater->bitCount < 0) return false;
    memset(lengths + i, length, repeats);
    i += repeats;
  }
  return true;
}

static bool begin_block(CPNGInflater *inflater) {
  static const uint8_t order[lengthOfLengths] =
    {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  refill(inflater);
  inflater->isLastBlock = take(inflater, 1);
  if (take(inflater, 2) != 2) return false;
  unsigned literalCount = take(inflater, 5) + 257;
  unsigned distanceCount = take(inflater, 5) + 1;
  unsigned orderCount = take(inflater, 4) + 4;
  if (literalCount > 286 || distanceCount > 30 || inflater->bitCount < 0) return false;
  uint8_t ofLengths[lengthOfLengths] = {0};
  for (unsigned i = 0; i < orderCount; i++) {
    refill(inflater);
    ofLengths[order[i]] = (uint8_t)take(inflater, 3);
    if (inflater->bitCount < 0) return false;
  }
  if (!cpng_prefix_prepare(&inflater->literals, ofLengths, lengthOfLengths)) return false;
  uint8_t lengths[286 + 30];
  if (!read_lengths(inflater, &inflater->literals, lengths, literalCount + distanceCount)) {
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

static bool inflate_match(CPNGInflater *inflater, unsigned symbol) {
  if (symbol > 285) return false;
  Range lengths = lengthRanges[symbol - 257];
  unsigned length = lengths.base + take(inflater, lengths.extraBits);
  unsigned entry = cpng_prefix_find(&inflater->distances, inflater->bits);
  if (entry == 0) return false;
  symbol = take_symbol(inflater, entry);
  if (symbol > 29) return false;
  Range distances = distanceRanges[symbol];
  unsigned distance = distances.base + take(inflater, distances.extraBits);
  if (distance > inflater->filled || inflater->bitCount < 0) return false;
  copy(inflater->window + inflater->filled, distance, length);
  inflater->filled += length;
  return true;
}

/// Inflates within a block; false if it is broken.
static bool inflate_block(CPNGInflater *inflater) {
  while (inflater->filled < CPNGWindow) {
    refill(inflater);
    unsigned entry = cpng_prefix_find(&inflater->literals, inflater->bits);
    if (entry == 0) return false;
    unsigned symbol = take_symbol(inflater, entry);
    if (inflater->bitCount < 0) return false;
    if (symbol < endOfBlock) {
      inflater->window[inflater->filled++] = (uint8_t)symbol;
    } else if (symbol == endOfBlock) {
      inflater->isInBlock = false;
      return true;
    } else if (!inflate_match(inflater, symbol)) {
      return false;
    }
  }
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
