#ifndef CPNG_ENCODER_H
#define CPNG_ENCODER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How hard an encoder tries.
typedef enum __attribute__((enum_extensibility(closed))) CPNGEffort {
  CPNGEffortFast,
  CPNGEffortSmall,
} CPNGEffort;

/// A picture of at most 256 colours, of which equal lines below each other are stored once.
typedef struct CPNGIndexedRows {
  uint32_t width;
  uint32_t height;
  /// All different; some may not appear.
  const uint32_t *_Nonnull colors;
  uint32_t colorCount;
  /// A number of a colour for each pixel, row by row.
  const uint8_t *_Nonnull rows;
  /// The row of each line, ascending without gaps.
  const uint32_t *_Nonnull numbers;
} CPNGIndexedRows;

typedef struct CPNGEncoder CPNGEncoder;

/// Makes an encoder, which keeps its buffers from picture to picture. Null if there is no memory.
CPNGEncoder *_Nullable cpng_encoder_create(void);

void cpng_encoder_destroy(CPNGEncoder *_Nonnull encoder);

/// Encodes a picture of at least one pixel into the smallest exact form.
///
/// `software` becomes the only text chunk. False if that fails, for the reason in `cpng_encoder_reason`.
bool cpng_encoder_encode(
  CPNGEncoder *_Nonnull encoder, const uint32_t *_Nonnull pixels, uint32_t width, uint32_t height,
  CPNGEffort effort, const char *_Nonnull software);

/// Encodes a picture of at least one pixel with the same bytes as `cpng_encoder_encode`.
bool cpng_encoder_encode_rows(
  CPNGEncoder *_Nonnull encoder, const CPNGIndexedRows *_Nonnull picture, CPNGEffort effort,
  const char *_Nonnull software);

/// Encodes a picture of at most 16 colours as it is, fast.
///
/// `packed` has a pixel in each half byte, the left one in the high half, in rows of whole bytes.
bool cpng_encoder_encode_nibbles(
  CPNGEncoder *_Nonnull encoder, const uint8_t *_Nonnull packed, uint32_t width, uint32_t height,
  const uint32_t *_Nonnull colors, uint32_t colorCount, const char *_Nonnull software);

/// Encodes pictures that follow each other, each in place of the one before, again and again.
///
/// The frames lie below each other in `pixels`, all of `height` rows; `durations` has thousandths of
/// a second for each. One at least, and less than 2^31 rows of all.
bool cpng_encoder_animate(
  CPNGEncoder *_Nonnull encoder, const uint32_t *_Nonnull pixels, uint32_t width, uint32_t height,
  const uint16_t *_Nonnull durations, uint32_t frameCount, const char *_Nonnull software);

/// How rows of a picture were taken.
typedef enum __attribute__((enum_extensibility(closed))) CPNGTaken {
  CPNGTakenAll,
  /// There are more colours than a palette has; the picture has to begin again without one.
  CPNGTakenTooManyColors,
  CPNGTakenFailed,
} CPNGTaken;

/// Where the palette stands in a file that was begun with one.
enum { CPNGPaletteOffset = 33 };

/// Begins an opaque picture whose rows come in pieces, and whose file goes in pieces.
///
/// This and the two calls below each make a piece of the file, possibly an empty one, which is lost
/// at the next call. Memory is taken for a row and a piece. The palette is empty at first.
/// `software` becomes the only text chunk. False if that fails.
bool cpng_encoder_begin(
  CPNGEncoder *_Nonnull encoder, uint32_t width, uint32_t height, bool hasPalette,
  const char *_Nonnull software);

/// Takes the next `count` rows.
CPNGTaken cpng_encoder_take(
  CPNGEncoder *_Nonnull encoder, const uint32_t *_Nonnull pixels, uint32_t count);

/// Makes the last piece. False if rows are missing, or there is no memory.
bool cpng_encoder_finish(CPNGEncoder *_Nonnull encoder);

/// Makes the palette, which belongs where the empty one is. False if there is no memory.
bool cpng_encoder_make_palette(CPNGEncoder *_Nonnull encoder);

/// The PNG, or the piece of one, that the last successful call made, until the next call.
const uint8_t *_Nullable cpng_encoder_bytes(const CPNGEncoder *_Nonnull encoder);
size_t cpng_encoder_count(const CPNGEncoder *_Nonnull encoder);

/// Why the last call failed: libpng's words, or nothing if there was no memory.
const char *_Nonnull cpng_encoder_reason(const CPNGEncoder *_Nonnull encoder);

#endif
