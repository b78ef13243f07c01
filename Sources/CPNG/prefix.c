#include "prefix.h"

#include <string.h>

/// Counts the symbols of each length. Like zlib, allows no other code that leaves bits without a
/// meaning than that of a single bit.
static bool count(CPNGPrefix *prefix, const uint8_t *lengths, unsigned symbolCount) {
  memset(prefix->counts, 0, sizeof(prefix->counts));
  for (unsigned i = 0; i < symbolCount; i++) prefix->counts[lengths[i]]++;
  prefix->counts[0] = 0;
  int free = 1;
  for (unsigned length = 1; length < 16; length++) {
    free = free * 2 - prefix->counts[length];
    if (free < 0) return false;
  }
  return free == 0 || (free == 1 << 14 && prefix->counts[1] == 1);
}

static void sort(CPNGPrefix *prefix, const uint8_t *lengths, unsigned symbolCount) {
  unsigned next[16] = {0};
  for (unsigned length = 1; length < 15; length++) {
    next[length + 1] = next[length] + prefix->counts[length];
  }
  for (unsigned i = 0; i < symbolCount; i++) {
    if (lengths[i] > 0) prefix->symbols[next[lengths[i]]++] = (uint16_t)i;
  }
}

/// Enters a code for all that may follow it. It comes with its first bit lowest.
static void enter(CPNGPrefix *prefix, unsigned code, unsigned length, unsigned symbol) {
  unsigned reversed = 0;
  for (unsigned i = 0; i < length; i++) reversed |= (code >> i & 1) << (length - 1 - i);
  for (unsigned i = reversed; i < 1u << CPNGPrefixBits; i += 1u << length) {
    prefix->table[i] = (uint16_t)(symbol << 4 | length);
  }
}

bool cpng_prefix_prepare(CPNGPrefix *prefix, const uint8_t *lengths, unsigned symbolCount) {
  if (!count(prefix, lengths, symbolCount)) return false;
  sort(prefix, lengths, symbolCount);
  memset(prefix->table, 0, sizeof(prefix->table));
  unsigned code = 0;
  unsigned index = 0;
  for (unsigned length = 1; length <= CPNGPrefixBits; length++) {
    for (unsigned i = 0; i < prefix->counts[length]; i++) {
      enter(prefix, code++, length, prefix->symbols[index++]);
    }
    code <<= 1;
  }
  return true;
}

unsigned cpng_prefix_search(const CPNGPrefix *prefix, uint64_t bits) {
  unsigned code = 0;
  unsigned first = 0;
  unsigned index = 0;
  for (unsigned length = 1; length < 16; length++) {
    unsigned count = prefix->counts[length];
    code |= bits & 1;
    bits >>= 1;
    if (code < first + count) return (unsigned)prefix->symbols[index + code - first] << 4 | length;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  return 0;
}
