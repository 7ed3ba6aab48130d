import Signposts
package import TraceAnalysis
package import Workloads

/// A parameter as `--parameter` names it: `batching.after`, `batching.after=4:400`, `rows=eager,lazy`.
package struct TuningRange: Equatable {
  package let name: String
  package let values: String?

  package init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty else { return nil }
    self.name = String(name)
    values = parts.count == 2 ? String(parts[1]) : nil
  }

  /// The parameter with the values to try.
  ///
  /// - Throws: `ValidationError` where the scenario has no such parameter, it is no decision, or it has no
  ///   such values.
  package func parameter(of scenario: any Scenario, _ run: RunParameters) throws(CommandFailure)
    -> TunedParameter
  {
    let settable = scenario.settableParameters
    guard let definition = settable.first(where: { $0.name == name }) else {
      let names = settable.filter(\.isTunable).map(\.name)
      throw CommandFailure.usage(
        "The scenario '\(scenario.name)' has no parameter '\(name)'."
          + Suggestion(for: name, among: names).words
          + " It can be tuned by: \(names.joined(separator: ", "))."
      )
    }
    guard definition.isTunable else {
      throw CommandFailure.usage(
        "'\(name)' decides what is played, so values of it cannot be compared. A parameter of your "
          + "own is a decision where its declaration says `isTunable: true`."
      )
    }
    // A prefix has no value where the run has a window.
    let current = run[definition]
    if let values, values.contains(",") || !values.contains(":") {
      return try listed(values, definition, current)
    }
    let isOwn = scenario.parameters.contains(definition)
    var range: ClosedRange<Double>?
    if let values { range = try Self.range(values, definition) }
    let parameter = TuningGrid.parameter(
      definition,
      default: current,
      range: range,
      hasWholeRange: isOwn
    )
    guard let parameter else {
      throw CommandFailure.usage(
        "'\(name)' has neither a range nor cases: give its values, as in \(name)=A,B."
      )
    }
    return parameter
  }

  private func listed(
    _ values: String,
    _ definition: ParameterDefinition,
    _ current: ParameterValue?
  ) throws(CommandFailure) -> TunedParameter {
    var texts: [String] = []
    for text in values.split(separator: ",").map(String.init) {
      guard let value = definition.domain.value(text) else { throw outside(text, definition) }
      guard !texts.contains(value.description) else {
        throw CommandFailure.usage("--parameter \(name) has \(value) twice: give each value once.")
      }
      texts.append(value.description)
    }
    if let current, !texts.contains(current.description) { texts.append(current.description) }
    if definition.domain.type != .text {
      texts.sort { (Double($0) ?? 0) < (Double($1) ?? 0) }
    }
    guard texts.contains(where: { $0 != current?.description }) else {
      throw CommandFailure.usage(
        "--parameter \(name) needs values beside \(values), which applies."
      )
    }
    return TunedParameter(
      name,
      values: texts,
      defaultValue: current?.description ?? TunedParameter.none,
      isLogarithmic: definition.domain.isLogarithmic
    )
  }

  private static func range(_ text: String, _ definition: ParameterDefinition)
    throws(CommandFailure)
    -> ClosedRange<Double>
  {
    let ends = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2, let low = Double(ends[0]), let high = Double(ends[1]), low < high else {
      throw CommandFailure.usage(
        "--parameter \(definition.name) needs a range, as in \(definition.name)=4:400, not '\(text)'."
      )
    }
    for end in ends where definition.domain.value(end) == nil {
      throw TuningRange(argument: definition.name)?.outside(end, definition)
        ?? CommandFailure.usage("'\(end)' is no value.")
    }
    return low...high
  }

  private func outside(_ text: String, _ definition: ParameterDefinition) -> CommandFailure {
    CommandFailure.usage("'\(name)' must be \(definition.domain.requirement), not '\(text)'.")
  }
}

extension ParameterDomain {
  /// True if equal ratios of its values matter equally.
  var isLogarithmic: Bool {
    switch self {
    case .integers(_, let scale), .numbers(_, let scale): scale == .logarithmic
    case .cases, .seeds, .text: false
    }
  }
}
