#ifndef CSUPPORT_H
#define CSUPPORT_H

#include "CDigest.h"
#include "CInterrupt.h"
#include "CMemory.h"
#include "CThread.h"

#endif
