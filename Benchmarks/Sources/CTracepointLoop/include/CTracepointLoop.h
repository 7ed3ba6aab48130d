#pragma once

#include <stdint.h>

/* Emits `pairs` begins and ends of the interval `diff`, each pair with a new id. */
void emit_diff_pairs(uint32_t pairs);

/* Emits `pairs` begins and ends with the fields of an app's signposts, and a message at the begin. */
void emit_text_pairs(uint32_t pairs, const char *name, const char *message);

/* Emits `pairs` begins and ends with a number and one text. */
void emit_single_text_pairs(uint32_t pairs, const char *text);

/* The least that a call costs. */
void do_nothing(void);
