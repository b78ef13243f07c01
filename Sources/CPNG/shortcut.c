#include "shortcut.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "indexing.h"
#include "inflater.h"

/// A chunk whose checksum is right.
typedef struct Chunk {
  const uint8_t *type;
  const uint8_t *content;
  size_t count;
} Chunk;

static bool next_chunk(const CPNGSource *source, size_t *offset, Chunk *chunk) {
  size_t left = source->count - *offset;
  if (left < 12) return false;
  const uint8_t *start = source->bytes + *offset;
  chunk->count = png_get_uint_32(start);
  if (chunk->count > left - 12) return false;
  chunk->type = start + 4;
  chunk->content = start + 8;
  *offset += chunk->count + 12;
  uint32_t checksum = png_get_uint_32(chunk->content + chunk->count);
  return crc32(0, chunk->type, (uInt)chunk->count + 4) == checksum;
}

static bool is_type(Chunk chunk, const char *type) { return memcmp(chunk.type, type, 4) == 0; }

/// Finds the pixels of a file that has them in one chunk, and nothing else that libpng would have
/// to judge.
static bool find_pixels(const CPNGSource *source, Chunk *pixels) {
  size_t offset = 8;
  for (;;) {
    if (!next_chunk(source, &offset, pixels)) return false;
    if (is_type(*pixels, "IDAT")) break;
    if (!is_type(*pixels, "IHDR") && !is_type(*pixels, "PLTE") && !is_type(*pixels, "tRNS")
      && !is_type(*pixels, "tEXt")) {
      return false;
    }
  }
  Chunk end;
  return next_chunk(source, &offset, &end) && is_type(end, "IEND") && end.count == 0;
}

/// Undoes the filter of a row into `packed`, what was there going into `previous`.
static bool unfilter(CPNGDecoder *decoder, const uint8_t *filtered) {
  uint8_t *row = decoder->previous;
  decoder->previous = decoder->packed;
  decoder->packed = row;
  size_t count = decoder->packedCount;
  if (filtered[0] == PNG_FILTER_VALUE_NONE) {
    memcpy(row, filtered + 1, count);
  } else if (filtered[0] == PNG_FILTER_VALUE_UP && decoder->row > 0) {
    for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(filtered[i + 1] + decoder->previous[i]);
  } else if (filtered[0] == PNG_FILTER_VALUE_UP) {
    memcpy(row, filtered + 1, count);
  } else {
    return false;
  }
  return true;
}

/// What a file is compared with: pixels, or rows of indices.
typedef struct Target {
  const uint32_t *pixels;
  const CPNGIndexedRows *picture;
  /// The picture's number of each colour of the file.
  uint8_t numbers[256];
} Target;

static bool pixels_match(const CPNGDecoder *decoder, bool isRepeated, const uint32_t *row) {
  size_t width = decoder->width;
  if (isRepeated) return memcmp(row - width, row, width * 4) == 0;
  return cpng_expansion_allows(&decoder->expansion, decoder->packed, decoder->packedCount)
    && cpng_expands_to(&decoder->expansion, decoder->packed, decoder->width, row);
}

/// Whether a row of the file has these indices, by the picture's numbers.
static bool has_indices(
  const Target *target, const uint8_t *found, const uint8_t *row, size_t width
) {
  size_t x = 0;
  // Most pixels are as those before: no look-ups for the same eight again.
  uint64_t last = 0, expected = target->numbers[0] * 0x0101010101010101u, difference = 0;
  for (; x + 8 <= width; x += 8) {
    uint64_t word, drawn;
    memcpy(&word, found + x, sizeof(word));
    memcpy(&drawn, row + x, sizeof(drawn));
    if (word != last) {
      uint8_t numbers[8];
      for (unsigned i = 0; i < 8; i++) numbers[i] = target->numbers[found[x + i]];
      memcpy(&expected, numbers, sizeof(expected));
      last = word;
    }
    difference |= drawn ^ expected;
  }
  for (; x < width; x++) difference |= target->numbers[found[x]] ^ row[x];
  return difference == 0;
}

