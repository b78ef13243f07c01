// C23 without GNU extensions has no getdelim.
#define _POSIX_C_SOURCE 200809L

#include "CMutants.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// One more than the largest number of a change.
enum { NUMBER_COUNT = 1 << 16, FOLDER_SIZE = 4096 };

/// The number of the change that is switched on; 0 for none.
static int active;
/// The folder in which a file is made for each change that is reached; empty without one.
static char folder[FOLDER_SIZE];
static atomic_bool isReached[NUMBER_COUNT];

/// Copies the value of a variable in the environment of another process; false without it.
static bool read_variable(long process, const char *name, char *value, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%ld/environ", process);
  FILE *file = fopen(path, "r");
  if (!file) return false;
  char *entry = NULL;
  size_t capacity = 0;
  size_t length = strlen(name);
  bool isFound = false;
  while (!isFound && getdelim(&entry, &capacity, 0, file) > 0) {
    isFound = strncmp(entry, name, length) == 0 && entry[length] == '=';
    if (isFound) snprintf(value, size, "%s", entry + length + 1);
  }
  free(entry);
  fclose(file);
  return isFound;
}

static long parent(long process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%ld/stat", process);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  char line[1024];
  size_t count = fread(line, 1, sizeof line - 1, file);
  fclose(file);
  line[count] = 0;
  // The name of the program is in parentheses and can have any character.
  char *end = strrchr(line, ')');
  long number = 0;
  if (!end || sscanf(end + 1, " %*c %ld", &number) != 1) return 0;
  return number;
}

/// The value of a variable, of an ancestor where this process has none: many tests give their processes an
/// environment of their own.
static void find_variable(const char *name, char *value, size_t size) {
  const char *own = getenv(name);
  if (own) {
    snprintf(value, size, "%s", own);
    return;
  }
  for (long process = getppid(); process > 1; process = parent(process)) {
    if (read_variable(process, name, value, size)) return;
  }
}

__attribute__((constructor)) static void read_variables(void) {
  int saved = errno;
  char number[16] = "";
  find_variable("MUTATION_ACTIVE", number, sizeof number);
  active = atoi(number);
  find_variable("MUTATION_REACHED", folder, sizeof folder);
  errno = saved;
}

static void record(int number) {
  if (number < 0 || number >= NUMBER_COUNT || atomic_exchange(&isReached[number], true)) return;
  int saved = errno;
  char path[FOLDER_SIZE + 16];
  snprintf(path, sizeof path, "%s/%d", folder, number);
  int file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  if (file >= 0) close(file);
  errno = saved;
}

bool screens_mutant(int number) {
  if (folder[0]) record(number);
  return number == active;
}
