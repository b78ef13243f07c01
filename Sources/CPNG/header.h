// The part of a PNG before its first pixel.
#ifndef CPNG_HEADER_H
#define CPNG_HEADER_H

#include "state.h"

/// Reads up to the first pixel through libpng, and settles the form in which rows come.
bool cpng_read_header(CPNGDecoder *decoder, CPNGLimits limits);

/// Notes that all pixels are known, so that a stream of pixels without an end is not inflated.
void cpng_end_pixels(CPNGDecoder *decoder);

#endif
