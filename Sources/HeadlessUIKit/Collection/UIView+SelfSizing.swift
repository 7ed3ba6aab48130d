package import Foundation

extension UIView {
  /// The size that the view of an element requests whose size is estimated.
  ///
  /// If constraints place the view's content, they determine it: the height that they require at the
  /// width of the space, and the width that they need within it. Otherwise `sizeThatFits` does.
  ///
  /// - Parameter space: the available size; the greatest finite number on a side without a limit.
  /// - Returns: the size.
  package func selfSize(in space: CGSize) -> CGSize {
    let content = (self as? UICollectionViewCell)?.contentView ?? self
    guard content.autoLayout?.isRegion == true else { return sizeThatFits(space) }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let hasWidth = space.width < unlimited
    let hasHeight = space.height < unlimited
    let natural = content.systemLayoutSizeFitting(
      CGSize(width: hasWidth ? space.width : 0, height: hasHeight ? space.height : 0),
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: hasHeight ? .required : .fittingSizeLevel
    )
    guard hasWidth, !hasHeight else { return natural }
    let filling = content.systemLayoutSizeFitting(
      CGSize(width: space.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return CGSize(width: natural.width, height: filling.height)
  }
}
