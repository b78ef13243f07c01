#ifndef CMEMORY_H
#define CMEMORY_H

/// Gives each thread 32 MB of memory at its start, of which only what is used is taken; glibc would ask the system for
/// each page.
void cmemory_grow_at_once(void);

#endif
