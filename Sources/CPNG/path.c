#include "path.h"

#include <string.h>

enum {
  /// A match of this length is taken without a look at what lies within. Measured on 50 screens:
  /// 64 makes files 1 % larger, and 258 makes them 1 % smaller and takes half as long again.
  longMatch = 128,
  /// Matches may end at any of the first and the last lengths of this number.
  edge = 6,
  /// How far a match is continued to the left, to where none were looked for.
  reach = 32,
  /// How many bytes the first guess of the costs looks at.
  sample = 100 * 1024,
};

/// A piece at work.
typedef struct Walk {
  CPNGPath *path;
  const uint8_t *bytes;
  size_t start;
  /// Nodes before this one have no cost, or an old one.
  size_t firstKnown;
  /// Nodes behind this one have no cost yet.
  size_t lastKnown;
  /// Whether matches were not looked for at the position before.
  bool isBehindGap;
} Walk;

static inline CPNGNode *node(const Walk *walk, size_t position) {
  return &walk->path->nodes[position - walk->start];
}

static inline void offer(const Walk *walk, size_t from, uint32_t cost, CPNGStep step) {
  CPNGNode *end = node(walk, from + step.length);
  if (cost < end->cost) *end = (CPNGNode){cost, step};
}

static inline void make_known(Walk *walk, size_t last) {
  while (walk->lastKnown < last) node(walk, ++walk->lastKnown)->cost = UINT32_MAX;
}

/// Offers a match in lengths from `first` to `last`.
static inline void offer_lengths(
  const Walk *walk, size_t position, uint32_t cost, unsigned first, unsigned last,
  unsigned distance
) {
  const uint16_t *lengths = walk->path->costs.lengths;
  for (unsigned length = first; length <= last; length++) {
    CPNGStep step = {(uint16_t)length, (uint16_t)distance};
    offer(walk, position, cost + lengths[length], step);
  }
}

/// Offers a match with some bytes before it, which the gap before has hidden.
static void offer_earlier(
  const Walk *walk, size_t position, CPNGMatch match, uint32_t distanceCost
) {
  const uint8_t *bytes = walk->bytes;
  unsigned length = match.length;
  size_t from = position;
  for (unsigned i = 0; i < reach; i++) {
    if (from <= walk->firstKnown || from <= match.distance || length == CPNGLongestMatch) return;
    if (bytes[from - 1] != bytes[from - 1 - match.distance]) return;
    from--;
    length++;
    uint32_t cost = node(walk, from)->cost + distanceCost + walk->path->costs.lengths[length];
    offer(walk, from, cost, (CPNGStep){(uint16_t)length, match.distance});
  }
}

static void offer_matches(
  Walk *walk, size_t position, const CPNGMatch *found, unsigned count, uint32_t cost
) {
  const CPNGPath *path = walk->path;
  unsigned covered = CPNGShortestMatch - 1;
  for (unsigned i = 0; i < count; i++) {
    unsigned length = found[i].length;
    unsigned distance = found[i].distance;
    bool isAbove = distance == path->matches.stride;
    // A nearer match is the cheaper one for short lengths; but the row above is often used.
    unsigned first = isAbove ? CPNGShortestMatch : covered + 1;
    if (!isAbove) covered = length;
    uint32_t distanceCost = path->costs.distances[cpng_distance_symbol(distance).symbol];
    if (length - first > 2 * edge) {
      offer_lengths(walk, position, cost + distanceCost, first, first + edge, distance);
      first = length - edge + 1;
    }
    offer_lengths(walk, position, cost + distanceCost, first, length, distance);
    if (walk->isBehindGap && !isAbove && distance > 1) {
      offer_earlier(walk, position, found[i], distanceCost);
    }
  }
}

/// Takes the longest match if it is long, and returns how many bytes that are, or 0.
static unsigned take_long(
  Walk *walk, size_t position, const CPNGMatch *found, unsigned count, uint32_t cost
) {
  CPNGMatch longest = {0, 0};
  for (unsigned i = 0; i < count; i++) {
    if (found[i].length > longest.length) longest = found[i];
  }
  make_known(walk, position + (longest.length > 0 ? longest.length : 1));
  if (longest.length < longMatch) return 0;
  cost += walk->path->costs.distances[cpng_distance_symbol(longest.distance).symbol];
  offer_lengths(
    walk, position, cost, longest.length - reach, longest.length, longest.distance);
  walk->firstKnown = position + longest.length - reach;
  walk->isBehindGap = true;
  return longest.length;
}

/// Finds the cheapest way to each position up to `end`, or to the last stop; returns where that is.
///
/// Once `isAgain`, with the matches that were found before.
static size_t walk_nodes(CPNGPath *path, size_t start, size_t end, bool isAgain) {
  Walk walk = {path, path->matches.bytes, start, start, start, false};
  CPNGMatch *found = path->found;
  size_t position = start;
  size_t stop = 0;
  path->nodes[0].cost = 0;
  for (; position < end; stop++) {
    if (isAgain ? stop == path->stopCount : stop == CPNGPathStops) break;
    if (!isAgain) {
      if (position - start >= CPNGPathBytes) break;
      unsigned count = cpng_matches_find(&path->matches, position, end - position, found);
      path->foundCounts[stop] = (uint8_t)count;
    }
    unsigned count = path->foundCounts[stop];
    uint32_t cost = node(&walk, position)->cost;
    unsigned length = take_long(&walk, position, found, count, cost);
    if (length == 0) {
      offer(&walk, position, cost + path->costs.literals[walk.bytes[position]], (CPNGStep){1, 0});
      offer_matches(&walk, position, found, count, cost);
      walk.isBehindGap = count > 0 && found[0].distance == 1 && found[0].length > CPNGShortestMatch;
    }
    position += length > 0 ? length : 1;
    found += count;
  }
  path->stopCount = stop;
  return position;
}

/// Collects the steps to `end` and counts their symbols.
static void collect(CPNGPath *path, size_t start, size_t end) {
  memset(&path->counts, 0, sizeof(path->counts));
  path->counts.literals[CPNGEndOfBlock] = 1;
  // No two steps have the same stop within, so there is room for all.
  size_t first = CPNGPathStops;
  for (size_t position = end; position > start;) {
    CPNGStep step = path->nodes[position - start].last;
    path->steps[--first] = step;
    position -= step.length;
    if (step.length == 1) {
      path->counts.literals[path->matches.bytes[position]]++;
    } else {
      path->counts.literals[cpng_length_symbol(step.length).symbol]++;
      path->counts.distances[cpng_distance_symbol(step.distance).symbol]++;
    }
  }
  path->stepCount = CPNGPathStops - first;
  memmove(path->steps, path->steps + first, path->stepCount * sizeof(CPNGStep));
}

void cpng_path_begin(CPNGPath *path, const uint8_t *bytes, size_t count, size_t stride) {
  cpng_matches_begin(&path->matches, bytes, stride);
  cpng_costs_guess(&path->costs, bytes, count < sample ? count : sample, stride);
}

size_t cpng_path_find(CPNGPath *path, size_t start, size_t end) {
  size_t stop = walk_nodes(path, start, end, false);
  collect(path, start, stop);
  // The costs were a guess or those of the piece before. A third time makes files 0.2 % smaller.
  cpng_costs_prepare(&path->costs, &path->counts);
  walk_nodes(path, start, stop, true);
  collect(path, start, stop);
  cpng_costs_prepare(&path->costs, &path->counts);
  return stop;
}
