#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CLTTngControl.h"

/* Triggers came with LTTng 2.13. */
#if !defined(LISTSCOPE_WITHOUT_LTTNG) && __has_include(<lttng/event-rule/user-tracepoint.h>)

#include <lttng/lttng.h>

enum { MAX_WATCHED = 4 };

struct listscope_watch {
  int readable;
  int writable;
  int count;
  struct lttng_notification_channel *channel;
  struct lttng_trigger *triggers[MAX_WATCHED];
};

static struct lttng_condition *make_condition(const struct listscope_watched_event *watched) {
  struct lttng_event_rule *rule = lttng_event_rule_user_tracepoint_create();
  if (rule == NULL) return NULL;
  struct lttng_condition *condition = NULL;
  if (lttng_event_rule_user_tracepoint_set_name_pattern(rule, watched->event) ==
          LTTNG_EVENT_RULE_STATUS_OK &&
      (watched->filter == NULL ||
       lttng_event_rule_user_tracepoint_set_filter(rule, watched->filter) ==
           LTTNG_EVENT_RULE_STATUS_OK))
    condition = lttng_condition_event_rule_matches_create(rule);
  lttng_event_rule_destroy(rule);
  for (int i = 0; i < LISTSCOPE_CAPTURES && condition != NULL && watched->fields[i] != NULL; i++) {
    struct lttng_event_expr *field =
        lttng_event_expr_event_payload_field_create(watched->fields[i]);
    if (field != NULL && lttng_condition_event_rule_matches_append_capture_descriptor(
                             condition, field) == LTTNG_CONDITION_STATUS_OK)
      continue;
    lttng_event_expr_destroy(field);
    lttng_condition_destroy(condition);
    condition = NULL;
  }
  return condition;
}

static int add_trigger(struct listscope_watch *watch, const struct listscope_watched_event *watched) {
  struct lttng_condition *condition = make_condition(watched);
  struct lttng_action *action = lttng_action_notify_create();
  struct lttng_trigger *trigger =
      condition != NULL && action != NULL ? lttng_trigger_create(condition, action) : NULL;
  int code = trigger == NULL
                 ? LTTNG_ERR_NOMEM
                 : (int)lttng_register_trigger_with_name(trigger, watched->trigger);
  if (code == LTTNG_OK) {
    watch->triggers[watch->count++] = trigger;
    if (lttng_notification_channel_subscribe(watch->channel, condition) ==
        LTTNG_NOTIFICATION_CHANNEL_STATUS_OK)
      return 0;
    return -LTTNG_ERR_UNK;
  }
  lttng_trigger_destroy(trigger);
  lttng_action_destroy(action);
  lttng_condition_destroy(condition);
  return -code;
}

static void read_field(
    const struct lttng_event_field_value *field, struct listscope_notice *notice, unsigned int index) {
  uint64_t number = 0;
  const char *text = NULL;
  switch (lttng_event_field_value_get_type(field)) {
    case LTTNG_EVENT_FIELD_VALUE_TYPE_UNSIGNED_INT:
    case LTTNG_EVENT_FIELD_VALUE_TYPE_UNSIGNED_ENUM:
      lttng_event_field_value_unsigned_int_get_value(field, &number);
      notice->numbers[index] = (int64_t)number;
      break;
    case LTTNG_EVENT_FIELD_VALUE_TYPE_SIGNED_INT:
    case LTTNG_EVENT_FIELD_VALUE_TYPE_SIGNED_ENUM:
      lttng_event_field_value_signed_int_get_value(field, &notice->numbers[index]);
      break;
    case LTTNG_EVENT_FIELD_VALUE_TYPE_STRING:
      if (lttng_event_field_value_string_get_value(field, &text) ==
          LTTNG_EVENT_FIELD_VALUE_STATUS_OK)
        snprintf(notice->text, sizeof notice->text, "%s", text);
      break;
    default: break;
  }
}

