public import Foundation
public import HeadlessUIKit

/// The clipping of the view around a content.
public struct ViewProperties: Hashable, Sendable {
  /// True if content outside the view is clipped.
  public var clipsToBounds: Bool
  /// The shape of the corners.
  public var cornerStyle: CornerStyle
  /// The curve of round corners.
  public var cornerCurve: CornerCurve

  /// Creates properties; by default square corners without clipping.
  public init(
    clipsToBounds: Bool = false,
    cornerStyle: CornerStyle = .square,
    cornerCurve: CornerCurve = .continuous
  ) {
    self.clipsToBounds = clipsToBounds
    self.cornerStyle = cornerStyle
    self.cornerCurve = cornerCurve
  }

  /// Returns whether a view of a size clips content outside it: always with round corners.
  package func clips(size: CGSize) -> Bool {
    clipsToBounds || cornerStyle.radius(for: size) > 0
  }

  /// The style of a view's corners.
  public enum CornerStyle: Hashable, Sendable {
    /// Not round.
    case square
    /// As round as the shorter sides allow.
    case capsule
    /// Round with a radius, in points, at some corners.
    case rounded(radius: CGFloat, corners: Corners = .all)

    /// The radius that corners of a view have, in points.
    package func radius(for size: CGSize) -> CGFloat {
      let greatest = min(size.width, size.height) / 2
      switch self {
      case .square: return 0
      case .capsule: return greatest
      case .rounded(let radius, _): return min(radius, greatest)
      }
    }

    /// Corners of a rectangle.
    public struct Corners: OptionSet, Hashable, Sendable {
      /// One bit for each corner.
      public let rawValue: UInt8

      /// Creates a set from its bits.
      public init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      /// The corner at the top and the left.
      public static let topLeft = Corners(rawValue: 1 << 0)
      /// The corner at the top and the right.
      public static let topRight = Corners(rawValue: 1 << 1)
      /// The corner at the bottom and the left.
      public static let bottomLeft = Corners(rawValue: 1 << 2)
      /// The corner at the bottom and the right.
      public static let bottomRight = Corners(rawValue: 1 << 3)
      /// Both at the top.
      public static let top: Corners = [.topLeft, .topRight]
      /// Both at the left.
      public static let left: Corners = [.topLeft, .bottomLeft]
      /// Both at the bottom.
      public static let bottom: Corners = [.bottomLeft, .bottomRight]
      /// Both at the right.
      public static let right: Corners = [.topRight, .bottomRight]
      /// All four.
      public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }
  }

  /// The curve of round corners.
  public enum CornerCurve: Hashable, Sendable {
    /// A part of a circle.
    case circular
    /// Smooth where the curve begins.
    case continuous
  }
}

extension ViewProperties {
  /// Gives a view these corners, and clips its content if needed.
  @preconcurrency @MainActor
  public func apply(to view: UIView) {
    view.clipsToBounds = clips(size: view.frame.size)
    view.cornerRadius = cornerStyle.radius(for: view.frame.size)
  }
}
