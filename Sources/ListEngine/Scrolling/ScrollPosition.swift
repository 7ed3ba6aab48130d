public import Foundation

/// Where an item shall stand in the view after scrolling to it.
public struct ScrollPosition: Hashable, Sendable {
  /// The place in the view.
  public var position: Position
  /// What to do with an item that is on screen as a whole.
  public var ifAlreadyVisible: IfAlreadyVisible
  /// Extra distance between the item and the edge it is aligned to, in points.
  ///
  /// With `.top` the item stands that far below the top edge, with `.bottom` that far above the
  /// bottom edge, with `.centered` that far below the centre.
  public var offset: CGFloat

  /// Describes a position.
  public init(
    position: Position,
    ifAlreadyVisible: IfAlreadyVisible = .doNothing,
    offset: CGFloat = 0
  ) {
    self.position = position
    self.ifAlreadyVisible = ifAlreadyVisible
    self.offset = offset
  }

  /// A place in the view; horizontal lists take the left edge for the top one.
  public enum Position: Hashable, Sendable {
    /// At the top edge.
    case top
    /// In the middle.
    case centered
    /// At the bottom edge.
    case bottom
  }

  /// What to do with an item that is on screen as a whole.
  public enum IfAlreadyVisible: Hashable, Sendable {
    /// The list stays where it is.
    case doNothing
    /// The list scrolls, so that the item stands where it shall.
    case scrollToPosition
  }
}
