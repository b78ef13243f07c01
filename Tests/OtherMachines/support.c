#include <CDigest.h>
#include <CInterrupt.h>
#include <CThread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "checks.h"

Digest digest_of_bytes(const uint8_t *bytes, size_t count) {
  uint32_t state[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  };
  cdigest_add(state, bytes, count / 64);
  // What is left, a bit, and the number of all bits in the last 8 bytes.
  uint8_t end[128] = {0};
  size_t rest = count % 64;
  size_t blocks = rest < 56 ? 1 : 2;
  memcpy(end, bytes + count - rest, rest);
  end[rest] = 0x80;
  uint64_t bits = (uint64_t)count * 8;
  for (size_t i = 0; i < 8; i++) end[blocks * 64 - 1 - i] = (uint8_t)(bits >> 8 * i);
  cdigest_add(state, end, blocks);
  Digest digest;
  for (int i = 0; i < 8; i++) snprintf(digest.digits + 8 * i, 9, "%08x", (unsigned)state[i]);
  return digest;
}

Digest digest_of_pixels(const uint32_t *pixels, size_t count) {
  uint8_t *bytes = take(count * 4);
  for (size_t i = 0; i < count * 4; i++) bytes[i] = (uint8_t)(pixels[i / 4] >> i % 4 * 8);
  Digest digest = digest_of_bytes(bytes, count * 4);
  free(bytes);
  return digest;
}

typedef struct Shared {
  cthread_lock *lock;
  int sum;
  int finished;
} Shared;

static void add(void *context) {
  Shared *shared = context;
  for (int i = 0; i < 1000; i++) {
    cthread_lock_take(shared->lock);
    shared->sum++;
    cthread_lock_release(shared->lock);
  }
  cthread_lock_take(shared->lock);
  shared->finished++;
  cthread_lock_release(shared->lock);
}

static void check_threads(void) {
  Shared shared = {.lock = cthread_lock_create()};
  int started = 0;
  for (int i = 0; i < 4; i++) started += cthread_start(add, &shared, i % 2 ? 0 : 16 << 20);
  for (bool isDone = false; !isDone;) {
    cthread_sleep(1);
    cthread_lock_take(shared.lock);
    isDone = shared.finished == started;
    cthread_lock_release(shared.lock);
  }
  printf("%d threads counted to %d\n", started, shared.sum);
  cthread_lock_free(shared.lock);
}

void check_support(void) {
  uint8_t bytes[300];
  for (size_t i = 0; i < sizeof(bytes); i++) bytes[i] = (uint8_t)(i * 7);
  const size_t counts[] = {0, 3, 55, 56, 64, 119, 120, 300};
  for (size_t i = 0; i < sizeof(counts) / sizeof(*counts); i++) {
    printf("digest of %zu bytes: %s\n", counts[i], digest_of_bytes(bytes, counts[i]).digits);
  }
  check_threads();
  cinterrupt_install(130, false);
  cinterrupt_begin_graceful_work();
  raise(SIGINT);
  printf("interrupt requested: %d\n", cinterrupt_is_requested());
}
