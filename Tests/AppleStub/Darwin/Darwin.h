// A stand-in for the C library of Apple's systems: declarations only, with the types, fields and numbers
// that they have there, of what the sources use. What the sources use next is added here only after a look
// at Apple's documentation: that Linux has it says nothing.
#ifndef APPLE_STUB_DARWIN_H
#define APPLE_STUB_DARWIN_H

#include <stddef.h>
#include <stdint.h>

typedef int32_t dev_t, pid_t, blksize_t;
typedef int64_t off_t, blkcnt_t;
typedef uint16_t mode_t, nlink_t;
typedef uint32_t uid_t, gid_t;
typedef uint64_t ino_t;
typedef long ssize_t, time_t;

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

// MacTypes.h. Nobody uses them, but they stand in the way of types of the same name of ours.
typedef uint8_t Byte, Boolean, Style;
typedef int8_t SignedByte;
typedef long Size;
typedef char *Ptr;
typedef Ptr *Handle;
typedef int32_t Fixed, Fract, TimeValue, TimeScale;
typedef uint32_t FourCharCode, OptionBits, ItemCount, ByteCount, ByteOffset;
typedef struct Point {
  short v, h;
} Point;
typedef struct Rect {
  short top, left, bottom, right;
} Rect;

// errno.h; `errno` itself is in Darwin.swift.
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define ENXIO 6
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define ELOOP 62
#define EDQUOT 69
#define EILSEQ 92

// stdlib.h and string.h
_Noreturn void exit(int);
void free(void *);
char *getenv(const char *);
int memcmp(const void *, const void *, size_t);
char *strdup(const char *);
char *strerror(int);

// unistd.h
_Noreturn void _exit(int);
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK 0
#define W_OK 2
#define SEEK_SET 0
#define SEEK_END 2
int access(const char *, int);
int close(int);
int dup(int);
int ftruncate(int, off_t);
pid_t getpid(void);
int isatty(int);
off_t lseek(int, off_t, int);
ssize_t pread(int, void *, size_t, off_t);
ssize_t readlink(const char *, char *, size_t);
ssize_t read(int, void *, size_t);
int unlink(const char *);
ssize_t write(int, const void *, size_t);

// fcntl.h; the functions with any number of arguments are in Darwin.swift.
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x0004
#define O_NOCTTY 0x00020000
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_CLOEXEC 0x01000000
#define F_GETFD 1
#define F_DUPFD_CLOEXEC 67

// sys/file.h
#define LOCK_EX 0x02
int flock(int, int);

// stdio.h; `popen` and `system` are not for Swift.
typedef struct __sFILE FILE;
int rename(const char *, const char *);
FILE *popen(const char *, const char *) __attribute__((availability(swift, unavailable)));
int pclose(FILE *) __attribute__((availability(swift, unavailable)));
int system(const char *) __attribute__((availability(swift, unavailable)));
int fclose(FILE *);
int fgetc(FILE *);
int fileno(FILE *);
FILE *tmpfile(void);
#define EOF (-1)

// sys/stat.h; the kinds of files are in Darwin.swift.
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags, st_gen;
};
int fchmod(int, mode_t);
int fstat(int, struct stat *);
int mkdir(const char *, mode_t);
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
char *realpath(const char *, char *);

// sys/syslimits.h
#define PATH_MAX 1024

// sys/statvfs.h
typedef unsigned int fsblkcnt_t, fsfilcnt_t;
struct statvfs {
  unsigned long f_bsize, f_frsize;
  fsblkcnt_t f_blocks, f_bfree, f_bavail;
  fsfilcnt_t f_files, f_ffree, f_favail;
  unsigned long f_fsid, f_flag, f_namemax;
};
int statvfs(const char *, struct statvfs *);

// dirent.h
typedef struct {
  int __dd_fd;
} DIR;
struct dirent {
  uint64_t d_ino, d_seekoff;
  uint16_t d_reclen, d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
int closedir(DIR *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);

// signal.h; `SIG_IGN` is in Darwin.swift.
#define SIGPIPE 13
#define SIGXFSZ 25
typedef void (*sig_t)(int);
int kill(pid_t, int);
void (*signal(int, void (*)(int)))(int);

// sys/wait.h and spawn.h
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
pid_t waitpid(pid_t, int *, int);
int posix_spawnp(
  pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[],
  char *const[]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t);

// poll.h
#define POLLIN 0x0001
#define POLLOUT 0x0004
typedef unsigned int nfds_t;
struct pollfd {
  int fd;
  short events, revents;
};
int poll(struct pollfd *, nfds_t, int);

// termios.h and sys/ttycom.h
#define TCSADRAIN 1
#define ECHO 0x00000008
#define ICANON 0x00000100
typedef unsigned long tcflag_t, speed_t;
typedef unsigned char cc_t;
struct termios {
  tcflag_t c_iflag, c_oflag, c_cflag, c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed, c_ospeed;
};
struct winsize {
  unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel;
};
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);

#endif
