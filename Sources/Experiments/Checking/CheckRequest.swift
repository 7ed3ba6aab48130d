import TraceAnalysis

/// Scenarios of a suite that are to be checked.
package struct CheckRequest {
  /// The other build that times are compared with.
  package struct Times {
    /// An executable, or a commit.
    package var base: String
    /// The other side, likewise; nil for the working tree.
    package var head: String?
    /// The executable product to build; nil for the only one.
    package var product: String?
    /// The rounds, recordings and time of the comparison.
    package var settings: BuildComparer.Settings

    package init(
      base: String,
      head: String?,
      product: String?,
      settings: BuildComparer.Settings
    ) {
      (self.base, self.head, self.product, self.settings) = (base, head, product, settings)
    }
  }

  private let suite: Suite
  private let scenarios: [SuiteScenario]
  private let times: Times?

  /// Chooses the scenarios of a suite.
  ///
  /// - Parameters:
  ///   - suite: the suite.
  ///   - names: the scenarios to check; all where none is named.
  ///   - times: the build that times are compared with; nil where only counts are.
  /// - Throws: `CommandFailure` for a name that the suite does not have.
  package init(_ suite: Suite, _ names: [String], times: Times? = nil) throws(CommandFailure) {
    let known = suite.scenarios.map(\.name)
    for name in names where !known.contains(name) {
      throw .usage(
        "The suite has no scenario '\(name)'.\(Suggestion(for: name, among: known).words) "
          + "Choose one of: \(known.joined(separator: ", "))."
      )
    }
    self.suite = suite
    self.times = times
    scenarios =
      names.isEmpty ? suite.scenarios : suite.scenarios.filter { names.contains($0.name) }
  }

  /// True if allocations of one of the scenarios are counted.
  package var countsAllocations: Bool { scenarios.contains { $0.countsAllocations } }

  /// Compares counts with the baselines, or writes these, and then compares times.
  ///
  /// - Parameters:
  ///   - updates: true to write the baselines.
  ///   - instructions: true to count instructions as well.
  ///   - counter: plays and counts.
  ///   - child: starts the processes that times are taken of.
  ///   - listener: takes what is said meanwhile.
  /// - Returns: the result.
  /// - Throws: `CommandFailure` where a scenario cannot be played.
  package func check(
    updates: Bool = false,
    instructions: Bool = false,
    _ counter: any CountPlayer,
    _ child: ChildProgram = ChildProgram(),
    _ listener: any ExperimentListener = SilentListener()
  ) throws -> CheckResult {
    let checker = ScenarioChecker(suite: suite, counter: counter, countsInstructions: instructions)
    var progress = listener.progress(total: scenarios.count, unit: "scenarios", part: (1, 1))
    var checks: [ScenarioCheck] = []
    for scenario in scenarios {
      checks.append(try updates ? checker.update(scenario) : checker.check(scenario))
      progress.show(checks.count)
    }
    progress.clear()
    var result = CheckResult(suite: suite, scenarios: checks)
    result.comparison = try times.map { try compare($0, child, listener) }
    return result
  }

  /// The second gate: plays the scenarios of two builds in turns.
  private func compare(
    _ times: Times,
    _ child: ChildProgram,
    _ listener: any ExperimentListener
  ) throws -> Comparison {
    let folder = try TemporaryFolder("listscope-check")
    defer { withExtendedLifetime(folder) {} }
    let builds = try ComparedBuilds(
      times.base,
      times.head,
      product: times.product,
      child,
      folder.url,
      listener
    )
    var settings = times.settings
    let margins = ComparisonMargins(suite)
    settings.margins = margins.shares
    // The first gate counts, and knows what is let through.
    settings.gatesCounts = false
    let compared = try scenarios.map { scenario in
      let arguments = scenario.arguments
      let found = try builds.compare(scenario.name, base: arguments, head: arguments, settings)
      return margins.noted(in: suite.lettingThrough(found))
    }
    var comparison = Comparison(base: builds.base.name, head: builds.head.name, compared)
    comparison.calibration = CalibrationStore().calibration(of: settings)
    return comparison
  }
}

extension CheckResult {
  /// Adds the waivers that let nothing through, where all of their scenarios were checked.
  fileprivate init(suite: Suite, scenarios: [ScenarioCheck]) {
    let used = Set(scenarios.flatMap(\.differences).compactMap(\.waiver))
    let isWhole =
      scenarios.count == suite.scenarios.count
      && scenarios.allSatisfy { [.passed, .regression].contains($0.status) }
    self.init(
      suite: suite.path,
      scenarios: scenarios,
      idleWaivers: isWhole ? suite.waivers.filter { !used.contains($0) } : []
    )
  }
}
