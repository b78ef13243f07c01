#include "CResources.h"

static const _Alignas(8) uint8_t bytes[] = {
#embed "Typefaces/typefaces.bin"
};

CResource cresource_typefaces(void) { return (CResource){bytes, sizeof bytes}; }
