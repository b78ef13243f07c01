#ifndef CMANIFESTSCHEMA_H
#define CMANIFESTSCHEMA_H

#include <stddef.h>
#include <stdint.h>

/// The JSON Schema of manifest files.
const uint8_t *_Nonnull manifest_schema(void) __attribute__((const));

/// How many bytes there are.
size_t manifest_schema_length(void) __attribute__((const));

#endif
