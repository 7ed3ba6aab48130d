public import ListEngine

/// A list to be measured: what it shows, how it changes, how it is scrolled.
///
/// Declare one for a screen of your own, and play it with `ScenarioRunner`.
public protocol Scenario: Sendable {
  /// The name on the command line, in lower case.
  var name: String { get }
  /// What the list is, in one sentence.
  var summary: String { get }
  /// How many items it usually has: small, medium, large.
  var itemCounts: [Int] { get }
  /// What changes while it is played, in a few words.
  var updates: String { get }
  /// How it is scrolled, in a few words.
  var gestures: String { get }

  /// Generates the content of one run. The same parameters give the same content.
  func makeSession(_ parameters: RunParameters) -> any ScenarioSession
}

/// The content of one run of a scenario, as it changes over time.
public protocol ScenarioSession: AnyObject {
  /// How many sections were generated.
  var sectionCount: Int { get }
  /// How many items were generated.
  var itemCount: Int { get }
  /// The checksum of the content as generated.
  var checksum: Checksum { get }
  /// How the list is scrolled.
  func makeGesture() -> any ScrollGesture

  /// Describes the content as it is now.
  func configure(_ list: inout ListProperties)

  /// The change of the content that is due at `time` seconds; nil when none is.
  ///
  /// Called once a frame, with ascending times. The change is run at once, and measured apart.
  func dueUpdate(at time: Double) -> ContentUpdate?
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
