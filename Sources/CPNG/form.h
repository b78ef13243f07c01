// The smallest exact form of a picture: grey or palette of 1 to 8 bits, RGB or RGBA.
#ifndef CPNG_FORM_H
#define CPNG_FORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "indexing.h"

typedef enum CPNGKind { CPNGKindGrey, CPNGKindPalette, CPNGKindRGB, CPNGKindRGBA } CPNGKind;

typedef struct CPNGForm {
  CPNGKind kind;
  unsigned depth;
} CPNGForm;

/// The form for a picture of up to 256 colours.
CPNGForm cpng_form_for_colors(const uint32_t *colors, unsigned count);

/// The form for a picture of more colours.
CPNGForm cpng_form_for_pixels(const uint32_t *pixels, size_t count);

/// Turns rows of one index a byte into packed rows, in place, `packedCount` bytes apart.
///
/// Rows that repeat the one above are left out: nobody reads them.
void cpng_pack(
  CPNGForm form, const uint32_t *colors, uint8_t *indices, size_t width, size_t height,
  const bool *repeats, size_t packedCount);

#endif
