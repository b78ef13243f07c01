#include "checksum.h"

static const uint64_t modulus = 65521;

/// Sums that go through a stretch at once compile to vector instructions, unlike one step a byte.
/// The weighted sum of a stretch of this length fits in 32 bits.
static const size_t stretch = 1024;

static void add_stretch(CPNGChecksum *checksum, const uint8_t *bytes, uint32_t count) {
  uint32_t sum = 0;
  uint32_t weighted = 0;
  for (uint32_t i = 0; i < count; i++) {
    sum += bytes[i];
    weighted += (count - i) * bytes[i];
  }
  uint64_t second = checksum->second + (uint64_t)checksum->first * count + weighted;
  checksum->second = (uint32_t)(second % modulus);
  checksum->first = (uint32_t)((checksum->first + sum) % modulus);
}

void cpng_checksum_add(CPNGChecksum *checksum, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    size_t some = count < stretch ? count : stretch;
    add_stretch(checksum, bytes, (uint32_t)some);
    bytes += some;
    count -= some;
  }
}

void cpng_checksum_add_zeros(CPNGChecksum *checksum, size_t count) {
  uint64_t second = checksum->second + count % modulus * checksum->first;
  checksum->second = (uint32_t)(second % modulus);
}
