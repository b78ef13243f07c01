#ifndef CTYPEFACES_H
#define CTYPEFACES_H

#include <stddef.h>
#include <stdint.h>

/// The embedded tables of glyphs, aligned to 8 bytes; `scripts/typefaces/resource.py` lays them out.
const uint8_t *_Nonnull typefaces_bytes(void) __attribute__((const));

/// How many bytes there are.
size_t typefaces_length(void) __attribute__((const));

#endif
