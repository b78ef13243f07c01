// Huffman codes as deflate (RFC 1951) wants them.
#ifndef CPNG_HUFFMAN_H
#define CPNG_HUFFMAN_H

#include <stdint.h>

#include "symbols.h"

/// The largest alphabet.
enum { CPNGMostSymbols = CPNGLiteralSymbols };

typedef struct CPNGCode {
  /// The code of each symbol, bits reversed, as it goes into the stream.
  uint16_t bits[CPNGMostSymbols];
  /// How many bits it has; 0 for a symbol that never appears.
  uint8_t lengths[CPNGMostSymbols];
} CPNGCode;

/// Finds a code of no more than `longest` bits a symbol for symbols as frequent as `counts` says.
///
/// At least one count is not 0; `counts` are changed where the best code would be too long.
void cpng_huffman(CPNGCode *code, uint32_t *counts, unsigned symbolCount, unsigned longest);

#endif
