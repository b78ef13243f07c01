#ifndef CREPORTPAGE_H
#define CREPORTPAGE_H

#include <stddef.h>
#include <stdint.h>

/// The style sheet of the HTML report.
const uint8_t *_Nonnull report_style(void) __attribute__((const));

/// How many bytes there are.
size_t report_style_length(void) __attribute__((const));

/// The script of the HTML report.
const uint8_t *_Nonnull report_script(void) __attribute__((const));

/// How many bytes there are.
size_t report_script_length(void) __attribute__((const));

#endif