static bool indices_match(
  const CPNGDecoder *decoder, bool isRepeated, const Target *target, size_t y
) {
  size_t width = decoder->width;
  const uint32_t *numbers = target->picture->numbers + y;
  const uint8_t *row = target->picture->rows + *numbers * width;
  if (isRepeated) return numbers[0] == numbers[-1] || memcmp(row, row - width, width) == 0;
  return cpng_expansion_allows(&decoder->expansion, decoder->packed, decoder->packedCount)
    && has_indices(target, decoder->packed, row, width);
}

static bool row_matches(CPNGDecoder *decoder, const uint8_t *filtered, const Target *target) {
  if (decoder->row == decoder->height || !unfilter(decoder, filtered)) return false;
  uint8_t *packed = decoder->packed;
  size_t count = decoder->packedCount;
  size_t y = decoder->row++;
  bool isRepeated = y > 0 && memcmp(packed, decoder->previous, count) == 0;
  // Unused bits are left to libpng, which leaves them to the palette's check.
  if (!isRepeated && (packed[count - 1] & ~decoder->packedMask) != 0) return false;
  if (target->picture != NULL) return indices_match(decoder, isRepeated, target, y);
  return pixels_match(decoder, isRepeated, target->pixels + y * decoder->width);
}

static bool rows_match(CPNGDecoder *decoder, CPNGInflater *inflater, const Target *target) {
  size_t stride = decoder->packedCount + 1;
  size_t start = 0;
  CPNGProgress progress;
  do {
    progress = cpng_inflate(inflater);
    if (progress == CPNGProgressStuck) return false;
    for (; inflater->filled - start >= stride; start += stride) {
      if (!row_matches(decoder, inflater->window + start, target)) return false;
    }
    // Less than a row is left over, which is never more than stays.
    start -= cpng_inflater_slide(inflater);
  } while (progress == CPNGProgressFull);
  // Behind the last row comes the stream's checksum and nothing else.
  return decoder->row == decoder->height && start == inflater->filled
    && cpng_inflater_rest(inflater) == 4;
}

static bool matches(CPNGDecoder *decoder, const Target *target) {
  const CPNGSource *source = &decoder->source;
  bool isWhole = source->earlier == 0 && source->count == cpng_source_total(source);
  if (!isWhole || !decoder->indexed || decoder->packedCount >= CPNGReach) return false;
  Chunk chunk;
  if (!find_pixels(source, &chunk)) return false;
  // Deflate with a window of 32 KB or less, and no dictionary.
  if (chunk.count < 6 || (chunk.content[0] & 0x8F) != 8 || (chunk.content[1] & 0x20) != 0) {
    return false;
  }
  if ((chunk.content[0] << 8 | chunk.content[1]) % 31 != 0) return false;
  CPNGInflater *inflater = malloc(sizeof(CPNGInflater));
  if (inflater == NULL) return false;
  cpng_inflater_begin(inflater, chunk.content + 2, chunk.count - 2);
  bool isSame = rows_match(decoder, inflater, target);
  free(inflater);
  decoder->row = 0;
  return isSame;
}

bool cpng_shortcut_matches(CPNGDecoder *decoder, const uint32_t *pixels) {
  Target target = {.pixels = pixels};
  return matches(decoder, &target);
}

/// Finds the picture's number of each colour of the file, or one that no pixel has.
static bool find_numbers(const CPNGExpansion *expansion, Target *target) {
  unsigned count = target->picture->colorCount;
  for (unsigned value = 0; value < expansion->colorCount; value++) {
    unsigned number = 0;
    while (number < count && target->picture->colors[number] != expansion->colors[value]) number++;
    if (number == CPNGPaletteSize) return false;
    target->numbers[value] = (uint8_t)number;
  }
  return true;
}

bool cpng_decoder_shows(CPNGDecoder *decoder, const CPNGIndexedRows *picture) {
  if (picture->width != decoder->width || picture->height != decoder->height) return false;
  // Pictures with fewer bits a pixel are small.
  if (decoder->interlaced || !decoder->indexed || decoder->expansion.depth != 8) return false;
  Target target = {.picture = picture};
  return find_numbers(&decoder->expansion, &target) && matches(decoder, &target);
}
