#include "output.h"

#include <stdlib.h>

bool cpng_output_reserve(CPNGOutput *output, size_t count) {
  if (output->capacity - output->count >= count) return true;
  if (count > SIZE_MAX / 2 - output->count) return false;
  size_t capacity = (output->count + count) * 2;
  uint8_t *larger = realloc(output->bytes, capacity);
  if (larger == NULL) return false;
  output->bytes = larger;
  output->capacity = capacity;
  return true;
}
