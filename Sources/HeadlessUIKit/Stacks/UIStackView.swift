public import Foundation

/// A view that arranges its subviews in a row or a column.
///
/// It places them directly, unless constraints relate its views to each other. Hidden views take no
/// space. Labels of several lines wrap: in a column at the width of the stack, in a row according to
/// the compression resistances.
open class UIStackView: UIView {
  /// The alignment of views across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// They are as long as the stack.
    case fill
    /// At the left or upper edge.
    case leading
    /// In a row, the first baselines of all views are at the same height.
    case firstBaseline
    /// In the middle.
    case center
    /// At the right or lower edge.
    case trailing
    /// In a row, the last baselines of all views are at the same height.
    case lastBaseline

    /// At the upper edge.
    public static let top = Alignment.leading
    /// At the lower edge.
    public static let bottom = Alignment.trailing
  }

  /// The distribution of the stack's length among its views.
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
  /// The distance of the system, in points.
  public static let spacingUseSystem: CGFloat = 8

  /// The axis along which views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// The alignment of views across the axis.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The distribution of the length among the views.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// The distance between two views, in points.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// True if views are inset by `layoutMargins`.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// True if the spacing of a column is measured from the last baseline to the next first one.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

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
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Changes the distance after a view; `spacingUseDefault` resets it.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
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
    fittingSize(in: size, fillsWidth: false)
  }

  /// The size of the arranged views, within a space, whose width a row may have to fill.
  func fittingSize(in size: CGSize, fillsWidth: Bool) -> CGSize {
    let margins = margins
    let inner = CGSize(
      width: max(0, size.width - margins.left - margins.right),
      height: max(0, size.height - margins.top - margins.bottom)
    )
    let fitting = StackMeasuring.perform(in: self) {
      arrangement.fittingSize(in: inner, fillsWidth: fillsWidth)
    }
    return CGSize(
      width: fitting.width + margins.left + margins.right,
      height: fitting.height + margins.top + margins.bottom
    )
  }

  /// Lays out the stack and the stacks in it, of which nothing is measured twice.
  open override func layoutIfNeeded() {
    StackMeasuring.perform(in: self) { super.layoutIfNeeded() }
  }

  /// Places the views.
  open override func layoutSubviews() {
    guard !isPlacedByConstraints else { return }
    var room = bounds.inset(by: margins)
    room.size = CGSize(width: max(0, room.width), height: max(0, room.height))
    for (view, frame) in zip(shownViews, arrangement.frames(in: room)) { view.frame = frame }
  }

  /// Requests layout of the stack and of the stacks around it.
  private func arrangementDidChange() {
    invalidateIntrinsicContentSize()
    if isPlacedByConstraints { constraintsDidChange() }
  }

  /// The distance after a view, in points.
  func spacing(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  private var arrangement: StackArrangement {
    let views = shownViews
    return StackArrangement(
      views: views,
      spacings: views.dropLast().map { self.spacing(after: $0) },
      axis: axis,
      alignment: alignment,
      distribution: distribution,
      isBaselineRelative: isBaselineRelativeArrangement
    )
  }

  var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// The arranged views that are not hidden.
  var shownViews: [UIView] {
    arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
  }

  override var wrapsContent: Bool { shownViews.contains(where: \.containsWrappingText) }

  override func baselines(in size: CGSize) -> TextBaselines {
    let room = CGRect(origin: .zero, size: size).inset(by: margins)
    let views = shownViews
    let places = zip(views, arrangement.frames(in: room)).map { view, frame in
      (frame.minY, view.baselines(in: frame.size))
    }
    guard let first = places.first, let last = places.last else {
      return super.baselines(in: size)
    }
    return TextBaselines(first: first.0 + first.1.first, last: last.0 + last.1.last)
  }

  override func growthResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    StackMeasuring.priority(of: self, axis, grows: true) {
      let priorities = shownViews.map { $0.arrangedGrowthResistance(for: axis) }
      // Along the axis it is enough that one view grows; across it, all do.
      return (axis == self.axis ? priorities.min() : priorities.max()) ?? .defaultLow
    }
  }

  override func shrinkResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    StackMeasuring.priority(of: self, axis, grows: false) {
      let priorities = shownViews.map { $0.arrangedShrinkResistance(for: axis) }
      return (axis == self.axis ? priorities.min() : priorities.max()) ?? .defaultLow
    }
  }
}
