import ArgumentParser
import Experiments
import ListSchema
import Signposts
import Workloads

/// A parameter that the command line sets, by its own option or by `--set`.
struct ParameterSetting {
  /// The parameter that is set.
  let parameter: ParameterDefinition
  /// The value that it is set to.
  let text: String
  /// The user's spelling: `--items` or `--set items`.
  let spelling: String

  /// Everything that is set for a scenario, in the order of the declarations, then of `--set`.
  ///
  /// - Throws: `ValidationError` for a `--set` in another form, or of an unknown name.
  static func all(
    _ options: ParameterOptions,
    _ settings: [String],
    _ scenario: any Scenario
  ) throws -> [ParameterSetting] {
    let given = options.given.map { parameter, text in
      let option = "--\(parameter.option ?? parameter.name)"
      return ParameterSetting(parameter: parameter, text: text, spelling: option)
    }
    return try given + settings.map { try ParameterSetting($0, scenario) }
  }

  /// The text of the value; of a file with factors, what it holds.
  ///
  /// - Throws: `ValidationError` for a file that holds none.
  var valueText: String {
    get throws {
      guard parameter == .slowdownProfile else { return text }
      return try SlowdownProfileArgument(text).factors.parameterText
    }
  }

  /// The message for a value that is not in the parameter's domain.
  var complaint: String {
    let separator = spelling.hasPrefix("--set ") ? "=" : " "
    let example = parameter.defaultValue.map { " Try \(spelling)\(separator)\($0)." } ?? ""
    let names = ParameterCompletion.values(parameter)
    let suggestion = Suggestion(for: text, among: names).words
    guard parameter.domain != .text else {
      return "\(spelling) cannot be '\(text)'. \(parameter.details)\(example)"
    }
    return
      "\(spelling) must be \(parameter.domain.requirement), not '\(text)'.\(suggestion)\(example)"
  }

  private init(parameter: ParameterDefinition, text: String, spelling: String) {
    self.parameter = parameter
    self.text = text
    self.spelling = spelling
  }

  private init(_ setting: String, _ scenario: any Scenario) throws {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw ValidationError("--set needs a name and a value, such as --set items=1000.")
    }
    let name = String(parts[0])
    let settable = scenario.settableParameters
    guard let parameter = settable.first(where: { $0.name == name }) else {
      let own = scenario.parameters.map { "\($0.name) (\($0.domain.requirement))" }
      throw ValidationError(
        "The scenario '\(scenario.name)' has no parameter '\(name)'."
          + Suggestion(for: name, among: settable.map(\.name)).words + " "
          + (own.isEmpty ? "It has none of its own." : "Its own: \(own.joined(separator: "; ")).")
          + " Those of every scenario, such as items and seed: `\(ProgramName.current) run --help`."
      )
    }
    self.init(parameter: parameter, text: String(parts[1]), spelling: "--set \(name)")
  }
}

/// The shell completions after the option of a parameter.
enum ParameterCompletion {
  /// The cases of a parameter, or the names that its text may be; empty where nothing can be named.
  static func values(_ parameter: ParameterDefinition) -> [String] {
    if parameter == .gesture {
      var names: [String] = []
      for script in GestureScript.builtIn + ScenarioCatalogue.shared.all.flatMap(\.gestures)
      where !names.contains(script.name) {
        names.append(script.name)
      }
      return names
    }
    guard case .cases(let values) = parameter.domain else { return [] }
    return values.map(\.description)
  }
}
