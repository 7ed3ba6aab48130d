#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CLTTngControl.h"

/* LISTSCOPE_WITHOUT_LTTNG builds as on a machine without liblttng-ctl. */
#if !defined(LISTSCOPE_WITHOUT_LTTNG) && __has_include(<lttng/lttng.h>)

#include <lttng/lttng.h>

static const char channel_name[] = "listscope";

static struct lttng_domain ust_domain(void) {
  struct lttng_domain domain;
  memset(&domain, 0, sizeof domain);
  domain.type = LTTNG_DOMAIN_UST;
  domain.buf_type = LTTNG_BUFFER_PER_UID;
  return domain;
}

static int create_session(const struct listscope_session *session) {
  struct lttng_session_descriptor *descriptor =
      session->relay_control != NULL
          ? lttng_session_descriptor_network_create(
                session->name, session->relay_control, session->relay_data)
          : lttng_session_descriptor_local_create(session->name, session->directory);
  if (descriptor == NULL) return -LTTNG_ERR_INVALID;
  enum lttng_error_code code = lttng_create_session_ext(descriptor);
  lttng_session_descriptor_destroy(descriptor);
  return code == LTTNG_OK ? 0 : -(int)code;
}

static int create_channel(
    struct lttng_handle *handle, struct lttng_domain *domain,
    const struct listscope_session *session) {
  struct lttng_channel *channel = lttng_channel_create(domain);
  if (channel == NULL) return -LTTNG_ERR_NOMEM;
  snprintf(channel->name, sizeof channel->name, "%s", channel_name);
  channel->enabled = 1;
  channel->attr.overwrite = 0;
  channel->attr.subbuf_size = session->subbuffer_bytes;
  channel->attr.num_subbuf = session->subbuffers;
  int code = lttng_enable_channel(handle, channel);
  lttng_channel_destroy(channel);
  return code;
}

/* Without a timer of its own the metadata of a short run reaches the disk as the process ends, and the
   consumer daemon then sleeps for 200 ms before it looks whether it is there. */
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
  return code;
}

static int enable_events(struct lttng_handle *handle, const char *provider) {
  struct lttng_event *event = lttng_event_create();
  if (event == NULL) return -LTTNG_ERR_NOMEM;
  event->type = LTTNG_EVENT_TRACEPOINT;
  event->loglevel_type = LTTNG_EVENT_LOGLEVEL_ALL;
  snprintf(event->name, sizeof event->name, "%s:*", provider);
  int code =
      lttng_enable_event_with_exclusions(handle, event, channel_name, NULL, 0, NULL);
  lttng_event_destroy(event);
  return code;
}

static int add_context(struct lttng_handle *handle, enum lttng_event_context_type type) {
  struct lttng_event_context context;
  memset(&context, 0, sizeof context);
  context.ctx = type;
  return lttng_add_context(handle, &context, NULL, channel_name);
}

int listscope_session_start(const struct listscope_session *session, int *step) {
  struct lttng_domain domain = ust_domain();
  *step = LISTSCOPE_SESSION_CREATE;
  int code = create_session(session);
  if (code >= 0) code = lttng_set_session_shm_path(session->name, session->buffers);
  if (code < 0) return code;
  struct lttng_handle *handle = lttng_create_handle(session->name, &domain);
  if (handle == NULL) return -LTTNG_ERR_NOMEM;
  *step = LISTSCOPE_SESSION_CHANNEL;
  code = create_metadata_channel(handle, &domain);
  if (code >= 0) code = create_channel(handle, &domain, session);
  if (code >= 0) {
    *step = LISTSCOPE_SESSION_EVENTS;
    code = enable_events(handle, session->provider);
  }
  if (code >= 0) {
    *step = LISTSCOPE_SESSION_CONTEXT;
    code = add_context(handle, LTTNG_EVENT_CONTEXT_VPID);
  }
  if (code >= 0) code = add_context(handle, LTTNG_EVENT_CONTEXT_VTID);
  if (code >= 0) {
    *step = LISTSCOPE_SESSION_START;
    code = lttng_start_tracing(session->name);
  }
  lttng_destroy_handle(handle);
  return code < 0 ? code : 0;
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

int listscope_session_destroy(const char *name) {
  int code = lttng_destroy_session_no_wait(name);
  return code < 0 ? code : 0;
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

int listscope_session_start(const struct listscope_session *session, int *step) {
  *step = LISTSCOPE_SESSION_CREATE;
  return -1;
}

int listscope_session_stop(const char *name) { return -1; }

int listscope_session_pending(const char *name) { return -1; }

int64_t listscope_session_discarded(const char *name) { return -1; }

int listscope_session_destroy(const char *name) { return -1; }

int listscope_session_deliver(const char *name, int timeout_ms) { return -1; }

const char *listscope_session_error(int error) {
  return "built without liblttng-ctl (apt-get install liblttng-ctl-dev, then build again)";
}

bool listscope_daemon_alive(void) { return false; }

#endif
