// What the C code makes of made-up pictures and of the files that are named: the same lines on every
// machine. `scripts/check-machines` builds it for each and compares.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "checks.h"

void *take(size_t count) {
  void *memory = calloc(count > 0 ? count : 1, 1);
  if (memory == NULL) exit(2);
  return memory;
}

uint32_t next_random(uint32_t *state) {
  *state = *state * 1664525u + 1013904223u;
  return *state >> 8;
}

static uint8_t *read_file(const char *path, size_t *count) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    perror(path);
    exit(2);
  }
  const size_t most = 8 * 1024 * 1024;
  uint8_t *bytes = take(most);
  *count = fread(bytes, 1, most, file);
  fclose(file);
  return bytes;
}

static void check_file(const char *path) {
  const char *slash = strrchr(path, '/');
  const char *name = slash == NULL ? path : slash + 1;
  size_t count;
  uint8_t *bytes = read_file(path, &count);
  check_decoding(name, bytes, count);
  uint32_t width, height;
  uint32_t *pixels = decode(bytes, count, &width, &height);
  if (pixels != NULL) check_encoding(name, pixels, width, height, false);
  free(pixels);
  free(bytes);
}

int main(int count, char **arguments) {
  printf("libpng %s, zlib %s\n", cpng_version_of_libpng().running, cpng_version_of_zlib().running);
  check_support();
  check_forms();
  check_pictures();
  check_claims();
  check_following();
  for (int i = 1; i < count; i++) check_file(arguments[i]);
  puts("done");
  return 0;
}
