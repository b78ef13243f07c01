// Words whose lowest byte comes first in memory, on every machine.
#ifndef CPNG_WORDS_H
#define CPNG_WORDS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Whether a number's highest byte comes first in memory, so that a pixel's red comes last.
enum { CPNGIsBigEndian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ };

/// The number that 8 bytes are, the first the lowest.
static inline uint64_t cpng_load_word(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof(word));
  return CPNGIsBigEndian ? __builtin_bswap64(word) : word;
}

/// Writes 8 bytes of which the first is the number's lowest.
static inline void cpng_store_word(uint8_t *bytes, uint64_t word) {
  if (CPNGIsBigEndian) word = __builtin_bswap64(word);
  memcpy(bytes, &word, sizeof(word));
}

/// Reverses the bytes of each pixel.
static inline void cpng_reverse_pixels(uint8_t *bytes, size_t count) {
  for (size_t i = 0; i + 4 <= count; i += 4) {
    uint32_t pixel;
    memcpy(&pixel, bytes + i, sizeof(pixel));
    pixel = __builtin_bswap32(pixel);
    memcpy(bytes + i, &pixel, sizeof(pixel));
  }
}

#endif
