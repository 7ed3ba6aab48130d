public import Foundation

/// A control for choosing one of several segments beside each other.
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1

  /// The index of the chosen segment; `noSegment` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { showSelection() }
  }
  /// The colour behind the chosen segment; nil for the default.
  open var selectedSegmentTintColor: UIColor?

  private(set) var labels: [UILabel] = []

  /// Creates a control with segments of titles; pictures are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      insertSegment(withTitle: item as? String, at: index, animated: false)
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control without segments.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// The number of segments.
  open var numberOfSegments: Int { labels.count }

  /// The title of a segment.
  ///
  /// - Precondition: there is such a segment.
  open func titleForSegment(at segment: Int) -> String? { labels[segment].text }

  /// Sets the title of a segment.
  ///
  /// - Precondition: there is such a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    labels[segment].text = title
    invalidateIntrinsicContentSize()
  }

  /// Inserts a segment at an index, or at the nearest end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    labels.insert(label, at: min(max(0, segment), labels.count))
    addSubview(label)
    showSelection()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Removes a segment; does nothing if there is none.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard labels.indices.contains(segment) else { return }
    labels.remove(at: segment).removeFromSuperview()
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for label in labels { label.removeFromSuperview() }
    labels = []
    selectedSegmentIndex = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Segments of the same width for the widest title, 32 points high.
  open override var intrinsicContentSize: CGSize {
    let widest = labels.map { $0.intrinsicContentSize.width }.max() ?? 0
    return CGSize(width: CGFloat(labels.count) * (widest + 20).rounded(.up), height: 32)
  }

  /// Segments of the same width for the widest title, 32 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the titles.
  open override func layoutSubviews() {
    for (index, label) in labels.enumerated() { label.frame = segmentFrame(index) }
  }

  /// A lifted finger chooses the segment where it is.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { choose(at: touch.location(in: self).x) }
    super.touchesEnded(touches, with: event)
  }

  /// Draws the track, and the chosen segment in front of it.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    context.fill(bounds, cornerRadius: 8, color: .tertiarySystemFill)
    guard labels.indices.contains(selectedSegmentIndex) else { return }
    let segment = segmentFrame(selectedSegmentIndex).insetBy(dx: 2, dy: 2)
    let color = selectedSegmentTintColor ?? .systemBackground
    context.fill(segment, cornerRadius: 7, color: color)
  }

  private func segmentFrame(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, labels.count))
    return CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
  }

  private func choose(at x: CGFloat) {
    guard isEnabled, let index = labels.indices.first(where: { x < segmentFrame($0).maxX }),
      index != selectedSegmentIndex
    else { return }
    guard isEnabledForSegment(at: index) else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if let action = actionForSegment(at: index) { sendAction(action) }
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  private func showSelection() {
    for (index, label) in labels.enumerated() {
      label.font = .systemFont(
        ofSize: 13,
        weight: index == selectedSegmentIndex ? .semibold : .medium
      )
    }
  }
}
