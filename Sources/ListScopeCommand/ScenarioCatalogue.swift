import ArgumentParser
import Experiments
import Synchronization
import Workloads

/// The scenarios that the executable knows.
///
/// Set once, before arguments are parsed: the parser creates the commands, so nothing can be passed
/// to them.
final class ScenarioCatalogue: Sendable {
  static let shared = ScenarioCatalogue()

  private let scenarios = Mutex<[any Scenario]>([])

  /// All scenarios, in the order in which the executable names them.
  var all: [any Scenario] { scenarios.withLock { $0 } }

  func replace(with scenarios: [any Scenario]) {
    self.scenarios.withLock { $0 = scenarios }
  }

  /// The scenario of a name.
  ///
  /// - Throws: `ValidationError`, which names all scenarios, where there is none.
  func scenario(named name: String) throws -> any Scenario {
    if let scenario = all.first(where: { $0.name == name }) { return scenario }
    let names = all.map(\.name)
    throw ValidationError(
      "There is no scenario '\(name)'.\(Suggestion(for: name, among: names).words) "
        + "Choose one of: \(names.joined(separator: ", ")). "
        + "`\(ProgramName.current) scenarios` describes them."
    )
  }
}
