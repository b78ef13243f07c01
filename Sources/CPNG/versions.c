#include <png.h>
#include <zlib.h>

#include "CPNGVersions.h"

CPNGVersion cpng_version_of_libpng(void) {
  return (CPNGVersion){.compiled = PNG_LIBPNG_VER_STRING, .running = png_get_libpng_ver(NULL)};
}

CPNGVersion cpng_version_of_zlib(void) {
  return (CPNGVersion){.compiled = ZLIB_VERSION, .running = zlibVersion()};
}
