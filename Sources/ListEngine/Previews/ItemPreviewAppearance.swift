public import Foundation
public import HeadlessUIKit

/// The surroundings of an item in its preview.
public struct ItemPreviewAppearance: Hashable, Sendable {
  /// The padding around the item, in points.
  public var padding: CGFloat
  /// The colour behind the item.
  public var backgroundColor: UIColor

  /// Creates an appearance.
  public init(padding: CGFloat = 20, backgroundColor: UIColor = .white) {
    self.padding = padding
    self.backgroundColor = backgroundColor
  }
}
