import Foundation
import Glibc

/// Makes programs whose clock a test controls: time goes by only as the program reads it, so that what it
/// measures is the same on every machine.
package enum SteadyProgram {
  /// Each reading of the monotonic clock takes 100 µs, all of it processor time.
  ///
  /// The other clocks are left alone.
  private static let library = """
    #define _GNU_SOURCE
    #include <stdatomic.h>
    #include <stdint.h>
    #include <sys/resource.h>
    #include <sys/syscall.h>
    #include <time.h>
    #include <unistd.h>

    static _Atomic int64_t now = 1000000000;

    int clock_gettime(clockid_t clock, struct timespec *time) {
      int64_t ns;
      if (clock == CLOCK_MONOTONIC) ns = atomic_fetch_add(&now, 100000) + 100000;
      else if (clock == CLOCK_THREAD_CPUTIME_ID) ns = atomic_load(&now);
      else return (int)syscall(SYS_clock_gettime, clock, time);
      time->tv_sec = ns / 1000000000;
      time->tv_nsec = ns % 1000000000;
      return 0;
    }

    int getrusage(int who, struct rusage *usage) {
      int result = (int)syscall(SYS_getrusage, who, usage);
      if (who != RUSAGE_THREAD || result != 0) return result;
      int64_t ns = atomic_load(&now);
      usage->ru_stime = (struct timeval){0, 0};
      usage->ru_utime = (struct timeval){ns / 1000000000, ns % 1000000000 / 1000};
      usage->ru_nvcsw = usage->ru_nivcsw = 0;
      return result;
    }
    """

  /// Writes a program that is `listscope`, but measures by such a clock where it plays without recording.
  ///
  /// - Parameters:
  ///   - path: where the program is written.
  ///   - options: the end of its command line, always.
  /// - Throws: where no compiler is installed, or a file cannot be written.
  package static func write(to path: String, options: String = "") throws {
    try CProgram.compile(library, to: path + ".so", ["-shared", "-fPIC"])
    let script = """
      #!/bin/sh
      if [ "$1" = run ]; then export LD_PRELOAD="${LD_PRELOAD:+$LD_PRELOAD:}\(path).so"; fi
      exec '\(CommandRun.listscope)' "$@" \(options)

      """
    try script.write(toFile: path, atomically: true, encoding: .utf8)
    chmod(path, 0o755)
  }
}
