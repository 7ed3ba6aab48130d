import ArgumentParser
import Experiments
import Foundation
import ListSchema
import Signposts
import Workloads

/// The options that `run`, `record` and `snapshot` share: everything that decides what is played.
struct RunOptions: ParsableArguments {
  @Argument(
    help: "The scenario to play; see `\(ProgramName.current) scenarios`.",
    completion: .custom { _, _, _ in ScenarioCatalogue.shared.all.map(\.name) }
  )
  var scenario: String

  @Option(
    parsing: .unconditional,
    help: "The time to play, in seconds of the display. (default: 10)"
  )
  var seconds: Double?

  @OptionGroup var options: ParameterOptions

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      """
      Set a parameter by its name, such as one that only the scenario has; see \
      `\(ProgramName.current) scenarios`. May be given more than once.
      """,
      valueName: "name=value"
    )
  )
  var settings: [String] = []

  func validate() throws {
    let played = try ScenarioCatalogue.shared.scenario(named: scenario)
    let parameters = try parameters()
    try validateGesture(parameters.gesture, of: played)
    guard (0..<parameters.frames).contains(parameters.warmupFrames) else {
      throw ValidationError(
        "--warmup must leave frames to measure: at least 0 and less than \(parameters.frames), "
          + "not \(parameters.warmupFrames)."
      )
    }
  }

  private func validateGesture(_ gesture: String?, of scenario: any Scenario) throws {
    guard let gesture, scenario.gesture(named: gesture) == nil else { return }
    var names: [String] = []
    for script in scenario.gestures + GestureScript.builtIn where !names.contains(script.name) {
      names.append(script.name)
    }
    throw ValidationError(
      "There is no gesture '\(gesture)'.\(Suggestion(for: gesture, among: names).words) "
        + "Choose one of: \(names.joined(separator: ", "))."
    )
  }

  /// The parameters of the run.
  ///
  /// - Throws: `ValidationError` when a value is not allowed, or is set twice.
  func parameters() throws -> RunParameters {
    let played = try ScenarioCatalogue.shared.scenario(named: scenario)
    var parameters = RunParameters(for: played)
    var given: Set<String> = []
    let all = try ParameterSetting.all(options, settings, played)
    for setting in all {
      guard given.insert(setting.parameter.name).inserted else {
        throw ValidationError("'\(setting.parameter.name)' is set twice: set it once.")
      }
      if let other = all.first(where: { $0.parameter.contradicts(setting.parameter) }) {
        throw ValidationError(
          "\(setting.spelling) and \(other.spelling) cannot go together, as both say how much is "
            + "presented: give one of them."
        )
      }
      do {
        try parameters.set(setting.parameter, to: setting.valueText)
      } catch is ParameterError {
        throw ValidationError(setting.complaint)
      }
    }
    guard let seconds else {
      if !given.contains(ParameterDefinition.frames.name) {
        parameters.frames = played.frames ?? 10 * parameters.refreshRateHz
      }
      return parameters
    }
    guard !given.contains(ParameterDefinition.frames.name) else {
      throw ValidationError("Give either --seconds or --frames, not both.")
    }
    let frames = Int64(exactly: (seconds * Double(parameters.refreshRateHz)).rounded())
    guard let frames, ParameterDefinition.frames.domain.contains(.integer(frames)) else {
      throw ValidationError(
        "--seconds \(seconds) is no length of a run, which has between 1 frame and a day of frames. Try --seconds 10."
      )
    }
    parameters.frames = Int(frames)
    return parameters
  }

  /// True if the options say how long to play.
  var limitsLength: Bool {
    seconds != nil || options.frames != nil
      || settings.contains { $0.hasPrefix("\(ParameterDefinition.frames.name)=") }
  }

  /// The parameters that every repetition of the run has in common.
  var recordedParameters: [ParameterDefinition] {
    get throws {
      let all = try ScenarioCatalogue.shared.scenario(named: scenario).allParameters
      return all.filter { $0 != .repetition }
    }
  }

  /// The arguments with which another process plays the same run.
  ///
  /// - Throws: `ValidationError` when the options are not allowed.
  func arguments() throws -> [String] { try arguments(parameters()) }

  /// Reads arguments of `run`; what is wrong with them is a failure like any other.
  static func reading(_ arguments: [String]) throws(CommandFailure) -> RunOptions {
    do {
      return try parse(arguments)
    } catch {
      throw .usage(message(for: error))
    }
  }

  /// Returns the arguments with every parameter, for suites.
  static func resolve(_ arguments: [String]) throws(CommandFailure) -> [String] {
    let options = try reading(arguments)
    do {
      return try options.arguments()
    } catch {
      throw .usage(message(for: error))
    }
  }

  /// The arguments with which another process plays the scenario with these parameters.
  func arguments(_ parameters: RunParameters) throws -> [String] {
    try recordedParameters.reduce(into: [scenario]) { arguments, parameter in
      guard let value = parameters[parameter] else { return }
      arguments +=
        parameter.option.map { ["--\($0)", "\(value)"] } ?? ["--set", "\(parameter.name)=\(value)"]
    }
  }
}
