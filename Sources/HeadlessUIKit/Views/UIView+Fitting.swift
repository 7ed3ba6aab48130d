public import Foundation

extension UIView {
  /// The target size that requests the smallest size, for `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that requests the largest size, for `systemLayoutSizeFitting`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the view requests on both axes.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Resizes the view to fit its content.
  public func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }
}
