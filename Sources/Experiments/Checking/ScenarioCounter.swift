import Foundation
import LTTng
import SignpostCounting
import TraceAnalysis

/// Plays a scenario in processes of its own, and returns what they counted.
package struct ScenarioCounter: CountPlayer {
  private let library: Result<String, PreloadedLibrary.Missing>
  private let child: ChildProgram

  /// Makes the allocation counter, where some scenario needs it.
  package init(_ child: ChildProgram, countsAllocations: Bool) {
    self.child = child
    guard countsAllocations else {
      library = .failure(.init(reason: "the suite does not ask for them"))
      return
    }
    library = Result { () throws(PreloadedLibrary.Missing) in
      try PreloadedLibrary(.allocations, child).path()
    }
  }

  /// Plays a scenario once for its counts, and once for each further kind.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - instructions: whether instructions are counted.
  /// - Returns: the counts.
  /// - Throws: `CommandFailure` where it does not play to its end.
  package func count(
    _ scenario: SuiteScenario,
    instructions: Bool
  ) throws(CommandFailure) -> CountOutcome {
    var outcome = CountOutcome(file: try play(scenario, "--counts"))
    if scenario.countsAllocations { try countAllocations(scenario, &outcome) }
    if instructions { try countInstructions(scenario, &outcome) }
    return outcome
  }

  private func countAllocations(
    _ scenario: SuiteScenario,
    _ outcome: inout CountOutcome
  ) throws(CommandFailure) {
    switch library {
    case .failure(let missing): outcome.obstacles[.allocations] = missing.reason
    case .success(let path):
      do throws(CommandFailure) {
        let allocations = try play(scenario, "--allocation-counts", preloading: path)
        outcome.file.counts.merge(allocations.counts) { $1 }
        outcome.counted.insert(.allocations)
      } catch  where error.status == .interrupted {
        throw error
      } catch {
        outcome.obstacles[.allocations] = error.message
      }
    }
  }

  private func countInstructions(
    _ scenario: SuiteScenario,
    _ outcome: inout CountOutcome
  ) throws(CommandFailure) {
    do {
      let counter = InstructionCounter(child)
      let count = try counter.count(CurrentExecutable.path, scenario.arguments)
      outcome.file.counts.merge(count.counts) { $1 }
      outcome.file.facts.merge(count.facts) { $1 }
      outcome.counted.insert(.instructions)
    } catch let missing as InstructionCounter.Missing {
      outcome.obstacles[.instructions] = missing.reason
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .bug(error)
    }
  }

  private func play(
    _ scenario: SuiteScenario,
    _ option: String,
    preloading library: String? = nil
  ) throws(CommandFailure) -> CountFile {
    var environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    if let library {
      let others = ProcessInfo.processInfo.environment["LD_PRELOAD"].map { ":\($0)" } ?? ""
      environment["LD_PRELOAD"] = library + others
    }
    let command =
      [CurrentExecutable.path, "run"] + scenario.arguments
      + ["--quiet", option, ChildProgram.answerPath]
    let ending: ChildProgram.Ending
    do {
      ending = try child.run(command, environment: environment, answers: true)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(
        message: "\(scenario.name): the run could not be started: \(error)",
        status: .bug
      )
    }
    guard ending.isSuccess else { throw Self.failure(ending, scenario) }
    do throws(CountFile.Mistake) {
      return try CountFile(ending.answer)
    } catch {
      throw .bug(error)
    }
  }

  /// A run that did not come to its end; its last words say why.
  private static func failure(
    _ ending: ChildProgram.Ending,
    _ scenario: SuiteScenario
  ) -> CommandFailure {
    let words = Array(ending.errors.textLines.filter { !$0.isEmpty }.suffix(5))
    let end = "\(scenario.name): the run ended with exit status \(ending.code)"
    return CommandFailure(
      lines: [end + (words.isEmpty ? "." : ":")] + words
        + ["Play it with: \(ProgramName.current) run \(scenario.run)"],
      status: ExitStatus(rawValue: ending.code) ?? .bug
    )
  }
}
