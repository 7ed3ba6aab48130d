#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CLTTngControl.h"

/* LISTSCOPE_WITHOUT_LTTNG builds as on a machine without liblttng-ctl. */
#if !defined(LISTSCOPE_WITHOUT_LTTNG) && __has_include(<lttng/lttng.h>)

#include <lttng/lttng.h>

#include "versions.h"

static const char channel_name[] = "listscope";
/* The channel of the events that others never replace. */
static const char lasting_channel_name[] = "listscope-run";

/* Every snapshot begins another sub-buffer, so there have to be as many as snapshots. */
enum { LASTING_SUBBUFFER_BYTES = 4096, LASTING_SUBBUFFERS = 256 };

static struct lttng_domain ust_domain(void) {
  struct lttng_domain domain;
  memset(&domain, 0, sizeof domain);
  domain.type = LTTNG_DOMAIN_UST;
  domain.buf_type = LTTNG_BUFFER_PER_UID;
  return domain;
}

static int create_session(const struct listscope_session *session, int format) {
  struct lttng_session_descriptor *descriptor =
      session->is_flight ? lttng_session_descriptor_snapshot_create(session->name)
      : session->relay_control != NULL
          ? lttng_session_descriptor_network_create(
                session->name, session->relay_control, session->relay_data)
          : lttng_session_descriptor_local_create(session->name, session->directory);
  if (descriptor == NULL) return -LTTNG_ERR_INVALID;
  int code = listscope_set_trace_format(descriptor, format)
                 ? -(int)lttng_create_session_ext(descriptor)
                 : -LISTSCOPE_UNSUPPORTED_TRACE_FORMAT;
  lttng_session_descriptor_destroy(descriptor);
  return code == -LTTNG_OK ? 0 : code;
}

static int create_channel(
    struct lttng_handle *handle, struct lttng_domain *domain, const char *name, bool is_flight,
    uint64_t subbuffer_bytes, uint64_t subbuffers) {
  struct lttng_channel *channel = lttng_channel_create(domain);
  if (channel == NULL) return -LTTNG_ERR_NOMEM;
  snprintf(channel->name, sizeof channel->name, "%s", name);
  channel->enabled = 1;
  channel->attr.overwrite = is_flight ? 1 : 0;
  channel->attr.subbuf_size = subbuffer_bytes;
  channel->attr.num_subbuf = subbuffers;
  int code = lttng_enable_channel(handle, channel);
  lttng_channel_destroy(channel);
  return code;
}

/* Up to LTTng 2.13, without a timer of its own the metadata of a short run reaches the disk as the process
   ends, and the consumer daemon then sleeps for 200 ms before it looks whether it is there. Later daemons
   refuse the channel. */
static int create_metadata_channel(struct lttng_handle *handle, struct lttng_domain *domain) {
  struct lttng_channel *channel = lttng_channel_create(domain);
  if (channel == NULL) return -LTTNG_ERR_NOMEM;
  snprintf(channel->name, sizeof channel->name, "metadata");
  channel->enabled = 1;
  channel->attr.overwrite = 0;
  channel->attr.subbuf_size = 4096;
  channel->attr.num_subbuf = 2;
  channel->attr.switch_timer_interval = 50000; /* µs */
  int code = lttng_enable_channel(handle, channel);
  lttng_channel_destroy(channel);
  return listscope_refuses_metadata_channel(code) ? 0 : code;
}

static int enable_event(
    struct lttng_handle *handle, const char *channel, const char *name,
    const char *const *exclusions, int exclusion_count) {
  struct lttng_event *event = lttng_event_create();
  if (event == NULL) return -LTTNG_ERR_NOMEM;
  event->type = LTTNG_EVENT_TRACEPOINT;
  event->loglevel_type = LTTNG_EVENT_LOGLEVEL_ALL;
  snprintf(event->name, sizeof event->name, "%s", name);
  int code = lttng_enable_event_with_exclusions(
      handle, event, channel, NULL, exclusion_count, (char **)exclusions);
  lttng_event_destroy(event);
  return code;
}

