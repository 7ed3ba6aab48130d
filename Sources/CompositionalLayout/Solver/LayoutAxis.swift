package import HeadlessUIKit

/// One of the two directions of a plane.
package enum LayoutAxis: Hashable, Sendable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other one.
  package var cross: Self { self == .horizontal ? .vertical : .horizontal }
}

extension CGFloat {
  /// The greatest length that is taken for one: beyond it, sums lose whole points.
  static let maxLength: CGFloat = 1e9

  /// True if the number can be a length, a distance or an offset.
  var isLength: Bool { magnitude <= Self.maxLength }
}

extension CGSize {
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension CGPoint {
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}

extension CGRect {
  /// Returns its start on an axis.
  package func start(_ axis: LayoutAxis) -> CGFloat { origin[axis] }
  /// Returns its end on an axis.
  package func end(_ axis: LayoutAxis) -> CGFloat { origin[axis] + size[axis] }

  /// The rectangle after a move.
  package func moved(by point: CGPoint) -> CGRect {
    CGRect(origin: CGPoint(x: origin.x + point.x, y: origin.y + point.y), size: size)
  }

  /// The rectangle without its insets, never smaller than nothing.
  package func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.leading,
      y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
  }

  /// Returns whether both have an area and share a part of it: touching is not enough.
  package func sharesArea(with other: CGRect) -> Bool {
    size.width > 0 && size.height > 0 && other.size.width > 0 && other.size.height > 0
      && origin.x < other.origin.x + other.size.width
      && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height
      && other.origin.y < origin.y + size.height
  }
}

extension NSDirectionalEdgeInsets {
  /// The distance from the first edge of an axis.
  package func before(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
  /// The distance from the last edge of an axis.
  package func after(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  /// Both distances of an axis.
  package func both(_ axis: LayoutAxis) -> CGFloat { before(axis) + after(axis) }

  /// The insets of one axis only.
  package func only(_ axis: LayoutAxis) -> Self {
    axis == .horizontal
      ? Self(leading: leading, trailing: trailing) : Self(top: top, bottom: bottom)
  }

  /// The insets without those of the estimated sides of a size.
  func ignored(onEstimatedSidesOf size: NSCollectionLayoutSize) -> Self {
    var result = self
    if size.widthDimension.isEstimated { (result.leading, result.trailing) = (0, 0) }
    if size.heightDimension.isEstimated { (result.top, result.bottom) = (0, 0) }
    return result
  }

  var isFinite: Bool { [top, leading, bottom, trailing].allSatisfy(\.isLength) }
}
