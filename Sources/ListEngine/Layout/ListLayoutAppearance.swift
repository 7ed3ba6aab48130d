import Foundation

/// The configuration of a layout.
public protocol ListLayoutAppearance: Equatable {
  /// The default configuration.
  static var `default`: Self { get }
  /// The direction in which the list scrolls.
  var direction: LayoutDirection { get }
  /// Padding around the content and limits of its width; nil uses the environment's, or none.
  var bounds: ListContentBounds? { get }
  /// The behaviour of the list's header while the list scrolls.
  var listHeaderPosition: ListHeaderPosition { get }
  /// True if section headers stay at the top while their section is on screen.
  var stickySectionHeaders: Bool { get }
  /// The places where the list stops after a drag.
  var pagingBehavior: ListPagingBehavior { get }
  /// The scroll view configuration that the layout requests.
  var scrollViewProperties: ListLayoutScrollViewProperties { get }

  /// Describes the layout that has this appearance.
  func toLayoutDescription() -> LayoutDescription
}

extension ListLayoutAppearance {
  /// The default configuration, modified by `configure`.
  public static func `default`(_ configure: (inout Self) -> Void) -> Self {
    var appearance = Self.default
    configure(&appearance)
    return appearance
  }

  /// The effective bounds: the layout's own, or the environment's, or none.
  public func resolvedBounds(in context: ListLayoutLayoutContext) -> ListContentBounds {
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

  /// The properties common to all appearances.
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
