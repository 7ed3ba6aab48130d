public import HeadlessUIKit

/// The place of one cell in a custom group.
public struct NSCollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The frame, from the origin of the group's content.
  public var frame: CGRect
  /// The order among overlapping cells.
  public var zIndex: Int

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Computes the places of the cells of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @Sendable (_ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> [NSCollectionLayoutGroupCustomItem]
