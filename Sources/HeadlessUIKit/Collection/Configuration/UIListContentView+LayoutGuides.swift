import Foundation

extension UIListContentView {
  /// The guide of the text; nil while there is none.
  public var textLayoutGuide: UILayoutGuide? { guides.guide(of: textLabel, in: self) }
  /// The guide of the secondary text; nil while there is none.
  public var secondaryTextLayoutGuide: UILayoutGuide? {
    guides.guide(of: secondaryTextLabel, in: self)
  }
  /// The guide of the image; nil while there is none.
  public var imageLayoutGuide: UILayoutGuide? { guides.guide(of: imageView, in: self) }
}

/// Guides that lie where subviews are.
struct SubviewGuides {
  private struct Following {
    let guide: UILayoutGuide
    let edges: [NSLayoutConstraint]
  }

  private var followers: [ObjectIdentifier: Following] = [:]

  /// Returns the guide of a view, always the same; nil if it is not in the other view.
  @MainActor
  mutating func guide(of view: UIView, in superview: UIView) -> UILayoutGuide? {
    guard view.superview === superview else { return nil }
    if let known = followers[ObjectIdentifier(view)] { return known.guide }
    let guide = UILayoutGuide()
    superview.addLayoutGuide(guide)
    let edges = [
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    NSLayoutConstraint.activate(edges)
    followers[ObjectIdentifier(view)] = Following(guide: guide, edges: edges)
    return guide
  }

  /// Lets the guide of a view follow it again after it was taken out.
  @MainActor
  func follow(_ view: UIView) {
    guard let known = followers[ObjectIdentifier(view)] else { return }
    NSLayoutConstraint.activate(known.edges)
  }
}
