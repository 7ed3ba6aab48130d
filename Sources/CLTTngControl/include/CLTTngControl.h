/*
 * The C parts of recording: starting processes in a private mount namespace, forwarding
 * interrupts, and the calls of liblttng-ctl, whose structures hold strings in fixed arrays.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* ---- Processes ---- */

enum { LISTSCOPE_DESCRIPTORS = 6 };

/* A program to be started, in its own session, with default signal handling. */
struct listscope_spawn {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /* The child's descriptors 0, 1, 2…; -1 is /dev/null for the first three, closed for the others.
     Everything else is closed. */
  int descriptors[LISTSCOPE_DESCRIPTORS];
  /* The signal the child gets when the thread that started it ends; 0 for none. */
  int death_signal;
  /* Give the child private mounts, with an empty /var/run/lttng and an empty /dev/shm. */
  bool private_mounts;
  /* How many descriptors the child may have open; it may raise the limit. 0 leaves it as it is. */
  uint64_t descriptor_limit;
};

/* Where starting a program failed. */
enum listscope_spawn_step {
  LISTSCOPE_SPAWN_FORK = 1,
  LISTSCOPE_SPAWN_NAMESPACE,
  LISTSCOPE_SPAWN_MOUNT,
  LISTSCOPE_SPAWN_DESCRIPTORS,
  LISTSCOPE_SPAWN_EXECUTE,
};

struct listscope_spawn_failure {
  int step;
  int error;
};

/* Starts a program and returns its process id; 0 and the reason in `failure` if it cannot. */
pid_t listscope_start_process(
    const struct listscope_spawn *spawn, struct listscope_spawn_failure *failure);

/* Prepares this process to own children: blocks the signals below, adopts orphans, and returns a
   descriptor that delivers SIGCHLD, SIGUSR1, SIGTERM, SIGINT and SIGHUP; -1 on failure. */
int listscope_open_signals(void);

/* A descriptor that is readable once a process, of any parent, has ended; -1 where there is none. */
int listscope_open_process(pid_t pid);

/* The next signal of that descriptor, or 0 when none is waiting. */
int listscope_next_signal(int descriptor);

/* ---- Interrupts ---- */

/* From now on, the first SIGINT, SIGTERM or SIGHUP of this process sends its number, as one byte, to
   the socket `descriptor` instead of ending the process; a second one, other than SIGHUP, ends it.
   Returns a ticket for listscope_stop_forwarding, or -1 when there are too many. */
int listscope_forward_interrupts(int descriptor);

/* From now on, every SIGUSR1 of this process sends its number to all those sockets. */
void listscope_forward_requests(void);

/* Ends forwarding on the thread that began it, and restores the previous handlers with the last
   one. */
void listscope_stop_forwarding(int ticket);

/* ---- Sessions ---- */

enum listscope_session_step {
  LISTSCOPE_SESSION_CREATE = 1,
  LISTSCOPE_SESSION_CHANNEL,
  LISTSCOPE_SESSION_EVENTS,
  LISTSCOPE_SESSION_CONTEXT,
  LISTSCOPE_SESSION_START,
  LISTSCOPE_SESSION_PROCESSES,
  LISTSCOPE_SESSION_ROTATION,
};

/* The formats of traces, as LTTng numbers them from 2.15 on. */
enum listscope_trace_format {
  /* The session daemon's default. */
  LISTSCOPE_DEFAULT_FORMAT = 0,
  LISTSCOPE_CTF_1_8 = 1,
  LISTSCOPE_CTF_2 = 2,
};

/* LTTng's error where a daemon or library does not know the format, which old headers lack. */
enum { LISTSCOPE_UNSUPPORTED_TRACE_FORMAT = 172 };

/* What a session records, and where. */
struct listscope_session {
  const char *name;
  /* The folder of the trace. */
  const char *directory;
  /* The addresses of the relay daemon that keeps the trace instead; NULL for none. */
  const char *relay_control;
  const char *relay_data;
  /* The folder of the buffers, as files that survive the daemons. */
  const char *buffers;
  const char *provider;
  uint64_t subbuffer_bytes;
  uint64_t subbuffers;
  /* Whether nothing is written but what listscope_session_keep asks for: new events replace old ones. */
  bool is_flight;
  /* A pattern of all signposts of apps, and patterns of those that are recorded, with their provider; all
     are where the count is 0. */
  const char *all_signposts;
  const char *const *signposts;
  int signpost_count;
  /* Events, with their provider, that get a buffer of their own, so that others never replace them. */
  const char *const *lasting;
  int lasting_count;
  /* After how many microseconds another folder is begun below `directory`/archives; 0 for never. */
  uint64_t rotation_us;
  /* One of listscope_trace_format. */
  int format;
  /* The only processes that are recorded, as their own namespace numbers them; none for all. */
  const int *processes;
  int process_count;
};

