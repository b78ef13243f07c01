#include <string.h>
#include <zlib.h>

#include "CPNGEncoder.h"
#include "following.h"
#include "indexing.h"
#include "state.h"

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

/// Finds the pixels of a file that has them in one chunk, and nothing else that libpng would have to judge.
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

/// Finds the stream of the pixels behind zlib's head, if it has a window of 32 KB and no dictionary.
static bool find_stream(const CPNGSource *source, Chunk *stream) {
  if (!find_pixels(source, stream) || stream->count < 6) return false;
  const uint8_t *head = stream->content;
  if (head[0] != 0x78 || (head[1] & 0x20) != 0) return false;
  if ((head[0] << 8 | head[1]) % 31 != 0) return false;
  stream->content += 2;
  stream->count -= 2;
  return true;
}

/// Finds the picture's number of each colour of the file; false if the file has a colour twice.
static bool find_numbers(
  const CPNGExpansion *expansion, const CPNGIndexedRows *picture, CPNGNumbers *numbers
) {
  bool isUsed[CPNGPaletteSize] = {false};
  for (unsigned value = 0; value < CPNGPaletteSize; value++) {
    // Filters have the value 0, even if no pixel has it: its number is its own.
    numbers->ofValues[value] = value == 0 ? CPNGPaletteSize + 1 : CPNGPaletteSize;
    if (value >= expansion->colorCount) continue;
    unsigned number = 0;
    while (number < picture->colorCount && picture->colors[number] != expansion->colors[value]) {
      number++;
    }
    if (number == picture->colorCount) continue;
    if (isUsed[number]) return false;
    isUsed[number] = true;
    numbers->ofValues[value] = (uint16_t)number;
  }
  return true;
}

bool cpng_decoder_shows(CPNGDecoder *decoder, const CPNGIndexedRows *picture) {
  const CPNGSource *source = &decoder->source;
  if (picture->width != decoder->width || picture->height != decoder->height) return false;
  // Pictures with fewer bits a pixel are small.
  if (decoder->interlaced || !decoder->indexed || decoder->expansion.depth != 8) return false;
  if (source->earlier != 0 || source->count != cpng_source_total(source)) return false;
  Chunk stream;
  CPNGNumbers numbers;
  return find_stream(source, &stream) && find_numbers(&decoder->expansion, picture, &numbers)
    && cpng_follows(stream.content, stream.count, picture, &numbers);
}
