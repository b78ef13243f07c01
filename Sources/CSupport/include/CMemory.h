#ifndef CMEMORY_H
#define CMEMORY_H

/// Lets the memory of each thread grow by 32 MB at a time; the C library would ask the system for each page.
void cmemory_grow_at_once(void);

#endif
