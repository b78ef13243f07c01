#include "CManifestSchema.h"

// Embedded, so that the program can be copied anywhere: a resource bundle traps when its folder is gone.
static const uint8_t schema[] = {
#embed "manifest.schema.json"
};

const uint8_t *manifest_schema(void) { return schema; }

size_t manifest_schema_length(void) { return sizeof schema; }
