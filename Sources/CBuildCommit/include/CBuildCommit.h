#pragma once

/// The commit that this build was made from, as `git rev-parse HEAD` prints it, with `-dirty` behind it
/// where tracked files differed from it; NULL where the build was not told.
const char *listscope_build_commit(void);
