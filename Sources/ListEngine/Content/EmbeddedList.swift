public import Foundation
import HeadlessUIKit

/// A list as a row of another list.
///
/// ```swift
/// section += Item.list("more", sizing: .fixed(height: 200)) { list in
///   list.layout = .table { $0.direction = .horizontal }
/// }
/// ```
/// Two embedded lists are never equivalent: each update of the outer list updates the inner one.
/// Its scroll position and its selection stay with the row, although its view is used for other rows
/// while it is off screen.
public struct EmbeddedList: ItemContent {
  /// The size of an embedded list, which cannot be measured.
  public enum Sizing: Hashable, Sendable {
    /// Exactly this size, in points.
    case fixed(width: CGFloat = 0, height: CGFloat = 0)

    var item: ListEngine.Sizing {
      switch self {
      case .fixed(let width, let height): .fixed(width: width, height: height)
      }
    }
  }

  /// The view of the row: the inner list.
  public typealias ContentView = ListView

  /// Distinguishes it from other embedded lists.
  public let contentIdentifier: AnyHashable
  /// The properties of the inner list.
  public let properties: ListProperties

  /// Creates a list; its scroll indicators are hidden by default.
  ///
  /// - Parameters:
  ///   - identifier: Distinguishes it from other embedded lists.
  ///   - configure: Configures the inner list.
  public init(identifier: some Hashable, configure: ListProperties.Configure) {
    var properties = ListProperties()
    properties.appearance.showsScrollIndicators = false
    configure(&properties)
    contentIdentifier = AnyHashable(identifier)
    self.properties = properties
  }

  /// Distinguishes it from other embedded lists.
  public var identifierValue: AnyHashable { contentIdentifier }

  /// Always false.
  public func isEquivalent(to other: EmbeddedList) -> Bool { false }

  /// As wide as the outer list.
  public var defaultItemProperties: DefaultItemProperties<EmbeddedList> {
    .defaults { $0.layouts = .table { $0.width = .fill } }
  }

  /// Creates a list without content.
  public static func createReusableContentView(frame: CGRect) -> ListView {
    ListView(frame: frame)
  }

  /// Updates the list, which shares run loop, signposter, measurer and policy with the outer list.
  public func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    guard let outer = info.list else { return }
    views.content.signposter = outer.signposter
    views.content.runLoop = outer.runLoop
    views.content.ownTextMeasurer = outer.inheritedTextMeasurer
    views.content.batching = outer.batching
    views.content.measuringAhead = outer.measuringAhead
    let states = info.services?.store.object { EmbeddedListStates() } ?? EmbeddedListStates()
    states.show(contentIdentifier, in: views.content) { views.content.configure(with: properties) }
  }
}

extension Item where Content == EmbeddedList {
  /// A row that is a list.
  ///
  /// - Parameters:
  ///   - identifier: Distinguishes it from other embedded lists.
  ///   - sizing: Its size, in points; only that along the outer list counts.
  ///   - configure: Configures the inner list; its scroll indicators are hidden by default.
  /// - Returns: The row.
  public static func list(
    _ identifier: some Hashable,
    sizing: EmbeddedList.Sizing,
    configure: ListProperties.Configure
  ) -> Item<EmbeddedList> {
    Item(EmbeddedList(identifier: identifier, configure: configure), sizing: sizing.item)
  }
}
