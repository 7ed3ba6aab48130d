public import HeadlessUIKit

/// The view that shows a layout, as far as the layout depends on it.
public struct LayoutViewport: Hashable, Sendable {
  /// The size of the view.
  public var size: CGSize
  /// The insets that other views cover at the edges; pinned elements keep clear of them.
  public var adjustedContentInset: NSDirectionalEdgeInsets
  /// The insets that sections can keep clear of at both sides of the scroll direction.
  public var insetsReferences: ContentInsetsReferences
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The rounding of frames to pixels.
  public var rounding: PixelRounding
  /// True if lines start at the right.
  public var isRightToLeft: Bool

  /// Creates a viewport.
  ///
  /// - Parameters:
  ///   - size: the size of the view.
  ///   - adjustedContentInset: the insets that other views cover at the edges.
  ///   - insetsReferences: the insets that sections can keep clear of.
  ///   - traitCollection: the traits of the view.
  ///   - rounding: whether frames are rounded to pixels.
  ///   - isRightToLeft: whether lines start at the right.
  public init(
    size: CGSize,
    adjustedContentInset: NSDirectionalEdgeInsets = .zero,
    insetsReferences: ContentInsetsReferences = ContentInsetsReferences(),
    traitCollection: UITraitCollection = UITraitCollection(),
    rounding: PixelRounding = .none,
    isRightToLeft: Bool = false
  ) {
    self.size = size
    self.adjustedContentInset = adjustedContentInset
    self.insetsReferences = insetsReferences
    self.traitCollection = traitCollection
    self.rounding = rounding
    self.isRightToLeft = isRightToLeft
  }
}

extension LayoutViewport {
  /// The viewport with 0 for numbers that cannot be lengths.
  var withUsableNumbers: Self {
    var result = self
    func usable(_ length: CGFloat) -> CGFloat { length.isLength ? length : 0 }
    result.size = CGSize(
      width: max(0, usable(size.width)),
      height: max(0, usable(size.height))
    )
    if !adjustedContentInset.isFinite { result.adjustedContentInset = .zero }
    if !insetsReferences.safeArea.isFinite { result.insetsReferences.safeArea = .zero }
    if !insetsReferences.layoutMargins.isFinite { result.insetsReferences.layoutMargins = .zero }
    if !insetsReferences.readableContent.isFinite {
      result.insetsReferences.readableContent = .zero
    }
    return result
  }
}
