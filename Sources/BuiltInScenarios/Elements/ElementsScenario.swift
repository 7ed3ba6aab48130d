import ElementLists
import Foundation
import HeadlessUIKit
import ListEngine
public import Signposts
public import Workloads

/// A feed whose rows are elements.
public struct ElementsScenario: Scenario {
  /// The height of a row of fixed size, in points; ours.
  static let rowHeight: CGFloat = 80
  /// The time between changes, and before the first, in seconds.
  static let interval = 1.0

  /// `elements`.
  public let name = "elements"
  /// A description of the list.
  public let summary = "A feed of five types of rows that are Blueprint elements"
  /// 1,000, 10,000 and 50,000.
  public let itemCounts = [1_000, 10_000, 50_000]
  /// The changes.
  public let updates =
    "0.2 % of the entries are liked once per second; rows get another environment after 5.5 seconds"

  /// The kind of rows.
  static let rows = ParameterDefinition(
    "rows",
    .cases([.text("elements"), .text("views")]),
    default: .text("elements"),
    "The kind of rows: elements, or hand-written views that look the same"
  )
  /// The time at which rows get another environment, in seconds; ours.
  static let environmentChange = 5.5

  /// The kind of rows.
  public var parameters: [ParameterDefinition] { [Self.rows] }

  /// The gestures that scroll it.
  public let gestures = [GestureScript.tour, .fling]

  /// Creates the scenario.
  public init() {}

  /// Generates the feed.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    ElementsSession(parameters)
  }
}

/// One run of the scenario `elements`.
final class ElementsSession: ScenarioSession {
  private var feed: ElementFeed
  private let isFixed: Bool
  private let hasViews: Bool
  private var locale = Locale(identifier: "en")
  private var environmentChange: Double? = ElementsScenario.environmentChange
  private var changes = Timetable(
    first: ElementsScenario.interval,
    every: ElementsScenario.interval
  )
  let sectionCount = 1
  let itemCount: Int
  let checksum: Checksum

  init(_ parameters: RunParameters) {
    feed = ElementFeed(count: parameters.items, seed: parameters.seed)
    isFixed = parameters.sizing == .fixed
    hasViews = parameters.text(ElementsScenario.rows) == "views"
    itemCount = feed.entries.count
    checksum = feed.checksum
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    if let due = environmentChange, time >= due {
      environmentChange = nil
      return ContentUpdate(name: "change_environment") { [self] in
        locale = Locale(identifier: "de")
      }
    }
    return changes.isDue(at: time) ? extraUpdate(in: list) : nil
  }

  func extraUpdate(in list: ListView) -> ContentUpdate? {
    ContentUpdate(name: "like_entries") { [self] in feed.like() }
  }

  func configure(_ list: inout ListProperties) {
    list.layout = .table()
    list.environment.elementEnvironment.locale = locale
    list += Section("feed") { section in
      for entry in feed.entries { add(entry, to: &section) }
    }
  }

  private func add(_ entry: ElementFeed.Entry, to section: inout Section) {
    guard !hasViews else { return addView(entry, to: &section) }
    switch entry.kind {
    case .message: section += item(ElementMessageRow(entry: entry))
    case .photo: section += item(ElementPhotoRow(entry: entry))
    case .tags: section += item(ElementTagsRow(entry: entry))
    case .action: section += item(ElementActionRow(entry: entry))
    case .note: section += item(ElementNoteRow(entry: entry))
    }
  }

  private func addView(_ entry: ElementFeed.Entry, to section: inout Section) {
    switch entry.kind {
    case .message: section += item(PlainFeedRow<PlainMessageView>(entry: entry))
    case .photo: section += item(PlainFeedRow<PlainPhotoView>(entry: entry))
    case .tags: section += item(PlainFeedRow<PlainTagsView>(entry: entry))
    case .action: section += item(PlainFeedRow<PlainActionView>(entry: entry))
    case .note: section += item(PlainFeedRow<PlainNoteView>(entry: entry))
    }
  }

  private func item<Content: ItemContent>(_ content: Content) -> Item<Content> {
    isFixed
      ? Item(content, sizing: .fixed(height: ElementsScenario.rowHeight)) : Item(content)
  }
}
