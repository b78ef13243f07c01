#include "CResources.h"

static const _Alignas(8) uint8_t bytes[] = {
#embed "Unicode/properties.bin"
};

CResource cresource_unicode(void) { return (CResource){bytes, sizeof bytes}; }
