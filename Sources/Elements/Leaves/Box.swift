public import Foundation
public import HeadlessUIKit

/// An element with a background, corners, a border and a shadow around another one.
public struct Box: Element {
  /// The corners of a box.
  public enum CornerStyle: Hashable, Sendable {
    /// Not rounded.
    case square
    /// Half circles at the ends.
    case capsule
    /// Rounded by a radius, in points.
    case rounded(radius: CGFloat, corners: Corners = .all)

    /// A set of the four corners.
    public struct Corners: OptionSet, Hashable, Sendable {
      /// One bit for each corner.
      public let rawValue: UInt8

      /// Creates a set from its bits.
      public init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      /// The top left corner.
      public static let topLeft = Corners(rawValue: 1)
      /// The top right corner.
      public static let topRight = Corners(rawValue: 2)
      /// The bottom left corner.
      public static let bottomLeft = Corners(rawValue: 4)
      /// The bottom right corner.
      public static let bottomRight = Corners(rawValue: 8)
      /// All corners.
      public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
      /// The top corners.
      public static let top: Corners = [.topLeft, .topRight]
      /// The bottom corners.
      public static let bottom: Corners = [.bottomLeft, .bottomRight]
    }

    /// The corners that are rounded.
    var corners: Corners {
      guard case .rounded(_, let corners) = self else { return .all }
      return corners
    }

    /// The radius in a box of a size, in points.
    func radius(in size: CGSize) -> CGFloat {
      let half = max(0, min(size.width, size.height) / 2)
      return switch self {
      case .square: 0
      case .capsule: half
      case .rounded(let radius, _): min(radius, half)
      }
    }
  }

  /// The shape of rounded corners; both are drawn as circles here.
  public enum CornerCurve: Hashable, Sendable {
    /// A part of a circle.
    case circular
    /// A part of a superellipse.
    case continuous
  }

  /// The border of a box.
  public enum BorderStyle: Hashable, Sendable {
    /// None.
    case none
    /// A line on the inside of the edges, with a width in points.
    case solid(color: UIColor, width: CGFloat)
  }

  /// The shadow of a box.
  public enum ShadowStyle: Hashable, Sendable {
    /// None.
    case none
    /// A blurred shadow, with a radius in points.
    case simple(radius: CGFloat, opacity: CGFloat, offset: CGSize, color: UIColor)

    /// A hash of the case and its values.
    public func hash(into hasher: inout Hasher) {
      guard case .simple(let radius, let opacity, let offset, let color) = self else { return }
      hasher.combine(radius)
      hasher.combine(opacity)
      hasher.combine(offset.width)
      hasher.combine(offset.height)
      hasher.combine(color)
    }
  }

  /// The colour of the background.
  public var backgroundColor: UIColor
  /// The corners.
  public var cornerStyle: CornerStyle
  /// The shape of rounded corners.
  public var cornerCurve: CornerCurve
  /// The border.
  public var borderStyle: BorderStyle
  /// The shadow.
  public var shadowStyle: ShadowStyle
  /// True if the element is clipped at the edges.
  public var clipsContent: Bool
  /// The element; nil for none.
  public var wrappedElement: (any Element)?

  /// Creates a box.
  public init(
    backgroundColor: UIColor = .clear,
    cornerStyle: CornerStyle = .square,
    cornerCurve: CornerCurve = .circular,
    borderStyle: BorderStyle = .none,
    shadowStyle: ShadowStyle = .none,
    clipsContent: Bool = false,
    wrapping element: (any Element)? = nil
  ) {
    self.backgroundColor = backgroundColor
    self.cornerStyle = cornerStyle
    self.cornerCurve = cornerCurve
    self.borderStyle = borderStyle
    self.shadowStyle = shadowStyle
    self.clipsContent = clipsContent
    wrappedElement = element
  }

  /// The element.
  public var content: ElementContent {
    wrappedElement.map { ElementContent(child: $0) } ?? ElementContent(intrinsicSize: .zero)
  }

  /// A view with background, corners, border and shadow.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    BoxView.describe { config in
      config.apply { $0.show(self, in: context.bounds.size) }
    }
  }
}

extension Element {
  /// The element in a box.
  public func box(
    background: UIColor = .clear,
    corners: Box.CornerStyle = .square,
    cornerCurve: Box.CornerCurve = .circular,
    borders: Box.BorderStyle = .none,
    shadow: Box.ShadowStyle = .none,
    clipsContent: Bool = false
  ) -> Box {
    Box(
      backgroundColor: background,
      cornerStyle: corners,
      cornerCurve: cornerCurve,
      borderStyle: borders,
      shadowStyle: shadow,
      clipsContent: clipsContent,
      wrapping: self
    )
  }
}
