import ArgumentParser
import Foundation
import Reports
import TraceAnalysis

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

  @OptionGroup(title: "Reading and judging") var options: ReadingOptions

  @OptionGroup(title: "One part in detail") var details: DetailOptions

  func validate() throws {
    guard !details.areWanted || format == .text else {
      throw ValidationError(
        "--frame, --interval and --log are shown as text only; leave --format out. "
          + "For machines: \(ProgramName.current) query, or export --format csv."
      )
    }
  }

  func run() throws {
    guard !details.areWanted else { return try printDetails() }
    let report = try folder.report(options.judgement, range: details.range)
    let style = output == nil ? Terminal.style : .plain
    let text = try report.text(format, style: style)
    if let output {
      try write(text, to: output)
    } else {
      print(text, terminator: "")
    }
    // A report of a part would pass for one of the whole.
    if details.range.isEverything { try report.writeBesideManifest() }
    if let failure = report.lossFailure { throw failure }
  }

  private var folder: TraceFolder { TraceFolder(trace, decoder: options.reader.decoder) }

  private func printDetails() throws {
    var text = ""
    let style = output == nil ? Terminal.style : .plain
    try folder.writeDetails(details, options.judgement, style) { part in
      if output == nil { print(part, terminator: "") } else { text += part }
    }
    if let output { try write(text, to: output) }
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
