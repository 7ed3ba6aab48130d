import Foundation

extension UIScrollView {
  /// The rectangle of the content: constraints to its edges determine the size of the content.
  public var contentLayoutGuide: UILayoutGuide {
    scrollGuide(ScrollContentGuide.self) ?? makeContentGuide()
  }

  /// The rectangle of the view, which stays where it is while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide {
    scrollGuide(ScrollFrameGuide.self) ?? makeFrameGuide()
  }

  private func scrollGuide<Guide: UILayoutGuide>(_ type: Guide.Type) -> Guide? {
    layoutGuides.lazy.compactMap { $0 as? Guide }.first
  }

  private func makeContentGuide() -> UILayoutGuide {
    let guide = ScrollContentGuide()
    guide.identifier = "contentLayoutGuide"
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: leftAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
    ])
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
  override var laidOutFrame: CGRect {
    didSet { (owningView as? UIScrollView)?.contentSize = laidOutFrame.size }
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
