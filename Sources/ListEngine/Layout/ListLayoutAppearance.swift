import Foundation

/// How a layout places content: a value that a list's description configures.
public protocol ListLayoutAppearance: Equatable {
  /// The appearance that is configured, with nothing changed.
  static var `default`: Self { get }
  /// The direction in which the list scrolls.
  var direction: LayoutDirection { get }
  /// Room around the content and limits of its width; nil takes the environment's, then none.
  var bounds: ListContentBounds? { get }
  /// Where the list's header stands while the list scrolls.
  var listHeaderPosition: ListHeaderPosition { get }
  /// Whether section headers stay at the top while their section is on screen.
  var stickySectionHeaders: Bool { get }
  /// Where the list comes to rest after a drag.
  var pagingBehavior: ListPagingBehavior { get }
  /// What the layout wants of the scroll view.
  var scrollViewProperties: ListLayoutScrollViewProperties { get }

  /// Describes the layout that has this appearance.
  func toLayoutDescription() -> LayoutDescription
}

extension ListLayoutAppearance {
  /// The default appearance, then changed by `configure`.
  public static func `default`(_ configure: (inout Self) -> Void) -> Self {
    var appearance = Self.default
    configure(&appearance)
    return appearance
  }

  /// The bounds that count: the layout's own, else the environment's, else none.
  func resolvedBounds(in context: ListLayoutLayoutContext) -> ListContentBounds {
    ListContentBounds.resolved(
      layout: bounds,
      environment: context.environment,
      in: ListContentBounds.Context(
        viewSize: context.viewBounds.size,
        safeAreaInsets: context.safeAreaInsets,
        direction: direction
      )
    )
  }

  /// What all appearances have.
  var properties: ListLayoutAppearanceProperties {
    ListLayoutAppearanceProperties(
      direction: direction,
      bounds: bounds,
      listHeaderPosition: listHeaderPosition,
      stickySectionHeaders: stickySectionHeaders,
      pagingBehavior: pagingBehavior,
      scrollViewProperties: scrollViewProperties
    )
  }
}
