// The state of an encoder, shared by the C files of this target.
#ifndef CPNG_ENCODER_STATE_H
#define CPNG_ENCODER_STATE_H

#include <png.h>

#include "CPNGEncoder.h"
#include "form.h"
#include "indexing.h"

/// Bytes that grow at their end.
typedef struct CPNGOutput {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} CPNGOutput;

/// A way to compress.
typedef struct CPNGRecipe {
  int level;
  int strategy;
  int memory;
  /// libpng's mask of the filters for a row that is not the one above again.
  int filters;
  /// The same for a row that is.
  int repeatFilters;
} CPNGRecipe;

struct CPNGEncoder {
  CPNGIndexing indexing;
  uint8_t *indices;
  size_t indexCapacity;
  bool *repeats;
  size_t repeatCapacity;
  CPNGOutput best;
  CPNGOutput attempt;

  // The picture at hand.
  const uint32_t *pixels;
  uint32_t width;
  uint32_t height;
  CPNGForm form;
  /// Packed rows, if the form has indices: those made here or those of the caller.
  const uint8_t *packed;
  size_t packedCount;
  const char *software;

  png_structp png;
  png_infop info;
  char reason[128];
};

/// Writes the picture at hand into `attempt`.
bool cpng_write(CPNGEncoder *encoder, CPNGRecipe recipe);

#endif
