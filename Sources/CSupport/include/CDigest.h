#ifndef CDIGEST_H
#define CDIGEST_H

#include <stddef.h>
#include <stdint.h>

/// Takes blocks of 64 bytes into the state of a SHA-256 (FIPS 180-4).
///
/// In C, since an app's tests run in a debug build, in which Swift took 1.4 s for a picture.
///
/// @param state The eight words of the state.
/// @param blocks The blocks, one after the other.
/// @param count How many blocks there are.
void cdigest_add(uint32_t state[8], const uint8_t *blocks, size_t count);

#endif
