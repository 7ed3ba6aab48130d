public import Foundation

extension Behavior {
  /// What happens when the content is shorter than the list.
  public struct Underflow: Hashable, Sendable {
    /// Whether the list still bounces when it is dragged.
    public var alwaysBounce: Bool
    /// Where the content stands.
    public var alignment: Alignment

    /// Bouncing content at the top, but for what is given.
    public init(alwaysBounce: Bool = true, alignment: Alignment = .top) {
      self.alwaysBounce = alwaysBounce
      self.alignment = alignment
    }

    /// Where content stands that is shorter than the list.
    public enum Alignment: Hashable, Sendable {
      /// At the top, or at the left of a horizontal list.
      case top
      /// In the middle.
      case center
      /// At the bottom, or at the right of a horizontal list.
      case bottom

      /// How far the content is moved down, in points; 0 when it fills the view.
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
