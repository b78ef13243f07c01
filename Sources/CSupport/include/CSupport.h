#ifndef CSUPPORT_H
#define CSUPPORT_H

#include "CDigest.h"
#include "CInterrupt.h"
#include "CThread.h"

#endif
