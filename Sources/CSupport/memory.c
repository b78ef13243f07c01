#include "CMemory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void cmemory_grow_at_once(void) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, 32 << 20);
#endif
}
