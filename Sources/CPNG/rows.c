#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "header.h"

/// Reads a row with libpng, which after the last one inflates what is left of the pixels. May jump.
static void read_any_row(CPNGDecoder *decoder, uint8_t *row, bool isLast) {
  decoder->isLastRow = isLast;
  png_read_row(decoder->png, row, NULL);
  decoder->isLastRow = false;
  decoder->allowed = SIZE_MAX;
}

/// Whether the row to read is the last one of a file that is not interlaced.
static bool is_last(const CPNGDecoder *decoder) { return decoder->row + 1 == decoder->height; }

/// Reads one packed row into `packed`, what was there into `previous`.
///
/// Returns whether it is the same row again. May jump.
static bool read_packed(CPNGDecoder *decoder) {
  uint8_t *row = decoder->previous;
  decoder->previous = decoder->packed;
  decoder->packed = row;
  read_any_row(decoder, row, is_last(decoder));
  size_t count = decoder->packedCount;
  row[count - 1] &= decoder->packedMask;
  bool isRepeated = decoder->row > 0 && memcmp(row, decoder->previous, count) == 0;
  if (!isRepeated && !cpng_expansion_allows(&decoder->expansion, row, count)) {
    png_error(decoder->png, "PLTE: a pixel's colour is not in the palette");
  }
  decoder->row++;
  return isRepeated;
}

/// Reads whatever follows the last row, so that a damaged end is found. May jump.
static void finish(CPNGDecoder *decoder) {
  if (decoder->row == decoder->height) png_read_end(decoder->png, decoder->info);
}

static bool read_interlaced(CPNGDecoder *decoder, uint32_t *pixels) {
  if (setjmp(png_jmpbuf(decoder->png))) return false;
  for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass++) {
    for (size_t y = 0; y < decoder->height; y++) {
      bool isLast = pass + 1 == PNG_INTERLACE_ADAM7_PASSES && y + 1 == decoder->height;
      // The last pass has the odd rows only: libpng asks for no pixels in another one.
      if (isLast && y % 2 == 0) cpng_end_pixels(decoder);
      read_any_row(decoder, (uint8_t *)(pixels + y * decoder->width), isLast);
    }
  }
  decoder->row = decoder->height;
  finish(decoder);
  return true;
}

static bool read_row(CPNGDecoder *decoder, uint32_t *pixels) {
  if (setjmp(png_jmpbuf(decoder->png))) return false;
  if (decoder->indexed) {
    read_packed(decoder);
    cpng_expand(&decoder->expansion, decoder->packed, decoder->width, pixels);
  } else {
    read_any_row(decoder, (uint8_t *)pixels, is_last(decoder));
    decoder->row++;
  }
  finish(decoder);
  return true;
}

static bool read_rows(CPNGDecoder *decoder, uint32_t *pixels) {
  if (setjmp(png_jmpbuf(decoder->png))) return false;
  while (decoder->row < decoder->height) {
    uint32_t *row = pixels + (size_t)decoder->row * decoder->width;
    if (!decoder->indexed) {
      read_any_row(decoder, (uint8_t *)row, is_last(decoder));
      decoder->row++;
    } else if (read_packed(decoder)) {
      memcpy(row, row - decoder->width, (size_t)decoder->width * 4);
    } else {
      cpng_expand(&decoder->expansion, decoder->packed, decoder->width, row);
    }
  }
  finish(decoder);
  return true;
}

/// Leaves out zlib's checksum of the pixels: comparing is about to check them, every one, and the
/// checksum of each chunk stays. It would take a sixth of the time.
static void trust_checksum(CPNGDecoder *decoder) {
#ifdef PNG_IGNORE_ADLER32
  png_set_option(decoder->png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
#endif
}

/// Compares while rows are equal, then reads on for nothing but errors.
static bool compare_rows(CPNGDecoder *decoder, const uint32_t *pixels, bool *isEqual) {
  if (setjmp(png_jmpbuf(decoder->png))) return false;
  if (decoder->indexed) trust_checksum(decoder);
  size_t width = decoder->width;
  while (decoder->row < decoder->height) {
    const uint32_t *row = *isEqual ? pixels + decoder->row * width : NULL;
    if (!decoder->indexed) {
      read_any_row(decoder, (uint8_t *)decoder->pixels, is_last(decoder));
      decoder->row++;
      *isEqual = *isEqual && memcmp(decoder->pixels, row, width * 4) == 0;
    } else if (read_packed(decoder)) {
      *isEqual = *isEqual && memcmp(row - width, row, width * 4) == 0;
    } else {
      *isEqual = *isEqual
        && cpng_expands_to(&decoder->expansion, decoder->packed, decoder->width, row);
    }
  }
  finish(decoder);
  return true;
}

static bool take_pixels(CPNGDecoder *decoder, size_t rows) {
  // On a machine of 32 bits, a picture may need more bytes than can be counted.
  bool fits = rows <= SIZE_MAX / 4 / decoder->width;
  if (decoder->pixels == NULL && fits) decoder->pixels = malloc(rows * decoder->width * 4);
  return decoder->pixels != NULL || cpng_fail(decoder, CPNGProblemMemory, "");
}

bool cpng_decoder_next_row(CPNGDecoder *decoder, uint32_t *pixels) {
  if (decoder->problem != CPNGProblemNone) return false;
  if (!decoder->interlaced) return read_row(decoder, pixels);
  if (decoder->pixels == NULL) {
    if (!take_pixels(decoder, decoder->height)) return false;
    if (!read_interlaced(decoder, decoder->pixels)) return false;
    decoder->row = 0;
  }
  size_t width = decoder->width;
  memcpy(pixels, decoder->pixels + decoder->row * width, width * 4);
  decoder->row++;
  return true;
}

bool cpng_decoder_all_rows(CPNGDecoder *decoder, uint32_t *pixels) {
  return decoder->interlaced ? read_interlaced(decoder, pixels) : read_rows(decoder, pixels);
}

CPNGComparison cpng_decoder_compare(
  CPNGDecoder *decoder, const uint32_t *pixels, uint32_t width, uint32_t height
) {
  bool isEqual = width == decoder->width && height == decoder->height;
  bool isSound = true;
  if (decoder->interlaced) {
    isSound = take_pixels(decoder, decoder->height) && read_interlaced(decoder, decoder->pixels);
    isEqual = isEqual && isSound
      && memcmp(decoder->pixels, pixels, (size_t)width * height * 4) == 0;
  } else if (!decoder->indexed && !take_pixels(decoder, 1)) {
    isSound = false;
  } else {
    isSound = compare_rows(decoder, pixels, &isEqual);
  }
  if (!isSound) return CPNGComparisonFailed;
  return isEqual ? CPNGComparisonEqual : CPNGComparisonDifferent;
}