/* The outcome of starting a session. */
struct listscope_session_outcome {
  /* The last step, which failed if there is an error. */
  int step;
  /* The relay daemon does not know the session daemon's format: the trace is CTF 1.8 instead. */
  bool is_relay_older;
};

/* Creates and starts a session that records all events of its provider, with process and thread
   id. Returns 0 or LTTng's error; LISTSCOPE_UNSUPPORTED_TRACE_FORMAT, too, where this machine's
   liblttng-ctl cannot ask for the format. */
int listscope_session_start(
    const struct listscope_session *session, struct listscope_session_outcome *outcome);

/* True if LTTng's answer to the creation of a metadata channel is that of a daemon, from 2.14 on, that
   has none to be created. */
bool listscope_refuses_metadata_channel(int error);

/* True if this machine's liblttng-ctl has the function that asks for a format, as from 2.15 on. */
bool listscope_knows_trace_formats(void);

/* Stops a session without waiting for its buffers; 0 or LTTng's error. */
int listscope_session_stop(const char *name);

/* 1 while the buffers of a stopped session are still being written, 0 after, otherwise an error. */
int listscope_session_pending(const char *name);

/* How many events a stopped session has lost because of full buffers, as reported by LTTng; -1 when
   it cannot tell. */
int64_t listscope_session_discarded(const char *name);

/* Destroys a session, and waits until its files are in their places if asked to; 0 or LTTng's error. */
int listscope_session_destroy(const char *name, bool waits);

/* Destroys the sessions whose name is `prefix` and the number of a process that is gone. */
void listscope_destroy_stale_sessions(const char *prefix);

/* Writes what is in the buffers of a flight session into a folder that LTTng makes below `directory`;
   0 or LTTng's error. */
int listscope_session_keep(const char *name, const char *directory);

/* The processes that have registered events of a provider, as the daemon numbers them.
   Returns how many there are, of which at most `limit` are stored; below 0 is LTTng's error. */
int listscope_registered_processes(const char *provider, int *processes, int limit);

/* ---- Triggers ---- */

enum { LISTSCOPE_CAPTURES = 3, LISTSCOPE_CAPTURED_TEXT = 128 };

/* An event that is reported as soon as it happens. */
struct listscope_watched_event {
  /* The name of the trigger. */
  const char *trigger;
  /* The event with its provider. */
  const char *event;
  /* A condition on its fields; NULL for none. */
  const char *filter;
  /* The fields that are told; NULL for none. */
  const char *fields[LISTSCOPE_CAPTURES];
};

/* One such event. */
struct listscope_notice {
  /* The index of what was watched for; -1 once the daemon tells nothing more. */
  int watched;
  int64_t numbers[LISTSCOPE_CAPTURES];
  char text[LISTSCOPE_CAPTURED_TEXT];
};

struct listscope_watch;

/* Has the daemon tell of events, by triggers. Returns NULL, and LTTng's error, where it cannot:
   triggers came with LTTng 2.13. */
struct listscope_watch *listscope_watch_start(
    const struct listscope_watched_event *events, int count, int *error);

/* Readable as long as there are notices. */
int listscope_watch_descriptor(const struct listscope_watch *watch);

/* Takes the next notice; false when there is none. */
bool listscope_watch_next(const struct listscope_watch *watch, struct listscope_notice *notice);

/* Removes the triggers. The thread that waits for notices ends with the daemon. */
void listscope_watch_stop(struct listscope_watch *watch);

/* Destroys a session whose trace a relay daemon keeps, and waits until that one has all of it; 0 or
   LTTng's error. */
int listscope_session_deliver(const char *name, int timeout_ms);

/* What LTTng says about an error. */
const char *listscope_session_error(int error);

/* Whether a session daemon answers at the location where this process would look for it. */
bool listscope_daemon_alive(void);
