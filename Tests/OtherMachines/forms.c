#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "checks.h"

/// A form of PNG that the encoder never makes but the decoder reads.
typedef struct Form {
  int colorType;
  int depth;
  bool isInterlaced;
  bool hasTransparency;
} Form;

enum { width = 37, height = 29, channelsAtMost = 4 };

typedef struct File {
  uint8_t bytes[64 * 1024];
  size_t count;
} File;

static void append(png_structp png, png_bytep bytes, size_t count) {
  File *file = png_get_io_ptr(png);
  if (count > sizeof(file->bytes) - file->count) png_error(png, "too large");
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static void flush(png_structp png) { (void)png; }

static void set_transparency(png_structp png, png_infop info, Form form) {
  png_color_16 clear = {.red = 1, .green = 1, .blue = 1, .gray = 1};
  png_byte alphas[] = {0, 128, 255, 7};
  int count = form.depth == 1 ? 2 : 4;
  bool isPalette = form.colorType == PNG_COLOR_TYPE_PALETTE;
  png_set_tRNS(png, info, isPalette ? alphas : NULL, isPalette ? count : 0, &clear);
}

static void set_palette(png_structp png, png_infop info, Form form) {
  png_color colors[256];
  for (int i = 0; i < 256; i++) {
    colors[i] = (png_color){(png_byte)(i * 5), (png_byte)(i * 11), (png_byte)(i * 3 + 1)};
  }
  png_set_PLTE(png, info, colors, 1 << form.depth);
}

/// Fills a picture with bytes, which are samples of any depth: many small ones, some random.
static void fill(uint8_t *bytes, size_t count) {
  uint32_t state = 77;
  for (size_t i = 0; i < count; i++) {
    uint32_t number = next_random(&state);
    bytes[i] = (uint8_t)(number % 4 == 0 ? 0 : number % 4 == 1 ? 1 : number >> 4);
  }
}

static bool write_form(File *file, Form form) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_write_fn(png, file, append, flush);
  png_set_IHDR(
    png, info, width, height, form.depth, form.colorType,
    form.isInterlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
    PNG_FILTER_TYPE_DEFAULT);
  if (form.colorType == PNG_COLOR_TYPE_PALETTE) set_palette(png, info, form);
  if (form.hasTransparency) set_transparency(png, info, form);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
  png_write_info(png, info);
  static uint8_t samples[height][width * channelsAtMost * 2];
  fill(samples[0], sizeof(samples));
  png_bytep rows[height];
  for (int y = 0; y < height; y++) rows[y] = samples[y];
  png_write_image(png, rows);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return true;
}

static void check_form(Form form) {
  static const char *const names[] = {"grey", "", "RGB", "palette", "grey with alpha", "", "RGBA"};
  char name[64];
  snprintf(
    name, sizeof(name), "%s of %d bits%s%s", names[form.colorType], form.depth,
    form.isInterlaced ? ", interlaced" : "", form.hasTransparency ? ", tRNS" : "");
  File *file = take(sizeof(File));
  bool isWritten = write_form(file, form);
  isWritten ? check_decoding(name, file->bytes, file->count) : (void)puts("WRONG: not written");
  free(file);
}

static bool is_legal(Form form) {
  switch (form.colorType) {
    case PNG_COLOR_TYPE_GRAY: return true;
    case PNG_COLOR_TYPE_PALETTE: return form.depth <= 8;
    case PNG_COLOR_TYPE_RGB: return form.depth >= 8;
    case PNG_COLOR_TYPE_GRAY_ALPHA:
    case PNG_COLOR_TYPE_RGB_ALPHA: return form.depth >= 8 && !form.hasTransparency;
    default: return false;
  }
}

void check_forms(void) {
  for (int colorType = 0; colorType <= PNG_COLOR_TYPE_RGB_ALPHA; colorType++) {
    for (int depth = 1; depth <= 16; depth *= 2) {
      for (int i = 0; i < 4; i++) {
        Form form = {colorType, depth, i & 1, i >> 1 & 1};
        if (is_legal(form)) check_form(form);
      }
    }
  }
}
