public import HeadlessUIKit
public import ListEngine

/// The content of one run of a scenario, as it changes over time.
///
/// It belongs to the main actor, as lists and controllers do.
@preconcurrency @MainActor
public protocol ScenarioSession: AnyObject {
  /// The number of generated sections; by default, the number that `configure` creates.
  var sectionCount: Int { get }
  /// The number of generated items; by default, the number that `configure` creates.
  var itemCount: Int { get }
  /// The checksum of the generated content: runs with different checksums are not compared.
  ///
  /// By default it covers the identifiers that `configure` creates. If rows with the same
  /// identifiers may show different content, combine what they show.
  var checksum: Checksum { get }

  /// The controller of the screen, for a list that belongs to one; by default nil: the list is all.
  ///
  /// Its view fills a window, with a keyboard. The first list in the view is the one that is played;
  /// the screen appears, which may configure the list, in the first frame.
  var viewController: UIViewController? { get }

  /// True if `configure` describes the content; true by default.
  ///
  /// False where the screen shows its content by itself, as the data source of a table does: then the
  /// list is not configured, and an update's `apply` tells the screen of the change.
  var describesContent: Bool { get }

  /// Configures the list with the current content.
  func configure(_ list: inout ListProperties)

  /// The content change that is due at `time` seconds; nil for none.
  ///
  /// Called once per frame, with ascending times, before the frame begins: this call and the change of
  /// the model are the harness's work. In the frame, the update is applied to the list, and the list
  /// is configured again.
  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate?

  /// A content change at this moment, for gestures that trigger one; none by default.
  func extraUpdate(in list: ListView) -> ContentUpdate?

  /// Returns the input of the simulated user beside the gesture, such as swiping a row, at `time`
  /// seconds; nil for none, which is the default.
  ///
  /// Called once per frame, with ascending times, before the frame begins; the closure runs in it.
  func dueInput(at time: Double) -> ((ListView) -> Void)?
}

extension ScenarioSession {
  /// The number of sections that `configure` creates.
  public var sectionCount: Int { described.sections.count }

  /// The number of items that `configure` creates.
  public var itemCount: Int { described.itemCount }

  /// The checksum of all identifiers that `configure` creates.
  ///
  /// - Complexity: O(items).
  public var checksum: Checksum {
    var checksum = Checksum()
    for section in described.sections {
      checksum.combine("\(section.identifier.anyValue)")
      for item in section.items { checksum.combine("\(item.anyIdentifier.anyValue)") }
    }
    return checksum
  }

  /// None.
  public var viewController: UIViewController? { nil }

  /// True.
  public var describesContent: Bool { true }

  private var described: Content { ListProperties.default(with: configure).content }

  /// No change.
  public func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? { nil }

  /// No change.
  public func extraUpdate(in list: ListView) -> ContentUpdate? { nil }

  /// Nothing.
  public func dueInput(at time: Double) -> ((ListView) -> Void)? { nil }
}
