#pragma once

#include <stdint.h>

/* Emits `pairs` begins and ends of the interval `diff`, each pair with a new id. */
void emit_diff_pairs(uint32_t pairs);

/* The least that a call costs. */
void do_nothing(void);
