/// Plays runs of one side of an experiment: a program in fresh processes, or what a test plants.
package protocol RunPlayer: Sendable {
  /// The side's name for people.
  var name: String { get }

  /// Plays without tracing and returns the times of the frames.
  ///
  /// - Throws: `CommandFailure` where the run does not come to its end.
  func measure() throws -> RunMeasurements

  /// Plays without tracing and returns the log of the events.
  ///
  /// - Throws: `CommandFailure` where the run does not come to its end.
  func eventLog() throws -> String

  /// Plays without tracing and returns the counts of the work; nil where the program cannot count.
  func counts() throws -> CountedSide?

  /// Records one run and adds its intervals.
  ///
  /// - Parameter side: takes the intervals.
  /// - Returns: true if tracing is available.
  /// - Throws: `CommandFailure` where the run does not come to its end, or lost events.
  func record(into side: inout TracedSide) throws -> Bool
}

extension RunPlayer {
  /// Plays without tracing and returns the events, frame by frame.
  package func events() throws -> EventLogFrames { EventLogFrames(try eventLog()) }
}
