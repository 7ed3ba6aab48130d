public import Foundation

/// A view that arranges its subviews in a row or a column.
///
/// It places them directly, without constraints. Hidden views take no space.
open class UIStackView: UIView {
  /// The alignment of views across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// They are as long as the stack.
    case fill
    /// At the left or upper edge.
    case leading
    /// At the upper edge, because text has no baselines here.
    case firstBaseline
    /// In the middle.
    case center
    /// At the right or lower edge.
    case trailing
    /// At the lower edge, because text has no baselines here.
    case lastBaseline

    /// At the upper edge.
    public static let top = Alignment.leading
    /// At the lower edge.
    public static let bottom = Alignment.trailing
  }

  /// How views share the length of the stack.
  public enum Distribution: Int, Hashable, Sendable {
    /// Those with the lowest priorities grow and shrink.
    case fill
    /// All have the same length.
    case fillEqually
    /// All grow and shrink by the same factor.
    case fillProportionally
    /// They have their requested lengths, at equal distances.
    case equalSpacing
    /// They have their requested lengths, with equal distances between their centres if possible.
    case equalCentering
  }

  /// The value that stands for `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The axis along which views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// The alignment of views across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// How views share the length.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// The distance between two views, in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether views are inset by `layoutMargins`.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }

  /// The views, in order.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates an empty stack.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view among the arranged ones; an index that is too large appends it.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  /// Changes the distance after a view; `spacingUseDefault` resets it.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }

  /// The custom distance after a view, or `spacingUseDefault`.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// Stops arranging a view that is removed.
  open override func willRemoveSubview(_ view: UIView) {
    removeArrangedSubview(view)
  }

  /// The size of the arranged views, within a space.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let inner = CGSize(
      width: max(0, size.width - margins.left - margins.right),
      height: max(0, size.height - margins.top - margins.bottom)
    )
    let fitting = fittingSize(in: inner)
    return CGSize(
      width: fitting.width + margins.left + margins.right,
      height: fitting.height + margins.top + margins.bottom
    )
  }

  /// Places the views.
  open override func layoutSubviews() {
    var room = bounds.inset(by: margins)
    room.size = CGSize(width: max(0, room.width), height: max(0, room.height))
    let views = shownViews
    let places = line(of: views, across: across(room.size)).places(in: along(room.size))
    for (view, place) in zip(views, places) {
      let length = lengthAcross(of: view, along: place.length, in: across(room.size))
      let start = startAcross(length, in: across(room.size))
      view.frame =
        axis == .horizontal
        ? CGRect(
          x: room.minX + place.start,
          y: room.minY + start,
          width: place.length,
          height: length
        )
        : CGRect(
          x: room.minX + start,
          y: room.minY + place.start,
          width: length,
          height: place.length
        )
    }
  }

  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  private var shownViews: [UIView] {
    arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
  }

  private func fittingSize(in size: CGSize) -> CGSize {
    let views = shownViews
    let line = line(of: views, across: across(size))
    let length = min(line.length, max(0, along(size)))
    let places = line.places(in: length)
    let lengths = zip(views, places).map {
      lengthAcross(of: $0, along: $1.length, in: across(size), fills: false)
    }
    return self.size(along: length, across: lengths.max() ?? 0)
  }

  private func line(of views: [UIView], across limit: CGFloat) -> StackLine {
    StackLine(
      elements: views.map { view in
        StackLine.Element(
          length: lengthAlong(of: view, across: limit),
          hugging: view.contentHuggingPriority(for: axis),
          resistance: view.contentCompressionResistancePriority(for: axis)
        )
      },
      spacings: views.dropLast().map { customSpacings[ObjectIdentifier($0)] ?? spacing },
      distribution: distribution
    )
  }

  /// The length that a view requests along the axis; across it there is only a limit.
  private func lengthAlong(of view: UIView, across limit: CGFloat) -> CGFloat {
    // Text in a row is as wide as it needs, and in a column as high as its width requires.
    guard axis == .vertical, limit < .greatestFiniteMagnitude else {
      return along(view.fittingSize())
    }
    let width = alignment == .fill ? limit : min(limit, view.fittingSize().width)
    return view.fittingSize(width: width).height
  }

  private func lengthAcross(
    of view: UIView,
    along length: CGFloat,
    in limit: CGFloat,
    fills: Bool = true
  ) -> CGFloat {
    if alignment == .fill, fills { return limit }
    let fitting =
      axis == .horizontal
      ? view.fittingSize(width: length).height : view.fittingSize().width
    return min(limit, fitting)
  }

  private func startAcross(_ length: CGFloat, in limit: CGFloat) -> CGFloat {
    switch alignment {
    case .fill, .leading, .firstBaseline: 0
    case .center: (limit - length) / 2
    case .trailing, .lastBaseline: limit - length
    }
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}
