public import Foundation

/// The position of an item in the view after scrolling to it.
public struct ScrollPosition: Hashable, Sendable {
  /// The place in the view.
  public var position: Position
  /// The behaviour for an item that is fully visible.
  public var ifAlreadyVisible: IfAlreadyVisible
  /// Extra distance between the item and the edge it is aligned to, in points.
  ///
  /// With `.top` the item is that far below the top edge, with `.bottom` that far above the bottom
  /// edge, with `.centered` that far below the centre.
  public var offset: CGFloat

  /// Creates a position.
  public init(
    position: Position,
    ifAlreadyVisible: IfAlreadyVisible = .doNothing,
    offset: CGFloat = 0
  ) {
    self.position = position
    self.ifAlreadyVisible = ifAlreadyVisible
    self.offset = offset
  }

  /// A place in the view; horizontal lists use the left edge for the top.
  public enum Position: Hashable, Sendable {
    /// At the top edge.
    case top
    /// In the middle.
    case centered
    /// At the bottom edge.
    case bottom
  }

  /// The behaviour for an item that is fully visible.
  public enum IfAlreadyVisible: Hashable, Sendable {
    /// The list stays where it is.
    case doNothing
    /// The list scrolls to bring the item to the position.
    case scrollToPosition
  }
}