static int add_context(
    struct lttng_handle *handle, const char *channel, enum lttng_event_context_type type) {
  struct lttng_event_context context;
  memset(&context, 0, sizeof context);
  context.ctx = type;
  return lttng_add_context(handle, &context, NULL, channel);
}

static int add_contexts(struct lttng_handle *handle, const char *channel) {
  int code = add_context(handle, channel, LTTNG_EVENT_CONTEXT_VPID);
  return code < 0 ? code : add_context(handle, channel, LTTNG_EVENT_CONTEXT_VTID);
}

/* Enables all events but the lasting ones, and but signposts where some of them are selected. */
static int enable_all(
    struct lttng_handle *handle, const char *all, const struct listscope_session *session) {
  int count = 0;
  const char **exclusions = calloc((size_t)session->lasting_count + 1, sizeof *exclusions);
  if (exclusions == NULL) return -LTTNG_ERR_NOMEM;
  for (; count < session->lasting_count; count++) exclusions[count] = session->lasting[count];
  if (session->signpost_count > 0) exclusions[count++] = session->all_signposts;
  int code = enable_event(handle, channel_name, all, exclusions, count);
  free(exclusions);
  return code;
}

/* The channel of everything but the lasting events. */
static int add_main_channel(
    struct lttng_handle *handle, struct lttng_domain *domain,
    const struct listscope_session *session, int *step) {
  *step = LISTSCOPE_SESSION_CHANNEL;
  int code = create_metadata_channel(handle, domain);
  if (code >= 0)
    code = create_channel(
        handle, domain, channel_name, session->is_flight, session->subbuffer_bytes,
        session->subbuffers);
  if (code < 0) return code;
  *step = LISTSCOPE_SESSION_EVENTS;
  char all[LTTNG_SYMBOL_NAME_LEN];
  snprintf(all, sizeof all, "%s:*", session->provider);
  code = enable_all(handle, all, session);
  for (int i = 0; i < session->signpost_count && code >= 0; i++)
    code = enable_event(handle, channel_name, session->signposts[i], NULL, 0);
  if (code < 0) return code;
  *step = LISTSCOPE_SESSION_CONTEXT;
  return add_contexts(handle, channel_name);
}

static int add_lasting_channel(
    struct lttng_handle *handle, struct lttng_domain *domain,
    const struct listscope_session *session, int *step) {
  if (session->lasting_count == 0) return 0;
  *step = LISTSCOPE_SESSION_CHANNEL;
  int code = create_channel(
      handle, domain, lasting_channel_name, session->is_flight, LASTING_SUBBUFFER_BYTES,
      LASTING_SUBBUFFERS);
  *step = code < 0 ? *step : LISTSCOPE_SESSION_EVENTS;
  for (int i = 0; i < session->lasting_count && code >= 0; i++)
    code = enable_event(handle, lasting_channel_name, session->lasting[i], NULL, 0);
  if (code < 0) return code;
  *step = LISTSCOPE_SESSION_CONTEXT;
  return add_contexts(handle, lasting_channel_name);
}

static int track_processes(const struct listscope_session *session) {
  if (session->process_count == 0) return 0;
  struct lttng_process_attr_tracker_handle *tracker = NULL;
  enum lttng_error_code code = lttng_session_get_tracker_handle(
      session->name, LTTNG_DOMAIN_UST, LTTNG_PROCESS_ATTR_VIRTUAL_PROCESS_ID, &tracker);
  if (code != LTTNG_OK) return -(int)code;
  bool is_done =
      lttng_process_attr_tracker_handle_set_tracking_policy(
          tracker, LTTNG_TRACKING_POLICY_INCLUDE_SET) ==
      LTTNG_PROCESS_ATTR_TRACKER_HANDLE_STATUS_OK;
  for (int i = 0; i < session->process_count && is_done; i++)
    is_done = lttng_process_attr_virtual_process_id_tracker_handle_add_pid(
                  tracker, session->processes[i]) == LTTNG_PROCESS_ATTR_TRACKER_HANDLE_STATUS_OK;
  lttng_process_attr_tracker_handle_destroy(tracker);
  return is_done ? 0 : -LTTNG_ERR_INVALID;
}

