public import Foundation

/// A map of the plane that keeps straight lines straight: x' = a x + c y + tx, y' = b x + d y + ty.
///
/// Foundation has none on Linux.
public struct CGAffineTransform: Hashable, Sendable {
  /// The part of x in x'.
  public var a: CGFloat
  /// The part of x in y'.
  public var b: CGFloat
  /// The part of y in x'.
  public var c: CGFloat
  /// The part of y in y'.
  public var d: CGFloat
  /// The way along x, in points.
  public var tx: CGFloat
  /// The way along y, in points.
  public var ty: CGFloat

  /// Makes a map from its coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes the map that changes nothing.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Makes a move by x and y points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Makes a scaling by factors along x and y.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes a rotation by an angle in radians, from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that changes nothing.
  public static let identity = CGAffineTransform()

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Whether there is a map that takes everything back.
  var isInvertible: Bool { determinant != 0 && determinant.isFinite }

  private var determinant: CGFloat { a * d - b * c }

  /// The map that takes everything back; this one itself where there is none, as in CoreGraphics.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// The map that does this and then `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }
}

extension CGPoint {
  /// The point to which a map takes this one.
  public func applying(_ map: CGAffineTransform) -> CGPoint {
    CGPoint(x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty)
  }
}
