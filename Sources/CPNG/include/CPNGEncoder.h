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

typedef struct CPNGEncoder CPNGEncoder;

/// Makes an encoder, which keeps its buffers from picture to picture. Null if there is no memory.
CPNGEncoder *_Nullable cpng_encoder_create(void);

void cpng_encoder_destroy(CPNGEncoder *_Nonnull encoder);

/// Encodes a picture of at least one pixel into the smallest exact form.
///
/// `software` becomes the only text chunk. False if that fails; `cpng_encoder_reason` tells why.
bool cpng_encoder_encode(
  CPNGEncoder *_Nonnull encoder, const uint32_t *_Nonnull pixels, uint32_t width, uint32_t height,
  CPNGEffort effort, const char *_Nonnull software);

/// Encodes a picture of at most 16 colours as it is, fast.
///
/// `packed` has a pixel in each half byte, the left one in the high half, in rows of whole bytes.
bool cpng_encoder_encode_nibbles(
  CPNGEncoder *_Nonnull encoder, const uint8_t *_Nonnull packed, uint32_t width, uint32_t height,
  const uint32_t *_Nonnull colors, uint32_t colorCount, const char *_Nonnull software);

/// The PNG that the last successful call made, until the next call.
const uint8_t *_Nullable cpng_encoder_bytes(const CPNGEncoder *_Nonnull encoder);
size_t cpng_encoder_count(const CPNGEncoder *_Nonnull encoder);

/// Why the last call failed: libpng's words, or nothing if there was no memory.
const char *_Nonnull cpng_encoder_reason(const CPNGEncoder *_Nonnull encoder);

#endif
