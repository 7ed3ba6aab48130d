public import ListEngine

/// The content of one run of a scenario, as it changes over time.
public protocol ScenarioSession: AnyObject {
  /// How many sections were generated; by default, how many `configure` describes.
  var sectionCount: Int { get }
  /// How many items were generated; by default, how many `configure` describes.
  var itemCount: Int { get }
  /// The checksum of the content as generated: runs with different ones are not compared.
  ///
  /// By default that of the identifiers that `configure` describes. Where rows with the same
  /// identifiers may show something else, a session combines what they show.
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
  /// How many sections `configure` describes.
  public var sectionCount: Int { described.sections.count }

  /// How many items `configure` describes.
  public var itemCount: Int { described.itemCount }

  /// The checksum of all identifiers that `configure` describes.
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

  private var described: Content { ListProperties.default(with: configure).content }

  /// No change.
  public func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? { nil }

  /// No change.
  public func extraUpdate(in list: ListView) -> ContentUpdate? { nil }
}
