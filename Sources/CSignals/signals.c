#include "CSignals.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// Valgrind 3.19, which counts the instructions of a key, cannot read the debug information of version 5 that clang writes for C. For the same
// reason there are no casts and no string literals in functions.
#pragma clang attribute push(__attribute__((nodebug)), apply_to = any(hasType(functionType), variable(unless(is_parameter))))

enum { SIGNALS = 65, WORK_SECONDS = 2 };

static int pipe_ends[2] = {-1, -1};
static struct sigaction old_actions[SIGNALS];
static atomic_bool is_pending[SIGNALS], is_released, is_end_requested, is_writing;
static atomic_llong first_request; // The time of the first request to end, in milliseconds, or 0.

// MARK: Restoring the terminal

enum { DISARMED, ARMED, RESTORING, RESTORED };
static atomic_int phase;
static _Atomic pthread_t restoring_thread;
static int terminal = -1, messages = -1, standard_output = -1, standard_error = -1;
static struct termios shell_settings, signal_key_settings;
static char restoring_bytes[1024];
static size_t restoring_count;

static long long milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

static bool is_foreground(void) { return tcgetpgrp(terminal) == getpgrp(); }

static void apply(const struct termios *settings) {
  while (tcsetattr(terminal, TCSANOW, settings) == -1 && errno == EINTR) {}
}

// Sends bytes. Waits at most a second for a terminal that accepts none.
static bool send_all(int descriptor, const char *bytes, size_t count) {
  for (int waits = 100; count > 0;) {
    ssize_t sent = write(descriptor, bytes, count);
    if (sent > 0) {
      bytes += sent, count -= sent;
    } else if ((errno == EAGAIN || errno == EINTR) && waits-- > 0) {
      poll(&(struct pollfd){descriptor, POLLOUT, 0}, 1, 10);
    } else {
      return false;
    }
  }
  return true;
}

void signals_show_messages(void) {
  static char buffer[4096];
  if (messages < 0) return;
  if (standard_output >= 0) dup2(standard_output, STDOUT_FILENO);
  if (standard_error >= 0) dup2(standard_error, STDERR_FILENO);
  ssize_t count;
  for (off_t offset = 0; (count = pread(messages, buffer, sizeof buffer, offset)) > 0; offset += count)
    if (!send_all(standard_error >= 0 ? STDERR_FILENO : STDOUT_FILENO, buffer, count)) return;
}

// Restores the settings first: writing can block on a stopped terminal, `tcsetattr` cannot.
static void restore(void) {
  sigset_t stops;
  sigemptyset(&stops);
  sigaddset(&stops, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stops, NULL);
  if (is_foreground()) apply(&shell_settings);
  send_all(terminal, restoring_bytes, restoring_count);
  signals_show_messages();
}

// Restores the terminal if no other thread has, and dies of a signal. If several threads crash at once, one restores the terminal and the
// others wait for it. A crash during the restoring dies at once. The previous action takes effect, so the system still reports the crash.
static void die(int number, const char *note) {
  pthread_t thread = pthread_self();
  int armed = ARMED;
  if (atomic_compare_exchange_strong(&phase, &armed, RESTORING)) {
    restoring_thread = thread;
    restore();
    if (note) send_all(STDERR_FILENO, note, strlen(note));
    phase = RESTORED;
  } else if (phase == RESTORING && restoring_thread != thread) {
    for (int i = 0; i < 200 && phase == RESTORING; i++) poll(NULL, 0, 10);
  }
  signals_restore_action(number);
  raise(number);
}

void signals_disarm(void) { phase = DISARMED; }

void signals_arm(int descriptor, struct termios settings, const void *bytes, size_t count) {
  phase = DISARMED;
  terminal = descriptor;
  shell_settings = settings;
  restoring_count = count < sizeof restoring_bytes ? count : sizeof restoring_bytes;
  memcpy(restoring_bytes, bytes, restoring_count);
  phase = ARMED;
}

void signals_set_messages(int file, int output, int error) {
  standard_output = output, standard_error = error, messages = file;
}

// MARK: Work

