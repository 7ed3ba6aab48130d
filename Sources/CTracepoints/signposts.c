// Makes the tracepoints of the categories of signposts while the program runs.
//
// What LTTng's macros write for each event of a provider is made here by hand, around the probes of three
// classes that they do write.

// Inlines the read side of RCU into the probes, which saves about 30 ns per event.
#define _LGPL_SOURCE

#include "CTracepoints.h"

#include <stdbool.h>
#include <stdlib.h>

static const int disabled = 0;

static const struct listscope_category no_category = {
    {&disabled, &disabled, &disabled, &disabled}};

const struct listscope_category *listscope_category_none(void) { return &no_category; }

#if !defined(LISTSCOPE_WITHOUT_LTTNG) && defined(__linux__) && __has_include(<lttng/tracepoint.h>)

#include "gathering.h"
#include "probes.h"

#define LTTNG_UST_TRACEPOINT_CREATE_PROBES
#define LTTNG_UST_TRACEPOINT_DEFINE
#include "signposts.h"

#include <stdio.h>

#define CLASS(name) &lttng_ust__event_class___listscope_signposts___##name

struct role {
  const char *name;
  const struct lttng_ust_tracepoint_class *class;
};

static const struct role roles[listscope_signpost_roles] = {
    [listscope_signpost_begin] = {"begin", CLASS(interval)},
    [listscope_signpost_end] = {"end", CLASS(interval)},
    [listscope_signpost_event] = {"event", CLASS(event)},
    [listscope_signpost_log] = {"log", CLASS(log)},
};

// What LTTng keeps pointers to. Never freed: it has the life of the process.
struct made_category {
  struct listscope_category category;
  char names[listscope_signpost_roles][LTTNG_UST_ABI_SYM_NAME_LEN];
  struct lttng_ust_tracepoint tracepoints[listscope_signpost_roles];
  struct lttng_ust_tracepoint *tracepoint_list[listscope_signpost_roles];
  struct lttng_ust_event_desc events[listscope_signpost_roles];
  const struct lttng_ust_event_desc *event_list[listscope_signpost_roles];
  struct lttng_ust_probe_desc provider;
};

static void describe(struct made_category *made, int role) {
  made->tracepoints[role] = (struct lttng_ust_tracepoint){
      .struct_size = sizeof(struct lttng_ust_tracepoint),
      .provider_name = made->provider.provider_name,
      .event_name = made->names[role],
      .signature = roles[role].class->signature,
  };
  made->events[role] = (struct lttng_ust_event_desc){
      .struct_size = sizeof(struct lttng_ust_event_desc),
      .event_name = made->names[role],
      .probe_desc = &made->provider,
      .tp_class = roles[role].class,
  };
  made->tracepoint_list[role] = &made->tracepoints[role];
  made->event_list[role] = &made->events[role];
  made->category.states[role] = &made->tracepoints[role].state;
}

static bool register_category(struct made_category *made) {
  struct lttng_ust_tracepoint_dlopen *library = lttng_ust_tracepoint_dlopen_ptr;
  if (!library || !library->lttng_ust_tracepoint_module_register) return false;
  if (library->lttng_ust_tracepoint_module_register(
          made->tracepoint_list, listscope_signpost_roles) != 0)
    return false;
  return lttng_ust_probe_register(&made->provider) != NULL;
}

const struct listscope_category *listscope_category_make(const char *stem) {
  struct made_category *made = calloc(1, sizeof *made);
  if (!made) return &no_category;
  made->provider = (struct lttng_ust_probe_desc){
      .struct_size = sizeof(struct lttng_ust_probe_desc),
      .provider_name = "listscope",
      .event_desc = made->event_list,
      .nr_events = listscope_signpost_roles,
      .major = LTTNG_UST_PROVIDER_MAJOR,
      .minor = LTTNG_UST_PROVIDER_MINOR,
  };
  for (int role = 0; role < listscope_signpost_roles; role++) {
    snprintf(made->names[role], sizeof made->names[role], "%s/%s", stem, roles[role].name);
    describe(made, role);
  }
  return register_category(made) ? &made->category : &no_category;
}

void listscope_signpost_emit(
    const struct listscope_category *category, enum listscope_signpost_role role,
    const struct listscope_signpost *signpost) {
  const struct made_category *made = (const struct made_category *)category;
  if (category == &no_category) return;
  if (role == listscope_signpost_begin) listscope_tell_task();
  listscope_call_probes(
      &made->tracepoints[role], (void *, const struct listscope_signpost *), signpost);
}

#else

const struct listscope_category *listscope_category_make(const char *stem) { return &no_category; }

void listscope_signpost_emit(
    const struct listscope_category *category, enum listscope_signpost_role role,
    const struct listscope_signpost *signpost) {}

#endif
