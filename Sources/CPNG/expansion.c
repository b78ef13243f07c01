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
  uint8_t invalid = 0;
  for (size_t i = 0; i < count; i++) invalid |= expansion->isInvalid[packed[i]];
  return invalid == 0;
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

bool cpng_expands_to(
  const CPNGExpansion *expansion, const uint8_t *packed, uint32_t width, const uint32_t *pixels
) {
  uint32_t perByte = 8 / expansion->depth;
  uint32_t whole = width / perByte;
  const uint32_t *table = expansion->pixels;
  uint64_t difference = 0;
  switch (perByte) {
    case 1:
      for (uint32_t i = 0; i < whole; i++) difference |= table[packed[i]] ^ pixels[i];
      break;
    case 2:
      for (uint32_t i = 0; i < whole; i++) {
        uint64_t found, expected;
        memcpy(&found, table + packed[i] * 2, 8);
        memcpy(&expected, pixels + i * 2, 8);
        difference |= found ^ expected;
      }
      break;
    default:
      for (uint32_t i = 0; i < whole; i++) {
        difference |=
          (uint64_t)memcmp(table + packed[i] * perByte, pixels + i * perByte, perByte * 4);
      }
  }
  for (uint32_t x = whole * perByte; x < width; x++) {
    difference |= table[packed[whole] * perByte + x % perByte] ^ pixels[x];
  }
  return difference == 0;
}
