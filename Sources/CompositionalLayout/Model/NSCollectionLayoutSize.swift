import HeadlessUIKit

/// A width and a height, each relative to the container or not.
public struct NSCollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public var widthDimension: NSCollectionLayoutDimension
  /// The height.
  public var heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension,
    heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  subscript(axis: LayoutAxis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// The size in a container; for estimates, the estimate.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container),
      height: heightDimension.length(in: container)
    )
  }

  /// True if a side is that of the largest sibling.
  var isUniform: Bool {
    widthDimension.isUniformAcrossSiblings || heightDimension.isUniformAcrossSiblings
  }

  /// True if a preferred size decides about a side.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

extension NSCollectionLayoutSize: CustomStringConvertible {
  /// A short text, such as "[fw1.0,a44.0]".
  public var description: String { "[\(widthDimension),\(heightDimension)]" }
}
