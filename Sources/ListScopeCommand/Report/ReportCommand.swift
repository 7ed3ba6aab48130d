import ArgumentParser
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
      `\(ProgramName.current) record` or an LTTng session of your own has written it:

        \(ProgramName.current) report ~/lttng-traces/mine-20260101-120000

      A trace that lost events, or some of whose packets are damaged, is reported as well, with a \
      warning and exit code 65.
      """
  )

  @Argument(help: "The folder of the trace.", completion: .directory)
  var trace: String

  @Option(help: "How the report is written.")
  var format = ReportFormat.text

  @Option(
    help: .init("Write the report to a file instead of stdout.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Option(
    help: .init(
      "Frames a second, for traces that do not say; 60 is assumed otherwise.",
      valueName: "hz"
    )
  )
  var refreshRate: Int?

  @Option(
    help: .init(
      "Judge frames by this share of a period, instead of the run's own; above 0 and at most 1.",
      valueName: "share"
    )
  )
  var budgetShare: Double?

  @Option(
    help: .init(
      "Judge frames as on a device so many times slower, instead of the run's own factor.",
      valueName: "factor"
    )
  )
  var slowdown: Double?

  @Option(
    help: """
      Who reads the trace: 'packets' leaves out what is damaged; 'babeltrace' is slower, and refuses \
      a damaged trace.
      """
  )
  var reader = ReportReader.packets

  func validate() throws {
    if let budgetShare, !(budgetShare > 0 && budgetShare <= 1) {
      throw ValidationError("--budget-share must be above 0 and at most 1, not \(budgetShare).")
    }
    if let slowdown, !(0.01...1_000).contains(slowdown) {
      throw ValidationError("--slowdown must be between 0.01 and 1000, not \(slowdown).")
    }
    if let refreshRate, !(1...1000).contains(refreshRate) {
      throw ValidationError("--refresh-rate must be between 1 and 1000, not \(refreshRate).")
    }
  }

  func run() throws {
    let report = try TraceFolder(trace, decoder: reader.decoder).report(
      FrameJudgement(
        refreshRateHz: refreshRate,
        budgetShare: budgetShare,
        slowdown: slowdown
      )
    )
    let style = output == nil ? Terminal.style : .plain
    let text = try report.text(format, style: style)
    if let output {
      try write(text, to: output)
    } else {
      print(text, terminator: "")
    }
    try report.writeBesideManifest()
    if let failure = report.lossFailure { throw failure }
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw CommandFailure.unusableOutput(
        "The report cannot be written to '\(path)'. Give a file in a folder that exists and that "
          + "you may write to."
      )
    }
  }
}

/// How a report is written.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}

/// Who reads the trace of a report.
enum ReportReader: String, CaseIterable, ExpressibleByArgument {
  case packets
  case babeltrace

  var decoder: TraceDecoder {
    switch self {
    case .packets: .packets
    case .babeltrace: .babeltrace
    }
  }
}
