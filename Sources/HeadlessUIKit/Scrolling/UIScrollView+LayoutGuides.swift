import Foundation

extension UIScrollView {
  /// The rectangle of the content: constraints to its edges determine the size of the content.
  ///
  /// So do constraints between the edges of the scroll view and what is in it.
  public var contentLayoutGuide: UILayoutGuide {
    let guide = contentSizeGuide as? ScrollContentGuide
    guide?.anchor(in: self)
    return guide ?? contentSizeGuide
  }

  /// The rectangle of the view, which stays where it is while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide {
    scrollGuide(ScrollFrameGuide.self) ?? makeFrameGuide()
  }

  private func scrollGuide<Guide: UILayoutGuide>(_ type: Guide.Type) -> Guide? {
    layoutGuides.lazy.compactMap { $0 as? Guide }.first
  }

  /// The guide whose size is that of the content, as constraints determine it.
  var contentSizeGuide: UILayoutGuide {
    if let guide = scrollGuide(ScrollContentGuide.self) { return guide }
    let guide = ScrollContentGuide()
    guide.identifier = "contentLayoutGuide"
    addLayoutGuide(guide)
    return guide
  }

  private func makeFrameGuide() -> UILayoutGuide {
    let guide = ScrollFrameGuide()
    guide.identifier = "frameLayoutGuide"
    addLayoutGuide(guide)
    guide.origin = [
      guide.leftAnchor.constraint(equalTo: leftAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
    ]
    NSLayoutConstraint.activate(
      guide.origin + [
        guide.widthAnchor.constraint(equalTo: widthAnchor),
        guide.heightAnchor.constraint(equalTo: heightAnchor),
      ]
    )
    guide.follow(boundsOrigin)
    return guide
  }

  /// Keeps the guide of the frame where the view is, which in the content is at the offset.
  func layoutGuidesFollowOffset() {
    guard autoLayout != nil else { return }
    scrollGuide(ScrollFrameGuide.self)?.follow(boundsOrigin)
  }
}

/// The guide whose size is that of a scroll view's content.
private final class ScrollContentGuide: UILayoutGuide {
  /// True if the guide itself is known, and determines the size of the content on both axes.
  private var isAnchored = false

  override var laidOutFrame: CGRect {
    didSet {
      guard let scrollView = owningView as? UIScrollView else { return }
      var size = scrollView.contentSize
      if isAnchored || scrollView.hasContentEnd(on: .horizontal) { size.width = laidOutFrame.width }
      if isAnchored || scrollView.hasContentEnd(on: .vertical) { size.height = laidOutFrame.height }
      scrollView.contentSize = size
    }
  }

  /// Keeps the guide where the content starts.
  func anchor(in scrollView: UIScrollView) {
    guard !isAnchored else { return }
    isAnchored = true
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: scrollView.leftAnchor),
      topAnchor.constraint(equalTo: scrollView.topAnchor),
    ])
  }
}

/// The guide that follows the offset of a scroll view.
private final class ScrollFrameGuide: UILayoutGuide {
  /// The constraints of the left and the upper edge.
  var origin: [NSLayoutConstraint] = []

  func follow(_ offset: CGPoint) {
    for (constraint, distance) in zip(origin, [offset.x, offset.y])
    where constraint.constant != distance {
      constraint.constant = distance
    }
  }
}
