public import Foundation

extension UIView {
  /// The target that asks for the smallest size, for `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target that asks for the largest size, for `systemLayoutSizeFitting`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the view asks for on both axes.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Gives the view the size that fits its present one best.
  public func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }
}