static int rotate(const struct listscope_session *session) {
  if (session->rotation_us == 0) return 0;
  struct lttng_rotation_schedule *schedule = lttng_rotation_schedule_periodic_create();
  if (schedule == NULL) return -LTTNG_ERR_NOMEM;
  enum lttng_rotation_status status =
      lttng_rotation_schedule_periodic_set_period(schedule, session->rotation_us);
  if (status == LTTNG_ROTATION_STATUS_OK)
    status = lttng_session_add_rotation_schedule(session->name, schedule);
  lttng_rotation_schedule_destroy(schedule);
  return status == LTTNG_ROTATION_STATUS_OK ? 0 : -LTTNG_ERR_ROTATION_NOT_AVAILABLE;
}

static int start_session(const struct listscope_session *session, int format, int *step) {
  struct lttng_domain domain = ust_domain();
  *step = LISTSCOPE_SESSION_CREATE;
  int code = create_session(session, format);
  if (code >= 0 && session->buffers != NULL)
    code = lttng_set_session_shm_path(session->name, session->buffers);
  if (code < 0) return code;
  struct lttng_handle *handle = lttng_create_handle(session->name, &domain);
  if (handle == NULL) return -LTTNG_ERR_NOMEM;
  code = add_main_channel(handle, &domain, session, step);
  if (code >= 0) code = add_lasting_channel(handle, &domain, session, step);
  if (code >= 0) {
    *step = LISTSCOPE_SESSION_PROCESSES;
    code = track_processes(session);
  }
  if (code >= 0) {
    *step = LISTSCOPE_SESSION_ROTATION;
    code = rotate(session);
  }
  if (code >= 0) {
    *step = LISTSCOPE_SESSION_START;
    code = lttng_start_tracing(session->name);
  }
  lttng_destroy_handle(handle);
  return code < 0 ? code : 0;
}

int listscope_session_start(
    const struct listscope_session *session, struct listscope_session_outcome *outcome) {
  int code = start_session(session, session->format, &outcome->step);
  outcome->is_relay_older = session->relay_control != NULL &&
                            session->format == LISTSCOPE_DEFAULT_FORMAT &&
                            code == -LISTSCOPE_UNSUPPORTED_TRACE_FORMAT;
  if (!outcome->is_relay_older) return code;
  /* The relay daemon does not know the session daemon's format. */
  lttng_destroy_session(session->name);
  return start_session(session, LISTSCOPE_CTF_1_8, &outcome->step);
}

int listscope_session_stop(const char *name) {
  int code = lttng_stop_tracing_no_wait(name);
  return code < 0 ? code : 0;
}

int listscope_session_pending(const char *name) { return lttng_data_pending(name); }

int64_t listscope_session_discarded(const char *name) {
  struct lttng_domain domain = ust_domain();
  struct lttng_handle *handle = lttng_create_handle(name, &domain);
  if (handle == NULL) return -1;
  struct lttng_channel *channels = NULL;
  int64_t result = -1;
  int count = lttng_list_channels(handle, &channels);
  for (int i = 0; i < count; i++) {
    uint64_t discarded = 0;
    if (strcmp(channels[i].name, channel_name) != 0) continue;
    /* Up to 2.13 the top bit is sometimes set; the rest was right wherever it could be checked. */
    if (lttng_channel_get_discarded_event_count(&channels[i], &discarded) == 0)
      result = (int64_t)(discarded & INT64_MAX);
  }
  free(channels);
  lttng_destroy_handle(handle);
  return result;
}

int listscope_session_destroy(const char *name, bool waits) {
  int code = waits ? lttng_destroy_session(name) : lttng_destroy_session_no_wait(name);
  return code < 0 ? code : 0;
}

void listscope_destroy_stale_sessions(const char *prefix) {
  struct lttng_session *sessions = NULL;
  int count = lttng_list_sessions(&sessions);
  size_t length = strlen(prefix);
  for (int i = 0; i < count; i++) {
    char *end = NULL;
    if (strncmp(sessions[i].name, prefix, length) != 0) continue;
    long pid = strtol(sessions[i].name + length, &end, 10);
    if (pid > 0 && *end == '\0' && kill((pid_t)pid, 0) != 0 && errno == ESRCH)
      lttng_destroy_session_no_wait(sessions[i].name);
  }
  free(sessions);
}

