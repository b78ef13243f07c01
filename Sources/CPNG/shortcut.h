// A quick way to see that a PNG shows a picture, for the files that `encoder.c` makes.
#ifndef CPNG_SHORTCUT_H
#define CPNG_SHORTCUT_H

#include "state.h"

/// Whether the file is sound and shows exactly these pixels, as many as its own.
///
/// False only means that this way does not tell: libpng has the last word on what differs, what is
/// damaged and what is merely unusual. Called when the header has been read and no row yet.
bool cpng_shortcut_matches(CPNGDecoder *decoder, const uint32_t *pixels);

#endif
