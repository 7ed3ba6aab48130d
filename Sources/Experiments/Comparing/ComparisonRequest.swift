import Foundation
package import Reports
package import TraceAnalysis
import TraceReading

/// Two sides that are to be compared, as a user names them.
package struct ComparisonRequest {
  /// The result of a comparison of two sides.
  package enum Outcome {
    /// The work of two traces, one of which is of a device: nothing is decided.
    case devices(DeviceComparison)
    case comparison(Comparison)
  }

  /// An executable, a commit, or the folder of a trace.
  package var base: String
  /// The other side, likewise; nil for the working tree.
  package var head: String?
  /// The scenarios to play.
  package var scenarios: [String] = []
  /// The executable product to build; nil for the only one.
  package var product: String?
  /// Options of `run` for both sides.
  package var runOptions: [String] = []
  /// Options of `run` for one side, in one word.
  package var ownOptions: (base: String?, head: String?) = (nil, nil)
  /// The margins of the metrics.
  package var margins = ComparisonMargins(nil)
  /// The rounds, recordings and time of the comparison.
  package var settings = BuildComparer.Settings()
  /// True if sides that play different things may be compared.
  package var allowsDifferences = false

  package init(base: String, head: String?) {
    self.base = base
    self.head = head
  }

  /// Compares the sides.
  ///
  /// - Parameters:
  ///   - child: starts the processes that play.
  ///   - listener: takes what is said meanwhile.
  /// - Returns: the outcome, with its verdict.
  /// - Throws: `CommandFailure` where a side cannot be played or read.
  package func compare(
    _ child: ChildProgram,
    _ listener: any ExperimentListener
  ) throws -> Outcome {
    if let head, Self.isTrace(base), Self.isTrace(head) {
      try checkNothingIsPlayed()
      if let devices = try DeviceComparison(base: base, head: head) { return .devices(devices) }
      let comparer = TraceComparer(
        base,
        head,
        margins,
        allowsDifferences: allowsDifferences
      )
      return .comparison(try comparer.compare())
    }
    try checkNoTrace()
    guard !scenarios.isEmpty else {
      throw CommandFailure.usage(
        "Say what to play: --scenario NAME, or several with commas between them."
      )
    }
    try checkScenarios()
    return .comparison(try compareBuilds(child, listener))
  }

  /// Throws where a scenario would be judged twice.
  private func checkScenarios() throws(CommandFailure) {
    let twice = scenarios.first { name in scenarios.count { $0 == name } > 1 }
    if let twice { throw .usage("--scenario has '\(twice)' twice: give it once.") }
  }

  /// Throws where something is asked for that only builds have.
  private func checkNothingIsPlayed() throws(CommandFailure) {
    let options = [
      scenarios.isEmpty ? nil : "--scenario", product.map { _ in "--product" },
      ownOptions.base.map { _ in "--base-options" }, ownOptions.head.map { _ in "--head-options" },
      runOptions.isEmpty ? nil : "the options after --",
    ].compactMap { $0 }
    guard !options.isEmpty else { return }
    let words = options.joined(separator: ", ")
    throw .usage("Both sides are recordings, which are not played: leave out \(words).")
  }

  private func checkNoTrace() throws(CommandFailure) {
    guard Self.isTrace(base) || head.map(Self.isTrace) == true else { return }
    for path in [base, head ?? base] where !FileManager.default.fileExists(atPath: path) {
      throw CommandFailure(
        message: "There is no folder '\(path)': give the folders of two recordings.",
        status: .noInput
      )
    }
    let (trace, other) =
      Self.isTrace(base) ? (base, head ?? "the working tree") : (head ?? "", base)
    throw CommandFailure.usage(
      "'\(trace)' is a recording, and '\(other)' is none: give the folders of two recordings, or two builds."
    )
  }

  private func compareBuilds(
    _ child: ChildProgram,
    _ listener: any ExperimentListener
  ) throws -> Comparison {
    let folder = try TemporaryFolder("listscope-compare")
    defer { withExtendedLifetime(folder) {} }
    let own = try (
      ShellWords.split(ownOptions.base ?? ""), ShellWords.split(ownOptions.head ?? "")
    )
    try checkClock(of: [runOptions, own.0, own.1])
    let builds = try ComparedBuilds(base, head, product: product, child, folder.url, listener)
    let settings = completeSettings
    let compared = try scenarios.map { scenario in
      let found = try builds.compare(
        scenario,
        base: [scenario] + runOptions + own.0,
        head: [scenario] + runOptions + own.1,
        settings
      )
      return margins.noted(in: found)
    }
    var comparison = Comparison(
      base: label(builds.base, ownOptions.base),
      head: label(builds.head, ownOptions.head),
      compared
    )
    comparison.calibration = CalibrationStore().calibration(of: settings)
    return comparison
  }

  /// Fails where a side would be played on the real clock.
  private func checkClock(of options: [[String]]) throws(CommandFailure) {
    let isReal = options.contains { words in
      words.contains("--clock=real")
        || zip(words, words.dropFirst()).contains { $0 == ("--clock", "real") }
    }
    guard isReal else { return }
    throw CommandFailure.usage(
      "Only runs of the virtual clock play the same frames: leave --clock out."
    )
  }

  private var completeSettings: BuildComparer.Settings {
    var settings = settings
    settings.margins = margins.shares
    settings.gatesCounts = ownOptions.base == ownOptions.head
    settings.allowsDifferences = allowsDifferences || !settings.gatesCounts
    return settings
  }

  private func label(_ product: PackageBuild.Product, _ options: String?) -> String {
    options.map { "\(product.name) with \($0)" } ?? product.name
  }

  /// Folders with CTF or our manifest somewhere below are traces.
  private static func isTrace(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return false }
    if TraceManifest(inFolder: path) != nil { return true }
    let names = FileManager.default.enumerator(atPath: path)
    return names?.contains { ($0 as? String)?.hasSuffix("metadata") == true } ?? false
  }
}

extension Comparison {
  /// The exit code of the verdict.
  package var status: ExitStatus {
    switch verdict {
    case .regression: .regression
    case .inconclusive: .notComparable
    case .improvement, .noChange: .done
    }
  }
}
