#include "codes.h"

enum { lengthOfLengths = 19, mostLengths = CPNGLiteralSymbols + CPNGDistanceSymbols };

/// The lengths of both codes as symbols: 16 repeats the length before, 17 and 18 are runs of zeros.
typedef struct Head {
  uint8_t symbols[mostLengths];
  uint8_t extras[mostLengths];
  unsigned count;
} Head;

static void append(Head *head, unsigned symbol, unsigned extra) {
  head->symbols[head->count] = (uint8_t)symbol;
  head->extras[head->count++] = (uint8_t)extra;
}

/// Appends equal lengths as few symbols.
static void append_run(Head *head, unsigned length, unsigned count) {
  while (length == 0 && count >= 3) {
    unsigned some = count < 138 ? count : 138;
    append(head, some >= 11 ? 18 : 17, some >= 11 ? some - 11 : some - 3);
    count -= some;
  }
  if (count == 0) return;
  append(head, length, 0);
  count--;
  while (length > 0 && count >= 3) {
    unsigned some = count < 6 ? count : 6;
    append(head, 16, some - 3);
    count -= some;
  }
  for (; count > 0; count--) append(head, length, 0);
}

static void plan(Head *head, const uint8_t *lengths, unsigned count) {
  head->count = 0;
  for (unsigned i = 0; i < count;) {
    unsigned end = i + 1;
    while (end < count && lengths[end] == lengths[i]) end++;
    append_run(head, lengths[i], end - i);
    i = end;
  }
}

static unsigned used_count(const CPNGCode *code, unsigned count) {
  while (code->lengths[count - 1] == 0) count--;
  return count;
}

static void put(CPNGBits *bits, const Head *head, const CPNGCode *code) {
  static const uint8_t order[lengthOfLengths] =
    {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  unsigned orderCount = lengthOfLengths;
  while (code->lengths[order[orderCount - 1]] == 0) orderCount--;
  cpng_put_bits(bits, orderCount - 4, 4);
  for (unsigned i = 0; i < orderCount; i++) cpng_put_bits(bits, code->lengths[order[i]], 3);
  for (unsigned i = 0; i < head->count; i++) {
    unsigned symbol = head->symbols[i];
    cpng_put_bits(bits, code->bits[symbol], code->lengths[symbol]);
    if (symbol >= 16) cpng_put_bits(bits, head->extras[i], symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
  }
}

void cpng_put_codes(
  CPNGBits *bits, const CPNGCode *literals, const CPNGCode *distances, bool isLast
) {
  unsigned literalCount = used_count(literals, CPNGLiteralSymbols);
  unsigned distanceCount = used_count(distances, CPNGDistanceSymbols);
  uint8_t lengths[mostLengths];
  for (unsigned i = 0; i < literalCount; i++) lengths[i] = literals->lengths[i];
  for (unsigned i = 0; i < distanceCount; i++) lengths[literalCount + i] = distances->lengths[i];
  Head head;
  plan(&head, lengths, literalCount + distanceCount);
  uint32_t counts[lengthOfLengths] = {0};
  for (unsigned i = 0; i < head.count; i++) counts[head.symbols[i]]++;
  CPNGCode code;
  cpng_huffman(&code, counts, lengthOfLengths, 7);
  cpng_put_bits(bits, isLast, 1);
  cpng_put_bits(bits, 2, 2);
  cpng_put_bits(bits, literalCount - 257, 5);
  cpng_put_bits(bits, distanceCount - 1, 5);
  put(bits, &head, &code);
}
