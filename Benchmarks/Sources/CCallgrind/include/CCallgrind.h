#pragma once

/* Begins counting instructions, where the process runs in Callgrind; else it does nothing. */
void callgrind_begin(void);
/* Ends counting, and makes Callgrind write what it counted under a name. */
void callgrind_end(const char *name);
