import Foundation

/// The request of `systemLayoutSizeFitting`.
@preconcurrency @MainActor
struct FittingTarget {
  /// The width that the view must have; nil if it may have another.
  let width: CGFloat?
  /// The height that the view must have; nil if it may have another.
  let height: CGFloat?
  /// The width at which content of several lines wraps; nil for none.
  let wrappingWidth: CGFloat?

  init(_ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    width = horizontal >= .required ? size.width : nil
    height = vertical >= .required ? size.height : nil
    wrappingWidth = width ?? (size.width > 0 ? size.width : nil)
  }

  /// The size of a view that is not laid out by constraints.
  func size(of view: UIView) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let limit = view.wrapsContent ? wrappingWidth : width
    let intrinsic = view.intrinsicContentSize(wrappedAt: limit ?? 0)
    if intrinsic.width >= 0, intrinsic.height >= 0 { return chosen(intrinsic) }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let proportional = width.flatMap { (view as? UIStackView)?.proportionalSize(width: $0) }
    let fitting =
      proportional
      ?? view.sizeThatFits(CGSize(width: limit ?? unlimited, height: height ?? unlimited))
    return chosen(
      CGSize(
        width: intrinsic.width >= 0 ? intrinsic.width : fitting.width,
        height: intrinsic.height >= 0 ? intrinsic.height : fitting.height
      )
    )
  }

  /// A size with the sides that are required.
  func chosen(_ size: CGSize) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
