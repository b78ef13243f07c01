#ifndef CSUPPORT_H
#define CSUPPORT_H

#include "CDigest.h"
#include "CInterrupt.h"

#endif
