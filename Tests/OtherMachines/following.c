#include <following.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "checks.h"

enum { width = 300, height = 170, stride = width + 1, colorCount = 40 };

/// Compresses the rows of a picture as a file has them, each value 39 less the picture's number.
static uint8_t *compress_rows(const CPNGIndexedRows *picture, uLongf *count) {
  uint8_t *bytes = take(stride * height);
  for (size_t y = 0; y < height; y++) {
    const uint8_t *row = picture->rows + picture->numbers[y] * width;
    for (size_t x = 0; x < width; x++) bytes[y * stride + 1 + x] = (uint8_t)(colorCount - 1 - row[x]);
  }
  uint8_t *packed = take(stride * height);
  *count = stride * height;
  compress(packed, count, bytes, stride * height);
  free(bytes);
  return packed;
}

/// Follows a stream without libpng, which decides wherever this gives up.
void check_following(void) {
  uint8_t *rows = take(width * height);
  uint32_t numbers[height], colors[colorCount];
  uint32_t state = 9;
  for (size_t i = 0; i < width * height; i++) {
    uint32_t kind = i > 1000 ? next_random(&state) % 32 : 0;
    rows[i] = kind == 0
      ? (uint8_t)(next_random(&state) % colorCount) : rows[i - (kind < 9 ? 1 : kind < 20 ? width : 997)];
  }
  for (uint32_t y = 0; y < height; y++) numbers[y] = y - y / 3;
  for (uint32_t i = 0; i < colorCount; i++) colors[i] = i;
  CPNGIndexedRows picture = {width, height, colors, colorCount, rows, numbers};
  CPNGNumbers values;
  for (unsigned i = 0; i < 256; i++) {
    values.ofValues[i] = (uint16_t)(i < colorCount ? colorCount - 1 - i : 256);
  }
  uLongf count;
  uint8_t *packed = compress_rows(&picture, &count);
  bool isFollowed = cpng_follows(packed + 2, count - 2, &picture, &values);
  size_t found = 0;
  for (size_t i = 0; i < width * (numbers[height - 1] + 1); i += 7) {
    rows[i] ^= 1;
    if (!cpng_follows(packed + 2, count - 2, &picture, &values)) found++;
    rows[i] ^= 1;
  }
  printf("followed: %d, %zu changes found\n", isFollowed, found);
  if (!isFollowed || found != (width * (numbers[height - 1] + 1) + 6) / 7) puts("WRONG: not all of it");
  free(packed);
  free(rows);
}
