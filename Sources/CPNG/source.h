// Where a decoder takes its bytes from: memory, or a file; a large one in pieces of 64 KB.
#ifndef CPNG_SOURCE_H
#define CPNG_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct CPNGSource {
  /// What can be taken without reading, and how much of it has been taken.
  const uint8_t *bytes;
  size_t count;
  size_t offset;
  /// How many bytes have been taken before `bytes`.
  uint64_t earlier;
  /// Owned memory, or null.
  uint8_t *buffer;
  size_t capacity;
  /// The open file, or -1.
  int file;
  /// The `errno` of a failed read, or 0.
  int code;
} CPNGSource;

bool cpng_source_copy(CPNGSource *source, const uint8_t *bytes, size_t count);
bool cpng_source_open(CPNGSource *source, int file);
void cpng_source_close(CPNGSource *source);

/// Takes exactly `count` bytes; false if the source ends before, or fails.
bool cpng_source_take(CPNGSource *source, uint8_t *bytes, size_t count);

/// How many bytes have been taken.
uint64_t cpng_source_taken(const CPNGSource *source);

/// Whether all bytes are at hand and stop before the chunk that ends a PNG.
bool cpng_source_is_cut(const CPNGSource *source);

/// How many bytes there are from first to last, or UINT64_MAX if that is known only after reading.
uint64_t cpng_source_total(const CPNGSource *source);

#endif
