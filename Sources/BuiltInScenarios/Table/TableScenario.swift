import HeadlessUIKit
public import Signposts
public import Workloads

/// Mails in a table view, by a data source of the classic kind or by a diffable one.
public struct TableScenario: Scenario {
  /// The times of changes, in seconds; all are our own choices.
  enum Numbers {
    /// The time before a mail is first marked as read, and between further times.
    static let readInterval = 0.5
    /// The time before the first mail arrives, and between mails.
    static let arrivalInterval = 2.0
    /// The time before the first mail is deleted, and between deletions.
    static let deletionInterval = 3.0
  }

  /// `table`.
  public let name = "table"
  /// A description of the list.
  public let summary = "The mails of `inbox` as cells of a table view, or as rows of a list view"
  /// 10,000 and 50,000.
  public let itemCounts = [10_000, 50_000]
  /// Mails that are read, arrive and are deleted.
  public let updates =
    "every 0.5 s one mail on screen is read; every 2 s one arrives; every 3 s one on screen is deleted"

  /// The source of the rows.
  static let source = ParameterDefinition(
    "source",
    .cases([.text("classic"), .text("diffable"), .text("list")]),
    default: .text("classic"),
    "The source of the rows: a table's data source, a diffable one, or a list view's content for comparison"
  )

  /// The source of the rows.
  public var parameters: [ParameterDefinition] { [Self.source] }

  /// The gestures that scroll it.
  public let gestures = [GestureScript.tour, .fling]

  /// Creates the scenario.
  public init() {}

  /// Generates the mailbox.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    let screen: any MailScreen =
      switch parameters.text(Self.source) {
      case "classic": ClassicMailTable(parameters)
      case "diffable": DiffableMailTable(parameters)
      default: MailList(parameters)
      }
    return MailScreenSession(screen)
  }
}
