#pragma once

#include <stdbool.h>

/// Whether the change with a number is switched on.
bool screens_mutant(int number);
