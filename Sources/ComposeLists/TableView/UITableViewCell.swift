public import Foundation
public import HeadlessUIKit

/// A view that shows one row of a table.
open class UITableViewCell: UIView {
  /// The identifier under which it is used again; nil for a cell that is not.
  open var reuseIdentifier: String? { registeredIdentifier }
  final let registeredIdentifier: String?
  /// The look of the cell.
  let style: CellStyle
  /// The view that holds the cell's content; with a content configuration, the view of that.
  public private(set) var contentView = UIView()
  /// The table that shows the cell.
  weak var table: UITableView?

  private var texts: CellTexts?
  private var accessories = CellAccessories()

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: the look.
  ///   - reuseIdentifier: the identifier under which it is used again; nil if it is not.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    self.style = style
    registeredIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// Creates a cell of the standard style: there are no nibs, and a subclass needs no `override` for its own.
  public init?(coder: NSCoder?) {
    style = .default
    registeredIdentifier = nil
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  // MARK: Content

  /// The label of the cell.
  open var textLabel: UILabel? { madeTexts.text }
  /// The second label of the cell; nil in the default style.
  open var detailTextLabel: UILabel? { madeTexts.detail }
  /// The picture of the cell.
  open var imageView: UIImageView? { madeTexts.image }

  private var madeTexts: CellTexts {
    if let texts { return texts }
    let made = CellTexts(style)
    texts = made
    for view in made.views { contentView.addSubview(view) }
    setNeedsLayout()
    return made
  }

  private let configured = ConfiguredContent()

  /// Changes the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// A list content configuration of the look of the cell, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The content, from which the content view is made; nil if the app fills `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      defer { setNeedsLayout() }
      guard configured.setContent(newValue, { configurationState }) else { return }
      let old = contentView
      contentView = configured.contentView ?? UIView()
      contentView.frame = old.frame
      insertSubview(contentView, aboveSubview: old)
      old.removeFromSuperview()
      texts = nil
    }
  }

  /// The background, which is behind the content; nil for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.setBackground(newValue, in: self) { configurationState } }
  }

  /// True if the content is updated when the state changes.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// True if the background is updated when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }

  /// True while the swipe actions of the row are shown.
  final var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The state of the cell, for its configurations; a subclass adds values of its own.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    state.isSwiped = isSwiped
    return state
  }

  /// Changes the configurations for each state, after `updateConfiguration(using:)`; nil for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests `updateConfiguration(using:)` before the next layout or measurement of the cell.
  open func setNeedsUpdateConfiguration() {
    guard !configured.needsUpdate else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Called when the state has changed, and before the cell is shown; does nothing by default.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Updates the configurations, if that was requested.
  final func updateConfigurationIfNeeded() {
    configured.updateIfNeeded {
      let state = configurationState
      if configured.updatesContent, let content = configured.configuration {
        contentConfiguration = content
      }
      if configured.updatesBackground, let background = configured.background {
        backgroundConfiguration = background
      }
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  /// Requests an update of the configurations, which may depend on the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Called before the cell shows another row.
  open func prepareForReuse() {
    accessories.isConfirming = false
  }

  // MARK: State

  /// True if the row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// True if the row is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// The look of the selected cell.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, backgroundView) }
  }
  /// The view behind the content of a selected or pressed cell.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, selectedBackgroundView) }
  }
  /// The view behind the content of a selected cell, while several can be selected.
  open var multipleSelectionBackgroundView: UIView?

  /// Shows that the row is selected, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Shows that the row is pressed, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }

  private func replaceBackground(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.isHidden = new === selectedBackgroundView && !(isSelected || isHighlighted)
    insertSubview(new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0)
  }

  // MARK: Editing and accessories

  /// True while the table is edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// The control at the left while the table is edited.
  open internal(set) var editingStyle = EditingStyle.none
  /// True if the row can be dragged while the table is edited.
  open var showsReorderControl = false
  /// True if the content makes room for the control at the left.
  open var shouldIndentWhileEditing = true
  /// True if the level of the content's indentation is one that the delegate gave to a row.
  final var hasLevelOfRow = false
  /// The level of the content's indentation.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The insets of the line below the cell, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// True if the confirmation of a removal is shown.
  open var showingDeleteConfirmation: Bool { accessories.isConfirming }
  /// True if dragging is shown by the user.
  open var userInteractionEnabledWhileDragging = true

  /// The control at the right.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view at the right, in place of that control.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { replaceAccessory(oldValue) } }
  }
  /// The control at the right while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the right while the table is edited.
  open var editingAccessoryView: UIView?

  /// True if the data source lets the row be edited, or selected among several while the table is.
  final var canBeEdited = true

  /// Shows the controls for editing, or hides them.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    self.editing = editing
    setNeedsLayout()
    setNeedsUpdateConfiguration()
    didTransition(to: editing ? .showingEditControl : [])
  }

  /// Called before controls for editing are shown or hidden; does nothing by default.
  open func willTransition(to state: StateMask) {}

  /// Called after controls for editing were shown or hidden; does nothing by default.
  open func didTransition(to state: StateMask) {}

  private func accessoryDidChange() {
    let hasButton = accessoryType == .detailButton || accessoryType == .detailDisclosureButton
    accessories.setButton(hasButton, in: self)
    setNeedsLayout()
  }

  private func replaceAccessory(_ old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let accessoryView { addSubview(accessoryView) }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Asks the table for another height.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.cellWantsOtherHeight()
  }

  /// Where the content is in a cell of a width.
  private func contentRange(inWidth width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    var left: CGFloat = 0
    let isControlled =
      editingStyle != .none || canBeEdited && table?.showsSelectionControls == true
    if isEditing, isControlled, shouldIndentWhileEditing {
      left = CellAccessories.editControlWidth
    }
    var right: CGFloat = 0
    if isEditing, showsReorderControl { right += CellAccessories.reorderControlWidth }
    if isEditing {
      right += editingAccessoryType.room
    } else if let accessoryView {
      right += accessoryView.frame.width + CellAccessories.margin
    } else {
      right += accessoryType.room
    }
    return (left, max(0, width - left - right))
  }

  /// Places content and accessories.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let range = contentRange(inWidth: bounds.width)
    let content = CGRect(x: range.x, y: 0, width: range.width, height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    texts?.place(in: contentView.bounds, indentation: indentation)
    configured.placeBackground(in: self)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    guard !isEditing else {
      accessoryView?.isHidden = true
      return
    }
    accessories.place(accessoryType, in: bounds)
    guard let accessoryView else { return }
    accessoryView.isHidden = false
    let size = accessoryView.frame.size
    accessoryView.frame.origin = CGPoint(
      x: bounds.width - CellAccessories.margin - size.width,
      y: (bounds.height - size.height) / 2
    )
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The width, and the height that the content needs at it; at least that of a usual row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width < .greatestFiniteMagnitude ? size.width : bounds.width
    return CGSize(width: width, height: contentHeight(inWidth: contentRange(inWidth: width).width))
  }

  private func contentHeight(inWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if let content = configured.contentView {
      let space = CGSize(width: width, height: .greatestFiniteMagnitude)
      return content.contentSize(in: space).height
    }
    if contentView.hasLayoutConstraints {
      let height = contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      // Constraints that leave the height open mean a usual row, as in UIKit, not one that cannot be seen.
      return height > 0 ? height : UITableView.usualRowHeight
    }
    return max(UITableView.usualRowHeight, texts?.height(inWidth: width - indentation) ?? 0)
  }

  /// The size that the cell requests: that of its content at the width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    return sizeThatFits(
      CGSize(
        width: targetSize.width > 0 ? targetSize.width : bounds.width,
        height: vertical >= .required ? targetSize.height : unlimited
      )
    )
  }

  /// Draws the line below the cell, and the look of a selected one.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    super.draw(rect, in: context)
    if isSelected || isHighlighted, selectionStyle != .none, selectedBackgroundView == nil {
      context.fill(bounds, color: .systemGray4)
    }
    accessories.draw(accessoryType, in: bounds, context)
    guard table?.separatorStyle == .singleLine else { return }
    let line = CGRect(
      x: separatorInset.left,
      y: bounds.height - 0.5,
      width: max(0, bounds.width - separatorInset.left - separatorInset.right),
      height: 0.5
    )
    context.fill(line, color: table?.separatorColor ?? .separator)
  }
}
