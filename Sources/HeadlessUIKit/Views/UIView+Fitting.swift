public import Foundation

extension UIView {
  /// The target size that requests the smallest size, for `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that requests the largest size, for `systemLayoutSizeFitting`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Resizes the view to fit its content.
  public func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }
}