static atomic_llong work_start; // In milliseconds, or 0 while the program waits.
static atomic_int signal_keys;  // 1 while Ctrl-C is a signal, 2 once the terminal has been told as well.
static const char *signal_key_sequence;

void signals_set_writing(bool writing) { is_writing = writing; }

static void set_timer(int seconds) {
  setitimer(ITIMER_REAL, &(struct itimerval){{seconds, 0}, {seconds, 0}}, NULL);
}

void signals_begin_work(struct termios settings, const char *sequence) {
  signal_key_settings = settings;
  signal_key_sequence = sequence;
  work_start = milliseconds();
  set_timer(WORK_SECONDS);
}

bool signals_end_work(void) {
  if (work_start == 0) return false;
  set_timer(0);
  work_start = 0;
  return atomic_exchange(&signal_keys, 0) > 0;
}

// A busy program does not read keys. The timer may fire just when it is stopped, and another thread then handles the signal.
static void watch_work(void) {
  long long start = work_start;
  if (start == 0 || milliseconds() + 100 <= start + WORK_SECONDS * 1000 || phase != ARMED || !is_foreground()) return;
  if (signal_keys == 0) {
    apply(&signal_key_settings);
    signal_keys = 1;
  }
  // The sequence must not be sent among other bytes. If bytes are being sent now, a later signal of the timer may send it.
  if (!is_writing && atomic_exchange(&signal_keys, 2) == 1 && signal_key_sequence)
    send_all(terminal, signal_key_sequence, strlen(signal_key_sequence));
}

// MARK: Handlers

int signals_descriptor(void) {
  if (pipe_ends[0] < 0 && pipe(pipe_ends) == 0)
    for (int i = 0; i < 2; i++) fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK), fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
  return pipe_ends[0];
}

void signals_write(unsigned char byte) {
  if (write(pipe_ends[1], &byte, 1) < 0) return; // The pipe is full, so the wait ends anyway.
}

static void note(int number) {
  if (!atomic_exchange(&is_pending[number], true)) signals_write(number);
}

static const char stopped_responding[] = "The program stopped responding and was ended.\n";

// A second request within a second is an echo of the first: both the terminal and the shell report a closed window, for example. If the
// program has not reacted for a second, a further request ends it here. Two requests can arrive at the same moment, on two threads: the
// time is zero until the first has written it.
static void request_end(int number) {
  if (is_released && (number == SIGINT || number == SIGQUIT)) return;
  long long first = first_request, now = milliseconds();
  if (!atomic_exchange(&is_end_requested, true)) {
    first_request = now;
    note(number);
  } else if (first != 0 && now > first + 1000) {
    die(number, stopped_responding);
  }
}

static SignalMeaning meanings[SIGNALS];

static void handle(int number, siginfo_t *information, void *context) {
  int saved = errno;
  switch (meanings[number]) {
  case SignalMeaningNotice: note(number); break;
  case SignalMeaningRequestToEnd:
    if (number == SIGALRM && information->si_pid == 0) watch_work(); else request_end(number);
    break;
  case SignalMeaningCrash: die(number, NULL); break;
  case SignalMeaningNothing: break;
  }
  errno = saved;
}

void signals_handle(int number, SignalMeaning meaning) {
  struct sigaction action = {.sa_flags = SA_SIGINFO};
  action.sa_sigaction = handle;
  if (meaning == SignalMeaningCrash) action.sa_flags |= SA_ONSTACK | SA_NODEFER;
  meanings[number] = meaning;
  sigaction(number, &action, NULL);
}

void signals_keep_action(int number) { sigaction(number, NULL, &old_actions[number]); }
void signals_restore_action(int number) { sigaction(number, &old_actions[number], NULL); }
struct sigaction signals_action(int number) { return old_actions[number]; }
bool signals_collect(int number) { return atomic_exchange(&is_pending[number], false); }
bool signals_request_to_end(void) { return is_end_requested; }
void signals_set_released(bool released) { is_released = released; }

void signals_forget_request_to_end(void) {
  first_request = 0;
  is_end_requested = false;
}

#pragma clang attribute pop
