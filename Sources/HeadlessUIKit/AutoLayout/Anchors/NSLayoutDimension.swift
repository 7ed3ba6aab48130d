public import Foundation

/// The anchor of a width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that the length is a constant.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant)
  }

  /// A constraint that the length is at least a constant.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant)
  }

  /// A constraint that the length is at most a constant.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant)
  }

  /// A constraint that the length is a multiple of another, plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    length(.equal, anchor, multiplier, constant)
  }

  /// A constraint that the length is at least a multiple of another, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    length(.greaterThanOrEqual, anchor, multiplier, constant)
  }

  /// A constraint that the length is at most a multiple of another, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    length(.lessThanOrEqual, anchor, multiplier, constant)
  }

  /// A width may be related to a height.
  private func length(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutDimension,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    self.constraint(relation, other, constant, multiplier: multiplier)
  }
}
