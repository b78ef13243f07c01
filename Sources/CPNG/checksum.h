// Adler-32 (RFC 1950), the checksum at the end of a zlib stream.
#ifndef CPNG_CHECKSUM_H
#define CPNG_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

/// The sum of all bytes plus 1, and the sum of those sums, both modulo 65,521.
typedef struct CPNGChecksum {
  uint32_t first;
  uint32_t second;
} CPNGChecksum;

/// The checksum of no bytes.
static const CPNGChecksum CPNGNoBytes = {.first = 1};

void cpng_checksum_add(CPNGChecksum *checksum, const uint8_t *bytes, size_t count);

/// Adds `count` bytes that are all 0, in constant time.
void cpng_checksum_add_zeros(CPNGChecksum *checksum, size_t count);

#endif
