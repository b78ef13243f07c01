#ifndef CDOCSPAGE_H
#define CDOCSPAGE_H

#include <stddef.h>
#include <stdint.h>

/// The style sheet of the documentation site.
const uint8_t *_Nonnull docs_style(void) __attribute__((const));

/// How many bytes there are.
size_t docs_style_length(void) __attribute__((const));

/// The script of the documentation site.
const uint8_t *_Nonnull docs_script(void) __attribute__((const));

/// How many bytes there are.
size_t docs_script_length(void) __attribute__((const));

#endif
