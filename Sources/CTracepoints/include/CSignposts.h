/*
 * The signposts of apps: tracepoints of one category each, made when the category is first used.
 *
 * Those of the category `images` of the subsystem `com.example` are `signpost/com.example/images/begin`
 * and so on, so that `lttng enable-event` selects single categories and subsystems by a pattern.
 * Every function is safe to call from any thread.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* One begin, end, event or log message. Texts are UTF-8, ended by 0, and never null. */
struct listscope_signpost {
  uint32_t id;
  uint64_t signpost_id;
  const char *name;
  const char *message;
};

/* The roles that an event of a category may have. */
enum listscope_signpost_role {
  listscope_signpost_begin,
  listscope_signpost_end,
  listscope_signpost_event,
  listscope_signpost_log,
  listscope_signpost_roles
};

/* A category. The words are not 0 while a session records events of that role. */
struct listscope_category {
  const int *states[listscope_signpost_roles];
};

/* Makes the events of a category; `stem` is what their names begin with. They last as long as the
   process. Without lttng-ust, or where LTTng refuses them, none is ever recorded. */
const struct listscope_category *listscope_category_make(const char *stem);

/* The category of which nothing is ever recorded. */
const struct listscope_category *listscope_category_none(void);

/* The word that is not 0 while a session records events of a role. */
static inline const int *listscope_category_state(
    const struct listscope_category *category, enum listscope_signpost_role role) {
  return category->states[role];
}

/* Records an event of a category. */
void listscope_signpost_emit(
    const struct listscope_category *category, enum listscope_signpost_role role,
    const struct listscope_signpost *signpost);
