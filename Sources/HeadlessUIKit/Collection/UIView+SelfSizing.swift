package import Foundation

extension UIView {
  /// The size that the view of an element requests whose size is estimated: a view of a collection is asked
  /// for the attributes that it prefers.
  ///
  /// - Parameters:
  ///   - space: the available size; the greatest finite number on a side without a limit.
  ///   - attributes: the element, without its size; the first cell if it is not known.
  ///   - measure: the size that the view has by itself, if that is not its content's.
  /// - Returns: the size.
  package func selfSize(
    in space: CGSize,
    _ attributes: UICollectionViewLayoutAttributes?,
    measure: (() -> CGSize)? = nil
  ) -> CGSize {
    (self as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    let measure = measure ?? { self.naturalSize(in: space) }
    guard let view = self as? UICollectionReusableView else { return measure() }
    let attributes = attributes ?? UICollectionViewLayoutAttributes()
    let unlimited = CGFloat.greatestFiniteMagnitude
    attributes.frame.size = CGSize(
      width: space.width < unlimited ? space.width : bounds.width,
      height: space.height < unlimited ? space.height : bounds.height
    )
    attributes.measure = measure
    return view.preferredLayoutAttributesFitting(attributes).size
  }

  /// The size that the view has by itself, whatever attributes it prefers: if constraints place its content,
  /// the height that they require at the width of the space, and the width that they need within it;
  /// otherwise that of `sizeThatFits`.
  ///
  /// - Parameter space: the available size; the greatest finite number on a side without a limit.
  /// - Returns: the size.
  package func naturalSize(in space: CGSize) -> CGSize {
    guard let view = self as? UICollectionReusableView else {
      return naturalSize(of: self, in: space)
    }
    return view.fittingSize(askedIn: space)
  }

  /// The size of content: that of its constraints, or else the view's `sizeThatFits`.
  func naturalSize(of content: UIView, in space: CGSize) -> CGSize {
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

extension UICollectionReusableView {
  /// The answer of `systemLayoutSizeFitting`, which subclasses override: by itself, the size of the content in a space.
  fileprivate func fittingSize(askedIn space: CGSize) -> CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let (hasWidth, hasHeight) = (space.width < unlimited, space.height < unlimited)
    measuredSpace = space
    defer { measuredSpace = nil }
    return systemLayoutSizeFitting(
      CGSize(width: hasWidth ? space.width : 0, height: hasHeight ? space.height : 0),
      withHorizontalFittingPriority: hasWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: hasHeight ? .required : .fittingSizeLevel
    )
  }

  /// The size of the content in the space that is measured, as far as a target leaves it open.
  func fittingSize(for target: FittingTarget, in space: CGSize) -> CGSize {
    var space = space
    if let width = target.width { space.width = width }
    if let height = target.height { space.height = height }
    measuredSpace = nil
    defer { measuredSpace = space }
    return (self as? UICollectionViewCell)?.fittingSize(in: space)
      ?? naturalSize(of: self, in: space)
  }

  /// The attributes with the size that the view has by itself.
  func fit(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let fitting = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    let space = CGSize(width: attributes.size.width, height: .greatestFiniteMagnitude)
    fitting.frame.size = attributes.measure?() ?? naturalSize(in: space)
    return fitting
  }
}
