// C23 without GNU extensions has no nanosleep.
#define _POSIX_C_SOURCE 200809L

#include "CThread.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

struct cthread_lock {
  pthread_mutex_t mutex;
  pthread_cond_t change;
};

cthread_lock *cthread_lock_create(void) {
  cthread_lock *lock = malloc(sizeof *lock);
  if (!lock || pthread_mutex_init(&lock->mutex, NULL) != 0 ||
      pthread_cond_init(&lock->change, NULL) != 0)
    abort();
  return lock;
}

void cthread_lock_free(cthread_lock *lock) {
  pthread_cond_destroy(&lock->change);
  pthread_mutex_destroy(&lock->mutex);
  free(lock);
}

void cthread_lock_take(cthread_lock *lock) { pthread_mutex_lock(&lock->mutex); }

void cthread_lock_release(cthread_lock *lock) { pthread_mutex_unlock(&lock->mutex); }

void cthread_lock_wait(cthread_lock *lock) { pthread_cond_wait(&lock->change, &lock->mutex); }

void cthread_lock_wake(cthread_lock *lock) { pthread_cond_broadcast(&lock->change); }

struct start {
  void (*body)(void *);
  void *context;
};

static void *run(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

int cthread_start(void (*body)(void *), void *context, size_t stack) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return 0;
  struct start *start = malloc(sizeof *start);
  pthread_t thread;
  int has_started = 0;
  if (start) {
    *start = (struct start){.body = body, .context = context};
    has_started = (stack == 0 || pthread_attr_setstacksize(&attributes, stack) == 0) &&
                  pthread_create(&thread, &attributes, run, start) == 0;
  }
  pthread_attr_destroy(&attributes);
  if (has_started) {
    pthread_detach(thread);
  } else {
    free(start);
  }
  return has_started;
}

void cthread_sleep(int milliseconds) {
  struct timespec rest = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  while (nanosleep(&rest, &rest) == -1 && errno == EINTR) continue;
}
