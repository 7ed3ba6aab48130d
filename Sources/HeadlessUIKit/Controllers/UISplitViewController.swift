public import Foundation

/// Columns of screens side by side, or one of them where the view is narrow.
///
/// Columns come and go without time. A column whose screen is not a navigation controller is shown in
/// one.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Hashable, Sendable {
    /// By the array of screens: the first is the primary column, the second the secondary one.
    case unspecified
    /// Primary and secondary.
    case doubleColumn
    /// Primary, supplementary and secondary.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Hashable, Sendable, CaseIterable {
    /// The column at the start.
    case primary
    /// The column in the middle of three.
    case supplementary
    /// The widest column.
    case secondary
    /// The only column of a narrow view.
    case compact
  }

  /// The columns that are shown.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// Decided by the controller.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside the secondary one.
    case oneBesideSecondary
    /// One column over the secondary one; here it is beside it.
    case oneOverSecondary
    /// Two columns beside the secondary one.
    case twoBesideSecondary
    /// Two columns over the secondary one; here they are beside it.
    case twoOverSecondary
    /// Two columns that displace the secondary one; here they are beside it.
    case twoDisplaceSecondary
  }

  /// The arrangement of columns.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// Decided by the controller.
    case automatic
    /// Side by side.
    case tile
    /// One over the other; here side by side.
    case overlay
    /// One displaces the other; here side by side.
    case displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// The start of a line.
    case leading
    /// The end of a line.
    case trailing
  }

  /// The width that the controller would choose.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
  /// The width of a view below which one column is shown; that of a phone's landscape is above.
  static let collapsingWidth: CGFloat = 600

  /// The number of columns.
  public let style: Style
  /// Receives the columns that come and go.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The columns to show.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { updateColumns() } }
  /// The preferred arrangement of columns.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { updateColumns() } }
  /// True if a swipe shows columns; there is none here.
  open var presentsWithGesture = true
  /// True if the secondary column has a button that hides the others.
  open var showsSecondaryOnlyButton = false
  /// The width of the primary column as a share of the view.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }
  /// The width of the primary column, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }
  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }
  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }
  /// The width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { updateColumns() }
  }

  private var columns = SplitColumns()

  /// Creates columns without screens.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates columns by the array of screens.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  // MARK: Screens

  /// The screens of the columns, from the primary one on.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns.shown($0) } }
    set {
      let places: [Column] =
        newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in places.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  /// The screen of a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns.given(column) }

  /// Sets the screen of a column; nil for none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns.shown(column)
    columns.set(vc, for: column, wraps: style != .unspecified && column != .compact)
    let new = columns.shown(column)
    guard old !== new else { return }
    old?.willMove(toParent: nil)
    if let new { addChild(new) }
    updateColumns()
    old?.removeFromParent()
    new?.didMove(toParent: self)
  }

  /// Shows a column, in a narrow view in place of the one that is shown.
  open func show(_ column: Column) {
    if isCollapsed { columns.top = column } else { columns.hidden.remove(column) }
    updateColumns()
    delegate?.splitViewController(self, willShow: column)
  }

  /// Hides a column; in a narrow view, the one before is shown.
  open func hide(_ column: Column) {
    delegate?.splitViewController(self, willHide: column)
    if isCollapsed { columns.top = .primary } else { columns.hidden.insert(column) }
    updateColumns()
  }

  /// Shows a screen in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = columns.shown(.primary) as? UINavigationController {
      return navigation.pushViewController(vc, animated: true)
    }
    setViewController(vc, for: .primary)
  }

  /// Shows a screen in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  // MARK: Columns

  /// True if the view is so narrow that one column is shown.
  open var isCollapsed: Bool {
    guard let view = viewIfLoaded, view.bounds.width > 0 else { return false }
    return view.bounds.width < Self.collapsingWidth
  }

  /// The columns that are shown.
  open var displayMode: DisplayMode {
    guard !isCollapsed else { return .secondaryOnly }
    let beside = visibleColumns.filter { $0 != .secondary }.count
    return [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary][min(beside, 2)]
  }

  /// The width of the primary column, in points; 0 while it is not shown.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The width of the supplementary column, in points; 0 while it is not shown.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  /// A button that shows and hides the primary column.
  public final lazy var displayModeButtonItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      if visibleColumns.contains(.primary) { hide(.primary) } else { show(.primary) }
    }
  )

  private func width(of column: Column) -> CGFloat {
    visibleColumns.contains(column) ? columns.shown(column)?.viewIfLoaded?.frame.width ?? 0 : 0
  }

  /// The columns on screen, from the leading edge on.
  private var visibleColumns: [Column] {
    guard !isCollapsed else { return [collapsedColumn].filter { columns.shown($0) != nil } }
    var wanted: [Column] = [.primary, .supplementary, .secondary]
    switch preferredDisplayMode {
    case .secondaryOnly: wanted = [.secondary]
    case .oneBesideSecondary, .oneOverSecondary:
      wanted =
        columns.shown(.supplementary) == nil
        ? [.primary, .secondary] : [.supplementary, .secondary]
    case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: break
    }
    return wanted.filter { columns.shown($0) != nil && !columns.hidden.contains($0) }
  }

  private var collapsedColumn: Column {
    if columns.shown(.compact) != nil { return .compact }
    if let top = columns.top, columns.shown(top) != nil { return top }
    let proposed = columns.shown(.secondary) == nil ? Column.primary : .secondary
    return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
  }

  override var appearingChildren: [UIViewController] {
    visibleColumns.compactMap { columns.shown($0) }
  }

  /// Places the columns.
  open override func viewDidLoad() {
    super.viewDidLoad()
    updateColumns()
  }

  /// Places the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateColumns()
  }

  /// Shows the columns that are to be shown, and places them.
  private func updateColumns() {
    guard isViewLoaded else { return }
    let frames = frames(of: visibleColumns)
    let shown = frames.map { $0.controller }
    for child in children where !shown.contains(where: { $0 === child }) {
      remove(child)
    }
    for (controller, frame) in frames {
      if controller.view.superview !== view { add(controller, frame) }
      if controller.view.frame != frame { controller.view.frame = frame }
    }
  }

  private func frames(of visible: [Column]) -> [(controller: UIViewController, frame: CGRect)] {
    let widths = SplitWidths(self).widths(of: visible, in: view.bounds.width)
    let order = primaryEdge == .leading ? visible : visible.reversed()
    var x: CGFloat = 0
    return order.compactMap { column in
      guard let controller = columns.shown(column), let width = widths[column] else { return nil }
      defer { x += width }
      return (controller, CGRect(x: x, y: 0, width: width, height: view.bounds.height))
    }
  }

  private func add(_ controller: UIViewController, _ frame: CGRect) {
    controller.relations.isInTransition = true
    if isAppearingOrVisible { controller.beginAppearanceTransition(true, animated: false) }
    controller.view.frame = frame
    view.addSubview(controller.view)
    if isAppearingOrVisible { controller.endAppearanceTransition() }
    controller.relations.isInTransition = false
  }

  private func remove(_ controller: UIViewController) {
    guard let shown = controller.viewIfLoaded, shown.superview === view else { return }
    controller.relations.isInTransition = true
    if isAppearingOrVisible { controller.beginAppearanceTransition(false, animated: false) }
    shown.removeFromSuperview()
    if isAppearingOrVisible { controller.endAppearanceTransition() }
    controller.relations.isInTransition = false
  }
}

extension UIViewController {
  /// The split view controller around the controller.
  public var splitViewController: UISplitViewController? { container(UISplitViewController.self) }
}
