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
public protocol ListLayout: AnyListLayout {
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

  /// Creates a layout of content; a new one is created whenever any of these changes.
  init(
    layoutAppearance: LayoutAppearance,
    appearance: Appearance,
    behavior: Behavior,
    content: ListLayoutContent
  )
}

extension ListLayout {
  /// A description of this layout; `appearance` runs once, on the default appearance.
  public static func describe(
    appearance configure: (inout LayoutAppearance) -> Void = { _ in }
  ) -> LayoutDescription {
    LayoutDescription(layoutType: Self.self, appearance: .default(configure))
  }
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
