import ArgumentParser
import Experiments
import ListSchema
import Reports
import Signposts
import TraceAnalysis
import TraceReading

/// `listscope history add`: the runs of a recording, each in a row.
struct HistoryAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add the runs of a recording to a history.",
    discussion: """
      Each repetition is a row. Runs that the history has already are left out, so that the command \
      may be repeated. The file is replaced when it is complete; several commands may add to it at \
      the same time. A recording that lost events is not added (exit code 65), nor one with stack \
      samples or counts of allocations (exit code 3), nor are runs that did not come to their end.

      A number that a run does not have is `nan`, such as the 95th percentile of fewer than 20 \
      frames. New columns are added behind the others.
      """
  )

  @Argument(
    help: "The folder of the trace. (default: the latest recording)",
    completion: .trace
  )
  var trace: String?

  @Option(help: "The history; it is made where there is none.", completion: .file())
  var file = HistoryFile.defaultName

  @Option(
    help: """
      The commit or version. (default: the commit of the working folder, with '-dirty' where files \
      differ from it)
      """
  )
  var commit: String?

  @Option(
    help: .init(
      "The machine's name, instead of processor, cores and kernel.",
      valueName: "name"
    )
  )
  var machine: String?

  @Option(help: "The scenario of traces that do not say it.")
  var scenario: String?

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  func validate() throws {
    for (option, word) in [("commit", commit), ("machine", machine), ("scenario", scenario)] {
      guard let word else { continue }
      guard !word.isEmpty, !word.contains(where: \.isNewline) else {
        throw ValidationError("--\(option) must be a name in one line.")
      }
    }
  }

  func run() throws {
    let terminal = terminalOptions.terminal
    let outcome = try HistoryAddition(commit: commit, machine: machine, scenario: scenario).add(
      TraceFolder(Recordings.trace(trace, terminal)),
      to: HistoryFile(file),
      terminal
    )
    try StandardOutput.say(
      "\(file): \(outcome.added) \(outcome.added == 1 ? "run" : "runs") added, "
        + "\(outcome.count) in all"
    )
  }
}
