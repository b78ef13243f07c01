#include "block.h"

#include <string.h>

#include "words.h"

static CPNGSymbol length_of_token(CPNGToken token) {
  return cpng_length_symbol(token - 256u + CPNGShortestMatch);
}

/// All bits of each kind of token: symbol, extra bits and, for a match, the distance's single 0.
static void plan_tokens(const CPNGCode *code, uint32_t *bits, uint8_t *counts) {
  for (unsigned token = 0; token < CPNGTokenKinds; token++) {
    bool isMatch = token >= 256;
    CPNGSymbol symbol =
      isMatch ? length_of_token((CPNGToken)token) : (CPNGSymbol){.symbol = token};
    unsigned count = code->lengths[symbol.symbol];
    bits[token] = code->bits[symbol.symbol] | symbol.extra << count;
    counts[token] = (uint8_t)(count + symbol.extraCount + isMatch);
  }
}

/// Appends tokens of up to 21 bits. Eight bytes are written at once, of which the next ones replace
/// what is not settled yet; byte by byte takes twice as long.
static void put_tokens(
  CPNGBits *bits, const CPNGToken *tokens, size_t count, const uint32_t *tokenBits,
  const uint8_t *tokenCounts
) {
  CPNGBits local = *bits;
  uint8_t *next = local.output->bytes + local.output->count;
  for (size_t i = 0; i < count; i++) {
    local.pending |= (uint64_t)tokenBits[tokens[i]] << local.pendingCount;
    local.pendingCount += tokenCounts[tokens[i]];
    if (local.pendingCount < 40) continue;
    cpng_store_word(next, local.pending);
    next += local.pendingCount / 8;
    local.pending >>= local.pendingCount / 8 * 8;
    local.pendingCount %= 8;
  }
  local.output->count = (size_t)(next - local.output->bytes);
  cpng_put_bits(&local, 0, 0);
  *bits = local;
}

bool cpng_put_block(
  CPNGBits *bits, const CPNGToken *tokens, size_t count, unsigned distance, bool isLast
) {
  // No token takes more than 15 bits of code, 5 extra bits and the distance's.
  if (!cpng_output_reserve(bits->output, count * 21 / 8 + CPNGMostHeadBytes + 16)) return false;
  uint32_t kinds[CPNGTokenKinds] = {0};
  for (size_t i = 0; i < count; i++) kinds[tokens[i]]++;
  uint32_t counts[CPNGLiteralSymbols] = {0};
  memcpy(counts, kinds, 256 * sizeof(*kinds));
  counts[CPNGEndOfBlock] = 1;
  for (unsigned token = 256; token < CPNGTokenKinds; token++) {
    counts[length_of_token((CPNGToken)token).symbol] += kinds[token];
  }
  CPNGCode code;
  cpng_huffman(&code, counts, CPNGLiteralSymbols, 15);
  // The distances 1 to 4 are the symbols 0 to 3; only one of them ever appears.
  CPNGCode distances = {.lengths = {0}};
  distances.lengths[distance - 1] = 1;
  cpng_put_codes(bits, &code, &distances, isLast);
  uint32_t tokenBits[CPNGTokenKinds];
  uint8_t tokenCounts[CPNGTokenKinds];
  plan_tokens(&code, tokenBits, tokenCounts);
  put_tokens(bits, tokens, count, tokenBits, tokenCounts);
  cpng_put_bits(bits, code.bits[CPNGEndOfBlock], code.lengths[CPNGEndOfBlock]);
  return true;
}
