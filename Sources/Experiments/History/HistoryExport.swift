import Reports
package import TraceAnalysis

/// A format of another tool for benchmarks over time.
package enum HistoryExportFormat: String, CaseIterable, Sendable {
  case otava
  case bmf
  case githubActionBenchmark = "github-action-benchmark"
}

/// Writes lines of a history for services that keep or evaluate them.
package enum HistoryExport {
  /// Returns the document of a format that is one file: the latest commit's runs of one machine.
  package static func document(
    _ lines: [HistoryLine],
    _ format: HistoryExportFormat,
    _ listener: any ExperimentListener = SilentListener()
  ) throws -> String {
    let lines = ofOneMachine(lines, listener)
    let document =
      format == .bmf ? BenchmarkExport.bencher(lines) : BenchmarkExport.githubAction(lines)
    return try document.text()
  }

  /// Such documents do not say on which machine a run was: they hold those of the latest one.
  private static func ofOneMachine(
    _ lines: [HistoryLine],
    _ listener: any ExperimentListener
  ) -> [HistoryLine] {
    let rows = lines.flatMap(\.rows)
    guard let latest = rows.max(by: { $0.time < $1.time })?[.machine] else { return lines }
    let others = Set(rows.map { $0[.machine] }).subtracting([latest])
    if !others.isEmpty {
      listener.note(
        "this is the machine that ran latest, \(latest); --machine chooses another one"
      )
    }
    return lines.filter { $0.rows[0][.machine] == latest }
  }

  /// Writes the folder of a format that has a table for each line.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - format: the format.
  ///   - path: the folder.
  ///   - force: true to replace the folder of an earlier export.
  /// - Throws: `CommandFailure` where the folder cannot be written.
  package static func writeTables(
    _ lines: [HistoryLine],
    _ format: HistoryExportFormat,
    to path: String,
    force: Bool = false
  ) throws {
    let target = try CommandOutput(path, .folder(.export), force: force)
    let interruption = Interruption { target.discardForGood() }
    defer { withExtendedLifetime(interruption) {} }
    let manifest = (ExportManifest.fileName, try ExportManifest(tables: format.rawValue).text)
    do {
      try target.create()
      for (name, text) in [manifest] + (try OtavaExport(lines, folder: target.target.name).files) {
        try Array(text.utf8).withUnsafeBytes { try target.append($0, to: name) }
      }
      try target.publish()
    } catch {
      target.discard()
      throw error
    }
  }
}
