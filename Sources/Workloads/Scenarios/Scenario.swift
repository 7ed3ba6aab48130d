public import ListEngine

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

  /// Generates the content of one run. The same parameters give the same content.
  func makeSession(_ parameters: RunParameters) -> any ScenarioSession
}

extension Scenario {
  /// Flings.
  public var gestures: [GestureScript] { [.fling] }

  /// From their text.
  public var sizing: RunParameters.Sizing { .text }

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

/// The content of one run of a scenario, as it changes over time.
public protocol ScenarioSession: AnyObject {
  /// How many sections were generated.
  var sectionCount: Int { get }
  /// How many items were generated.
  var itemCount: Int { get }
  /// The checksum of the content as generated.
  var checksum: Checksum { get }

  /// Describes the content as it is now.
  func configure(_ list: inout ListProperties)

  /// The change of the content that is due at `time` seconds; nil when none is.
  ///
  /// Called once a frame, with ascending times, and with the list as the frame finds it. The change
  /// is run at once, and measured apart; then the list is configured anew.
  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate?

  /// A change of the content right now, for gestures that want one; by default none.
  func extraUpdate(in list: ListView) -> ContentUpdate?
}

extension ScenarioSession {
  /// No change.
  public func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? { nil }

  /// No change.
  public func extraUpdate(in list: ListView) -> ContentUpdate? { nil }
}

/// A change of the model behind a list.
public struct ContentUpdate {
  /// What the change is called in traces: it is an interval of this name.
  public let name: StaticString
  /// Changes the model.
  public let apply: () -> Void

  /// Describes a change.
  public init(name: StaticString = "model", apply: @escaping () -> Void) {
    self.name = name
    self.apply = apply
  }
}
