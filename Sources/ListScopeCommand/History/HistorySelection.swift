import ArgumentParser
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

  /// The lines that are asked for.
  ///
  /// - Throws: `CommandFailure`: 64 for a name that the history does not have.
  func lines(_ table: HistoryTable) throws(CommandFailure) -> [HistoryLine] {
    var rows = table.rows
    if let machine {
      let names = Set(rows.map { $0[.machine] }).sorted()
      let found = names.filter { $0 == machine || $0.split(separator: " ").first ?? "" == machine }
      guard !found.isEmpty else { throw missing("machine", machine, names) }
      rows = rows.filter { found.contains($0[.machine]) }
    }
    if let scenario {
      let names = Set(rows.map { $0[.scenario] }).sorted()
      guard names.contains(scenario) else { throw missing("scenario", scenario, names) }
      rows = rows.filter { $0[.scenario] == scenario }
    }
    return HistoryLine.all(rows)
  }

  /// The failure for a name that is not there.
  func missing(_ what: String, _ name: String, _ names: [String]) -> CommandFailure {
    let shown = names.prefix(30).joined(separator: ", ") + (names.count > 30 ? ", …" : "")
    return CommandFailure(
      message: "'\(file)' has no \(what) '\(name)'.\(Suggestion(for: name, among: names).words) "
        + (names.isEmpty ? "There is none." : "There are: \(shown)."),
      code: ExitStatus.usage.code
    )
  }
}
