import ArgumentParser
import TraceAnalysis

/// The parts of a trace that `report` can show in detail.
struct DetailOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "Show everything inside the frames of this number, as a tree."
  )
  var frame: Int?

  @Option(
    parsing: .unconditional,
    help: "Show everything inside the updates of this number, as a tree."
  )
  var update: Int?

  @Option(
    help: .init(
      "Show the costs of rows of one type, and what is advised about them.",
      valueName: "type"
    )
  )
  var row: String?

  @Option(
    help: .init(
      "Show one kind of interval, as reports name it: statistics, frequencies of durations, the longest. First "
        + "display and warm-up count, too.",
      valueName: "name"
    )
  )
  var interval: String?

  @Flag(help: "Show every interval, one per line; with --interval those of one kind.")
  var log = false

  @Option(
    parsing: .unconditional,
    help: "The number of the longest that --interval shows, from 1 to 1000. (default: 10)"
  )
  var top: Int?

  @Option(
    parsing: .unconditional,
    help: .init(
      "Leave out what begins before this time of the trace: 1.5s, 20ms, 300us.",
      valueName: "time"
    )
  )
  var begin: TraceTime?

  @Option(
    parsing: .unconditional,
    help: .init("Leave out what begins at this time of the trace or later.", valueName: "time")
  )
  var end: TraceTime?

  func validate() throws {
    if let frame, frame < 0 { throw ValidationError("--frame counts from 0, so \(frame) is none.") }
    if let update, update < 1 {
      throw ValidationError("--update counts from 1, so \(update) is none.")
    }
    let parts = [frame != nil, update != nil, row != nil, interval != nil || log]
    guard parts.filter({ $0 }).count <= 1 else {
      throw ValidationError("Give one of --frame, --update, --row, and --interval or --log.")
    }
    guard top == nil || (interval != nil && !log) else {
      throw ValidationError("--top is for --interval. Try --interval measure --top 20.")
    }
    if let top, !(1...1000).contains(top) {
      throw ValidationError("--top must be between 1 and 1000, not \(top).")
    }
    if let begin, let end, begin.nanoseconds >= end.nanoseconds {
      throw ValidationError("--begin must come before --end.")
    }
  }

  /// True if anything but the report of the whole is asked for.
  var areWanted: Bool { frame != nil || update != nil || row != nil || interval != nil || log }

  /// The options that name the part of the trace, as words of a command.
  var rangeWords: [String] {
    [("begin", begin), ("end", end)].flatMap { name, time in
      time.map { ["--\(name)", "\($0.nanoseconds)ns"] } ?? []
    }
  }

  /// The part of the trace that is looked at.
  var range: TraceRange { TraceRange(beginNs: begin?.nanoseconds, endNs: end?.nanoseconds) }
}
