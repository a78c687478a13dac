// The signal handlers of a terminal in use. A handler runs between any two instructions of the program, on any thread. It must not allocate,
// lock, or wait for the main actor. This is easier to see in C than in Swift.
#ifndef CSIGNALS_H
#define CSIGNALS_H
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// The meaning of a signal.
typedef enum __attribute__((enum_extensibility(closed))) SignalMeaning {
  /// A notice of an event.
  SignalMeaningNotice,
  /// A request to end. SIGALRM is one if a process sends it, but not if the timer of a busy program does.
  SignalMeaningRequestToEnd,
  /// A fault in the program. The handler has its own stack.
  SignalMeaningCrash,
  /// No meaning. The signal is handled, not ignored, because child processes would inherit an ignored signal.
  SignalMeaningNothing,
} SignalMeaning;

/// Returns the descriptor that becomes readable after a signal or a call of `signals_wake`, or -1 if too many files are open.
int signals_descriptor(void);
/// Writes to the descriptor: the number of a signal, or 0 to end a wait. Safe on any thread.
void signals_write(unsigned char byte);

/// Remembers the current action of a signal.
void signals_keep_action(int number);
/// Restores the remembered action.
void signals_restore_action(int number);
/// Returns the remembered action.
struct sigaction signals_action(int number);
// `SIG_DFL` and `SIG_IGN` are macros with casts, and the handler is in a union whose name differs between systems.
/// Whether the remembered action is the system's default.
static inline bool signals_was_default(int number) { return signals_action(number).sa_handler == SIG_DFL; }
/// Whether the remembered action is to ignore the signal.
static inline bool signals_was_ignored(int number) { return signals_action(number).sa_handler == SIG_IGN; }
/// Installs the handler for the meaning of a signal.
void signals_handle(int number, SignalMeaning meaning);
/// Ignores SIGTTOU and stores the previous action in `old`.
static inline void signals_ignore_background_stops(struct sigaction *old) {
  struct sigaction action = {.sa_flags = 0};
  action.sa_handler = SIG_IGN;
  sigaction(SIGTTOU, &action, old);
}
/// Returns whether a signal has arrived since the last call.
bool signals_collect(int number);
/// Whether a request to end has arrived that was not forgotten.
bool signals_request_to_end(void);
/// Forgets a request to end.
void signals_forget_request_to_end(void);
/// Sets whether another program has the terminal. Ctrl-C and Ctrl-\ are then meant for that program.
void signals_set_released(bool released);

/// Prepares to restore the terminal if the process dies: its settings, and at most 1,024 bytes to send.
void signals_arm(int terminal, struct termios settings, const void *bytes, size_t count);
/// Cancels the preparation.
void signals_disarm(void);
/// Sets the file that captures messages, and the original standard output and standard error. -1 means none.
void signals_set_messages(int file, int standard_output, int standard_error);
/// Restores standard output and standard error, and shows the messages that were captured.
void signals_show_messages(void);

/// Notes that the program begins to work. After two seconds, Ctrl-C becomes a signal.
/// - `settings`: The settings of the terminal under which Ctrl-C is a signal.
/// - `sequence`: The sequence by which the terminal sends Ctrl-C as the byte that the kernel knows, or NULL. It is never freed.
void signals_begin_work(struct termios settings, const char *sequence);
/// Notes that the program waits, and returns whether Ctrl-C had become a signal.
bool signals_end_work(void);
/// Sets whether bytes are being sent to the terminal. Handlers must not send theirs among them.
void signals_set_writing(bool writing);

#endif
