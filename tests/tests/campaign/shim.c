/* Stands between the server and the system, loaded into the server by LD_PRELOAD.
 *
 * It records what is done to the files below CAMPAIGN_DATA, with content and in order, into
 * CAMPAIGN_LOG, so that a loss of power can be played after any of it (disk.rs reads the log). It has
 * the disk fail, the clock be wrong, and the open internet hang, as CAMPAIGN_CONTROL says, a file of 32
 * bytes that is read as it is at each call (shim.rs writes it).
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define REAL(type, name, ...)                                      \
    static type (*real)(__VA_ARGS__);                              \
    if (!real) real = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

/* As shim.rs has them. */
enum fault { NO_FAULT, EIO_ON_SYNC, EIO_ON_WRITE, NO_SPACE, READ_ONLY };
enum clock { RIGHT, SHIFTED, FIXED };
enum { OP_WRITE = 1, OP_TRUNCATE, OP_SYNC, OP_RENAME, OP_UNLINK, OP_CREATE };

struct control {
    volatile uint8_t fault, clock;
    uint8_t unused[6];
    volatile int64_t seconds;
    /* Where the open internet is: a port on loopback. */
    volatile uint16_t port;
    uint8_t rest[14];
};

/* What stands before the path and the content of each operation. */
struct head {
    uint32_t op, path_length;
    uint64_t at, length;
};

/* An address of the open internet, for whatever name is looked up. */
static const char *const OPEN_INTERNET = "9.9.9.9";

static struct control none;
static struct control *control = &none;
static char data[4096];
static int log_file = -1;
static uint64_t log_length;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int real_open(const char *path, int flags, mode_t mode) {
    REAL(int, "open64", const char *, int, ...);
    return real(path, flags, mode);
}

static ssize_t real_write(int file, const void *bytes, size_t length) {
    REAL(ssize_t, "write", int, const void *, size_t);
    return real(file, bytes, length);
}

__attribute__((constructor)) static void begin(void) {
    const char *folder = getenv("CAMPAIGN_DATA"), *told = getenv("CAMPAIGN_CONTROL");
    const char *log = getenv("CAMPAIGN_LOG");
    if (folder) snprintf(data, sizeof data, "%s", folder);
    if (log) log_file = real_open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    int file = told ? real_open(told, O_RDONLY | O_CLOEXEC, 0) : -1;
    if (file < 0) return;
    void *map = mmap(NULL, sizeof none, PROT_READ, MAP_SHARED, file, 0);
    if (map != MAP_FAILED) control = map;
}

/* The path below the data folder, or NULL. SQLite's index of its log is no part of what a disk keeps. */
static const char *below(const char *path) {
    size_t length = strlen(data), end = strlen(path);
    if (!length || strncmp(path, data, length)) return NULL;
    if (path[length] != '/' && path[length]) return NULL;
    if (end > 4 && !strcmp(path + end - 4, "-shm")) return NULL;
    return path[length] ? path + length + 1 : path + length;
}

/* The same of an open file; one that was removed has none. */
static const char *below_open(int file, char *space, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, space, size - 1);
    if (length < 0) return NULL;
    space[length] = 0;
    const char *path = below(space);
    return path && !strstr(path, " (deleted)") ? path : NULL;
}

static void keep(uint32_t op, const char *path, const char *other, uint64_t at, const void *bytes,
                 uint64_t length) {
    if (log_file < 0) return;
    size_t first = strlen(path), second = other ? strlen(other) + 1 : 0;
    struct head head = {op, (uint32_t)(first + second), at, length};
    real_write(log_file, &head, sizeof head);
    real_write(log_file, path, first);
    if (other) real_write(log_file, "\n", 1), real_write(log_file, other, second - 1);
    uint64_t kept = 0;
    while (bytes && kept < length) {
        ssize_t more = real_write(log_file, (const char *)bytes + kept, length - kept);
        if (more <= 0) abort();
        kept += (uint64_t)more;
    }
    log_length += sizeof head + first + second + kept;
}

static int fails(int error) {
    errno = error;
    return 1;
}

static int write_fails(void) {
    switch (control->fault) {
    case EIO_ON_WRITE: return fails(EIO);
    case NO_SPACE: return fails(ENOSPC);
    case READ_ONLY: return fails(EROFS);
    default: return 0;
    }
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t at) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    char space[4096];
    const char *path = below_open(file, space, sizeof space);
    if (!path) return real(file, bytes, length, at);
    if (write_fails()) return -1;
    pthread_mutex_lock(&lock);
    ssize_t written = real(file, bytes, length, at);
    if (written > 0) keep(OP_WRITE, path, NULL, (uint64_t)at, bytes, (uint64_t)written);
    pthread_mutex_unlock(&lock);
    return written;
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t at) {
    return pwrite64(file, bytes, length, at);
}

