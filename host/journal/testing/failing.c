// A C library for LD_PRELOAD that makes calls on a disk fail on demand. MUGGINS_FAILING names a file of rules, a line each:
//   CALL ENDING ERROR TIMES     such as: fdatasync -wal 5 1
// The next TIMES calls on a file whose name ends in ENDING fail with the number ERROR; -1 means for ever. A negative ERROR is
// given back only after the call has done its work: the bytes are there, and the caller is told that they are not.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { RULES = 8 };
static struct { char call[16], ending[16]; int error, times; } rules[RULES];
static int count = 0;
static char known[1024];
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

// The rules are read anew at each call; only where they have changed do their counts begin anew.
static void read_rules(void) {
  const char *path = getenv("MUGGINS_FAILING");
  FILE *file = path ? fopen(path, "r") : NULL;
  char text[sizeof known] = "";
  if (file) {
    text[fread(text, 1, sizeof text - 1, file)] = 0;
    fclose(file);
  }
  if (strcmp(text, known) == 0) return;
  strcpy(known, text);
  count = 0;
  for (char *line = strtok(text, "\n"); line && count < RULES; line = strtok(NULL, "\n"))
    if (sscanf(line, "%15s %15s %d %d", rules[count].call, rules[count].ending, &rules[count].error, &rules[count].times) == 4) count++;
}

static int ends(const char *name, const char *ending) {
  size_t all = strlen(name), end = strlen(ending);
  return all >= end && strcmp(name + all - end, ending) == 0;
}

// The error that a call on this file has to give; 0 for none.
static int find(const char *call, int file) {
  char link[64], name[4096];
  read_rules();
  if (count == 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, name, sizeof name - 1);
  if (length < 0) return 0;
  name[length] = 0;
  for (int i = 0; i < count; i++) {
    if (rules[i].times == 0 || strcmp(rules[i].call, call) != 0 || !ends(name, rules[i].ending)) continue;
    if (rules[i].times > 0) rules[i].times--;
    return rules[i].error;
  }
  return 0;
}

static int wrong(const char *call, int file) {
  pthread_mutex_lock(&turn);
  int error = find(call, file);
  pthread_mutex_unlock(&turn);
  return error;
}

#define FAILING(type, name, parameters, arguments)                     \
  type name parameters {                                               \
    static type(*real) parameters;                                     \
    if (!real) real = (type(*) parameters)dlsym(RTLD_NEXT, #name);     \
    int error = wrong(#name, file);                                    \
    type done = error > 0 ? -1 : real arguments;                       \
    if (error == 0) return done;                                       \
    errno = error > 0 ? error : -error;                                \
    return -1;                                                         \
  }

FAILING(int, fsync, (int file), (file))
FAILING(int, fdatasync, (int file), (file))
FAILING(int, ftruncate64, (int file, off64_t size), (file, size))
FAILING(ssize_t, write, (int file, const void *bytes, size_t size), (file, bytes, size))
FAILING(ssize_t, pwrite64, (int file, const void *bytes, size_t size, off64_t at), (file, bytes, size, at))
