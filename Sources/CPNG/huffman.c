#include "huffman.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct Node {
  uint32_t count;
  uint16_t symbol;
  uint16_t parent;
} Node;

static int compare(const void *first, const void *second) {
  const Node *a = first;
  const Node *b = second;
  if (a->count != b->count) return a->count < b->count ? -1 : 1;
  // Equal counts keep the order of their symbols, so that every `qsort` gives the same code.
  return (int)a->symbol - (int)b->symbol;
}

/// Joins the two rarest nodes until one is left. The leaves are sorted, and the joints come out
/// sorted, so the rarest is always the next leaf or the next joint.
static unsigned build(Node *nodes, unsigned leafCount) {
  unsigned leaf = 0;
  unsigned joint = leafCount;
  unsigned end = leafCount;
  while (end < 2 * leafCount - 1) {
    uint32_t sum = 0;
    for (int i = 0; i < 2; i++) {
      bool isLeaf =
        leaf < leafCount && (joint == end || nodes[leaf].count <= nodes[joint].count);
      unsigned rarest = isLeaf ? leaf++ : joint++;
      nodes[rarest].parent = (uint16_t)end;
      sum += nodes[rarest].count;
    }
    nodes[end++].count = sum;
  }
  return end;
}

/// Writes the depths of all leaves; returns the greatest.
static unsigned measure(CPNGCode *code, const Node *nodes, unsigned leafCount, unsigned end) {
  uint8_t depths[2 * CPNGMostSymbols] = {0};
  unsigned greatest = 1;
  for (unsigned i = end - 1; i-- > 0;) {
    unsigned depth = depths[nodes[i].parent] + 1u;
    depths[i] = (uint8_t)depth;
    if (i < leafCount && depth > greatest) greatest = depth;
  }
  for (unsigned i = 0; i < leafCount; i++) {
    // A lone symbol is the root, but still takes a bit.
    code->lengths[nodes[i].symbol] = depths[i] > 0 ? depths[i] : 1;
  }
  return greatest;
}

static unsigned find_lengths(CPNGCode *code, const uint32_t *counts, unsigned symbolCount) {
  Node nodes[2 * CPNGMostSymbols];
  unsigned leafCount = 0;
  memset(code, 0, sizeof(*code));
  for (unsigned symbol = 0; symbol < symbolCount; symbol++) {
    if (counts[symbol] == 0) continue;
    nodes[leafCount++] = (Node){.count = counts[symbol], .symbol = (uint16_t)symbol};
  }
  qsort(nodes, leafCount, sizeof(Node), compare);
  return measure(code, nodes, leafCount, build(nodes, leafCount));
}

static uint16_t reversed(unsigned bits, unsigned length) {
  unsigned result = 0;
  for (unsigned i = 0; i < length; i++) result |= (bits >> i & 1) << (length - 1 - i);
  return (uint16_t)result;
}

/// Numbers the codes of each length in the order of their symbols (RFC 1951, 3.2.2).
static void assign(CPNGCode *code, unsigned symbolCount) {
  unsigned countOfLength[16] = {0};
  unsigned next[16] = {0};
  for (unsigned i = 0; i < symbolCount; i++) countOfLength[code->lengths[i]]++;
  countOfLength[0] = 0;
  for (unsigned i = 1; i < 16; i++) next[i] = (next[i - 1] + countOfLength[i - 1]) << 1;
  for (unsigned i = 0; i < symbolCount; i++) {
    unsigned length = code->lengths[i];
    if (length > 0) code->bits[i] = reversed(next[length]++, length);
  }
}

void cpng_huffman(CPNGCode *code, uint32_t *counts, unsigned symbolCount, unsigned longest) {
  // Rare in practice; halving the counts flattens the tree until it fits.
  while (find_lengths(code, counts, symbolCount) > longest) {
    for (unsigned i = 0; i < symbolCount; i++) {
      if (counts[i] > 0) counts[i] = counts[i] / 2 + 1;
    }
  }
  assign(code, symbolCount);
}
