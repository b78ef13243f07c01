#ifndef CPNG_VERSIONS_H
#define CPNG_VERSIONS_H

/// The version of a library, such as "1.6.39": of the headers that this was compiled with, and of
/// the code that runs, which another package of the system may have replaced since.
typedef struct CPNGVersion {
  const char *_Nonnull compiled;
  const char *_Nonnull running;
} CPNGVersion;

CPNGVersion cpng_version_of_libpng(void);
CPNGVersion cpng_version_of_zlib(void);

#endif
