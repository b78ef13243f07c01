// C23 without GNU extensions has no nanosleep.
#define _POSIX_C_SOURCE 200809L

#include "CThread.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

struct cthread_lock {
  pthread_mutex_t mutex;
};

cthread_lock *cthread_lock_create(void) {
  cthread_lock *lock = malloc(sizeof *lock);
  if (!lock || pthread_mutex_init(&lock->mutex, NULL) != 0) abort();
  return lock;
}

void cthread_lock_free(cthread_lock *lock) {
  pthread_mutex_destroy(&lock->mutex);
  free(lock);
}

void cthread_lock_take(cthread_lock *lock) { pthread_mutex_lock(&lock->mutex); }

void cthread_lock_release(cthread_lock *lock) { pthread_mutex_unlock(&lock->mutex); }

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

int cthread_start(void (*body)(void *), void *context) {
  struct start *start = malloc(sizeof *start);
  if (!start) return 0;
  *start = (struct start){.body = body, .context = context};
  pthread_t thread;
  if (pthread_create(&thread, NULL, run, start) != 0) {
    free(start);
    return 0;
  }
  pthread_detach(thread);
  return 1;
}

void cthread_sleep(int milliseconds) {
  struct timespec rest = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  while (nanosleep(&rest, &rest) == -1 && errno == EINTR) continue;
}
