// The C bridge over libpng: whole operations that never let a `longjmp` cross a Swift frame.
//
// Each object is used by one thread at a time. Pixels are RGBA with 8 bits a channel, packed with
// red in the lowest byte, not premultiplied, row by row from the top.
#ifndef CPNG_H
#define CPNG_H

#include "CPNGDecoder.h"
#include "CPNGEncoder.h"
#include "CPNGVersions.h"

#endif
