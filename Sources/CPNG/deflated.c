#include "deflated.h"

#include <string.h>

enum { lengthOfLengths = 19 };

const CPNGRange cpng_length_ranges[29] = {
  {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}, {8, 0}, {9, 0}, {10, 0}, {11, 1}, {13, 1},
  {15, 1}, {17, 1}, {19, 2}, {23, 2}, {27, 2}, {31, 2}, {35, 3}, {43, 3}, {51, 3}, {59, 3},
  {67, 4}, {83, 4}, {99, 4}, {115, 4}, {131, 5}, {163, 5}, {195, 5}, {227, 5}, {258, 0},
};

const CPNGRange cpng_distance_ranges[30] = {
  {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 1}, {7, 1}, {9, 2}, {13, 2}, {17, 3}, {25, 3},
  {33, 4}, {49, 4}, {65, 5}, {97, 5}, {129, 6}, {193, 6}, {257, 7}, {385, 7}, {513, 8},
  {769, 8}, {1025, 9}, {1537, 9}, {2049, 10}, {3073, 10}, {4097, 11}, {6145, 11}, {8193, 12},
  {12289, 12}, {16385, 13}, {24577, 13},
};

/// Reads the lengths of both codes, which follow each other without a break.
static bool read_lengths(
  CPNGInput *input, const CPNGPrefix *code, uint8_t *lengths, unsigned count
) {
  for (unsigned i = 0; i < count;) {
    cpng_refill(input);
    unsigned symbol = cpng_take_symbol(input, code);
    if (symbol == CPNGNoSymbol) return false;
    if (symbol < 16) {
      lengths[i++] = (uint8_t)symbol;
      continue;
    }
    if (symbol == 16 && i == 0) return false;
    uint8_t length = symbol == 16 ? lengths[i - 1] : 0;
    unsigned repeats = symbol == 16
      ? 3 + cpng_take(input, 2)
      : symbol == 17 ? 3 + cpng_take(input, 3) : 11 + cpng_take(input, 7);
    if (repeats > count - i || input->bitCount < 0) return false;
    memset(lengths + i, length, repeats);
    i += repeats;
  }
  return true;
}

bool cpng_begin_block(CPNGDeflated *stream) {
  static const uint8_t order[lengthOfLengths] =
    {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  CPNGInput *input = &stream->input;
  cpng_refill(input);
  stream->isLastBlock = cpng_take(input, 1);
  if (cpng_take(input, 2) != 2) return false;
  unsigned literalCount = cpng_take(input, 5) + 257;
  unsigned distanceCount = cpng_take(input, 5) + 1;
  unsigned orderCount = cpng_take(input, 4) + 4;
  if (literalCount > 286 || distanceCount > 30 || input->bitCount < 0) return false;
  uint8_t ofLengths[lengthOfLengths] = {0};
  for (unsigned i = 0; i < orderCount; i++) {
    cpng_refill(input);
    ofLengths[order[i]] = (uint8_t)cpng_take(input, 3);
    if (input->bitCount < 0) return false;
  }
  if (!cpng_prefix_prepare(&stream->literals, ofLengths, lengthOfLengths)) return false;
  uint8_t lengths[286 + 30];
  return read_lengths(input, &stream->literals, lengths, literalCount + distanceCount)
    && cpng_prefix_prepare(&stream->literals, lengths, literalCount)
    && cpng_prefix_prepare(&stream->distances, lengths + literalCount, distanceCount);
}