static void read_notification(
    const struct listscope_watch *watch, struct lttng_notification *notification,
    struct listscope_notice *notice) {
  const char *name = NULL;
  const struct lttng_trigger *trigger = lttng_notification_get_trigger(notification);
  if (trigger == NULL || lttng_trigger_get_name(trigger, &name) != LTTNG_TRIGGER_STATUS_OK) return;
  for (int i = 0; i < watch->count; i++) {
    const char *own = NULL;
    if (lttng_trigger_get_name(watch->triggers[i], &own) == LTTNG_TRIGGER_STATUS_OK &&
        strcmp(own, name) == 0)
      notice->watched = i;
  }
  const struct lttng_event_field_value *fields = NULL;
  if (lttng_evaluation_event_rule_matches_get_captured_values(
          lttng_notification_get_evaluation(notification), &fields) !=
      LTTNG_EVALUATION_EVENT_RULE_MATCHES_STATUS_OK)
    return;
  unsigned int count = 0;
  lttng_event_field_value_array_get_length(fields, &count);
  for (unsigned int i = 0; i < count && i < LISTSCOPE_CAPTURES; i++) {
    const struct lttng_event_field_value *field = NULL;
    if (lttng_event_field_value_array_get_element_at_index(fields, i, &field) ==
        LTTNG_EVENT_FIELD_VALUE_STATUS_OK)
      read_field(field, notice, i);
  }
}

/* A notice is shorter than what a pipe takes at once; one that finds it full is left out. */
static void *wait_for_notices(void *argument) {
  struct listscope_watch *watch = argument;
  while (true) {
    struct lttng_notification *notification = NULL;
    struct listscope_notice notice;
    memset(&notice, 0, sizeof notice);
    notice.watched = -1;
    enum lttng_notification_channel_status status =
        lttng_notification_channel_get_next_notification(watch->channel, &notification);
    if (status == LTTNG_NOTIFICATION_CHANNEL_STATUS_INTERRUPTED ||
        status == LTTNG_NOTIFICATION_CHANNEL_STATUS_NOTIFICATIONS_DROPPED)
      continue;
    bool is_over = status != LTTNG_NOTIFICATION_CHANNEL_STATUS_OK;
    if (!is_over) read_notification(watch, notification, &notice);
    lttng_notification_destroy(notification);
    if (is_over || notice.watched >= 0) {
      ssize_t written = write(watch->writable, &notice, sizeof notice);
      (void)written;
    }
    if (is_over) return NULL;
  }
}

// By its name: scripts/support/delay-load gives programs the library's functions, but not its data.
static struct lttng_endpoint *notification_endpoint(void) {
  if (lttng_session_daemon_alive() != 1) return NULL;
  struct lttng_endpoint **endpoint =
      dlsym(RTLD_DEFAULT, "lttng_session_daemon_notification_endpoint");
  return endpoint == NULL ? NULL : *endpoint;
}

struct listscope_watch *listscope_watch_start(
    const struct listscope_watched_event *events, int count, int *error) {
  *error = -LTTNG_ERR_NOMEM;
  int ends[2];
  struct listscope_watch *watch = calloc(1, sizeof *watch);
  if (watch == NULL || count > MAX_WATCHED || pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) {
    free(watch);
    return NULL;
  }
  watch->readable = ends[0];
  watch->writable = ends[1];
  struct lttng_endpoint *endpoint = notification_endpoint();
  if (endpoint != NULL) watch->channel = lttng_notification_channel_create(endpoint);
  *error = watch->channel == NULL ? -LTTNG_ERR_NO_SESSIOND : 0;
  for (int i = 0; i < count && *error == 0; i++) *error = add_trigger(watch, &events[i]);
  pthread_t thread;
  if (*error == 0 && pthread_create(&thread, NULL, wait_for_notices, watch) != 0)
    *error = -LTTNG_ERR_NOMEM;
  if (*error == 0) {
    pthread_detach(thread);
    return watch;
  }
  listscope_watch_stop(watch);
  return NULL;
}

int listscope_watch_descriptor(const struct listscope_watch *watch) { return watch->readable; }

bool listscope_watch_next(const struct listscope_watch *watch, struct listscope_notice *notice) {
  return read(watch->readable, notice, sizeof *notice) == sizeof *notice;
}

void listscope_watch_stop(struct listscope_watch *watch) {
  for (int i = 0; i < watch->count; i++) lttng_unregister_trigger(watch->triggers[i]);
}

#else

struct listscope_watch *listscope_watch_start(
    const struct listscope_watched_event *events, int count, int *error) {
  *error = -1;
  return NULL;
}

int listscope_watch_descriptor(const struct listscope_watch *watch) { return -1; }

bool listscope_watch_next(const struct listscope_watch *watch, struct listscope_notice *notice) {
  return false;
}

void listscope_watch_stop(struct listscope_watch *watch) {}

#endif
