#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "checks.h"

static const CPNGLimits limits = {.width = 50000, .height = 50000, .pixels = 4 * 1024 * 1024};

static void print_failure(const CPNGDecoder *decoder) {
  CPNGFailure failure = cpng_decoder_failure(decoder);
  printf(
    "problem %d at %llu, %lu x %lu: %s\n", (int)failure.problem,
    (unsigned long long)failure.offset, (unsigned long)failure.width,
    (unsigned long)failure.height, failure.reason);
}

uint32_t *decode(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height) {
  CPNGDecoder *decoder = cpng_decoder_borrowing(bytes, count);
  uint32_t *pixels = NULL;
  if (cpng_decoder_start(decoder, limits)) {
    *width = cpng_decoder_width(decoder);
    *height = cpng_decoder_height(decoder);
    pixels = take((size_t)*width * *height * 4);
    if (!cpng_decoder_all_rows(decoder, pixels)) {
      free(pixels);
      pixels = NULL;
    }
  }
  if (pixels == NULL) print_failure(decoder);
  cpng_decoder_destroy(decoder);
  return pixels;
}

/// Decodes row by row, from an open file.
static void print_rows(const uint8_t *bytes, size_t count) {
  FILE *file = tmpfile();
  if (file == NULL || fwrite(bytes, 1, count, file) != count || fflush(file) != 0) exit(2);
  int copy = dup(fileno(file));
  lseek(copy, 0, SEEK_SET);
  CPNGDecoder *decoder = cpng_decoder_reading(copy);
  bool isSound = cpng_decoder_start(decoder, limits);
  uint32_t width = cpng_decoder_width(decoder);
  uint32_t *row = take((size_t)width * 4);
  for (uint32_t y = 0; isSound && y < cpng_decoder_height(decoder); y++) {
    isSound = cpng_decoder_next_row(decoder, row);
  }
  printf("  rows of a file: ");
  isSound ? puts(digest_of_pixels(row, width).digits) : print_failure(decoder);
  free(row);
  cpng_decoder_destroy(decoder);
  fclose(file);
}

static int verdict(
  const uint8_t *bytes, size_t count, const uint32_t *pixels, uint32_t width, uint32_t height
) {
  CPNGDecoder *decoder = cpng_decoder_borrowing(bytes, count);
  int found = -1;
  if (cpng_decoder_start(decoder, limits)) {
    found = (int)cpng_decoder_compare(decoder, pixels, width, height);
  }
  cpng_decoder_destroy(decoder);
  return found;
}

static void print_verdicts(
  const uint8_t *bytes, size_t count, uint32_t *pixels, uint32_t width, uint32_t height
) {
  size_t pixelCount = (size_t)width * height;
  printf("  verdicts: %d", verdict(bytes, count, pixels, width, height));
  for (unsigned bit = 0; bit < 32; bit += 5) {
    size_t place = pixelCount * bit / 32;
    pixels[place] ^= 1u << bit;
    printf(" %d", verdict(bytes, count, pixels, width, height));
    pixels[place] ^= 1u << bit;
  }
  printf(" %d\n", verdict(bytes, count, pixels, height, width));
}

/// How files end that lost their end or a bit.
static void print_damage(
  const uint8_t *bytes, size_t count, const uint32_t *pixels, uint32_t width, uint32_t height
) {
  printf("  cut:");
  for (size_t i = 0; i < 16; i++) {
    printf(" %d", verdict(bytes, count * i / 16, pixels, width, height));
  }
  printf("\n  flipped:");
  uint8_t *damaged = take(count);
  memcpy(damaged, bytes, count);
  for (size_t i = 0; i < 16; i++) {
    size_t place = i < 8 ? count * i / 8 : count - 1 - 3 * (i - 8);
    damaged[place] ^= (uint8_t)(1 << i % 8);
    printf(" %d", verdict(damaged, count, pixels, width, height));
    damaged[place] = bytes[place];
  }
  printf("\n");
  free(damaged);
}

void check_decoding(const char *name, const uint8_t *bytes, size_t count) {
  printf("%s: ", name);
  uint32_t width, height;
  uint32_t *pixels = decode(bytes, count, &width, &height);
  if (pixels == NULL) return;
  Digest digest = digest_of_pixels(pixels, (size_t)width * height);
  printf("%lu x %lu %s\n", (unsigned long)width, (unsigned long)height, digest.digits);
  print_rows(bytes, count);
  print_verdicts(bytes, count, pixels, width, height);
  print_damage(bytes, count, pixels, width, height);
  free(pixels);
}
