#include "block.h"

#include <string.h>

#include "huffman.h"

enum { endOfBlock = 256, lengthOfLengths = 19 };

/// Symbol and extra bits of a match's length (RFC 1951, 3.2.5): after eight lengths with a symbol
/// each, the number of extra bits grows with every four symbols.
typedef struct Length {
  unsigned symbol;
  unsigned extra;
  unsigned extraCount;
} Length;

static Length length_for(unsigned length) {
  if (length == CPNGLongestMatch) return (Length){.symbol = 285};
  unsigned rest = length - CPNGShortestMatch;
  if (rest < 8) return (Length){.symbol = 257 + rest};
  unsigned extraCount = 29u - (unsigned)__builtin_clz(rest);
  unsigned symbol = 257 + extraCount * 4 + (rest >> extraCount);
  return (Length){symbol, rest & ((1u << extraCount) - 1), extraCount};
}

static Length length_of_token(CPNGToken token) {
  return length_for(token - 256u + CPNGShortestMatch);
}

/// What the decoder must know first: the lengths of both codes, themselves under a code.
typedef struct Head {
  unsigned literalCount;
  /// All lengths, with symbols 17 and 18 for runs of zeros, and their extra bits.
  uint8_t symbols[CPNGMostSymbols + 4];
  uint8_t extras[CPNGMostSymbols + 4];
  unsigned count;
  CPNGCode code;
} Head;

/// Appends `count` zeros as few symbols.
static void append_zeros(Head *head, unsigned count) {
  while (count > 0) {
    unsigned some = count < 138 ? count : 138;
    uint8_t symbol = some >= 11 ? 18 : some >= 3 ? 17 : 0;
    if (symbol == 0) some = 1;
    head->extras[head->count] = (uint8_t)(symbol == 18 ? some - 11 : symbol == 17 ? some - 3 : 0);
    head->symbols[head->count++] = symbol;
    count -= some;
  }
}

static void plan_head(Head *head, const CPNGCode *code, unsigned distance) {
  head->literalCount = CPNGMostSymbols;
  while (code->lengths[head->literalCount - 1] == 0) head->literalCount--;
  head->count = 0;
  unsigned zeros = 0;
  for (unsigned i = 0; i < head->literalCount; i++) {
    if (code->lengths[i] == 0) {
      zeros++;
      continue;
    }
    append_zeros(head, zeros);
    zeros = 0;
    head->symbols[head->count++] = code->lengths[i];
  }
  // The distances 1 to 4 are the symbols 0 to 3; only one of them ever appears.
  append_zeros(head, distance - 1);
  head->symbols[head->count++] = 1;
  uint32_t counts[lengthOfLengths] = {0};
  for (unsigned i = 0; i < head->count; i++) counts[head->symbols[i]]++;
  cpng_huffman(&head->code, counts, lengthOfLengths, 7);
}

static void put_head(CPNGBits *bits, const Head *head, unsigned distance, bool isLast) {
  static const uint8_t order[lengthOfLengths] =
    {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  cpng_put_bits(bits, isLast, 1);
  cpng_put_bits(bits, 2, 2);
  cpng_put_bits(bits, head->literalCount - 257, 5);
  cpng_put_bits(bits, distance - 1, 5);
  cpng_put_bits(bits, lengthOfLengths - 4, 4);
  for (unsigned i = 0; i < lengthOfLengths; i++) {
    cpng_put_bits(bits, head->code.lengths[order[i]], 3);
  }
  for (unsigned i = 0; i < head->count; i++) {
    unsigned symbol = head->symbols[i];
    cpng_put_bits(bits, head->code.bits[symbol], head->code.lengths[symbol]);
    if (symbol >= 17) cpng_put_bits(bits, head->extras[i], symbol == 17 ? 3 : 7);
  }
}

/// All bits of each kind of token: symbol, extra bits and, for a match, the distance's single 0.
static void plan_tokens(const CPNGCode *code, uint32_t *bits, uint8_t *counts) {
  for (unsigned token = 0; token < CPNGTokenKinds; token++) {
    bool isMatch = token >= 256;
    Length length = isMatch ? length_of_token((CPNGToken)token) : (Length){.symbol = token};
    unsigned count = code->lengths[length.symbol];
    bits[token] = code->bits[length.symbol] | length.extra << count;
    counts[token] = (uint8_t)(count + length.extraCount + isMatch);
  }
}

bool cpng_put_block(
  CPNGBits *bits, const CPNGToken *tokens, size_t count, unsigned distance, bool isLast
) {
  // No token takes more than 15 bits of code, 5 extra bits and the distance's.
  if (!cpng_output_reserve(bits->output, count * 21 / 8 + 1024)) return false;
  uint32_t kinds[CPNGTokenKinds] = {0};
  for (size_t i = 0; i < count; i++) kinds[tokens[i]]++;
  uint32_t counts[CPNGMostSymbols] = {0};
  memcpy(counts, kinds, 256 * sizeof(*kinds));
  counts[endOfBlock] = 1;
  for (unsigned token = 256; token < CPNGTokenKinds; token++) {
    counts[length_of_token((CPNGToken)token).symbol] += kinds[token];
  }
  CPNGCode code;
  cpng_huffman(&code, counts, CPNGMostSymbols, 15);
  Head head;
  plan_head(&head, &code, distance);
  put_head(bits, &head, distance, isLast);
  uint32_t tokenBits[CPNGTokenKinds];
  uint8_t tokenCounts[CPNGTokenKinds];
  plan_tokens(&code, tokenBits, tokenCounts);
  for (size_t i = 0; i < count; i++) {
    cpng_put_bits(bits, tokenBits[tokens[i]], tokenCounts[tokens[i]]);
  }
  cpng_put_bits(bits, code.bits[endOfBlock], code.lengths[endOfBlock]);
  return true;
}
