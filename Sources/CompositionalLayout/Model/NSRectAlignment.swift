/// The alignment of an element along the boundary of a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable, CaseIterable {
  /// In the centre.
  case none
  /// Centred at the top edge.
  case top
  /// In the corner of the top and leading edges.
  case topLeading
  /// Centred at the leading edge.
  case leading
  /// In the corner of the bottom and leading edges.
  case bottomLeading
  /// Centred at the bottom edge.
  case bottom
  /// In the corner of the bottom and trailing edges.
  case bottomTrailing
  /// Centred at the trailing edge.
  case trailing
  /// In the corner of the top and trailing edges.
  case topTrailing

  /// Returns the end of an axis that it is at: -1 the first, 1 the last, 0 neither.
  func side(_ axis: LayoutAxis) -> Int {
    switch axis {
    case .horizontal:
      switch self {
      case .topLeading, .leading, .bottomLeading: -1
      case .topTrailing, .trailing, .bottomTrailing: 1
      case .none, .top, .bottom: 0
      }
    case .vertical:
      switch self {
      case .topLeading, .top, .topTrailing: -1
      case .bottomLeading, .bottom, .bottomTrailing: 1
      case .none, .leading, .trailing: 0
      }
    }
  }
}
