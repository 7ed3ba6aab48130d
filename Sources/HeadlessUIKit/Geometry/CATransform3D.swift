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

/// Creates a rotation by an angle in radians, around an axis.
///
/// An axis of no length gives the identity transform.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var map = CATransform3D()
  (map.m11, map.m12, map.m13) = (
    cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
  )
  (map.m21, map.m22, map.m23) = (
    x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
  )
  (map.m31, map.m32, map.m33) = (
    x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
  )
  return map
}

/// The transform that applies one transform and then another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m12, map.m13, map.m14) = row(a.m11, a.m12, a.m13, a.m14, times: b)
  (map.m21, map.m22, map.m23, map.m24) = row(a.m21, a.m22, a.m23, a.m24, times: b)
  (map.m31, map.m32, map.m33, map.m34) = row(a.m31, a.m32, a.m33, a.m34, times: b)
  (map.m41, map.m42, map.m43, map.m44) = row(a.m41, a.m42, a.m43, a.m44, times: b)
  return map
}

private func row(
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat,
  _ w: CGFloat,
  times b: CATransform3D
) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
  (
    x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41,
    x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
    x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43,
    x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
  )
}

/// Returns whether a transform is the identity transform.
public func CATransform3DIsIdentity(_ map: CATransform3D) -> Bool { map == CATransform3DIdentity }

/// The transform of space that transforms the plane as an affine transform.
public func CATransform3DMakeAffineTransform(_ plane: CGAffineTransform) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m12) = (plane.a, plane.b)
  (map.m21, map.m22) = (plane.c, plane.d)
  (map.m41, map.m42) = (plane.tx, plane.ty)
  return map
}

/// The affine transform of the plane in a transform of space.
public func CATransform3DGetAffineTransform(_ map: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: map.m11, b: map.m12, c: map.m21, d: map.m22, tx: map.m41, ty: map.m42)
}

extension CATransform3D {
  /// The entries by rows.
  var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// Creates a transform from its entries by rows.
  init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}

/// The transform that first moves along each axis, then applies another one.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The transform that first scales along each axis, then applies another one.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The transform that first rotates by an angle in radians around an axis, then applies another one.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The inverse of a transform; the transform itself if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let rest = column..<4
    guard let pivot = rest.max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
      left[pivot][column] != 0
    else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor = left[column][column]
    for index in 0..<4 {
      left[column][index] /= factor
      right[column][index] /= factor
    }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      for index in 0..<4 {
        left[row][index] -= factor * left[column][index]
        right[row][index] -= factor * right[column][index]
      }
    }
  }
  return CATransform3D(rows: right)
}

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns whether a transform stays in the plane, so that an affine transform can say it.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}
