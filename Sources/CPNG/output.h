// Bytes that grow at their end.
#ifndef CPNG_OUTPUT_H
#define CPNG_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct CPNGOutput {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} CPNGOutput;

/// Makes room for `count` more bytes; false if there is no memory.
bool cpng_output_reserve(CPNGOutput *output, size_t count);

#endif
