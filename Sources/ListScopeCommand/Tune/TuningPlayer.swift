import Foundation
import Signposts
import TraceAnalysis

/// Plays points of a tuning: what was played already comes from the journal.
protocol TuningPlayer: AnyObject {
  /// The duration of all runs so far, in seconds, including those before an interruption.
  var seconds: Double { get }
  /// Measures a run of a point.
  func measure(_ point: TuningPoint, _ run: String) throws -> RunMeasurements
  /// Counts the work of a run of a point.
  func work(_ point: TuningPoint) throws -> PointWork
  /// Returns the first difference between two runs of the default; nil where there is none.
  func nondeterminism() throws -> String?
}

/// Plays this program in fresh processes.
final class ProcessTuningPlayer: TuningPlayer {
  private let path: String
  private let arguments: (TuningPoint) throws -> [String]
  private let child: ChildProgram
  private let folder: URL
  private let journal: TuningJournal
  private let unmeasuredFrames: Int

  /// Prepares to play; `arguments` are those of `run` for a point.
  init(
    _ path: String,
    arguments: @escaping (TuningPoint) throws -> [String],
    _ child: ChildProgram,
    _ folder: URL,
    _ journal: TuningJournal,
    unmeasuredFrames: Int
  ) {
    self.path = path
    self.arguments = arguments
    self.child = child
    self.folder = folder
    self.journal = journal
    self.unmeasuredFrames = unmeasuredFrames
  }

  var seconds: Double { journal.seconds }

  func measure(_ point: TuningPoint, _ run: String) throws -> RunMeasurements {
    if let known = journal.line(point, run)?.measurements { return known }
    let (measurements, seconds) = try timed { try program(point).measure(folder) }
    try journal.add(.init(point: point, run: run, seconds: seconds, measurements: measurements))
    return measurements
  }

  func work(_ point: TuningPoint) throws -> PointWork {
    if let known = journal.line(point, "work")?.work { return known }
    let (work, seconds) = try timed {
      PointWork(try program(point).eventLog(folder), unmeasuredFrames: unmeasuredFrames)
    }
    try journal.add(.init(point: point, run: "work", seconds: seconds, work: work))
    return work
  }

  func nondeterminism() throws -> String? {
    if let known = journal.line(.default, "determinism") { return known.difference }
    let (difference, seconds) = try timed { () throws -> String? in
      let one = try program(.default).events(folder)
      return one.firstDifference(try program(.default).events(folder))
    }
    try journal.add(
      .init(point: .default, run: "determinism", seconds: seconds, difference: difference)
    )
    return difference
  }

  private func program(_ point: TuningPoint) throws -> ComparedProgram {
    ComparedProgram(point.name, path, try arguments(point), child)
  }

  private func timed<Result>(_ body: () throws -> Result) rethrows -> (Result, Double) {
    let startNs = MonotonicClock.nowNs()
    let result = try body()
    return (result, Double(MonotonicClock.nowNs() - startNs) / 1e9)
  }
}
