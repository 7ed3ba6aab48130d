import ArgumentParser
import Experiments
import Reports
import TraceAnalysis

/// The part of a history that is looked at.
struct HistorySelection: ParsableArguments {
  @Option(help: "The history.", completion: .file())
  var file = HistoryFile.defaultName

  @Option(
    help: .init(
      "One machine alone: its name, or the eight digits at its start.",
      valueName: "name"
    )
  )
  var machine: String?

  @Option(help: "One scenario alone.")
  var scenario: String?

  /// The history, with what is chosen of it.
  var choice: HistoryChoice { HistoryChoice(file: file, machine: machine, scenario: scenario) }
}
