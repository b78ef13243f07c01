#include <setjmp.h>
#include <string.h>

#include "encoder.h"
#include "words.h"

static void append(png_structp png, png_bytep bytes, size_t count) {
  CPNGOutput *output = png_get_io_ptr(png);
  if (!cpng_output_reserve(output, count)) png_error(png, "");
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

static void flush(png_structp png) { (void)png; }

static PNG_NORETURN void stop(png_structp png, png_const_charp reason) {
  CPNGEncoder *encoder = png_get_error_ptr(png);
  strncpy(encoder->reason, reason, sizeof(encoder->reason) - 1);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp warning) {
  (void)png;
  (void)warning;
}

static int color_type(CPNGKind kind) {
  switch (kind) {
    case CPNGKindGrey: return PNG_COLOR_TYPE_GRAY;
    case CPNGKindPalette: return PNG_COLOR_TYPE_PALETTE;
    case CPNGKindRGB: return PNG_COLOR_TYPE_RGB;
    case CPNGKindRGBA: return PNG_COLOR_TYPE_RGB_ALPHA;
  }
}

static png_color opaque(uint32_t color) {
  return (png_color){(png_byte)color, (png_byte)(color >> 8), (png_byte)(color >> 16)};
}

/// PLTE, and tRNS as far as the last colour that is not opaque.
static void set_palette(CPNGEncoder *encoder) {
  png_color colors[CPNGPaletteSize];
  png_byte alphas[CPNGPaletteSize];
  int count = (int)encoder->indexing.colorCount;
  int alphaCount = 0;
  for (int i = 0; i < count; i++) {
    uint32_t color = encoder->indexing.colors[i];
    colors[i] = opaque(color);
    alphas[i] = (png_byte)(color >> 24);
    if (alphas[i] != 0xFF) alphaCount = i + 1;
  }
  png_set_PLTE(encoder->png, encoder->info, colors, count);
  if (alphaCount > 0) png_set_tRNS(encoder->png, encoder->info, alphas, alphaCount, NULL);
}

/// A palette of full size, so that the colours can take its place when they are known.
static void set_empty_palette(CPNGEncoder *encoder) {
  png_color colors[CPNGPaletteSize] = {0};
  png_set_PLTE(encoder->png, encoder->info, colors, CPNGPaletteSize);
}

static void set_software(CPNGEncoder *encoder) {
  // libpng copies both strings, though its struct does not say so.
  char key[] = "Software";
  png_text text = {
    .compression = PNG_TEXT_COMPRESSION_NONE,
    .key = key,
    .text = (char *)encoder->software,
  };
  png_set_text(encoder->png, encoder->info, &text, 1);
}

static void set_recipe(png_structp png, const CPNGRecipe *recipe) {
  png_set_compression_level(png, recipe->level);
  png_set_compression_strategy(png, recipe->strategy);
  png_set_compression_mem_level(png, recipe->memory);
  // One IDAT chunk is enough for most pictures; 8 KB, libpng's own size, makes many.
  png_set_compression_buffer_size(png, 1024 * 1024);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, recipe->filters);
}

void cpng_write_head(CPNGEncoder *encoder) {
  png_set_user_limits(encoder->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(
    encoder->png, encoder->info, encoder->width, encoder->height, (int)encoder->form.depth,
    color_type(encoder->form.kind), PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
    PNG_FILTER_TYPE_DEFAULT);
  if (encoder->form.kind == CPNGKindPalette) {
    encoder->indexing.colorCount > 0 ? set_palette(encoder) : set_empty_palette(encoder);
  }
  set_software(encoder);
  png_write_info(encoder->png, encoder->info);
}

static void write_indices(CPNGEncoder *encoder) {
  const uint8_t *row = encoder->packed;
  for (size_t y = 0; y < encoder->height; y++) {
    if (!encoder->repeats[y]) row = encoder->packed + y * encoder->packedCount;
    png_write_row(encoder->png, row);
  }
}

static void write_pixels(CPNGEncoder *encoder) {
  if (encoder->form.kind == CPNGKindRGB) {
    png_set_filler(encoder->png, 0, CPNGIsBigEndian ? PNG_FILLER_BEFORE : PNG_FILLER_AFTER);
  } else if (CPNGIsBigEndian) {
    png_set_swap_alpha(encoder->png);
  }
  if (CPNGIsBigEndian) png_set_bgr(encoder->png);
  for (size_t y = 0; y < encoder->height; y++) {
    png_write_row(encoder->png, (png_const_bytep)(encoder->pixels + y * encoder->width));
  }
}

void cpng_write_stream(CPNGEncoder *encoder) {
  const size_t most = 1 << 30;
  for (size_t start = 0; start < encoder->stream.count; start += most) {
    size_t left = encoder->stream.count - start;
    png_write_chunk(
      encoder->png, (png_const_bytep) "IDAT", encoder->stream.bytes + start,
      left < most ? left : most);
  }
}

static void write_rest(CPNGEncoder *encoder) {
  cpng_write_stream(encoder);
  png_write_chunk(encoder->png, (png_const_bytep) "IEND", NULL, 0);
}

static void write_colors(CPNGEncoder *encoder) {
  png_byte bytes[3 * CPNGPaletteSize] = {0};
  for (size_t i = 0; i < encoder->indexing.colorCount; i++) {
    png_color color = opaque(encoder->indexing.colors[i]);
    memcpy(bytes + 3 * i, (png_byte[]){color.red, color.green, color.blue}, 3);
  }
  png_write_chunk(encoder->png, (png_const_bytep) "PLTE", bytes, sizeof(bytes));
}

static void write_whole(CPNGEncoder *encoder) {
  cpng_write_head(encoder);
  if (encoder->recipe == NULL) {
    write_rest(encoder);
    return;
  }
  set_recipe(encoder->png, encoder->recipe);
  encoder->isIndexed ? write_indices(encoder) : write_pixels(encoder);
  png_write_end(encoder->png, NULL);
}

/// Runs what may jump; what it makes goes through the pointer only.
static bool run(CPNGEncoder *encoder, void (*body)(CPNGEncoder *)) {
  if (setjmp(png_jmpbuf(encoder->png))) return false;
  encoder->info = png_create_info_struct(encoder->png);
  if (encoder->info == NULL) return false;
  png_set_write_fn(encoder->png, &encoder->attempt, append, flush);
  body(encoder);
  return true;
}

bool cpng_make(CPNGEncoder *encoder, void (*body)(CPNGEncoder *)) {
  encoder->attempt.count = 0;
  encoder->info = NULL;
  encoder->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, encoder, stop, ignore);
  if (encoder->png == NULL) return false;
  bool isDone = run(encoder, body);
  png_destroy_write_struct(&encoder->png, &encoder->info);
  return isDone;
}

bool cpng_write(CPNGEncoder *encoder, const CPNGRecipe *recipe) {
  encoder->recipe = recipe;
  return cpng_make(encoder, write_whole);
}

bool cpng_write_piece(CPNGEncoder *encoder, CPNGPart part) {
  switch (part) {
    case CPNGPartHead: return cpng_make(encoder, cpng_write_head);
    case CPNGPartRows: return cpng_make(encoder, cpng_write_stream);
    case CPNGPartEnd: return cpng_make(encoder, write_rest);
    case CPNGPartPalette: return cpng_make(encoder, write_colors);
  }
}
