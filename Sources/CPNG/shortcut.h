// A quick check that a PNG shows a picture, for the files that `encoder.c` makes.
#ifndef CPNG_SHORTCUT_H
#define CPNG_SHORTCUT_H

#include "state.h"

/// Whether the file is undamaged and shows exactly these pixels; their number is that of the file.
///
/// False means only that this check does not know: then libpng decides whether the file differs, is damaged or is
/// merely unusual. Called after the header and before the first row is read.
bool cpng_shortcut_matches(CPNGDecoder *decoder, const uint32_t *pixels);

#endif
