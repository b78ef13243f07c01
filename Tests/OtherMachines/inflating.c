#include <inflater.h>
#include <stdio.h>
#include <stdlib.h>
#include <zlib.h>

#include "checks.h"

/// Inflates with the quick inflater alone: comparing falls back on libpng where that one gives up.
void check_inflater(void) {
  enum { byteCount = 50000 };
  uint8_t *bytes = take(byteCount);
  uint32_t state = 9;
  for (size_t i = 0; i < byteCount; i++) {
    bool isCopy = i > 1000 && next_random(&state) % 8 != 0;
    bytes[i] = isCopy ? bytes[i - 997] : (uint8_t)(next_random(&state) % 40);
  }
  uLongf packedCount = byteCount;
  uint8_t *packed = take(byteCount);
  compress(packed, &packedCount, bytes, byteCount);
  CPNGInflater *inflater = take(sizeof(CPNGInflater));
  cpng_inflater_begin(inflater, packed + 2, packedCount - 2);
  CPNGProgress progress = cpng_inflate(inflater);
  Digest found = digest_of_bytes(inflater->window, inflater->filled);
  printf(
    "inflated: %d, %zu bytes and %zu more, %s\n", (int)progress, inflater->filled,
    cpng_inflater_rest(inflater), found.digits);
  if (progress != CPNGProgressEnd || inflater->filled != byteCount) puts("WRONG: not all of it");
  free(inflater);
  free(packed);
  free(bytes);
}
