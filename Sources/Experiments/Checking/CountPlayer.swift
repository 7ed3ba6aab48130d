package import SignpostCounting

/// Plays scenarios and counts what they do: a program in fresh processes, or what a test plants.
package protocol CountPlayer {
  /// Plays a scenario and returns its counts.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - instructions: true to count instructions as well.
  /// - Returns: the counts.
  /// - Throws: `CommandFailure` where it does not play to its end.
  func count(
    _ scenario: SuiteScenario,
    instructions: Bool
  ) throws(CommandFailure) -> CountOutcome
}

/// The counts of a scenario, and the reasons for kinds that were requested but not counted.
package struct CountOutcome {
  package var file: CountFile
  package var counted: Set<CountKind> = []
  package var obstacles: [CountKind: String] = [:]

  package init(file: CountFile) {
    self.file = file
  }
}
