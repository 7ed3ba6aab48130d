import Reports
import TraceAnalysis

/// A run that some tables have, and others lack in part or entirely, as after an interrupted copy.
struct FleetGap {
  private let run: String?
  private let partition: FleetPartition
  private let runs: Int64
  private let frames: Int64
  /// The number of frames in the table of intervals; those of the table of frames where it is
  /// missing.
  private let frameIntervals: Int64

  /// Reads a row of `FleetSource.gaps`.
  init(_ line: Substring) throws(FleetAnswer.FormatError) {
    let row = try FleetAnswer.object(line)
    func text(_ name: String) -> String? {
      if case .text(let text)? = row[name] { text } else { nil }
    }
    func count(_ name: String) -> Int64 {
      if case .integer(let count)? = row[name] { count } else { 0 }
    }
    run = text("run_id")
    partition = FleetPartition(host: text("host") ?? "", date: text("date") ?? "")
    (runs, frames, frameIntervals) = (count("runs"), count("frames"), count("frame_intervals"))
  }

  /// Returns the missing rows in words; nil where the tables agree, or the run is there more than
  /// once.
  ///
  /// A run without frames has a file of frames, too, which has nothing but a header.
  func words(in fleet: FleetFolder) -> String? {
    guard let run else { return "a row of host '\(partition.host)' has no run_id" }
    let name = "run \(run) of host '\(partition.host)'"
    if runs == 0 {
      return "\(name) has \(Readable.count(frames, "frame")), and is not in table=runs"
    }
    guard runs == 1 else { return nil }
    if frames < frameIntervals {
      return "\(name) has \(Readable.number(frames)) of "
        + "\(Readable.count(frameIntervals, "frame")) in table=frames"
    }
    if frames > frameIntervals {
      return "\(name) has \(Readable.number(frameIntervals)) of "
        + "\(Readable.count(frames, "frame")) in table=intervals"
    }
    let files = (fleet.files(of: .runs, in: partition), fleet.files(of: .frames, in: partition))
    guard files.0 > files.1 else { return nil }
    return "\(name) has no frames, and \(partition.date) has \(Readable.count(files.0, "file")) in "
      + "table=runs, but \(files.1) in table=frames"
  }
}
