public import Foundation

/// A transform of space by a matrix, whose entry in row r and column c is `mrc`.
///
/// A replacement for QuartzCore's type, which is missing on Linux.
public struct CATransform3D: Hashable, Sendable {
  /// The first row.
  public var m11, m12, m13, m14: CGFloat
  /// The second row.
  public var m21, m22, m23, m24: CGFloat
  /// The third row.
  public var m31, m32, m33, m34: CGFloat
  /// The last row: the translation along each axis, in points, and 1.
  public var m41, m42, m43, m44: CGFloat

  /// Creates the identity transform.
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// Creates a translation by a number of points along each axis.
public func CATransform3DMakeTranslation(
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  var map = CATransform3D()
  (map.m41, map.m42, map.m43) = (x, y, z)
  return map
}

/// Creates a scaling by a factor along each axis.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m22, map.m33) = (x, y, z)
  return map
}
