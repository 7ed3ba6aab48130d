import TraceAnalysis

/// The source of a report.
struct ReportSource: Sendable {
  /// The path of the trace, as it was given.
  let path: String
  /// The facts about the trace's origin that are not from the trace.
  let provenance: Provenance
  /// The trace as a whole.
  let trace: TraceSummary
  /// The user time of frames by its use; nil without stack samples.
  var stacks: StackSummary?
  /// The reason and the contents of a flight recorder's trace; nil for other traces.
  var flight: FlightNote?
  /// The places in intervals that allocate; nil where that was not sampled.
  var allocationSites: AllocationSites?
  /// The commands that can be typed to see more.
  var commands = ReportCommands()

  /// The most frames that a document has.
  static let maxFrames = FrameSummary.maxFrames

  /// Runs that may be compared, group by group.
  var groups: [ReportGroup] {
    trace.groups.indices.map { ReportGroup(trace, at: $0) }
  }

  /// The only group; nil where there are several.
  var only: ReportGroup? { trace.groups.count == 1 ? groups.first : nil }

  /// The description of the only group; nil where there are several.
  var description: RunDescription? { only?.group.description }
}

/// Runs that may be compared, as a part of a trace.
///
/// A class, as what it has is large.
final class ReportGroup: Sendable {
  let trace: TraceSummary
  let group: RunGroup
  /// The position among the groups.
  let position: Int

  init(_ trace: TraceSummary, at position: Int) {
    self.trace = trace
    group = trace.groups[position]
    self.position = position
  }

  /// The runs of the group.
  var runs: [ReportRun] {
    group.runs.map { ReportRun(summary: $0, firstNs: trace.firstNs ?? 0) }
  }

  /// The words for these runs: `Runs 1-3 of 6`, and `on lab-3` where there are several hosts.
  var words: String {
    let hosts = trace.hosts
    let number = (group.runs.first?.played.run.process.host).map(Int.init) ?? 0
    guard hosts.count > 1, hosts.indices.contains(number) else { return numbersInWords }
    return "\(numbersInWords) on \(hosts[number].shownName)"
  }

  private var numbersInWords: String {
    let numbers = group.runs.map(\.played.run.number)
    let shown = Self.ranges(numbers).joined(separator: ", ")
    return "\(numbers.count == 1 ? "Run" : "Runs") \(shown) of \(trace.runs.played.count)"
  }

  /// Every frame with its run, in the order of the runs, and of each in the order in which they ended;
  /// nil where there are none.
  var frames: [RunFrame]? {
    guard group.frames != nil else { return nil }
    var frames: [RunFrame] = []
    for run in group.runs.map(\.played.run) {
      guard let place = trace.runs.played.firstIndex(where: { $0.run === run }) else { continue }
      let left = ReportSource.maxFrames - frames.count
      frames += trace.runs.frames(ofRun: place).prefix(left).map {
        RunFrame(run: run.number, frame: $0, firstNs: trace.firstNs ?? 0)
      }
    }
    return frames
  }

  /// More ranges are left out.
  private static let maxRanges = 5

  /// Numbers in rising order, neighbours as a range.
  private static func ranges(_ numbers: [Int]) -> [String] {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, number == last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let words = ranges.prefix(maxRanges).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
    }
    return words + (ranges.count > maxRanges ? ["…"] : [])
  }
}

/// A run, with the time that its own are counted from.
struct ReportRun: Sendable {
  let summary: RunSummary
  let firstNs: Int64

  var played: PlayedRun { summary.played }
}

/// A frame of a run.
struct RunFrame: Sendable {
  let run: Int
  let frame: Frame
  /// The first event of the trace, in nanoseconds since 1970.
  let firstNs: Int64

  /// The start on the trace's clock, in nanoseconds since 1970.
  var startUnixNs: Int64 { firstNs &+ frame.startNs }
}
