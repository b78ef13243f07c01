// Encodes pictures that follow each other: an animated PNG, as the third edition of PNG (W3C, 2025) has it
// in 4.9 and 11.3.6. The chunks of the first picture are those of a still one, so that who knows no
// animation shows that.
#include <string.h>

#include "encoder.h"

static void put16(png_byte *bytes, unsigned value) {
  bytes[0] = (png_byte)(value >> 8);
  bytes[1] = (png_byte)value;
}

/// acTL: how many frames there are, and to show them again and again.
static void write_control(CPNGEncoder *encoder) {
  png_byte bytes[8] = {0};
  png_save_uint_32(bytes, encoder->frameCount);
  png_write_chunk(encoder->png, (png_const_bytep) "acTL", bytes, sizeof(bytes));
}

/// fcTL: a frame takes the whole picture, in place of the one before, for thousandths of a second.
static void write_frame_control(CPNGEncoder *encoder, unsigned milliseconds) {
  png_byte bytes[26] = {0};
  png_save_uint_32(bytes, encoder->sequence++);
  png_save_uint_32(bytes + 4, encoder->width);
  png_save_uint_32(bytes + 8, encoder->height);
  put16(bytes + 20, milliseconds);
  put16(bytes + 22, 1000);
  png_write_chunk(encoder->png, (png_const_bytep) "fcTL", bytes, sizeof(bytes));
}

/// fdAT: a frame's compressed pixels, behind a number.
static void write_frame_data(CPNGEncoder *encoder) {
  png_byte number[4];
  png_save_uint_32(number, encoder->sequence++);
  size_t count = encoder->stream.count;
  png_write_chunk_start(
    encoder->png, (png_const_bytep) "fdAT", (png_uint_32)(count + sizeof(number)));
  png_write_chunk_data(encoder->png, number, sizeof(number));
  png_write_chunk_data(encoder->png, encoder->stream.bytes, count);
  png_write_chunk_end(encoder->png);
}

static bool compress_frame(CPNGEncoder *encoder, uint32_t frame) {
  size_t start = (size_t)frame * encoder->height;
  return cpng_compress_rows(encoder, start, start + encoder->height);
}

static void write_frames(CPNGEncoder *encoder) {
  cpng_write_head(encoder);
  write_control(encoder);
  for (uint32_t frame = 0; frame < encoder->frameCount; frame++) {
    write_frame_control(encoder, encoder->durations[frame]);
    if (!compress_frame(encoder, frame)) png_error(encoder->png, "");
    frame == 0 ? cpng_write_stream(encoder) : write_frame_data(encoder);
  }
  png_write_chunk(encoder->png, (png_const_bytep) "IEND", NULL, 0);
}

bool cpng_encoder_animate(
  CPNGEncoder *encoder, const uint32_t *pixels, uint32_t width, uint32_t height,
  const uint16_t *durations, uint32_t frameCount, const char *software
) {
  // All frames share one form and one palette: they are one picture, below each other.
  if (!cpng_settle(encoder, pixels, width, height * frameCount, software)) return false;
  encoder->height = height;
  encoder->durations = durations;
  encoder->frameCount = frameCount;
  encoder->sequence = 0;
  if (!cpng_make(encoder, write_frames)) return false;
  CPNGOutput file = encoder->attempt;
  encoder->attempt = encoder->best;
  encoder->best = file;
  return true;
}
