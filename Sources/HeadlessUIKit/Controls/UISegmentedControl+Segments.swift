public import Foundation

// Actions, pictures and widths of segments.
extension UISegmentedControl {
  /// True if a segment is chosen for the moment of a tap only.
  public var isMomentary: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if segments are as wide as their content; they have one width here.
  public var apportionsSegmentWidthsByContent: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// Creates a control with a segment for each action, which is performed when it is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
    self.frame.size = frame.isEmpty ? intrinsicContentSize : frame.size
  }

  /// Inserts a segment for an action.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    setAction(action, forSegmentAt: min(max(0, segment), numberOfSegments - 1))
  }

  /// Inserts a segment for a picture, which is not drawn.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    setImage(image, forSegmentAt: min(max(0, segment), numberOfSegments - 1))
  }

  /// The action of a segment; nil for none.
  ///
  /// - Precondition: there is such a segment.
  public func actionForSegment(at segment: Int) -> UIAction? {
    rareValues == nil ? nil : labels[segment].rare(nil, "action")
  }

  /// Sets the action of a segment, and its title.
  ///
  /// - Precondition: there is such a segment.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    labels[segment].setRare(action as UIAction?, "action")
    setRare(true, "hasActions")
    setTitle(action.title, forSegmentAt: segment)
  }

  /// The segment of an action; `noSegment` for none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    labels.indices.first { actionForSegment(at: $0)?.identifier == actionIdentifier }
      ?? Self.noSegment
  }

  /// The picture of a segment; it is not drawn.
  ///
  /// - Precondition: there is such a segment.
  public func imageForSegment(at segment: Int) -> UIImage? { labels[segment].rare(nil, "image") }

  /// Sets the picture of a segment; it is not drawn.
  ///
  /// - Precondition: there is such a segment.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    labels[segment].setRare(image, "image")
  }

  /// The width of a segment; 0 for that of the others.
  ///
  /// - Precondition: there is such a segment.
  public func widthForSegment(at segment: Int) -> CGFloat { labels[segment].rare(0, "width") }

  /// Sets the width of a segment; all have one width here.
  ///
  /// - Precondition: there is such a segment.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    labels[segment].setRare(width, "width")
  }

  /// Returns whether a segment can be chosen.
  ///
  /// - Precondition: there is such a segment.
  public func isEnabledForSegment(at segment: Int) -> Bool { labels[segment].isEnabled }

  /// Sets whether a segment can be chosen.
  ///
  /// - Precondition: there is such a segment.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    labels[segment].isEnabled = enabled
  }

  /// The attributes of titles; they are not drawn.
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    rare(nil, "titles \(state.rawValue)")
  }

  /// Sets the attributes of titles; they are not drawn.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {
    setRare(attributes, "titles \(state.rawValue)")
  }
}