int listscope_session_keep(const char *name, const char *directory) {
  struct lttng_snapshot_output *output = lttng_snapshot_output_create();
  if (output == NULL) return -LTTNG_ERR_NOMEM;
  int code = lttng_snapshot_output_set_local_path(directory, output);
  if (code == 0) code = lttng_snapshot_output_set_name("ring", output);
  if (code == 0) code = lttng_snapshot_record(name, output, 1);
  lttng_snapshot_output_destroy(output);
  return code < 0 ? code : 0;
}

int listscope_registered_processes(const char *provider, int *processes, int limit) {
  struct lttng_domain domain = ust_domain();
  struct lttng_handle *handle = lttng_create_handle(NULL, &domain);
  if (handle == NULL) return -LTTNG_ERR_NOMEM;
  struct lttng_event *events = NULL;
  int count = lttng_list_tracepoints(handle, &events);
  size_t length = strlen(provider);
  int found = 0;
  for (int i = 0; i < count; i++) {
    if (strncmp(events[i].name, provider, length) != 0 || events[i].name[length] != ':') continue;
    bool is_known = false;
    for (int k = 0; k < found && k < limit; k++) is_known |= processes[k] == events[i].pid;
    if (is_known) continue;
    if (found < limit) processes[found] = events[i].pid;
    found++;
  }
  free(events);
  lttng_destroy_handle(handle);
  return count < 0 ? count : found;
}

int listscope_session_deliver(const char *name, int timeout_ms) {
  struct lttng_destruction_handle *handle = NULL;
  enum lttng_error_code code = lttng_destroy_session_ext(name, &handle);
  if (code != LTTNG_OK) return -(int)code;
  enum lttng_destruction_handle_status status =
      lttng_destruction_handle_wait_for_completion(handle, timeout_ms);
  enum lttng_rotation_state state = LTTNG_ROTATION_STATE_NO_ROTATION;
  enum lttng_error_code result = LTTNG_ERR_UNK;
  int delivered = -(int)LTTNG_ERR_UNK;
  if (status == LTTNG_DESTRUCTION_HANDLE_STATUS_COMPLETED &&
      lttng_destruction_handle_get_result(handle, &result) ==
          LTTNG_DESTRUCTION_HANDLE_STATUS_OK) {
    delivered = result == LTTNG_OK ? 0 : -(int)result;
    if (delivered == 0 && lttng_destruction_handle_get_rotation_state(handle, &state) ==
            LTTNG_DESTRUCTION_HANDLE_STATUS_OK && state == LTTNG_ROTATION_STATE_ERROR)
      delivered = -(int)LTTNG_ERR_ROTATION_FAIL_CONSUMER;
  }
  lttng_destruction_handle_destroy(handle);
  return delivered;
}

const char *listscope_session_error(int error) { return lttng_strerror(error); }

bool listscope_daemon_alive(void) { return lttng_session_daemon_alive() == 1; }

#else

int listscope_session_start(
    const struct listscope_session *session, struct listscope_session_outcome *outcome) {
  outcome->step = LISTSCOPE_SESSION_CREATE;
  return -1;
}

int listscope_session_stop(const char *name) { return -1; }

int listscope_session_pending(const char *name) { return -1; }

int64_t listscope_session_discarded(const char *name) { return -1; }

int listscope_session_destroy(const char *name, bool waits) { return -1; }

void listscope_destroy_stale_sessions(const char *prefix) {}

int listscope_session_keep(const char *name, const char *directory) { return -1; }

int listscope_registered_processes(const char *provider, int *processes, int limit) { return -1; }

int listscope_session_deliver(const char *name, int timeout_ms) { return -1; }

const char *listscope_session_error(int error) {
  return "built without liblttng-ctl (apt-get install liblttng-ctl-dev, then build again)";
}

bool listscope_daemon_alive(void) { return false; }

#endif
