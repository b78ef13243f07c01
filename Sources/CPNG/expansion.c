#include "expansion.h"

#include <string.h>

void cpng_expansion_prepare(CPNGExpansion *expansion) {
  unsigned depth = expansion->depth;
  unsigned perByte = 8 / depth;
  unsigned mask = (1u << depth) - 1;
  for (unsigned byte = 0; byte < 256; byte++) {
    expansion->isInvalid[byte] = 0;
    for (unsigned i = 0; i < perByte; i++) {
      unsigned value = byte >> (8 - depth * (i + 1)) & mask;
      bool isValid = value < expansion->colorCount;
      expansion->pixels[byte * perByte + i] = isValid ? expansion->colors[value] : 0;
      if (!isValid) expansion->isInvalid[byte] = 1;
    }
  }
}

bool cpng_expansion_allows(const CPNGExpansion *expansion, const uint8_t *packed, size_t count) {
  if (expansion->colorCount >> expansion->depth != 0) return true;
  uint8_t worst = 0;
  if (expansion->depth == 8) {
    // Unlike look-ups, this compiles to vector instructions.
    for (size_t i = 0; i < count; i++) worst = packed[i] > worst ? packed[i] : worst;
    return worst < expansion->colorCount;
  }
  for (size_t i = 0; i < count; i++) worst |= expansion->isInvalid[packed[i]];
  return worst == 0;
}

void cpng_expand(
  const CPNGExpansion *expansion, const uint8_t *packed, uint32_t width, uint32_t *pixels
) {
  uint32_t perByte = 8 / expansion->depth;
  uint32_t whole = width / perByte;
  const uint32_t *table = expansion->pixels;
  switch (perByte) {
    case 1:
      for (uint32_t i = 0; i < whole; i++) pixels[i] = table[packed[i]];
      break;
    case 2:
      // A copy of constant size is one instruction.
      for (uint32_t i = 0; i < whole; i++) memcpy(pixels + i * 2, table + packed[i] * 2, 8);
      break;
    default:
      for (uint32_t i = 0; i < whole; i++) {
        memcpy(pixels + i * perByte, table + packed[i] * perByte, perByte * 4);
      }
  }
  for (uint32_t x = whole * perByte; x < width; x++) {
    pixels[x] = table[packed[whole] * perByte + x % perByte];
  }
}

/// The difference of 8 pixels from those of 8 indices.
static uint64_t octet_difference(
  const uint32_t *table, const uint8_t *indices, const uint32_t *pixels
) {
  uint64_t packed, words[4];
  memcpy(&packed, indices, sizeof(packed));
  memcpy(words, pixels, sizeof(words));
  if (packed == indices[0] * 0x0101010101010101u) {
    uint64_t pair = (uint64_t)table[indices[0]] << 32 | table[indices[0]];
    return (words[0] ^ pair) | (words[1] ^ pair) | (words[2] ^ pair) | (words[3] ^ pair);
  }
  uint32_t difference = 0;
  for (unsigned i = 0; i < 8; i++) difference |= table[indices[i]] ^ pixels[i];
  return difference;
}

bool cpng_expands_to(
  const CPNGExpansion *expansion, const uint8_t *packed, uint32_t width, const uint32_t *pixels
) {
  uint32_t perByte = 8 / expansion->depth;
  const uint32_t *table = expansion->pixels;
  uint64_t difference = 0;
  uint32_t x = 0;
  if (perByte == 1) {
    for (; x + 8 <= width; x += 8) difference |= octet_difference(table, packed + x, pixels + x);
  } else if (perByte == 2) {
    for (; x + 2 <= width; x += 2) {
      uint64_t found, expected;
      memcpy(&found, table + packed[x / 2] * 2, 8);
      memcpy(&expected, pixels + x, 8);
      difference |= found ^ expected;
    }
  } else {
    for (; x + perByte <= width; x += perByte) {
      const uint32_t *found = table + packed[x / perByte] * perByte;
      if (memcmp(found, pixels + x, perByte * 4) != 0) return false;
    }
  }
  for (; x < width; x++) {
    difference |= table[packed[x / perByte] * perByte + x % perByte] ^ pixels[x];
  }
  return difference == 0;
}
