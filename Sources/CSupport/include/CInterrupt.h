#ifndef CINTERRUPT_H
#define CINTERRUPT_H

#include <stdbool.h>

/// Ends the process with a code at each interrupt from the keyboard (SIGINT).
///
/// In C, since a handler may touch nothing but lock-free atomics, which Swift's standard library
/// has from macOS 15 on only.
///
/// @param code What the process ends with.
/// @param erases Whether a line of progress on standard error is to be erased first.
void cinterrupt_install(int code, bool erases);

/// Lets the next interrupt only ask the work to end; the one after it ends the process again.
void cinterrupt_begin_graceful_work(void);

/// Whether an interrupt came since graceful work began.
bool cinterrupt_is_requested(void);

#endif
