public import Foundation

extension CGRect {
  /// Returns whether two rectangles intersect, as defined by CoreGraphics.
  ///
  /// On each axis a rectangle is the half-open interval [min, max), and one of length 0 is the
  /// single point min: rectangles that only touch do not overlap, but an empty one on the leading
  /// edge does. Foundation's `intersects` on Linux counts touching as overlapping.
  public func overlaps(_ other: CGRect) -> Bool {
    Self.overlap(minX, width, other.minX, other.width)
      && Self.overlap(minY, height, other.minY, other.height)
  }

  /// Returns whether the half-open intervals [a, a + aLength) and [b, b + bLength) share a point.
  package static func overlap(
    _ a: CGFloat,
    _ aLength: CGFloat,
    _ b: CGFloat,
    _ bLength: CGFloat
  ) -> Bool {
    switch (aLength > 0, bLength > 0) {
    case (true, true): a < b + bLength && b < a + aLength
    case (true, false): a <= b && b < a + aLength
    case (false, true): b <= a && a < b + bLength
    case (false, false): a == b
    }
  }

  /// The bounding box of all rectangles with a nonzero area; zero if there are none.
  package static func union(of rects: some Sequence<CGRect>) -> CGRect {
    rects.filter { $0.width > 0 && $0.height > 0 }
      .reduce(nil) { $0?.union($1) ?? $1 } ?? .zero
  }
}

extension CGSize {
  /// True if the width or the height is not positive or NaN.
  package var isEmpty: Bool { !(width > 0 && height > 0) }
}
