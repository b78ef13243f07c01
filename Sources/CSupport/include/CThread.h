#ifndef CTHREAD_H
#define CTHREAD_H

#include <stddef.h>

/// A lock for a few instructions, and for threads that wait for what another one does.
///
/// In C, since Swift's own lock exists from macOS 15 on only.
typedef struct cthread_lock cthread_lock;

/// Creates a lock; the process ends if there is no memory for it.
cthread_lock *cthread_lock_create(void);

/// Frees a lock that nobody holds.
void cthread_lock_free(cthread_lock *lock);

/// Waits until the lock is free, and takes it.
void cthread_lock_take(cthread_lock *lock);

/// Gives the lock back.
void cthread_lock_release(cthread_lock *lock);

/// Gives the lock back until another thread wakes those that wait, and takes it again; may return earlier.
void cthread_lock_wait(cthread_lock *lock);

/// Wakes the threads that wait, while the lock is taken.
void cthread_lock_wake(cthread_lock *lock);

/// Starts a thread of its own, which no blocked task or thread delays.
///
/// @param body What it runs.
/// @param context What the body gets.
/// @param stack The size of its stack in bytes, of which only what is used takes memory; 0 for the system's.
/// @return Whether the thread started.
int cthread_start(void (*body)(void *context), void *context, size_t stack);

/// Lets the current thread sleep, also through signals.
///
/// @param milliseconds How long.
void cthread_sleep(int milliseconds);

#endif
