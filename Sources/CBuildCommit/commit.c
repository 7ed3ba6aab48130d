#include "CBuildCommit.h"

#include <stddef.h>

/* Package.swift defines it from the environment, see scripts/package. It is C because Swift's
   definitions have no values. */
#ifndef LISTSCOPE_COMMIT
#define LISTSCOPE_COMMIT NULL
#endif

const char *listscope_build_commit(void) { return LISTSCOPE_COMMIT; }
