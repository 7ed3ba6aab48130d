import ArgumentParser
import Experiments
import Reports
import Synchronization
import TraceAnalysis
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

  /// Recordings, by their paths.
  private let sessions = Mutex<[String: SessionScenario]>([:])

  /// The scenario of a recording, which is read once.
  ///
  /// - Throws: `ValidationError`; as the parser of arguments passes on no other.
  private func session(_ path: String) throws -> any Scenario {
    if let scenario = sessions.withLock({ $0[path] }) { return scenario }
    do throws(CommandFailure) {
      let scenario = try SessionFiles.scenario(path)
      sessions.withLock { $0[path] = scenario }
      return scenario
    } catch {
      throw ValidationError(error.lines.map(\.printable).joined(separator: "\n"))
    }
  }

  /// Reads the recordings that are named on the command line, so that a mistake in one has an exit code of
  /// its own.
  func checkSessions(_ words: [String]) throws(CommandFailure) {
    let takers = ["run", "record", "snapshot", "tune"]
    guard let command = words.first, takers.contains(command) else { return }
    guard let path = words.dropFirst().first(where: { !$0.hasPrefix("-") }),
      SessionFiles.isName(path), !words.contains("--")
    else { return }
    let scenario = try SessionFiles.scenario(path)
    for problem in scenario.recording.problems where problem.isLoss {
      StandardError.say("warning: \(path): \(problem)")
    }
    sessions.withLock { $0[path] = scenario }
  }

  /// Throws where only a part of a recording could be played, once that is done: no gate may pass on it.
  func checkLosses() throws(CommandFailure) {
    let damaged = sessions.withLock { sessions in
      sessions.filter { $0.value.recording.problems.contains(where: \.isLoss) }.keys.sorted()
    }
    guard let path = damaged.first else { return }
    throw CommandFailure(
      message: "'\(path)' is damaged, so only a part of it was played. "
        + "`\(ProgramName.current) sessions show \(path.quotedPathForShell)` names the damage.",
      status: .badData
    )
  }

  /// The scenario of a name.
  ///
  /// - Throws: `ValidationError`, which names all scenarios, where there is none.
  func scenario(named name: String) throws -> any Scenario {
    if let scenario = all.first(where: { $0.name == name }) { return scenario }
    if SessionFiles.isName(name) { return try session(name) }
    let names = all.map(\.name)
    throw ValidationError(
      "There is no scenario '\(name)'.\(Suggestion(for: name, among: names).words) "
        + "Choose one of: \(names.joined(separator: ", ")). "
        + "`\(ProgramName.current) scenarios` describes them."
    )
  }
}
