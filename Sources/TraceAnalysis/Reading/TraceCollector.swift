import Signposts

/// Takes what one reading of a trace completes, and keeps what is wanted of it.
///
/// `TraceLine` calls it for each part of a thread and for each event that is in no interval, never for the
/// begin or end of one. An object, since it is asked for its result after the reading.
package protocol TraceCollector: AnyObject {
  /// Takes some of one thread's intervals, with what is known so far of runs and content types.
  func add(_ segment: RunSegment, _ runs: RunIndex, _ types: ContentTypes)

  /// Takes an event that is no begin or end of an interval; its place is nil where its run is left out.
  func add(
    _ event: TraceEvent,
    at place: InstantPlace?,
    _ runs: RunIndex,
    _ types: ContentTypes
  )

  /// Takes note that there is no more.
  func finish(_ runs: RunIndex, _ types: ContentTypes)
}

extension TraceCollector {
  package func add(_ segment: RunSegment, _ runs: RunIndex, _ types: ContentTypes) {}

  package func add(
    _ event: TraceEvent,
    at place: InstantPlace?,
    _ runs: RunIndex,
    _ types: ContentTypes
  ) {}

  package func finish(_ runs: RunIndex, _ types: ContentTypes) {}
}

/// The facts that are known once a trace has been read.
public struct TraceEnding: Sendable {
  /// The runs in the order of their begins.
  public let runs: [PlayedRun]
  /// The facts beside the intervals.
  public let facts: TraceFacts
  /// The begins and ends that are in no interval, by their outcome.
  public let tally: IntervalTally
  /// The facts that the reader found out.
  public let reading: ReadingTally
  /// The schema that it was read with.
  let schema: Schema
  /// The part of the trace whose intervals were taken.
  let range: TraceRange
  /// The name of each symbol that intervals have.
  let names: [String]
  /// The category of each of those names that belongs to one.
  let origins: [String: SignpostOrigin]
  /// The categories of all signposts of the trace, also of those that were not taken.
  package let categories: [SignpostOrigin]
  /// The stack samples, with the names of their addresses; nil where there are none, or none are wanted.
  public var samples: (timeline: StackTimeline, names: StackNames)?

  /// The doubts about the trace's processes, the most severe first.
  ///
  /// - Complexity: O(n log n) for n processes and runs.
  public var processDoubts: [ProcessDoubt] { ProcessDoubt.all(reading.processes, runs) }
}
