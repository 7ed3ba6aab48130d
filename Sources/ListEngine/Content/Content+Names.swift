public import Foundation
public import HeadlessUIKit

/// The kinds of headers and footers of a list.
public enum SupplementaryKind: String, Hashable, Sendable, CaseIterable {
  /// The header above the list's own padding.
  case listContainerHeader
  /// The header of the list.
  case listHeader
  /// The footer of the list.
  case listFooter
  /// The header of a section.
  case sectionHeader
  /// The footer of a section.
  case sectionFooter
  /// The footer that shows when the list is pulled beyond its end.
  case overscrollFooter
}

extension HorizontalPadding {
  /// Creates the same padding on both sides.
  public init(uniform padding: CGFloat) {
    self.init(leading: padding, trailing: padding)
  }
}

extension CustomWidth {
  /// The start and the width of an element, in points.
  public struct Position: Hashable, Sendable {
    /// The distance from the left edge of the list.
    public var origin: CGFloat
    /// The width.
    public var width: CGFloat

    /// Creates a position.
    public init(origin: CGFloat, width: CGFloat) {
      self.origin = origin
      self.width = width
    }
  }

  /// The position in a list of a size.
  public func position(with viewSize: CGSize, defaultWidth: CGFloat) -> Position {
    let position = position(viewWidth: viewSize.width, defaultWidth: defaultWidth)
    return Position(origin: position.origin, width: position.width)
  }
}

extension CustomWidth.Custom {
  /// The position in a list of a size.
  public func position(with viewSize: CGSize) -> CustomWidth.Position {
    CustomWidth.custom(self).position(with: viewSize, defaultWidth: viewSize.width)
  }
}

extension CustomWidth.Alignment {
  /// The distance of an element from the left edge of its parent, in points.
  public func originWith(
    parentWidth: CGFloat,
    width: CGFloat,
    padding: HorizontalPadding
  ) -> CGFloat {
    switch self {
    case .leading: padding.leading
    case .center:
      ((parentWidth - padding.leading - padding.trailing - width) / 2).rounded() + padding.leading
    case .trailing: parentWidth - width - padding.trailing
    }
  }
}

extension StaticSource {
  /// Creates a source without content.
  public init() {
    self.init(with: Content())
  }

  /// Creates a source whose content a closure describes.
  public init(_ configure: (inout Content) -> Void) {
    var content = Content()
    configure(&content)
    self.init(with: content)
  }
}

extension LocalizedItemCollator {
  /// The rows of each letter that has rows, in the order of the letters.
  ///
  /// - Complexity: O(n log n) comparisons.
  public static func collate(
    collation: UILocalizedIndexedCollation = .current(),
    items: [any AnyLocalizedCollatableItem]
  ) -> [CollatedSection] {
    collate(collation: collation, with: items)
  }
}
