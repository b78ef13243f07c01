// The state of a decoder, shared by the C files of this target.
#ifndef CPNG_DECODER_STATE_H
#define CPNG_DECODER_STATE_H

#include <png.h>

#include "CPNGDecoder.h"
#include "expansion.h"
#include "source.h"

struct CPNGDecoder {
  CPNGSource source;
  png_structp png;
  png_infop info;

  uint32_t width;
  uint32_t height;
  bool interlaced;

  /// Whether rows come out of libpng as packed indices, which `expansion` turns into pixels.
  bool indexed;
  CPNGExpansion expansion;
  /// Bytes of a packed row, and the bits of its last byte that count.
  size_t packedCount;
  uint8_t packedMask;
  /// The packed row read last and the one before.
  uint8_t *packed;
  uint8_t *previous;

  /// Pixels of one row, or of the whole picture if it is interlaced; taken when needed.
  uint32_t *pixels;
  /// How many rows have been read.
  uint32_t row;

  /// Whether libpng reads the last row, and how many bytes it may still take to do so.
  bool isLastRow;
  size_t allowed;

  /// How much memory libpng holds.
  size_t held;
  CPNGProblem problem;
  int code;
  uint32_t claimedWidth;
  uint32_t claimedHeight;
  char reason[128];
};

/// Notes why decoding cannot go on, unless an earlier cause is known; returns false.
bool cpng_fail(CPNGDecoder *decoder, CPNGProblem problem, const char *reason);

#endif
