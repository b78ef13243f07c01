#include "CDigest.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#endif

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotated(uint32_t word, unsigned count) {
  return word >> count | word << (32 - count);
}

/// Spreads the 16 words of a block over the 64 rounds.
static void schedule_block(uint32_t words[64], const uint8_t *block) {
  for (int i = 0; i < 16; i++, block += 4) {
    words[i] = (uint32_t)block[0] << 24 | (uint32_t)block[1] << 16 | (uint32_t)block[2] << 8 | block[3];
  }
  for (int i = 16; i < 64; i++) {
    uint32_t a = words[i - 15], b = words[i - 2];
    uint32_t first = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3;
    uint32_t second = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10;
    words[i] = words[i - 16] + first + words[i - 7] + second;
  }
}

static void add_block(uint32_t state[8], const uint8_t *block) {
  uint32_t words[64];
  schedule_block(words, block);
  uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
  uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
  for (int i = 0; i < 64; i++) {
    uint32_t choice = (e & f) ^ (~e & g);
    uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
    uint32_t first =
        h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + constants[i] + words[i];
    uint32_t second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority;
    h = g, g = f, f = e, e = d + first;
    d = c, c = b, b = a, a = first + second;
  }
  state[0] += a, state[1] += b, state[2] += c, state[3] += d;
  state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

#if defined(__x86_64__)

/// Whether the processor has instructions for SHA-256, which take a seventh of the time.
static int has_instructions(void) {
  // Asking takes as long as a block. All threads find the same answer: 1 for no, 2 for yes.
  static _Atomic int answer;
  int known = answer;
  if (known != 0) return known == 2;
  unsigned a, b, c, d;
  int has_sse = __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSE4_1) && (c & bit_SSSE3);
  int has_sha = __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & 1u << 29);
  answer = has_sse && has_sha ? 2 : 1;
  return has_sse && has_sha;
}

/// The 64 rounds of a block, four at a time; the state is in the order that the instructions want.
__attribute__((target("sha,sse4.1,ssse3")))
static void add_block_quickly(__m128i *abef, __m128i *cdgh, const uint8_t *block) {
  const __m128i order = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  __m128i words[4], first = *abef, second = *cdgh;
  for (int i = 0; i < 4; i++) {
    words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)block + i), order);
  }
  for (int i = 0; i < 16; i++) {
    __m128i word = words[i % 4];
    __m128i sum = _mm_add_epi32(word, _mm_loadu_si128((const __m128i *)constants + i));
    second = _mm_sha256rnds2_epu32(second, first, sum);
    first = _mm_sha256rnds2_epu32(first, second, _mm_shuffle_epi32(sum, 0x0e));
    if (i >= 12) continue;
    __m128i last = words[(i + 3) % 4];
    __m128i next = _mm_sha256msg1_epu32(word, words[(i + 1) % 4]);
    next = _mm_add_epi32(next, _mm_alignr_epi8(last, words[(i + 2) % 4], 4));
    words[i % 4] = _mm_sha256msg2_epu32(next, last);
  }
  *abef = _mm_add_epi32(*abef, first);
  *cdgh = _mm_add_epi32(*cdgh, second);
}

__attribute__((target("sha,sse4.1,ssse3")))
static void add_quickly(uint32_t state[8], const uint8_t *blocks, size_t count) {
  __m128i abef = _mm_set_epi32((int)state[0], (int)state[1], (int)state[4], (int)state[5]);
  __m128i cdgh = _mm_set_epi32((int)state[2], (int)state[3], (int)state[6], (int)state[7]);
  for (size_t i = 0; i < count; i++) add_block_quickly(&abef, &cdgh, blocks + 64 * i);
  uint32_t words[8];
  _mm_storeu_si128((__m128i *)words, abef);
  _mm_storeu_si128((__m128i *)words + 1, cdgh);
  state[0] = words[3], state[1] = words[2], state[4] = words[1], state[5] = words[0];
  state[2] = words[7], state[3] = words[6], state[6] = words[5], state[7] = words[4];
}

void cdigest_add(uint32_t state[8], const uint8_t *blocks, size_t count) {
  if (has_instructions()) {
    add_quickly(state, blocks, count);
    return;
  }
  for (size_t i = 0; i < count; i++) add_block(state, blocks + 64 * i);
}

#else

void cdigest_add(uint32_t state[8], const uint8_t *blocks, size_t count) {
  for (size_t i = 0; i < count; i++) add_block(state, blocks + 64 * i);
}

#endif
