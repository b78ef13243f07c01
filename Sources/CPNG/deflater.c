#include "deflater.h"

#include <stdlib.h>
#include <zlib.h>

#include "path.h"

struct CPNGDeflater {
  CPNGPath path;
  uint8_t *bytes;
  size_t capacity;
};

CPNGDeflater *cpng_deflater_create(void) { return calloc(1, sizeof(CPNGDeflater)); }

void cpng_deflater_destroy(CPNGDeflater *deflater) {
  if (deflater != NULL) free(deflater->bytes);
  free(deflater);
}

uint8_t *cpng_deflater_room(CPNGDeflater *deflater, size_t count) {
  if (deflater->capacity < count) {
    free(deflater->bytes);
    // A word may be loaded from the last byte on.
    deflater->bytes = calloc(count + 8, 1);
    deflater->capacity = deflater->bytes == NULL ? 0 : count;
  }
  return deflater->bytes;
}

static void put_symbol(CPNGBits *bits, const CPNGCode *code, CPNGSymbol symbol) {
  unsigned count = code->lengths[symbol.symbol];
  // At most 15 bits and 13 more.
  cpng_put_bits(bits, code->bits[symbol.symbol] | symbol.extra << count, count + symbol.extraCount);
}

/// Appends a block of the steps that were found for bytes.
static bool put_steps(CPNGPath *path, CPNGBits *bits, const uint8_t *bytes, bool isLast) {
  // No step takes more than 15 bits for each symbol, 5 extra bits and 13 for the distance.
  size_t most = path->stepCount * 6 + CPNGMostHeadBytes + 16;
  if (!cpng_output_reserve(bits->output, most)) return false;
  CPNGCode literals, distances;
  cpng_huffman(&literals, path->counts.literals, CPNGLiteralSymbols, 15);
  uint32_t used = 0;
  for (unsigned i = 0; i < CPNGDistanceSymbols; i++) used |= path->counts.distances[i];
  // Without a match there still is a code.
  if (used == 0) path->counts.distances[0] = 1;
  cpng_huffman(&distances, path->counts.distances, CPNGDistanceSymbols, 15);
  cpng_put_codes(bits, &literals, &distances, isLast);
  for (size_t i = 0; i < path->stepCount; i++) {
    CPNGStep step = path->steps[i];
    if (step.length == 1) {
      cpng_put_bits(bits, literals.bits[*bytes], literals.lengths[*bytes]);
    } else {
      put_symbol(bits, &literals, cpng_length_symbol(step.length));
      put_symbol(bits, &distances, cpng_distance_symbol(step.distance));
    }
    bytes += step.length;
  }
  cpng_put_bits(bits, literals.bits[CPNGEndOfBlock], literals.lengths[CPNGEndOfBlock]);
  return true;
}

bool cpng_deflate(CPNGDeflater *deflater, size_t count, size_t stride, CPNGOutput *output) {
  output->count = 0;
  if (!cpng_output_reserve(output, 16)) return false;
  CPNGBits bits = {.output = output};
  // Deflate with a window of 32 KB, highest level; as a number of 16 bits, a multiple of 31.
  cpng_put_bits(&bits, 0xDA78, 16);
  cpng_path_begin(&deflater->path, deflater->bytes, count, stride);
  for (size_t start = 0; start < count;) {
    size_t end = cpng_path_find(&deflater->path, start, count);
    if (!put_steps(&deflater->path, &bits, deflater->bytes + start, end == count)) return false;
    start = end;
  }
  if (!cpng_output_reserve(output, 16)) return false;
  cpng_put_bits(&bits, 0, (8 - bits.pendingCount) % 8);
  unsigned long checksum = adler32_z(adler32(0, NULL, 0), deflater->bytes, count);
  for (int shift = 24; shift >= 0; shift -= 8) cpng_put_bits(&bits, checksum >> shift & 0xFF, 8);
  return true;
}
