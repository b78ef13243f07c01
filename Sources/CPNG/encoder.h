// The state of an encoder, shared by the C files of this target.
#ifndef CPNG_ENCODER_STATE_H
#define CPNG_ENCODER_STATE_H

#include <png.h>

#include "CPNGEncoder.h"
#include "deflater.h"
#include "form.h"
#include "indexing.h"
#include "output.h"
#include "runs.h"

/// A way to compress through zlib.
typedef struct CPNGRecipe {
  int level;
  int strategy;
  int memory;
  /// libpng's mask of the filters to choose from for each row.
  int filters;
} CPNGRecipe;

/// The parts of a file that goes in pieces.
typedef enum CPNGPart {
  /// What stands before the rows, with an empty palette.
  CPNGPartHead,
  /// What is compressed by now.
  CPNGPartRows,
  /// The last of what is compressed, and what closes the file.
  CPNGPartEnd,
  /// The palette with its colours.
  CPNGPartPalette,
} CPNGPart;

struct CPNGEncoder {
  CPNGIndexing indexing;
  uint8_t *indices;
  size_t indexCapacity;
  bool *repeats;
  size_t repeatCapacity;
  CPNGOutput best;
  CPNGOutput attempt;
  CPNGRuns runs;
  CPNGOutput stream;
  /// Made for the first stored picture.
  CPNGDeflater *deflater;

  // The picture at hand.
  const uint32_t *pixels;
  uint32_t width;
  uint32_t height;
  CPNGForm form;
  /// Packed rows, if the form has indices: those made here or those of the caller.
  const uint8_t *packed;
  size_t packedCount;
  bool isIndexed;
  const char *software;
  /// How to compress the picture through zlib; null if it is compressed in `stream`.
  const CPNGRecipe *recipe;

  // A picture that comes in pieces.
  /// The last row, in pixels and below them in indices; a second row of indices is for the next.
  uint32_t *last;
  size_t lastCapacity;
  uint32_t rowCount;

  // Pictures that follow each other.
  const uint16_t *durations;
  uint32_t frameCount;
  /// The number of the next chunk that has one.
  uint32_t sequence;

  png_structp png;
  png_infop info;
  char reason[128];
};

/// Makes a picture the one at hand and chooses its form. False if there is no memory.
bool cpng_settle(
  CPNGEncoder *encoder, const uint32_t *pixels, uint32_t width, uint32_t height,
  const char *software);

/// Compresses rows of the picture at hand into `stream`, as runs.
bool cpng_compress_rows(CPNGEncoder *encoder, size_t start, size_t end);

/// Compresses the rows of indices of the picture at hand into `stream`, as small as possible.
bool cpng_compress_smaller(CPNGEncoder *encoder);

/// Makes `attempt` what a function writes through libpng, in which it may jump.
bool cpng_make(CPNGEncoder *encoder, void (*body)(CPNGEncoder *));

/// Writes what stands before the rows. May jump.
void cpng_write_head(CPNGEncoder *encoder);

/// Writes `stream`, in chunks that every decoder has room for. May jump.
void cpng_write_stream(CPNGEncoder *encoder);

/// Writes the picture at hand into `attempt`, compressed by zlib, or with `stream` if `recipe` is
/// null.
bool cpng_write(CPNGEncoder *encoder, const CPNGRecipe *recipe);

/// Writes a part of the picture at hand into `attempt`.
bool cpng_write_piece(CPNGEncoder *encoder, CPNGPart part);

#endif
