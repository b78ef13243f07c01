#ifndef CMAPPAGE_H
#define CMAPPAGE_H

#include <stddef.h>
#include <stdint.h>

/// The style sheet of the page with the flow map.
const uint8_t *_Nonnull map_style(void) __attribute__((const));

/// How many bytes there are.
size_t map_style_length(void) __attribute__((const));

/// The script of the page with the flow map.
const uint8_t *_Nonnull map_script(void) __attribute__((const));

/// How many bytes there are.
size_t map_script_length(void) __attribute__((const));

#endif
