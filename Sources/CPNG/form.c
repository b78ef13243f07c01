#include "form.h"

static bool is_opaque(uint32_t color) { return color >> 24 == 0xFF; }

static bool is_grey(uint32_t color) {
  return (color & 0xFF) == (color >> 8 & 0xFF) && (color & 0xFF) == (color >> 16 & 0xFF);
}

/// The bits that exactly hold a grey: multiples of 255, 85 and 17 fit in 1, 2 and 4.
static unsigned grey_depth(uint32_t color) {
  unsigned grey = color & 0xFF;
  if (grey % 255 == 0) return 1;
  if (grey % 85 == 0) return 2;
  return grey % 17 == 0 ? 4 : 8;
}

CPNGForm cpng_form_for_colors(const uint32_t *colors, unsigned count) {
  unsigned depth = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8;
  unsigned greyDepth = 1;
  for (unsigned i = 0; i < count; i++) {
    if (!is_opaque(colors[i]) || !is_grey(colors[i])) return (CPNGForm){CPNGKindPalette, depth};
    unsigned needed = grey_depth(colors[i]);
    if (needed > greyDepth) greyDepth = needed;
  }
  if (greyDepth > depth) return (CPNGForm){CPNGKindPalette, depth};
  return (CPNGForm){CPNGKindGrey, greyDepth};
}

CPNGForm cpng_form_for_pixels(const uint32_t *pixels, size_t count) {
  uint32_t common = 0xFFFFFFFF;
  for (size_t i = 0; i < count; i++) common &= pixels[i];
  return (CPNGForm){is_opaque(common) ? CPNGKindRGB : CPNGKindRGBA, 8};
}

static void pack_row(
  unsigned depth, const uint8_t *codes, const uint8_t *indices, size_t width, uint8_t *packed
) {
  size_t perByte = 8 / depth;
  size_t whole = width / perByte;
  // Packed bytes never overtake the indices they are made of, so this works in place.
  for (size_t i = 0; i < whole; i++) {
    unsigned byte = 0;
    for (size_t j = 0; j < perByte; j++) byte = byte << depth | codes[indices[i * perByte + j]];
    packed[i] = (uint8_t)byte;
  }
  size_t rest = width - whole * perByte;
  if (rest == 0) return;
  unsigned byte = 0;
  for (size_t j = 0; j < rest; j++) byte = byte << depth | codes[indices[whole * perByte + j]];
  packed[whole] = (uint8_t)(byte << depth * (perByte - rest));
}

void cpng_pack(
  CPNGForm form, const uint32_t *colors, uint8_t *indices, size_t width, size_t height,
  const bool *repeats, size_t packedCount
) {
  if (form.kind == CPNGKindPalette && form.depth == 8) return;
  uint8_t codes[256];
  for (unsigned i = 0; i < 256; i++) {
    bool isGrey = form.kind == CPNGKindGrey;
    codes[i] = (uint8_t)(isGrey ? (colors[i] & 0xFF) >> (8 - form.depth) : i);
  }
  for (size_t y = 0; y < height; y++) {
    if (repeats[y]) continue;
    pack_row(form.depth, codes, indices + y * width, width, indices + y * packedCount);
  }
}
