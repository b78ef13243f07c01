#include "runs.h"

#include <string.h>
#include <zlib.h>

#include "words.h"

/// PNG's number for the filter that subtracts the row above.
static const uint8_t filterUp = 2;

static void finish_block(CPNGRuns *runs, bool isLast) {
  if (!runs->isOutOfMemory) {
    runs->isOutOfMemory =
      !cpng_put_block(&runs->bits, runs->tokens, runs->tokenCount, runs->distance, isLast);
  }
  runs->tokenCount = 0;
}

static inline void push(CPNGRuns *runs, CPNGToken token) {
  if (runs->tokenCount == CPNGBlockTokens) finish_block(runs, false);
  runs->tokens[runs->tokenCount++] = token;
}

/// Pushes a match of any length from 3.
static void push_match(CPNGRuns *runs, size_t length) {
  while (length > CPNGLongestMatch) {
    // What is left must not be too short for a match.
    size_t some = length - CPNGLongestMatch;
    some = some < CPNGShortestMatch ? CPNGLongestMatch - CPNGShortestMatch : CPNGLongestMatch;
    push(runs, (CPNGToken)(256 + some - CPNGShortestMatch));
    length -= some;
  }
  push(runs, (CPNGToken)(256 + length - CPNGShortestMatch));
}

/// How many bytes from `start` on are those `distance` before.
static inline size_t match_length(
  const uint8_t *bytes, size_t start, size_t count, size_t distance
) {
  size_t i = start;
  while (i < count) {
    uint64_t here = cpng_load_word(bytes + i);
    uint64_t before = cpng_load_word(bytes + i - distance);
    if (here != before) {
      i += (size_t)__builtin_ctzll(here ^ before) / 8;
      break;
    }
    i += 8;
  }
  return (i < count ? i : count) - start;
}

/// Adler-32 of bytes, of which runs are added at once; zlib's looks at every byte.
typedef struct Sums {
  uint64_t first;
  uint64_t second;
} Sums;

static inline void add_run(Sums *sums, uint64_t byte, uint64_t count) {
  // Below 2^38 for a piece, so that nothing overflows.
  sums->second += sums->first * count + byte * (count * (count + 1) / 2);
  sums->first += byte * count;
}

/// Adds a piece whose pixels are bytes.
static void add_bytes(CPNGRuns *runs, size_t count) {
  const uint8_t *bytes = runs->piece;
  Sums sums = {runs->checksum & 0xFFFF, runs->checksum >> 16};
  size_t i = 0;
  while (i < count) {
    if (i > 0 && bytes[i] == bytes[i - 1]) {
      size_t length = match_length(bytes, i, count, 1);
      if (length >= CPNGShortestMatch) {
        push_match(runs, length);
        add_run(&sums, bytes[i], length);
        i += length;
        continue;
      }
    }
    add_run(&sums, bytes[i], 1);
    push(runs, bytes[i++]);
  }
  runs->checksum = (unsigned long)(sums.second % 65521 << 16 | sums.first % 65521);
}

static void add_piece(CPNGRuns *runs, size_t count) {
  const uint8_t *bytes = runs->piece;
  size_t distance = runs->distance;
  runs->checksum = adler32(runs->checksum, bytes, (uInt)count);
  size_t i = 0;
  while (i < count) {
    if (i >= distance && bytes[i] == bytes[i - distance]) {
      size_t length = match_length(bytes, i, count, distance);
      if (length >= CPNGShortestMatch) {
        push_match(runs, length);
        i += length;
        continue;
      }
    }
    push(runs, bytes[i++]);
  }
}

/// Subtracts up to a piece of the row above; returns how many bytes come of it.
static size_t subtract(
  CPNGRuns *runs, const uint8_t *restrict row, const uint8_t *restrict above, size_t count
) {
  uint8_t *restrict piece = runs->piece;
  if (above == NULL) {
    memcpy(piece, row, count);
  } else {
    for (size_t i = 0; i < count; i++) piece[i] = (uint8_t)(row[i] - above[i]);
  }
  if (CPNGIsBigEndian && runs->distance > 1) cpng_reverse_pixels(piece, count);
  if (runs->distance != 3) return count;
  for (size_t i = 0; i < count / 4; i++) memmove(piece + i * 3, piece + i * 4, 3);
  return count / 4 * 3;
}

static void add_filter(CPNGRuns *runs) {
  push(runs, filterUp);
  runs->checksum = adler32(runs->checksum, &filterUp, 1);
}

void cpng_runs_begin(CPNGRuns *runs, CPNGOutput *output, unsigned distance) {
  runs->bits = (CPNGBits){.output = output};
  runs->distance = distance;
  runs->checksum = adler32(0, NULL, 0);
  runs->tokenCount = 0;
  output->count = 0;
  runs->isOutOfMemory = !cpng_output_reserve(output, 2);
  if (runs->isOutOfMemory) return;
  // Deflate with a window of 32 KB, fastest level; as a number of 16 bits, a multiple of 31.
  cpng_put_bits(&runs->bits, 0x0178, 16);
}

void cpng_runs_add(CPNGRuns *runs, const uint8_t *row, const uint8_t *above, size_t count) {
  add_filter(runs);
  for (size_t start = 0; start < count; start += CPNGPiece) {
    size_t some = count - start < CPNGPiece ? count - start : CPNGPiece;
    const uint8_t *other = above == NULL ? NULL : above + start;
    size_t difference = subtract(runs, row + start, other, some);
    runs->distance == 1 ? add_bytes(runs, difference) : add_piece(runs, difference);
  }
}

void cpng_runs_repeat(CPNGRuns *runs, size_t count) {
  add_filter(runs);
  if (runs->distance == 3) count = count / 4 * 3;
  // Zeros add nothing to Adler's first sum, and the first sum each to the second.
  unsigned long first = runs->checksum & 0xFFFF;
  unsigned long second = ((runs->checksum >> 16) + count % 65521 * first) % 65521;
  runs->checksum = second << 16 | first;
  size_t literals = count < runs->distance + CPNGShortestMatch ? count : runs->distance;
  for (size_t i = 0; i < literals; i++) push(runs, 0);
  if (count > literals) push_match(runs, count - literals);
}

bool cpng_runs_end(CPNGRuns *runs) {
  finish_block(runs, true);
  if (runs->isOutOfMemory || !cpng_output_reserve(runs->bits.output, 8)) return false;
  cpng_put_bits(&runs->bits, 0, (8 - runs->bits.pendingCount) % 8);
  for (int shift = 24; shift >= 0; shift -= 8) {
    cpng_put_bits(&runs->bits, runs->checksum >> shift & 0xFF, 8);
  }
  return true;
}
