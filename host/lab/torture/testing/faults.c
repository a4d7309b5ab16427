// A disk that fails: loaded before a program (LD_PRELOAD), it makes each n-th call that changes files below a folder fail.
// FAULT_FOLDER the folder; FAULT_NTH n; FAULT_ERRNO the error, or 0 for writes that are short by half.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int below(const char *path) {
  const char *folder = getenv("FAULT_FOLDER");
  char whole[PATH_MAX];
  if (folder == NULL || path == NULL) return 0;
  if (path[0] != '/') {
    if (getcwd(whole, sizeof whole) == NULL) return 0;
    strncat(whole, "/", sizeof whole - strlen(whole) - 1);
    strncat(whole, path, sizeof whole - strlen(whole) - 1);
    path = whole;
  }
  return strncmp(path, folder, strlen(folder)) == 0;
}

static int below_fd(int fd) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  // A pipe or a socket has no path.
  return path[0] == '/' && below(path);
}

static long number(const char *name) {
  const char *text = getenv(name);
  return text == NULL ? 0 : atol(text);
}

static int due(void) {
  static atomic_long calls;
  long nth = number("FAULT_NTH");
  return nth > 0 && (atomic_fetch_add(&calls, 1) + 1) % nth == 0;
}

/** Whether this call fails; sets errno. */
static int fails(int concerned) {
  if (!concerned || number("FAULT_ERRNO") == 0 || !due()) return 0;
  errno = (int)number("FAULT_ERRNO");
  return 1;
}

/** How much of a write is written. */
static size_t part(int fd, size_t size) {
  return size > 1 && number("FAULT_ERRNO") == 0 && below_fd(fd) && due() ? size / 2 : size;
}

ssize_t write(int fd, const void *bytes, size_t size) {
  return fails(below_fd(fd)) ? -1 : REAL(write)(fd, bytes, part(fd, size));
}
ssize_t pwrite64(int fd, const void *bytes, size_t size, off64_t at) {
  return fails(below_fd(fd)) ? -1 : REAL(pwrite64)(fd, bytes, part(fd, size), at);
}
ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at) {
  return fails(below_fd(fd)) ? -1 : REAL(pwrite)(fd, bytes, part(fd, size), at);
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
  if (fails(below_fd(fd))) return -1;
  // Short: the first part alone.
  return REAL(writev)(fd, parts, number("FAULT_ERRNO") == 0 && below_fd(fd) && due() ? 1 : count);
}
int fsync(int fd) { return fails(below_fd(fd)) ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return fails(below_fd(fd)) ? -1 : REAL(fdatasync)(fd); }
int ftruncate64(int fd, off64_t size) { return fails(below_fd(fd)) ? -1 : REAL(ftruncate64)(fd, size); }
int ftruncate(int fd, off_t size) { return fails(below_fd(fd)) ? -1 : REAL(ftruncate)(fd, size); }
int rename(const char *from, const char *to) { return fails(below(to)) ? -1 : REAL(rename)(from, to); }
int mkdir(const char *path, mode_t mode) { return fails(below(path)) ? -1 : REAL(mkdir)(path, mode); }
int unlink(const char *path) { return fails(below(path)) ? -1 : REAL(unlink)(path); }
int rmdir(const char *path) { return fails(below(path)) ? -1 : REAL(rmdir)(path); }

static int changes(int flags) { return (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0; }

#define OPEN(name)                                            \
  int name(const char *path, int flags, ...) {                \
    va_list rest;                                             \
    va_start(rest, flags);                                    \
    mode_t mode = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                             \
    return fails(changes(flags) && below(path)) ? -1 : REAL(name)(path, flags, mode); \
  }
OPEN(open)
OPEN(open64)
