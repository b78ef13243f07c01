#include "header.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "words.h"

/// libpng's own memory: rows, the inflate window and small chunks. The widest legal rows take 3 MB.
static const size_t most_held = 32 * 1024 * 1024;

/// Each block starts with its size, in a header that keeps the rest aligned for any type.
static const size_t block_header = 16;

static png_voidp take_memory(png_structp png, png_alloc_size_t count) {
  CPNGDecoder *decoder = png_get_mem_ptr(png);
  bool fits = count <= most_held && decoder->held <= most_held - count;
  uint8_t *block = fits ? malloc(count + block_header) : NULL;
  if (block == NULL) {
    cpng_fail(decoder, CPNGProblemMemory, "");
    return NULL;
  }
  memcpy(block, &count, sizeof(count));
  decoder->held += count;
  return block + block_header;
}

static void return_memory(png_structp png, png_voidp pointer) {
  if (pointer == NULL) return;
  CPNGDecoder *decoder = png_get_mem_ptr(png);
  uint8_t *block = (uint8_t *)pointer - block_header;
  png_alloc_size_t count;
  memcpy(&count, block, sizeof(count));
  decoder->held -= count;
  free(block);
}

/// Behind the last pixel come the end of the last block, a checksum of 4 bytes and the frame of a chunk. There is room
/// for some empty chunks.
static const size_t most_behind_pixels = 1024;

void cpng_end_pixels(CPNGDecoder *decoder) { decoder->allowed = most_behind_pixels; }

/// Called by libpng for each row that it has inflated.
static void note_row(png_structp png, png_row_infop row, png_bytep bytes) {
  (void)row;
  (void)bytes;
  CPNGDecoder *decoder = png_get_mem_ptr(png);
  if (decoder->isLastRow) cpng_end_pixels(decoder);
}

static void take_bytes(png_structp png, png_bytep bytes, size_t count) {
  CPNGDecoder *decoder = png_get_io_ptr(png);
  if (count > decoder->allowed) png_error(png, "IDAT: more pixels than the header says");
  decoder->allowed -= count;
  if (cpng_source_take(&decoder->source, bytes, count)) return;
  bool failed = decoder->source.code != 0;
  cpng_fail(decoder, failed ? CPNGProblemUnreadable : CPNGProblemTruncated, "");
  png_error(png, "no more bytes");
}

static PNG_NORETURN void stop(png_structp png, png_const_charp reason) {
  cpng_fail(png_get_error_ptr(png), CPNGProblemCorrupt, reason);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp warning) {
  (void)png;
  (void)warning;
}

/// Makes everything that could change a pixel an error, and skips what could not.
static void be_strict(CPNGDecoder *decoder, CPNGLimits limits) {
  png_structp png = decoder->png;
  png_set_user_limits(png, limits.width, limits.height);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_benign_errors(png, 0);
  // All chunks but IHDR, PLTE, tRNS, IDAT and IEND are skipped unread, whatever they unpack to.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  // Hence no chunk is too long to skip; `most_held` bounds what the others may take.
  png_set_chunk_malloc_max(png, 0);
  // libpng looks at every index of every row; expansion does it for the rows that are new.
  png_set_check_for_invalid_index(png, -1);
}

/// Whether the file could hold its picture: deflate never does better than 1,032 to 1.
static bool is_plausible(CPNGDecoder *decoder) {
  uint64_t bits = (uint64_t)png_get_bit_depth(decoder->png, decoder->info)
    * png_get_channels(decoder->png, decoder->info);
  uint64_t pixels = (uint64_t)decoder->width * decoder->height;
  return bits * pixels / 8 / 1032 <= cpng_source_total(&decoder->source);
}

/// Tells a file that lost its end from one that claims more pixels than it has.
static bool fail_implausible(CPNGDecoder *decoder) {
  if (!cpng_source_is_cut(&decoder->source)) {
    return cpng_fail(decoder, CPNGProblemCorrupt, "IDAT: too few bytes for so many pixels");
  }
  decoder->source.offset = decoder->source.count;
  return cpng_fail(decoder, CPNGProblemTruncated, "");
}

static uint32_t pack(uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha) {
  return red | green << 8 | blue << 16 | alpha << 24;
}

