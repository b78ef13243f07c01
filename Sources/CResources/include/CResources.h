#ifndef CRESOURCES_H
#define CRESOURCES_H

#include <stddef.h>
#include <stdint.h>

/// A file that is embedded in the program.
///
/// Embedded, so that the program can be copied anywhere: a resource bundle traps when its folder is gone.
typedef struct CResource {
  const uint8_t *_Nonnull bytes;
  size_t count;
} CResource;

/// The tables of glyphs, aligned to 8 bytes; `scripts/typefaces/resource.py` lays them out.
CResource cresource_typefaces(void) __attribute__((const));

/// The fonts whose letters depend on their neighbours, aligned to 8 bytes; `scripts/typefaces/shaping.py` lays them out.
CResource cresource_shaping(void) __attribute__((const));

/// The properties of Unicode's scalars, aligned to 8 bytes; `scripts/extract-unicode` lays them out.
CResource cresource_unicode(void) __attribute__((const));

/// The style sheet of the HTML report.
CResource cresource_report_style(void) __attribute__((const));

/// The script of the HTML report.
CResource cresource_report_script(void) __attribute__((const));

/// The style sheet of the page with the flow map.
CResource cresource_map_style(void) __attribute__((const));

/// The script of the page with the flow map.
CResource cresource_map_script(void) __attribute__((const));

/// The style sheet of the documentation site.
CResource cresource_docs_style(void) __attribute__((const));

/// The rest of the style sheet of a documentation site with variants.
CResource cresource_docs_variants_style(void) __attribute__((const));

/// The script of the documentation site.
CResource cresource_docs_script(void) __attribute__((const));

#endif
