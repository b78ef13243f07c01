// Prints what the C code makes of pictures, in words that depend on no machine.
#ifndef CHECKS_H
#define CHECKS_H

#include <CPNG.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A SHA-256 in hexadecimal digits.
typedef struct Digest {
  char digits[65];
} Digest;

/// The next of a fixed sequence of numbers that look random.
uint32_t next_random(uint32_t *state);

/// Memory, or the end of the program.
void *take(size_t count);

Digest digest_of_bytes(const uint8_t *bytes, size_t count);

/// The digest of pixels as bytes, red first.
Digest digest_of_pixels(const uint32_t *pixels, size_t count);

/// Decodes a file, as it is and damaged, in every way there is, and compares it with pictures.
void check_decoding(const char *name, const uint8_t *bytes, size_t count);

/// Encodes a picture in the ways that `isThorough` allows, and decodes what that made.
void check_encoding(
  const char *name, const uint32_t *pixels, uint32_t width, uint32_t height, bool isThorough);

/// Decodes a PNG, or returns null; the pixels are the caller's to free.
uint32_t *decode(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height);

/// Checks PNGs of every form that the format has.
void check_forms(void);

/// Checks made-up pictures of every form that the encoder chooses from.
void check_pictures(void);

/// Checks files that ask for more than there is.
void check_claims(void);

/// Checks what no file needs, since libpng takes over where it gives up: to follow the pixels' stream along a picture.
void check_following(void);

/// Checks digest, threads and interrupts.
void check_support(void);

#endif
