#include "source.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const size_t piece = 64 * 1024;

/// A file of up to this size is read at once.
static const uint64_t small = 1024 * 1024;

/// The part of a PNG before its first optional chunk: signature and IHDR.
static const size_t head = 33;

/// Reads on at the end of the buffer; a pipe may deliver less than asked for.
static bool append(CPNGSource *source) {
  ssize_t got;
  do {
    got = read(source->file, source->buffer + source->count, source->capacity - source->count);
  } while (got < 0 && errno == EINTR);
  if (got < 0) source->code = errno;
  if (got <= 0) return false;
  source->count += (size_t)got;
  return true;
}

bool cpng_source_copy(CPNGSource *source, const uint8_t *bytes, size_t count) {
  source->buffer = malloc(count > 0 ? count : 1);
  if (source->buffer == NULL) return false;
  if (count > 0) memcpy(source->buffer, bytes, count);
  source->bytes = source->buffer;
  source->count = count;
  return true;
}

bool cpng_source_open(CPNGSource *source, int file) {
  source->file = file;
  uint64_t total = cpng_source_total(source);
  bool isSmall = total <= small;
  source->capacity = isSmall && total > head ? (size_t)total : piece;
  source->buffer = malloc(source->capacity);
  if (source->buffer == NULL) return false;
  source->bytes = source->buffer;
  size_t wanted = isSmall ? (size_t)total : head;
  while (source->count < wanted && append(source)) {
  }
  return true;
}

void cpng_source_close(CPNGSource *source) {
  free(source->buffer);
  if (source->file >= 0) close(source->file);
}

bool cpng_source_take(CPNGSource *source, uint8_t *bytes, size_t count) {
  for (;;) {
    size_t left = source->count - source->offset;
    size_t some = left < count ? left : count;
    if (some > 0) memcpy(bytes, source->bytes + source->offset, some);
    source->offset += some;
    bytes += some;
    count -= some;
    if (count == 0) return true;
    if (source->file < 0 || source->code != 0) return false;
    source->earlier += source->count;
    source->offset = source->count = 0;
    if (!append(source)) return false;
  }
}

uint64_t cpng_source_taken(const CPNGSource *source) { return source->earlier + source->offset; }

bool cpng_source_is_cut(const CPNGSource *source) {
  if (source->earlier != 0 || cpng_source_total(source) != source->count) return false;
  const uint64_t signature = 8, frame = 12;
  uint64_t offset = signature;
  while (offset + frame <= source->count) {
    const uint8_t *chunk = source->bytes + offset;
    if (memcmp(chunk + 4, "IEND", 4) == 0) return false;
    uint64_t length = (uint64_t)chunk[0] << 24 | (uint64_t)chunk[1] << 16
      | (uint64_t)chunk[2] << 8 | (uint64_t)chunk[3];
    offset += frame + length;
  }
  return true;
}

uint64_t cpng_source_total(const CPNGSource *source) {
  if (source->file < 0) return source->count;
  struct stat facts;
  if (fstat(source->file, &facts) != 0 || !S_ISREG(facts.st_mode)) return UINT64_MAX;
  return (uint64_t)facts.st_size;
}
