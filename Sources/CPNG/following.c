#include "following.h"

#include <string.h>

/// A place in the rows: each has its filter at 0, then its pixels.
typedef struct Place {
  size_t x;
  size_t y;
} Place;

typedef struct Rows {
  const CPNGIndexedRows *picture;
  const CPNGNumbers *numbers;
  /// The pixels of a row and its filter.
  size_t stride;
} Rows;

/// The pixels at a place that is not a filter's.
static inline const uint8_t *pixels_at(const Rows *rows, Place place) {
  const CPNGIndexedRows *picture = rows->picture;
  return picture->rows + picture->numbers[place.y] * (size_t)picture->width + (place.x - 1);
}

/// The picture's number at a place; a filter's is that of the value 0.
static inline unsigned number_at(const Rows *rows, Place place) {
  return place.x == 0 ? rows->numbers->ofValues[0] : *pixels_at(rows, place);
}

static inline Place next_to(Place place, size_t count, const Rows *rows) {
  place.x += count;
  if (place.x == rows->stride) place = (Place){.x = 0, .y = place.y + 1};
  return place;
}

static inline bool is_equal_row(const Rows *rows, size_t y, size_t other) {
  return rows->picture->numbers[y] == rows->picture->numbers[other];
}

/// Whether `count` bytes from a place on are those from an earlier one on; none of them is in another row.
static inline bool is_equal(const Rows *rows, Place place, Place before, size_t count) {
  if (place.x == before.x) {
    if (is_equal_row(rows, place.y, before.y)) return true;
    size_t filter = place.x == 0;
    place.x += filter;
    before.x += filter;
    count -= filter;
  }
  return memcmp(pixels_at(rows, place), pixels_at(rows, before), count) == 0;
}

/// Follows a repetition that may go through several rows.
static bool repeats_anywhere(const Rows *rows, Place *start, CPNGRepetition repetition) {
  size_t stride = rows->stride;
  Place place = *start;
  Place before = place;
  if (repetition.distance <= place.x) {
    before.x -= repetition.distance;
  } else {
    size_t lines = (repetition.distance - place.x + stride - 1) / stride;
    if (lines > place.y) return false;
    before = (Place){.x = place.x + lines * stride - repetition.distance, .y = place.y - lines};
  }
  for (size_t left = repetition.length; left > 0;) {
    if (place.y == rows->picture->height) return false;
    size_t count = stride - (place.x > before.x ? place.x : before.x);
    if (count > left) count = left;
    if (place.x != before.x && (place.x == 0 || before.x == 0)) {
      count = 1;
      if (number_at(rows, place) != number_at(rows, before)) return false;
    } else if (!is_equal(rows, place, before, count)) {
      return false;
    }
    left -= count;
    place = next_to(place, count, rows);
    before = next_to(before, count, rows);
  }
  *start = place;
  return true;
}

/// Follows a repetition; false if the picture has none at this place.
static inline bool repeats(const Rows *rows, Place *start, CPNGRepetition repetition) {
  Place place = *start;
  bool isInRow = place.y < rows->picture->height && repetition.length <= rows->stride - place.x;
  if (isInRow && repetition.distance < place.x) {
    const uint8_t *pixels = pixels_at(rows, place);
    if (memcmp(pixels, pixels - repetition.distance, repetition.length) != 0) return false;
  } else if (isInRow && repetition.distance == rows->stride && place.y > 0) {
    Place above = {.x = place.x, .y = place.y - 1};
    if (!is_equal(rows, place, above, repetition.length)) return false;
  } else {
    return repeats_anywhere(rows, start, repetition);
  }
  *start = next_to(place, repetition.length, rows);
  return true;
}

/// Follows a block from a place on; false if it is broken or the picture differs.
static bool follow_block(CPNGDeflated *stream, const Rows *rows, Place *start) {
  CPNGInput input = stream->input;
  Place place = *start;
  for (;;) {
    unsigned symbol = cpng_next_symbol(&input, stream);
    if (symbol == CPNGBlockEnd) break;
    if (symbol < CPNGBlockEnd) {
      if (place.y == rows->picture->height) return false;
      if (rows->numbers->ofValues[symbol] != number_at(rows, place)) return false;
      place = next_to(place, 1, rows);
    } else {
      CPNGRepetition repetition = cpng_next_repetition(&input, stream, symbol);
      if (repetition.length == 0 || !repeats(rows, &place, repetition)) return false;
    }
  }
  stream->input = input;
  *start = place;
  return true;
}

bool cpng_follows(
  const uint8_t *bytes, size_t count, const CPNGIndexedRows *picture, const CPNGNumbers *numbers
) {
  CPNGDeflated stream;
  stream.input = (CPNGInput){.next = bytes, .end = bytes + count};
  Rows rows = {picture, numbers, (size_t)picture->width + 1};
  Place place = {0};
  do {
    if (!cpng_begin_block(&stream) || !follow_block(&stream, &rows, &place)) return false;
  } while (!stream.isLastBlock);
  return place.x == 0 && place.y == picture->height && cpng_rest(&stream.input) == 4;
}
