extension UIView {
  /// The edge at which text starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The centre from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The centre from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The rectangle inside of the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The rectangle inside of the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// A rectangle for text that is easy to read: at most 672 points wide, in the middle between the
  /// layout margins.
  public var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  /// Adds a guide, removing it from its previous view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    madeAutoLayout.guides.append(guide)
  }

  /// Removes a guide and the constraints that relate it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.area == .whole else { return }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints
      where constraint.firstItem === guide || constraint.secondItem === guide {
        constraint.isActive = false
      }
    }
    autoLayout?.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  private func guide(_ area: LayoutItem.Area) -> UILayoutGuide {
    let state = madeAutoLayout
    if let guide = state.insetGuides[area] { return guide }
    let guide =
      area == .readable ? ReadableContentGuide(of: self) : UILayoutGuide(area, of: self)
    state.insetGuides[area] = guide
    return guide
  }
}
