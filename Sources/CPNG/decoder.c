#include "header.h"

#include <stdlib.h>
#include <string.h>

static CPNGDecoder *create(void) {
  CPNGDecoder *decoder = calloc(1, sizeof(CPNGDecoder));
  if (decoder != NULL) decoder->source.file = -1;
  return decoder;
}

CPNGDecoder *cpng_decoder_borrowing(const uint8_t *bytes, size_t count) {
  CPNGDecoder *decoder = create();
  if (decoder == NULL) return NULL;
  decoder->source.bytes = bytes;
  decoder->source.count = count;
  return decoder;
}

CPNGDecoder *cpng_decoder_copying(const uint8_t *bytes, size_t count) {
  CPNGDecoder *decoder = create();
  if (decoder == NULL) return NULL;
  if (cpng_source_copy(&decoder->source, bytes, count)) return decoder;
  cpng_decoder_destroy(decoder);
  return NULL;
}

CPNGDecoder *cpng_decoder_reading(int file) {
  CPNGDecoder *decoder = create();
  if (decoder == NULL) {
    CPNGSource source = {.file = file};
    cpng_source_close(&source);
    return NULL;
  }
  if (cpng_source_open(&decoder->source, file)) return decoder;
  cpng_decoder_destroy(decoder);
  return NULL;
}

void cpng_decoder_destroy(CPNGDecoder *decoder) {
  if (decoder->png != NULL) png_destroy_read_struct(&decoder->png, &decoder->info, NULL);
  cpng_source_close(&decoder->source);
  free(decoder->packed);
  free(decoder->previous);
  free(decoder->pixels);
  free(decoder);
}

uint32_t cpng_decoder_width(const CPNGDecoder *decoder) { return decoder->width; }
uint32_t cpng_decoder_height(const CPNGDecoder *decoder) { return decoder->height; }
bool cpng_decoder_is_interlaced(const CPNGDecoder *decoder) { return decoder->interlaced; }

/// Looks at the signature and the dimensions before libpng sees a byte.
static bool check_head(CPNGDecoder *decoder, CPNGLimits limits) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  const uint8_t *head = decoder->source.bytes;
  size_t count = decoder->source.count;
  if (decoder->source.code != 0) return cpng_fail(decoder, CPNGProblemUnreadable, "");
  if (count == 0) return cpng_fail(decoder, CPNGProblemEmpty, "");
  if (memcmp(head, signature, count < 8 ? count : 8) != 0) {
    return cpng_fail(decoder, CPNGProblemForeign, "");
  }
  if (count < 24 || memcmp(head + 12, "IHDR", 4) != 0) return true;
  uint32_t width = png_get_uint_32(head + 16);
  uint32_t height = png_get_uint_32(head + 20);
  if (width == 0) return cpng_fail(decoder, CPNGProblemCorrupt, "IHDR: the width is 0");
  if (height == 0) return cpng_fail(decoder, CPNGProblemCorrupt, "IHDR: the height is 0");
  decoder->claimedWidth = width;
  decoder->claimedHeight = height;
  if (width <= limits.width && height <= limits.height
    && (uint64_t)width * height <= limits.pixels) {
    return true;
  }
  return cpng_fail(decoder, CPNGProblemTooLarge, "");
}

bool cpng_decoder_start(CPNGDecoder *decoder, CPNGLimits limits) {
  return check_head(decoder, limits) && cpng_read_header(decoder, limits);
}
