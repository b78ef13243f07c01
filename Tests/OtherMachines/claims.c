#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "checks.h"

static void put_chunk(uint8_t *to, const char *type, size_t count) {
  png_save_uint_32(to, (png_uint_32)count);
  memcpy(to + 4, type, 4);
  png_save_uint_32(to + 8 + count, (png_uint_32)crc32(0, to + 4, (uInt)count + 4));
}

/// An interlaced picture of one bit a pixel, whose first rows are sound: as pixels, it needs 2^32
/// bytes, which a machine of 32 bits must not take for none.
static void check_interlaced(uint32_t side) {
  enum { dataCount = 400 * 1024, rowCount = 200 * 1024 };
  size_t count = 8 + 25 + 12 + dataCount;
  uint8_t *bytes = take(count);
  memcpy(bytes, (uint8_t[]){0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'}, 8);
  uint8_t *header = bytes + 8;
  png_save_uint_32(header + 8, side);
  png_save_uint_32(header + 12, side);
  memcpy(header + 16, (uint8_t[]){1, PNG_COLOR_TYPE_GRAY, 0, 0, PNG_INTERLACE_ADAM7}, 5);
  put_chunk(header, "IHDR", 13);
  uint8_t *rows = take(rowCount);
  uLongf packedCount = dataCount;
  compress(header + 25 + 8, &packedCount, rows, rowCount);
  put_chunk(header + 25, "IDAT", dataCount);
  CPNGDecoder *decoder = cpng_decoder_borrowing(bytes, count);
  CPNGLimits limits = {.width = side, .height = side, .pixels = UINT64_MAX};
  bool isStarted = cpng_decoder_start(decoder, limits);
  uint32_t pixel = 0;
  CPNGComparison found = cpng_decoder_compare(decoder, &pixel, 1, 1);
  printf(
    "%lu pixels square, interlaced: %d, verdict %d\n", (unsigned long)side, isStarted, (int)found);
  cpng_decoder_destroy(decoder);
  free(rows);
  free(bytes);
}

void check_claims(void) {
  check_interlaced(1024);
  check_interlaced(32 * 1024);
}
