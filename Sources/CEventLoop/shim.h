// The interface to the main queue of Dispatch and to Foundation's run loop, for a program with an event loop of its own. Foundation calls
// the same functions. No public header declares those of Dispatch.
#ifndef CEVENTLOOP_SHIM_H
#define CEVENTLOOP_SHIM_H

#include <stdbool.h>
#include <stdint.h>

typedef const struct __CFString *event_loop_mode;

#if defined(__APPLE__)
#include <mach/mach.h>
#include <sys/event.h>
#include <unistd.h>
extern mach_port_t _dispatch_get_main_queue_port_4CF(void);
// On Apple's systems, every program has a run loop, which also serves the main queue.
#define EVENT_LOOP_OPTIONAL
#else
#include <unistd.h>
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *);
// A program that does not use Foundation has no run loop. The addresses of the functions below are NULL then.
#define EVENT_LOOP_OPTIONAL __attribute__((weak))
#endif

extern void *CFRunLoopGetMain(void) EVENT_LOOP_OPTIONAL;
extern double CFRunLoopGetNextTimerFireDate(void *, event_loop_mode) EVENT_LOOP_OPTIONAL;
extern int32_t CFRunLoopRunInMode(event_loop_mode, double, unsigned char) EVENT_LOOP_OPTIONAL;
extern double CFAbsoluteTimeGetCurrent(void) EVENT_LOOP_OPTIONAL;
extern const event_loop_mode kCFRunLoopDefaultMode EVENT_LOOP_OPTIONAL;

/// Returns a descriptor that is readable while the main queue has work, or -1 if there is none.
static inline int main_queue_descriptor(void) {
#if defined(__APPLE__)
  int descriptor = kqueue();
  struct kevent change;
  EV_SET(&change, _dispatch_get_main_queue_port_4CF(), EVFILT_MACHPORT, EV_ADD, 0, 0, NULL);
  if (descriptor >= 0) kevent(descriptor, &change, 1, NULL, 0, NULL);
  return descriptor;
#else
  return _dispatch_get_main_queue_handle_4CF();
#endif
}

// No header declares this function of Swift's runtime. `withUnsafeCurrentTask` calls it too, but would check at each key that its closure runs
// on the main actor.
extern void *swift_task_getCurrent(void);

/// Returns whether a task of Swift runs on this thread.
static inline bool runs_task(void) { return swift_task_getCurrent() != NULL; }

/// Returns whether the program has Foundation's run loop.
static inline bool has_run_loop(void) { return CFRunLoopGetMain != NULL; }

/// Runs the work that is waiting in the main queue.
static inline void run_main_queue(int descriptor) {
#if !defined(__APPLE__)
  uint64_t count;
  if (read(descriptor, &count, sizeof count) > 0) _dispatch_main_queue_callback_4CF(NULL);
#endif
}

/// Fires the due timers of the main run loop and runs its waiting work. Does not sleep.
static inline void run_run_loop(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, false); }

/// Returns the seconds until the next timer of the main run loop is due: negative if it is late, infinity if there is none.
static inline double seconds_until_run_loop_timer(void) {
  double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
  return date == 0 ? __builtin_inf() : date - CFAbsoluteTimeGetCurrent();
}

#endif
