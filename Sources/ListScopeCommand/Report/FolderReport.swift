import ArgumentParser
import Experiments
import Foundation
import HTMLReports
import ListSchema
import Reports
import Signposts
import TraceAnalysis
import TraceReading

extension TraceFolder {
  /// Reads and summarises the trace, all from one reading.
  ///
  /// - Parameters:
  ///   - evaluation: the budget of frames, where the trace has none or another one is requested.
  ///   - range: the part of the trace whose intervals are taken.
  ///   - withFrames: whether single frames are wanted, for all but text.
  ///   - withTimeline: whether all that happened is wanted, too, for a page.
  ///   - progress: takes how much of the trace was read, from 0 to 1.
  /// - Returns: the summary, to be printed.
  /// - Throws: `CommandFailure`, with exit code 65, 66, or 69.
  func report(
    _ evaluation: EvaluationOptions = EvaluationOptions(),
    range: TraceRange = TraceRange(),
    withFrames: Bool = true,
    withTimeline: Bool = false,
    progress: ((Double) -> Void)? = nil
  ) throws(CommandFailure) -> FolderReport {
    let manifest = manifest
    let summary = SummaryCollector(keepsFrames: withFrames)
    let samples = [StackSubject.time, .allocations].map { StackProfileBuilder($0, range: range) }
    var collectors: [any TraceCollector] = [summary] + samples
    var timeline = TimelineCollector()
    if withTimeline {
      collectors.append(TraceParts(until: { timeline.endNs }, { timeline.add($0) }))
    }
    var before = manifest?.flight.map { SecondsBeforeBuilder($0) }
    // The seconds before are those of the whole trace, whatever the range.
    let isWhole = range == TraceRange()
    if before != nil, isWhole { collectors.append(TraceParts { before?.add($0) }) }
    let ending = try read(into: collectors, evaluation, range: range, progress: progress)
    if before != nil, !isWhole { _ = try readParts(evaluation) { before?.add($0) } }

    let stacks = withTimeline || ending.hasSamples ? named(samples, ending) : NamedSamples()
    var report = FolderReport(
      path: path,
      manifest: manifest,
      summary: summary.summary(ending, stacks.time, stacks.sites),
      range: range
    )
    report.categories = ending.categories
    (report.stacks, report.allocationSites) = (stacks.time, stacks.sites)
    report.symbols = stacks.symbols
    if withTimeline { report.timeline = timeline.timeline(stacks.moments) }
    if let flight = manifest?.flight, let before {
      report.flight = FlightNote(reason: flight.words, before: before.finish())
    }
    return report
  }
}

/// The summary of a trace folder, to be printed.
struct FolderReport {
  let path: String
  /// The manifest that `record` wrote beside the trace; nil in folders of others.
  let manifest: TraceManifest?
  var summary: TraceSummary
  /// The part of the trace that it is about.
  var range = TraceRange()
  /// The categories of all signposts of the trace.
  var categories: [SignpostOrigin] = []
  /// The functions in which frames spent user time; nil without stack samples.
  var stacks: StackSummary?
  /// The reason for which a flight recorder kept the trace, and the seconds before; nil for other
  /// traces.
  var flight: FlightNote?
  /// The places where intervals allocate; nil where that was not sampled.
  var allocationSites: AllocationSites?
  /// All that happened, where it is wanted.
  var timeline: TraceTimeline?
  /// Waits for pictures of the screen, where the run can be played again.
  var pictures: @Sendable () -> [ScreenPicture] = { [] }
  /// The names of the samples' addresses.
  var symbols: SymbolFile?
  /// The options with which it was read and evaluated, as words of a command: other commands that it names have
  /// them, too.
  var options: [String] = []
  /// True if paths and the command line are left out.
  var isRedacted = false

  /// The report as text, ending in a line break; the limit is for the tables of LTTng analyses.
  func text(
    _ format: ReportFormat,
    style: TextStyle,
    isFull: Bool = false,
    maxRows: Int? = nil
  ) throws -> String {
    switch format {
    case .text: TextReport(report, style: style, isFull: isFull).text()
    case .markdown: MarkdownReport(report).text()
    case .json: try JSONReport(report).text()
    case .lami: try LAMIReport(report, maxRows: maxRows, range: range).text()
    case .html: HTMLReport(report).text()
    }
  }

  private var provenance: Provenance {
    var provenance = Provenance(manifest, isRedacted: isRedacted)
    if manifest == nil, TraceManifest.exists(inFolder: path) {
      provenance.unreadable = TraceManifest.fileName
    }
    return provenance
  }

  /// The report, before it is formatted.
  private var report: Report {
    let path = isRedacted ? Self.redactedPath : path
    return Report(
      isRedacted ? summary.redacted : summary,
      path: path,
      schema: ListSchema.schema,
      provenance: provenance,
      // Names of functions and files are the user's.
      stacks: isRedacted ? nil : stacks,
      flight: isRedacted ? nil : flight,
      allocationSites: isRedacted ? nil : allocationSites,
      timeline: isRedacted ? timeline?.withoutSamples : timeline,
      pictures: shownPictures,
      commands: commands(path)
    )
  }

  private var shownPictures: @Sendable () -> [ScreenPicture] {
    guard !isRedacted else { return { [] } }
    return pictures
  }

  /// The commands that can be typed to see more of a trace.
  private func commands(_ path: String) -> ReportCommands {
    let program = ProgramName.current.quotedForShell
    // One of them may be a path, too.
    let words = (isRedacted ? [] : options).map { " " + $0.quotedForShell }.joined()
    let report = "\(program) report \(path.quotedPathForShell)\(words)"
    return ReportCommands(
      showFrame: "\(report) --frame",
      showRows: "\(report) --row",
      showAll: "\(report) --full",
      openPage: "\(report) --format html --open",
      sampleStacks: "--stacks",
      checkMachine: "\(program) doctor"
    )
  }

  /// The text in place of the path of a trace.
  static let redactedPath = "TRACE"

  /// Leaves `report.json`, and the names of samples, beside a trace that was just recorded.
  func writeBesideTrace() throws {
    try symbols?.write(inFolder: path)
    try CommandOutput.write(try text(.json, style: .plain), to: "\(path)/report.json")
  }

  /// The failure of a report that must not be trusted; nil when no event was lost and all could be
  /// read.
  var lossFailure: CommandFailure? {
    .loss(summary, in: path)
  }
}
