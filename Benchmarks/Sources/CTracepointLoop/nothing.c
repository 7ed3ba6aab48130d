#include "CTracepointLoop.h"

/* In a file of its own, so that no compiler sees that it does nothing. */
void do_nothing(void) { __asm__ volatile(""); }
