import Foundation
import Glibc
import SignpostCounting
package import Signposts

/// A run that is counted instead of traced: what the hidden options of `run` ask for.
package struct CountedRun {
  /// The sink that counts.
  package let sink: any SignpostSink
  /// The path that the counts are written to.
  package let path: String
  /// The option that asked for it, for messages.
  package let option: String
  private let counts: () -> [CountName: Int64]

  /// Counts what signposts say.
  package static func events(to path: String) -> CountedRun {
    let sink = CountingSink()
    return CountedRun(sink: sink, path: path, option: "--counts") { sink.counts }
  }

  /// Counts allocations.
  ///
  /// - Throws: `CommandFailure` where the process was not started with the counter.
  package static func allocations(to path: String) throws(CommandFailure) -> CountedRun {
    guard let counter = AllocationCounter() else {
      throw .tracingUnavailable(
        "--allocation-counts: the library that counts allocations is not loaded. It needs an "
          + "executable that links its C library dynamically."
      )
    }
    let sink = AllocationSink(counter)
    return CountedRun(sink: sink, path: path, option: "--allocation-counts") { sink.counts }
  }

  private init(
    sink: any SignpostSink,
    path: String,
    option: String,
    counts: @escaping () -> [CountName: Int64]
  ) {
    self.sink = sink
    self.path = path
    self.option = option
    self.counts = counts
  }

  /// Returns the counts, with the run and the image that they are of.
  package func file(run: [String], content: String) -> CountFile {
    let played = ["run": run.joined(separator: " "), "content": content]
    return CountFile(facts: CountingImage.facts.merging(played) { $1 }, counts: counts())
  }

  /// Ends this process soon after the one that has started it, or after the one that has asked for the run: a script
  /// may be between the two.
  package static func endWithParent() {
    let asking = ProcessInfo.processInfo.environment[ChildProgram.parentVariable]
      .flatMap { pid_t($0) }
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent, asking.map(Self.isRunning) ?? true { usleep(100_000) }
      _exit(ExitStatus.interrupted.rawValue)
    }
  }

  private static func isRunning(_ process: pid_t) -> Bool {
    kill(process, 0) == 0 || errno == EPERM
  }
}
