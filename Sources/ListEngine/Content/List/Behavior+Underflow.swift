public import Foundation

extension Behavior {
  /// The behaviour of content that is shorter than the list.
  public struct Underflow: Hashable, Sendable {
    /// True if the list still bounces when it is dragged.
    public var alwaysBounce: Bool
    /// The alignment of the content.
    public var alignment: Alignment

    /// Creates an underflow behaviour; by default content at the top that bounces.
    public init(alwaysBounce: Bool = true, alignment: Alignment = .top) {
      self.alwaysBounce = alwaysBounce
      self.alignment = alignment
    }

    /// The alignment of content that is shorter than the list.
    public enum Alignment: Hashable, Sendable {
      /// At the top, or at the left of a horizontal list.
      case top
      /// In the middle.
      case center
      /// At the bottom, or at the right of a horizontal list.
      case bottom

      /// Returns the distance that the content is moved down, in points; 0 when it fills the view.
      public func offsetFor(contentHeight: CGFloat, viewHeight: CGFloat) -> CGFloat {
        guard contentHeight < viewHeight else { return 0 }
        switch self {
        case .top: return 0
        case .center: return ((viewHeight - contentHeight) / 2).rounded()
        case .bottom: return viewHeight - contentHeight
        }
      }
    }
  }
}
