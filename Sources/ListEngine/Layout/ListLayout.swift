public import Foundation

/// A custom layout.
///
/// It receives objects for everything that is presented, measures them and sets their `x`, `y` and
/// `size`:
///
/// ```swift
/// final class Stack: ListLayout {
///   …
///   func layout(
///     delegate: (any CollectionViewLayoutDelegate)?, in context: ListLayoutLayoutContext
///   ) -> ListLayoutResult {
///     var y: CGFloat = 0
///     for item in content.all {
///       item.size = item.measurer(.init(sizeConstraint: …, direction: .vertical))
///       item.y = y
///       y += item.size.height
///     }
///     return ListLayoutResult(contentSize: …)
///   }
/// }
///
/// list.layout = Stack.describe { $0.spacing = 10 }
/// ```
///
/// Everything else has a default: headers stick according to the appearance, the overscroll footer
/// is placed below the content, and short content is aligned according to the behaviour.
public protocol ListLayout: AnyObject {
  /// The configuration of the layout.
  associatedtype LayoutAppearance: ListLayoutAppearance
  /// The layout-specific options of an item.
  associatedtype ItemLayout: ItemLayoutsValue = EmptyItemLayoutsValue
  /// The layout-specific options of a header or footer.
  associatedtype HeaderFooterLayout: HeaderFooterLayoutsValue = EmptyHeaderFooterLayoutsValue
  /// The layout-specific options of a section.
  associatedtype SectionLayout: SectionLayoutsValue = EmptySectionLayoutsValue

  /// The layout's defaults for rows.
  static var defaults: ListLayoutDefaults { get }

  /// The configuration of the layout.
  var layoutAppearance: LayoutAppearance { get }
  /// The appearance of the list.
  var appearance: Appearance { get }
  /// The behaviour of the list.
  var behavior: Behavior { get }
  /// The content to place.
  var content: ListLayoutContent { get }

  /// Creates a layout of content; a new one is created whenever any of these changes.
  init(
    layoutAppearance: LayoutAppearance,
    appearance: Appearance,
    behavior: Behavior,
    content: ListLayoutContent
  )

  /// Measures and places the whole content.
  ///
  /// Call the delegate when the positions of items in their groups are set, before measuring the
  /// items.
  func layout(
    delegate: (any CollectionViewLayoutDelegate)?,
    in context: ListLayoutLayoutContext
  ) -> ListLayoutResult

  /// Moves elements that depend on the scroll offset; called after every layout and scroll.
  func updateLayout(in context: ListLayoutLayoutContext)
  /// Sets the stacking order.
  func setZIndexes()
  /// Pins or unpins the list's header.
  func positionStickyListHeaderIfNeeded(in context: ListLayoutLayoutContext)
  /// Pins or unpins section headers.
  func positionStickySectionHeadersIfNeeded(in context: ListLayoutLayoutContext)
  /// Places the overscroll footer below the content.
  func updateOverscrollFooterPosition(in context: ListLayoutLayoutContext)
  /// Moves content that is shorter than the list.
  func adjustPositionsForLayoutUnderflow(in context: ListLayoutLayoutContext)

  /// Changes the look of a dragged row.
  func adjust(
    layoutAttributesForReorderingItem attributes: inout ListContentLayoutAttributes,
    originalAttributes: ListContentLayoutAttributes,
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  )
  /// The destination of a row dragged to a position; nil leaves it to the list.
  func targetIndexPath(
    forInteractivelyMovingItem indexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath?
}

extension ListLayout {
  /// A description of this layout; `configure` runs once.
  public static func describe(
    _ configure: (inout LayoutAppearance) -> Void = { _ in }
  ) -> LayoutDescription {
    LayoutDescription(layoutType: Self.self, appearance: .default(configure))
  }

  /// The direction in which the list scrolls.
  public var direction: LayoutDirection { layoutAppearance.direction }
}

/// The result of a layout.
public struct ListLayoutResult: Hashable, Sendable {
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The natural width of the content, in points; nil if the layout does not know it.
  public var naturalContentWidth: CGFloat?

  /// Creates a result.
  public init(contentSize: CGSize, naturalContentWidth: CGFloat? = nil) {
    self.contentSize = contentSize
    self.naturalContentWidth = naturalContentWidth
  }
}

/// Is notified of the steps of a layout.
public protocol CollectionViewLayoutDelegate: AnyObject {
  /// The positions of items in their groups were set.
  func listViewLayoutUpdatedItemPositions()
}
