#include "CInterrupt.h"

#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_int exit_code;
static atomic_bool erases_line;
static atomic_bool is_graceful;
static atomic_bool is_requested;

static void handle(int signal) {
  (void)signal;
  if (atomic_exchange(&is_graceful, false)) {
    atomic_store(&is_requested, true);
    return;
  }
  if (atomic_load(&erases_line)) {
    static const char erasure[] = "\r\x1b[2K";
    ssize_t ignored = write(STDERR_FILENO, erasure, sizeof erasure - 1);
    (void)ignored;
  }
  _exit(atomic_load(&exit_code));
}

void cinterrupt_install(int code, bool erases) {
  atomic_store(&exit_code, code);
  atomic_store(&erases_line, erases);
  signal(SIGINT, handle);
}

void cinterrupt_begin_graceful_work(void) {
  atomic_store(&is_requested, false);
  atomic_store(&is_graceful, true);
}

bool cinterrupt_is_requested(void) { return atomic_load(&is_requested); }
