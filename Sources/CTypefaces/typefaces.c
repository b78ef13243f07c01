#include "CTypefaces.h"

// Embedded, so that the program can be copied anywhere: a resource bundle traps when its folder is gone.
static const _Alignas(8) uint8_t bytes[] = {
#embed "typefaces.bin"
};

const uint8_t *typefaces_bytes(void) { return bytes; }

size_t typefaces_length(void) { return sizeof bytes; }
