import Reports
import Signposts
package import TraceAnalysis
package import Workloads

/// Parameters of a scenario that are to be tuned.
package struct TuningRequest {
  /// The scenario.
  package let scenario: any Scenario
  /// The run whose parameters are changed.
  package let run: RunParameters
  /// The metric that is to become small.
  package var objective = TuningObjective.frameP95
  /// The conditions that the advice meets.
  package var constraints: [TuningConstraint] = []
  /// The time that it may take, in seconds.
  package var timeLimit = 120.0
  /// The parameters with their values.
  package let parameters: [TunedParameter]

  /// Chooses what is tuned.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - run: the run whose parameters are changed.
  ///   - ranges: what to tune; everything that can be where there is none.
  /// - Throws: `CommandFailure` where it cannot be tuned.
  package init(
    _ scenario: any Scenario,
    _ run: RunParameters,
    _ ranges: [TuningRange]
  ) throws(CommandFailure) {
    guard run.clock == .virtual else {
      throw .usage(
        "Only runs of the virtual clock play the same frames: "
          + (scenario.clock == .virtual ? "leave --clock out." : "add --clock virtual.")
      )
    }
    var ranges = ranges
    if ranges.isEmpty {
      ranges = scenario.settableParameters.filter(\.isTunable)
        .compactMap { TuningRange(argument: $0.name) }
    }
    let twice = ranges.map(\.name).first { name in ranges.count { $0.name == name } > 1 }
    if let twice { throw .usage("--parameter \(twice) is given twice: give it once.") }
    var parameters: [TunedParameter] = []
    for range in ranges { parameters.append(try range.parameter(of: scenario, run)) }
    (self.scenario, self.run, self.parameters) = (scenario, run, parameters)
  }

  /// The folder of the tuning, as its manifest describes it.
  ///
  /// - Parameters:
  ///   - path: the folder; a new one of this moment where none is named.
  ///   - program: the path of the executable.
  ///   - arguments: the arguments of `run` that play the default.
  /// - Returns: the folder.
  /// - Throws: `CommandFailure` where the folder holds something else.
  package func folder(
    _ path: String?,
    program: String,
    arguments: [String]
  ) throws -> TuningFolder {
    try TuningFolder(
      path ?? TuningFolder.defaultPath(scenario.name),
      TuningFolder.Manifest(
        program: TuningFolder.identity(ofProgram: program),
        scenario: scenario.name,
        arguments: arguments,
        parameters: parameters,
        objective: objective,
        constraints: constraints.map(\.text),
        timeLimit: timeLimit
      )
    )
  }

  /// Plays each point once, as the journal of the folder has it or another player plays it.
  package func player(
    _ folder: TuningFolder,
    _ player: @escaping (_ name: String, RunParameters) throws -> any RunPlayer
  ) -> JournalledPlayer {
    JournalledPlayer(
      folder.journal,
      unmeasuredFrames: run.unmeasuredFrames
    ) { point in
      try player(point.name, TuningApplication.parameters(point, in: run, of: scenario))
    }
  }

  /// Searches, and says how the advice is applied.
  ///
  /// - Parameters:
  ///   - player: plays the points.
  ///   - folder: what was measured, for the message of an interruption.
  ///   - progress: takes what is known so far.
  /// - Returns: the result.
  /// - Throws: `CommandFailure` where the scenario cannot be tuned, or was interrupted.
  package func tune(
    _ player: any TuningPlayer,
    _ folder: TuningFolder,
    progress: @escaping (Tuning) -> Void = { _ in }
  ) throws -> Tuning {
    var search = TuningSearch(plan, player, progress: progress)
    do {
      var tuning = try search.run()
      if case .change(let point) = tuning.advice {
        tuning.applications = TuningApplication.lines(point, in: run, of: scenario)
      }
      return tuning
    } catch let failure as CommandFailure where failure.status == .usage {
      folder.removeIfNew()
      throw failure
    } catch let failure as CommandFailure where failure.status == .interrupted {
      throw CommandFailure(
        message: "Interrupted. What was measured is in '\(folder.path)': the same command with "
          + "--folder \(folder.path.quotedForShell) continues.",
        status: .interrupted
      )
    }
  }

  private var plan: TuningPlan {
    let definitions = scenario.settableParameters
    return TuningPlan(
      scenario: scenario.name,
      parameters: parameters,
      objective: objective,
      constraints: constraints,
      timeLimit: timeLimit
    ) { one, other in
      let first = definitions.first { $0.name == one }
      let second = definitions.first { $0.name == other }
      guard let first, let second else { return false }
      return !first.contradicts(second)
    }
  }
}