static void read_palette(CPNGDecoder *decoder) {
  png_colorp colors = NULL;
  png_bytep alphas = NULL;
  int count = 0;
  int alphaCount = 0;
  png_get_PLTE(decoder->png, decoder->info, &colors, &count);
  png_get_tRNS(decoder->png, decoder->info, &alphas, &alphaCount, NULL);
  decoder->expansion.colorCount = (unsigned)count;
  for (int i = 0; i < count; i++) {
    uint32_t alpha = alphas != NULL && i < alphaCount ? alphas[i] : 255;
    decoder->expansion.colors[i] = pack(colors[i].red, colors[i].green, colors[i].blue, alpha);
  }
}

static void read_greys(CPNGDecoder *decoder, unsigned depth) {
  png_color_16p clear = NULL;
  png_get_tRNS(decoder->png, decoder->info, NULL, NULL, &clear);
  unsigned count = 1u << depth;
  decoder->expansion.colorCount = count;
  for (unsigned value = 0; value < count; value++) {
    uint32_t grey = value * 255 / (count - 1);
    bool isClear = clear != NULL && (clear->gray & (count - 1)) == value;
    decoder->expansion.colors[value] = pack(grey, grey, grey, isClear ? 0 : 255);
  }
}

/// Rows stay packed; a table makes pixels of them, and equal rows are found eight times faster.
static bool prepare_indices(CPNGDecoder *decoder, unsigned depth, bool isPalette) {
  decoder->indexed = true;
  decoder->expansion.depth = depth;
  isPalette ? read_palette(decoder) : read_greys(decoder, depth);
  cpng_expansion_prepare(&decoder->expansion);
  decoder->packedCount = png_get_rowbytes(decoder->png, decoder->info);
  unsigned unused = (unsigned)(decoder->packedCount * 8 - (size_t)decoder->width * depth);
  decoder->packedMask = (uint8_t)(0xFF << unused);
  decoder->packed = malloc(decoder->packedCount);
  decoder->previous = malloc(decoder->packedCount);
  if (decoder->packed != NULL && decoder->previous != NULL) return true;
  return cpng_fail(decoder, CPNGProblemMemory, "");
}

/// libpng makes RGBA of everything else, 16 bits scaled to 8 by exact rounding.
static bool prepare_pixels(CPNGDecoder *decoder) {
  png_structp png = decoder->png;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, CPNGIsBigEndian ? PNG_FILLER_BEFORE : PNG_FILLER_AFTER);
  if (CPNGIsBigEndian) {
    png_set_bgr(png);
    png_set_swap_alpha(png);
  }
  if (decoder->interlaced) png_set_interlace_handling(png);
  png_read_update_info(png, decoder->info);
  if (png_get_rowbytes(png, decoder->info) == (size_t)decoder->width * 4) return true;
  return cpng_fail(decoder, CPNGProblemCorrupt, "rows do not become RGBA");
}

/// Everything that may jump; what it learns goes through the pointer only.
static bool read_header(CPNGDecoder *decoder, CPNGLimits limits) {
  if (setjmp(png_jmpbuf(decoder->png))) return false;
  decoder->info = png_create_info_struct(decoder->png);
  if (decoder->info == NULL) return cpng_fail(decoder, CPNGProblemMemory, "");
  be_strict(decoder, limits);
  png_set_read_fn(decoder->png, decoder, take_bytes);
  png_set_read_user_transform_fn(decoder->png, note_row);
  png_read_info(decoder->png, decoder->info);
  decoder->width = png_get_image_width(decoder->png, decoder->info);
  decoder->height = png_get_image_height(decoder->png, decoder->info);
  decoder->interlaced =
    png_get_interlace_type(decoder->png, decoder->info) != PNG_INTERLACE_NONE;
  if (!is_plausible(decoder)) return fail_implausible(decoder);
  unsigned depth = png_get_bit_depth(decoder->png, decoder->info);
  bool isPalette = png_get_color_type(decoder->png, decoder->info) == PNG_COLOR_TYPE_PALETTE;
  bool isGrey = png_get_color_type(decoder->png, decoder->info) == PNG_COLOR_TYPE_GRAY;
  if (!decoder->interlaced && (isPalette || (isGrey && depth <= 8))) {
    return prepare_indices(decoder, depth, isPalette);
  }
  return prepare_pixels(decoder);
}

bool cpng_read_header(CPNGDecoder *decoder, CPNGLimits limits) {
  decoder->allowed = SIZE_MAX;
  decoder->png = png_create_read_struct_2(
    PNG_LIBPNG_VER_STRING, decoder, stop, ignore, decoder, take_memory, return_memory);
  if (decoder->png == NULL) return cpng_fail(decoder, CPNGProblemMemory, "");
  return read_header(decoder, limits);
}
