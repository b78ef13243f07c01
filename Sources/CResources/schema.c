#include "CResources.h"

static const uint8_t schema[] = {
#embed "Schema/manifest.schema.json"
};

CResource cresource_manifest_schema(void) { return (CResource){schema, sizeof schema}; }