ssize_t write(int file, const void *bytes, size_t length) {
    char space[4096];
    const char *path = below_open(file, space, sizeof space);
    if (!path) return real_write(file, bytes, length);
    if (write_fails()) return -1;
    pthread_mutex_lock(&lock);
    off_t at = lseek(file, 0, SEEK_CUR);
    ssize_t written = real_write(file, bytes, length);
    if (written > 0) keep(OP_WRITE, path, NULL, (uint64_t)at, bytes, (uint64_t)written);
    pthread_mutex_unlock(&lock);
    return written;
}

int ftruncate64(int file, off64_t length) {
    REAL(int, "ftruncate64", int, off64_t);
    char space[4096];
    const char *path = below_open(file, space, sizeof space);
    if (!path) return real(file, length);
    if (write_fails()) return -1;
    pthread_mutex_lock(&lock);
    int done = real(file, length);
    if (!done) keep(OP_TRUNCATE, path, NULL, (uint64_t)length, NULL, 0);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int file, off_t length) { return ftruncate64(file, length); }

/* What was written while the disk was at work may be on it or not: what came before is. */
static int synced(int file, int (*real)(int)) {
    char space[4096];
    const char *path = below_open(file, space, sizeof space);
    if (!path) return real(file);
    if (control->fault == EIO_ON_SYNC || control->fault == READ_ONLY) return fails(EIO), -1;
    pthread_mutex_lock(&lock);
    uint64_t begun = log_length;
    pthread_mutex_unlock(&lock);
    int done = real(file);
    pthread_mutex_lock(&lock);
    if (!done) keep(OP_SYNC, path, NULL, begun, NULL, 0);
    pthread_mutex_unlock(&lock);
    return done;
}

int fsync(int file) {
    REAL(int, "fsync", int);
    return synced(file, real);
}

int fdatasync(int file) {
    REAL(int, "fdatasync", int);
    return synced(file, real);
}

int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    const char *old = below(from), *new = below(to);
    if (!old || !new) return real(from, to);
    if (control->fault == READ_ONLY) return fails(EROFS), -1;
    pthread_mutex_lock(&lock);
    int done = real(from, to);
    if (!done) keep(OP_RENAME, old, new, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return done;
}

int unlink(const char *name) {
    REAL(int, "unlink", const char *);
    const char *path = below(name);
    if (!path) return real(name);
    if (control->fault == READ_ONLY) return fails(EROFS), -1;
    pthread_mutex_lock(&lock);
    int done = real(name);
    if (!done) keep(OP_UNLINK, path, NULL, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return done;
}

int open64(const char *name, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    const char *path = below(name);
    int changes = flags & (O_CREAT | O_TRUNC);
    if (!path || !(changes || flags & (O_WRONLY | O_RDWR))) return real_open(name, flags, mode);
    if (control->fault == READ_ONLY) return fails(EROFS), -1;
    pthread_mutex_lock(&lock);
    int was_there = !access(name, F_OK);
    if (control->fault == NO_SPACE && !was_there) {
        pthread_mutex_unlock(&lock);
        return fails(ENOSPC), -1;
    }
    int file = real_open(name, flags, mode);
    if (file >= 0 && !was_there) keep(OP_CREATE, path, NULL, 0, NULL, 0);
    if (file >= 0 && was_there && flags & O_TRUNC) keep(OP_TRUNCATE, path, NULL, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return file;
}

int open(const char *name, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return open64(name, flags, mode);
}

int clock_gettime(clockid_t which, struct timespec *told) {
    REAL(int, "clock_gettime", clockid_t, struct timespec *);
    int done = real(which, told);
    if (done || (which != CLOCK_REALTIME && which != CLOCK_REALTIME_COARSE)) return done;
    if (control->clock == SHIFTED) told->tv_sec += control->seconds;
    if (control->clock == FIXED) told->tv_sec = control->seconds, told->tv_nsec = 0;
    return 0;
}

int gettimeofday(struct timeval *restrict told, void *restrict zone) {
    (void)zone;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    told->tv_sec = now.tv_sec;
    told->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *told) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (told) *told = now.tv_sec;
    return now.tv_sec;
}

int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints,
                struct addrinfo **found) {
    REAL(int, "getaddrinfo", const char *, const char *, const struct addrinfo *, struct addrinfo **);
    int is_open = control->port && name && strstr(name, ".example");
    return real(is_open ? OPEN_INTERNET : name, service, hints, found);
}

int connect(int file, const struct sockaddr *to, socklen_t length) {
    REAL(int, "connect", int, const struct sockaddr *, socklen_t);
    const struct sockaddr_in *asked = (const struct sockaddr_in *)to;
    struct sockaddr_in here;
    if (!control->port || to->sa_family != AF_INET || asked->sin_addr.s_addr != inet_addr(OPEN_INTERNET))
        return real(file, to, length);
    here = *asked;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    here.sin_port = htons(control->port);
    return real(file, (const struct sockaddr *)&here, sizeof here);
}
