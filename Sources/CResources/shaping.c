#include "CResources.h"

static const _Alignas(8) uint8_t bytes[] = {
#embed "Typefaces/shaping.bin"
};

CResource cresource_shaping(void) { return (CResource){bytes, sizeof bytes}; }
