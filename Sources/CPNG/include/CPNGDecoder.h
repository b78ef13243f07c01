#ifndef CPNG_DECODER_H
#define CPNG_DECODER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CPNGEncoder.h"

/// What a decoder refuses before it takes memory.
typedef struct CPNGLimits {
  uint32_t width;
  uint32_t height;
  uint64_t pixels;
} CPNGLimits;

/// Why a decoder stopped.
typedef enum __attribute__((enum_extensibility(closed))) CPNGProblem {
  CPNGProblemNone,
  /// There is not one byte.
  CPNGProblemEmpty,
  /// The bytes do not start as a PNG does; `head` has the first of them.
  CPNGProblemForeign,
  /// The bytes end before the picture is complete, at `offset`.
  CPNGProblemTruncated,
  /// A checksum, a chunk or the compressed data is wrong; `reason` has libpng's words.
  CPNGProblemCorrupt,
  /// The header asks for more than the limits allow; `width` and `height` have what it asks for.
  CPNGProblemTooLarge,
  /// The system refused to read on; `code` has its `errno`.
  CPNGProblemUnreadable,
  /// There is no memory, or decoding would need more than the decoder allows itself.
  CPNGProblemMemory,
} CPNGProblem;

/// Why and where a decoder stopped. Its pointers live as long as the decoder.
typedef struct CPNGFailure {
  CPNGProblem problem;
  uint32_t width;
  uint32_t height;
  uint64_t offset;
  int32_t code;
  const char *_Nonnull reason;
  const uint8_t *_Nullable head;
  size_t headCount;
} CPNGFailure;

/// What comparing a PNG with pixels found.
typedef enum __attribute__((enum_extensibility(closed))) CPNGComparison {
  CPNGComparisonEqual,
  CPNGComparisonDifferent,
  /// The PNG cannot be decoded.
  CPNGComparisonFailed,
} CPNGComparison;

typedef struct CPNGDecoder CPNGDecoder;

/// Makes a decoder over bytes that the caller keeps as they are. Null if there is no memory.
CPNGDecoder *_Nullable cpng_decoder_borrowing(const uint8_t *_Nullable bytes, size_t count);

/// Makes a decoder over a copy of bytes. Null if there is no memory.
CPNGDecoder *_Nullable cpng_decoder_copying(const uint8_t *_Nullable bytes, size_t count);

/// Makes a decoder that reads an open file in small pieces and closes it in the end, even if it
/// returns null because there is no memory.
CPNGDecoder *_Nullable cpng_decoder_reading(int file);

void cpng_decoder_destroy(CPNGDecoder *_Nonnull decoder);

/// Reads up to the first pixel. Called once, before anything below; false if that fails.
bool cpng_decoder_start(CPNGDecoder *_Nonnull decoder, CPNGLimits limits);

uint32_t cpng_decoder_width(const CPNGDecoder *_Nonnull decoder);
uint32_t cpng_decoder_height(const CPNGDecoder *_Nonnull decoder);
bool cpng_decoder_is_interlaced(const CPNGDecoder *_Nonnull decoder);

/// Decodes the next row to `width` pixels. The last comes only if the rest of the file is sound.
///
/// An interlaced picture is decoded whole, into memory of the decoder, at the first call.
bool cpng_decoder_next_row(CPNGDecoder *_Nonnull decoder, uint32_t *_Nonnull pixels);

/// Decodes all rows to `width` × `height` pixels.
bool cpng_decoder_all_rows(CPNGDecoder *_Nonnull decoder, uint32_t *_Nonnull pixels);

/// Compares all rows with a picture. A file that cannot be decoded is never merely different.
CPNGComparison cpng_decoder_compare(
  CPNGDecoder *_Nonnull decoder, const uint32_t *_Nullable pixels, uint32_t width, uint32_t height);

/// Whether the PNG is undamaged and shows exactly this picture.
///
/// False means only that this quick check does not know; then the decoder is as it was.
bool cpng_decoder_shows(
  CPNGDecoder *_Nonnull decoder, const CPNGIndexedRows *_Nonnull picture);

/// Why the last call returned false or failed.
CPNGFailure cpng_decoder_failure(const CPNGDecoder *_Nonnull decoder);

#endif
