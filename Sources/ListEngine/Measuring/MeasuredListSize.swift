public import Foundation

/// How large a list would like to be.
public struct MeasuredListSize: Hashable, Sendable {
  /// The size of the content with its insets, in points, within the room that was given.
  public var contentSize: CGSize
  /// How wide the content would be if it could choose, in points.
  ///
  /// Across the list, so the height of a horizontal one; nil where the layout does not know.
  public var naturalWidth: CGFloat?

  /// Describes a size.
  public init(contentSize: CGSize, naturalWidth: CGFloat?) {
    self.contentSize = contentSize
    self.naturalWidth = naturalWidth
  }
}
