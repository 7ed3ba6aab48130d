extension NSLayoutConstraint {
  /// An edge, a centre, a baseline or a length of a view or layout guide.
  public enum Attribute: Int, Hashable, Sendable {
    /// None: the constraint is about a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge at which text starts, which is the left one.
    case leading
    /// The edge at which text ends, which is the right one.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The centre from left to right.
    case centerX
    /// The centre from top to bottom.
    case centerY
    /// The baseline of the last line.
    case lastBaseline
    /// The baseline of the first line.
    case firstBaseline
    /// The left layout margin.
    case leftMargin
    /// The right layout margin.
    case rightMargin
    /// The upper layout margin.
    case topMargin
    /// The lower layout margin.
    case bottomMargin
    /// The layout margin at which text starts.
    case leadingMargin
    /// The layout margin at which text ends.
    case trailingMargin
    /// The centre between the left and the right layout margin.
    case centerXWithinMargins
    /// The centre between the upper and the lower layout margin.
    case centerYWithinMargins

    /// The axis; nil for no attribute.
    var axis: Axis? {
      switch self {
      case .notAnAttribute: nil
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins:
        .horizontal
      case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
        .bottomMargin, .centerYWithinMargins:
        .vertical
      }
    }

    /// The layout margin at an edge; the attribute itself if it is none of those in visual formats.
    var margin: Self {
      switch self {
      case .leading: .leadingMargin
      case .trailing: .trailingMargin
      case .top: .topMargin
      case .bottom: .bottomMargin
      default: self
      }
    }

    /// True if the attribute is a length.
    var isLength: Bool { self == .width || self == .height }

    /// The share of the length that lies before the attribute; for a length, all of it.
    var share: Double {
      switch self {
      case .notAnAttribute, .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin,
        .topMargin:
        0
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
      case .right, .trailing, .bottom, .lastBaseline, .width, .height, .rightMargin,
        .trailingMargin, .bottomMargin:
        1
      }
    }
  }
}
