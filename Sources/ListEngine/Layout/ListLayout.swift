public import Foundation

/// A custom layout.
///
/// It is given objects for everything that is presented, measures them and sets their `x`, `y` and
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
/// Everything else has a default: headers stick as the appearance says, the overscroll footer goes
/// behind the content, and short content goes where the behaviour wants it.
public protocol ListLayout: AnyObject {
  /// What configures the layout.
  associatedtype LayoutAppearance: ListLayoutAppearance
  /// What the layout wants to know about an item.
  associatedtype ItemLayout: ItemLayoutsValue = EmptyItemLayoutsValue
  /// What the layout wants to know about a header or a footer.
  associatedtype HeaderFooterLayout: HeaderFooterLayoutsValue = EmptyHeaderFooterLayoutsValue
  /// What the layout wants to know about a section.
  associatedtype SectionLayout: SectionLayoutsValue = EmptySectionLayoutsValue

  /// What the layout has for rows that do not say it themselves.
  static var defaults: ListLayoutDefaults { get }

  /// How the layout is configured.
  var layoutAppearance: LayoutAppearance { get }
  /// How the list looks.
  var appearance: Appearance { get }
  /// How the list behaves.
  var behavior: Behavior { get }
  /// What is placed.
  var content: ListLayoutContent { get }

  /// Makes a layout of content; there is a new one whenever any of these changes.
  init(
    layoutAppearance: LayoutAppearance,
    appearance: Appearance,
    behavior: Behavior,
    content: ListLayoutContent
  )

  /// Measures and places the whole content.
  ///
  /// The delegate wants to know when the positions of items in their groups were set, before the
  /// items are measured.
  func layout(
    delegate: (any CollectionViewLayoutDelegate)?,
    in context: ListLayoutLayoutContext
  ) -> ListLayoutResult

  /// Moves what depends on how far the list is scrolled; called after every layout and scroll.
  func updateLayout(in context: ListLayoutLayoutContext)
  /// Says what stands in front.
  func setZIndexes()
  /// Pins the list's header, or lets go of it.
  func positionStickyListHeaderIfNeeded(in context: ListLayoutLayoutContext)
  /// Pins section headers, or lets go of them.
  func positionStickySectionHeadersIfNeeded(in context: ListLayoutLayoutContext)
  /// Puts the overscroll footer behind the content.
  func updateOverscrollFooterPosition(in context: ListLayoutLayoutContext)
  /// Moves content that is shorter than the list.
  func adjustPositionsForLayoutUnderflow(in context: ListLayoutLayoutContext)

  /// Changes how a row looks that is being dragged.
  func adjust(
    layoutAttributesForReorderingItem attributes: inout ListContentLayoutAttributes,
    originalAttributes: ListContentLayoutAttributes,
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  )
  /// Where a row goes that is dragged to a position; nil leaves it to the list.
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

/// What a layout tells of a finished layout.
public struct ListLayoutResult: Hashable, Sendable {
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// How wide the content would like to be, in points; nil where the layout does not know.
  public var naturalContentWidth: CGFloat?

  /// Describes a layout.
  public init(contentSize: CGSize, naturalContentWidth: CGFloat? = nil) {
    self.contentSize = contentSize
    self.naturalContentWidth = naturalContentWidth
  }
}

/// Hears of the steps of a layout.
public protocol CollectionViewLayoutDelegate: AnyObject {
  /// The positions of items in their groups were set.
  func listViewLayoutUpdatedItemPositions()
}
