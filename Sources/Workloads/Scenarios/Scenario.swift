import ListSchema
public import Signposts

/// A list to be measured: what it shows, how it changes, how it is scrolled.
///
/// Declare one for a screen of your own, and give it to `ListScopeCommand.main(scenarios:)`.
public protocol Scenario: Sendable {
  /// The name on the command line, in lower case.
  var name: String { get }
  /// What the list is, in one sentence.
  var summary: String { get }
  /// How many items it usually has: small, medium, large.
  var itemCounts: [Int] { get }
  /// What changes while it is played, in a few words.
  var updates: String { get }
  /// How it is scrolled: the first is played unless another is asked for by name.
  ///
  /// By default `fling`.
  var gestures: [GestureScript] { get }
  /// How items get their sizes unless it is asked for otherwise; from their text by default.
  var sizing: RunParameters.Sizing { get }

  /// The parameters that only this scenario has, which `--set NAME=VALUE` sets; by default none.
  ///
  /// They are recorded with the run and shown in every report. A session reads them from
  /// `RunParameters` by their declarations.
  var parameters: [ParameterDefinition] { get }

  /// Generates the content of one run. The same parameters give the same content.
  func makeSession(_ parameters: RunParameters) -> any ScenarioSession
}

extension Scenario {
  /// Flings.
  public var gestures: [GestureScript] { [.fling] }

  /// From their text.
  public var sizing: RunParameters.Sizing { .text }

  /// None.
  public var parameters: [ParameterDefinition] { [] }

  /// Every parameter of a run of the scenario: those of all runs, then its own.
  ///
  /// - Precondition: no two of them share a name.
  public var allParameters: [ParameterDefinition] {
    let all = ListSchema.schema.parameters + parameters
    precondition(
      Set(all.map(\.name)).count == all.count,
      "\(name): a parameter has a name that another one has"
    )
    return all
  }

  /// How many items a run has unless another number is asked for: the largest usual one up to
  /// 10,000.
  public var defaultItems: Int {
    itemCounts.filter { $0 <= 10_000 }.max() ?? itemCounts.min() ?? 10_000
  }

  /// The script of a name: one of the scenario's own, or one of those that come with ListScope.
  ///
  /// - Parameter name: the name; nil means the scenario's first.
  /// - Returns: the script; nil when there is none of the name.
  public func gesture(named name: String?) -> GestureScript? {
    guard let name else { return gestures.first ?? GestureScript.none }
    return (gestures + GestureScript.builtIn).first { $0.name == name }
  }
}
