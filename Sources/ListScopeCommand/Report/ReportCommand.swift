import ArgumentParser
import Experiments
import Exports
import Foundation
import Reports
import TraceAnalysis
import TraceReading

/// `listscope report`: where the time of a trace went.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Summarise a trace: intervals, frames, updates, measuring.",
    discussion: """
      TRACE is any folder that holds CTF with listscope events somewhere below it, whether \
      `\(ProgramName.current) record` or your own LTTng session has written it:

        \(ProgramName.current) report ~/lttng-traces/mine-20260101-120000

      Of the folder of `\(ProgramName.current) flight` the rings are listed; each is a trace.

      A trace that lost events, or some of whose packets are damaged, is reported as well, with a \
      warning and exit code 65.
      """
  )

  @Argument(help: "The folder of the trace. (default: the latest recording)", completion: .trace)
  var trace: String?

  @Option(help: "The format of the report.")
  var format = ReportFormat.text

  @Option(
    name: [.short, .long],
    help: .init("Write the report to a file instead of stdout, which is -.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @OptionGroup(title: "Reading and evaluation") var options: ReadingOptions

  @OptionGroup(title: "One part in detail") var details: DetailOptions

  @OptionGroup var lami: LAMIOptions

  @Flag(help: "Print every table, not the first screen alone.")
  var full = false

  @Flag(
    help: .init(
      "Open the page in a browser, $BROWSER or xdg-open; it is written into the folder of the trace, or "
        + "where --output says."
    )
  )
  var open = false

  @Flag(
    help: "Leave out the command line, paths, names of hosts and users, and a scenario's own texts."
  )
  var redact = false

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  @OptionGroup(title: "Terminal") var pagerOptions: PagerOptions

  func validate() throws {
    if format == .lami, lami.miVersion || lami.metadata { return }
    guard !full || format == .text else {
      throw ValidationError("--full is for --format text; the others have all that they can show.")
    }
    guard !open || (format == .html || format == .text) && output != "-" else {
      throw ValidationError("--open is for a page in a file: --format html.")
    }
    guard !open || !details.areWanted else {
      throw ValidationError("--open shows the whole report; leave it out to see one part.")
    }
    guard !details.areWanted || format == .text else {
      throw ValidationError(
        "--frame, --update, --row, --interval and --log are shown as text only; leave --format out. "
          + "For machines: \(ProgramName.current) query, or export --format csv."
      )
    }
  }

  func run() throws {
    if format == .lami { return try printLAMI() }
    if open { return try openPage() }
    let folder = try folder
    let flight = FlightFolder(folder.path)
    if format == .text, output == nil, !details.areWanted, flight.hasRings {
      return try flight.printList(flight.rings)
    }
    guard !details.areWanted else { return try printDetails(folder) }
    if let output { try CommandOutput.check(output) }
    var report = try folder.report(
      options.evaluation,
      range: details.range,
      withFrames: ![.text, .markdown].contains(format),
      withTimeline: format == .html
    )
    report.isRedacted = redact
    report.options = options.words + details.rangeWords
    if format == .html, !redact { report.pictures = ScreenPictures(report).start() }
    let text = try report.text(format, style: terminal.style(of: output), isFull: full)
    try page { try deliver(text) }
    if let failure = report.lossFailure { throw failure }
  }

  /// Writes the page, and opens it.
  private func openPage() throws {
    var page = ReportPage(folder: try folder, output: output, terminal: terminal)
    page.options = options.words + details.rangeWords
    try page.open(options.evaluation, range: details.range, isRedacted: redact)
  }

  private var terminal: Terminal { terminalOptions.terminal }

  private var folder: TraceFolder {
    get throws {
      TraceFolder(try Recordings.trace(trace, terminal), decoder: options.reader.decoder)
    }
  }

  /// Shows what goes to a terminal, and is for people, page by page.
  private func page(_ body: () throws -> Void) rethrows {
    let isForPeople = format == .text || format == .markdown
    let pager = Pager.start(pagerOptions.pager && isForPeople && output == nil)
    defer { pager?.finish() }
    try body()
  }

  /// Answers Trace Compass, errors too in the JSON that it expects.
  private func printLAMI() throws {
    if let answer = try lami.answer() { return try deliver(answer) }
    // A file with the results holds nothing else.
    let progress =
      lami.outputProgress && !lami.testCompatibility && output == nil ? LAMIProgress() : nil
    do {
      var report = try folder.report(
        options.evaluation,
        range: lami.range(details),
        progress: progress.map { $0.show }
      )
      report.isRedacted = redact
      if lami.testCompatibility { return }
      progress?.finish()
      try deliver(try report.text(.lami, style: .plain, maxRows: lami.limit.rows))
      // Trace Compass would not show what came with any other exit code than 0.
      if let failure = report.lossFailure { terminal.warn(failure.message) }
    } catch let failure as CommandFailure {
      try StandardOutput.write(try LAMIReport.error(failure.message))
      // Trace Compass reads stderr as part of the answer: it gets the message only once.
      throw ExitCode(failure.code)
    }
  }

  /// Prints the details: those that could be read of a lossy trace come before the error of the
  /// loss.
  private func printDetails(_ folder: TraceFolder) throws {
    let style = terminal.style(of: output)
    if let type = details.row { return try printRows(type, folder, style) }
    let pager = Pager.start(pagerOptions.pager && output == nil)
    defer { pager?.finish() }
    let target = try CommandOutput(output ?? "-")
    let interruption = Interruption { target.discardForGood() }
    defer { withExtendedLifetime(interruption) {} }
    let text = ExportOutput { try target.append($0) }
    let ending: TraceEnding
    do {
      try target.create()
      ending = try folder.writeDetails(details, options.evaluation, style) { text.append($0) }
      try text.finish()
      try target.publish()
    } catch {
      target.discard()
      throw error
    }
    ProcessDoubt.sentence(ending.processDoubts).map(terminal.warn)
    if let failure = CommandFailure.loss(ending.reading, ending.facts.brokenFrames, in: folder.path)
    {
      throw failure
    }
  }

  /// Prints what rows of a type cost.
  private func printRows(_ type: String, _ folder: TraceFolder, _ style: TextStyle) throws {
    let report = try folder.report(options.evaluation, range: details.range)
    guard let rows = RowDetailText(report.summary, type: type, style: style) else {
      let types = RowDetailText.types(report.summary)
      throw CommandFailure(
        message: "There are no rows of type '\(type)' in '\(folder.path)'."
          + Suggestion.choices(for: type, among: types),
        status: .usage
      )
    }
    try page { try deliver(rows.text()) }
    if let failure = report.lossFailure { throw failure }
  }

  /// Writes to the file that was asked for, or prints.
  private func deliver(_ text: String) throws {
    try CommandOutput.write(text, to: output ?? "-")
  }
}

/// The output formats of a report.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case markdown
  case json
  case html
  /// For Trace Compass; see `LAMIReport`.
  case lami
}
