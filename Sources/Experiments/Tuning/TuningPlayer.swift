import Signposts
package import TraceAnalysis

/// Plays points of a tuning: what was played already comes from the journal.
package protocol TuningPlayer: AnyObject {
  /// The duration of all runs so far, in seconds, including those before an interruption.
  var seconds: Double { get }
  /// Measures a run of a point.
  func measure(_ point: TuningPoint, _ run: String) throws -> RunMeasurements
  /// Counts the work of a run of a point.
  func work(_ point: TuningPoint) throws -> PointWork
  /// Returns the first difference between two runs of the default; nil where there is none.
  func nondeterminism() throws -> String?
}

/// Plays each point once: what was played already comes from the journal.
package final class JournalledPlayer: TuningPlayer {
  private let player: (TuningPoint) throws -> any RunPlayer
  private let journal: TuningJournal
  private let unmeasuredFrames: Int

  /// Prepares to play; `player` plays a point.
  package init(
    _ journal: TuningJournal,
    unmeasuredFrames: Int,
    player: @escaping (TuningPoint) throws -> any RunPlayer
  ) {
    self.player = player
    self.journal = journal
    self.unmeasuredFrames = unmeasuredFrames
  }

  package var seconds: Double { journal.seconds }

  package func measure(_ point: TuningPoint, _ run: String) throws -> RunMeasurements {
    if let known = journal.line(point, run)?.measurements { return known }
    let (measurements, seconds) = try timed { try player(point).measure() }
    try journal.add(.init(point: point, run: run, seconds: seconds, measurements: measurements))
    return measurements
  }

  package func work(_ point: TuningPoint) throws -> PointWork {
    if let known = journal.line(point, "work")?.work { return known }
    let (work, seconds) = try timed {
      PointWork(try player(point).eventLog(), unmeasuredFrames: unmeasuredFrames)
    }
    try journal.add(.init(point: point, run: "work", seconds: seconds, work: work))
    return work
  }

  package func nondeterminism() throws -> String? {
    if let known = journal.line(.default, "determinism") { return known.difference }
    let (difference, seconds) = try timed { () throws -> String? in
      let one = try player(.default).events()
      return one.firstDifference(try player(.default).events())
    }
    try journal.add(
      .init(point: .default, run: "determinism", seconds: seconds, difference: difference)
    )
    return difference
  }

  private func timed<Result>(_ body: () throws -> Result) rethrows -> (Result, Double) {
    let startNs = MonotonicClock.nowNs()
    let result = try body()
    return (result, Double(MonotonicClock.nowNs() - startNs) / 1e9)
  }
}
