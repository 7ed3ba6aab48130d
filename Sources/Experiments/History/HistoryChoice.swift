package import Reports
package import TraceAnalysis

/// The lines of a history that are looked at.
package struct HistoryChoice {
  /// The name of the history's file.
  package let file: String
  /// One machine alone: its name, or the eight digits at its start.
  package let machine: String?
  /// One scenario alone.
  package let scenario: String?

  package init(file: String, machine: String? = nil, scenario: String? = nil) {
    (self.file, self.machine, self.scenario) = (file, machine, scenario)
  }

  /// The lines that are asked for.
  ///
  /// - Throws: `CommandFailure`: 64 for a name that the history does not have.
  package func lines(_ table: HistoryTable) throws(CommandFailure) -> [HistoryLine] {
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
  package func missing(_ what: String, _ name: String, _ names: [String]) -> CommandFailure {
    CommandFailure(
      message: "'\(file)' has no \(what) '\(name)'."
        + Suggestion.choices(for: name, among: names),
      status: .usage
    )
  }

  /// Returns the chosen lines that have a metric.
  ///
  /// - Throws: `CommandFailure` where none has it.
  package func lines(
    _ table: HistoryTable,
    metric: String?
  ) throws(CommandFailure) -> [HistoryLine] {
    let lines = try lines(table)
    guard let metric else { return lines }
    let found = lines.filter { line in line.metrics.contains { $0.name == metric } }
    guard found.isEmpty else { return found }
    let names = Set(lines.flatMap { $0.metrics.map(\.name) })
    throw missing("metric", metric, names.sorted())
  }
}
