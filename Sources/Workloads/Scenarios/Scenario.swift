import ListSchema
public import Signposts

/// A list to measure: its content, its changes and its scrolling.
///
/// Declare one for your own screen, and pass it to `ListScopeCommand.main(scenarios:)`.
public protocol Scenario: Sendable {
  /// The name on the command line, in lower case.
  var name: String { get }
  /// A description of the list, in one sentence.
  var summary: String { get }
  /// The default numbers of items: small, medium, large.
  var itemCounts: [Int] { get }
  /// A short description of the changes during a run.
  var updates: String { get }
  /// The gesture scripts; the first is played unless another is requested by name.
  ///
  /// By default `fling`.
  var gestures: [GestureScript] { get }
  /// The sizing of items unless requested otherwise; from their text by default.
  var sizing: RunParameters.Sizing { get }
  /// The layout of content unless requested otherwise; as rows of a table by default.
  var layout: RunParameters.Layout { get }

  /// The number of frames unless requested otherwise; by default nil: ten seconds.
  var frames: Int? { get }
  /// The refresh rate unless requested otherwise; by default nil: the usual one.
  var refreshRateHz: Int? { get }
  /// The clock unless requested otherwise; by default the virtual one.
  ///
  /// A screen whose content arrives later, from another queue, a task or a delay, needs the real one: only there
  /// is the main queue served, in each frame.
  var clock: RunParameters.Clock { get }

  /// The parameters that only this scenario has, which `--set NAME=VALUE` sets; by default none.
  ///
  /// They are recorded with the run and shown in every report. A session reads them from
  /// `RunParameters` by their declarations.
  var parameters: [ParameterDefinition] { get }

  /// Generates the content of one run. The same parameters produce the same content.
  @preconcurrency @MainActor
  func makeSession(_ parameters: RunParameters) -> any ScenarioSession
}

extension Scenario {
  /// Flings.
  public var gestures: [GestureScript] { [.fling] }

  /// From their text.
  public var sizing: RunParameters.Sizing { .text }

  /// As rows of a table.
  public var layout: RunParameters.Layout { .table }

  /// Ten seconds.
  public var frames: Int? { nil }

  /// The usual one.
  public var refreshRateHz: Int? { nil }

  /// The virtual one.
  public var clock: RunParameters.Clock { .virtual }

  /// None.
  public var parameters: [ParameterDefinition] { [] }

  /// Every parameter of a run of the scenario: those of all runs, then its own.
  ///
  /// - Precondition: no two of them share a name.
  public var allParameters: [ParameterDefinition] {
    let all = ListSchema.schema.parameters + parameters
    let twice = Dictionary(grouping: all, by: \.name).first { $0.value.count > 1 }?.key
    precondition(
      twice == nil,
      "\(name): two parameters have the name '\(twice ?? "")'; `record --help` has those of all scenarios"
    )
    return all
  }

  /// Every parameter that can be set by its name: those of a run, and parts of their values.
  public var settableParameters: [ParameterDefinition] {
    allParameters.filter { $0 != .repetition } + ParameterDefinition.parts
  }

  /// The default number of items: the largest of `itemCounts` up to 10,000.
  public var defaultItems: Int {
    itemCounts.filter { $0 <= 10_000 }.max() ?? itemCounts.min() ?? 10_000
  }

  /// The script with a name: one of the scenario's own, or one of ListScope's.
  ///
  /// - Parameter name: the name; nil means the scenario's first.
  /// - Returns: the script; nil if there is none with the name.
  public func gesture(named name: String?) -> GestureScript? {
    guard let name else { return gestures.first ?? GestureScript.none }
    return (gestures + GestureScript.builtIn).first { $0.name == name }
  }
}
