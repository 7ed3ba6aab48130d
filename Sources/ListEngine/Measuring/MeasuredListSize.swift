public import Foundation

/// The natural size of a list.
public struct MeasuredListSize: Hashable, Sendable {
  /// The size of the content with its insets, in points, within the given space.
  public var contentSize: CGSize
  /// The natural width of the content, in points.
  ///
  /// It is measured across the list: for a horizontal list it is the height. Nil if the layout does
  /// not know it.
  public var naturalWidth: CGFloat?

  /// Creates a size.
  public init(contentSize: CGSize, naturalWidth: CGFloat?) {
    self.contentSize = contentSize
    self.naturalWidth = naturalWidth
  }
}
