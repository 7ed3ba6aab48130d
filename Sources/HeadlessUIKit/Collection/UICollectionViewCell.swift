public import Foundation

/// A view of a collection that is used again for other elements: a cell, a header, a badge.
open class UICollectionReusableView: UIView {
  /// The identifier that it was registered with; nil if it was not made by a collection.
  public package(set) final var reuseIdentifier: String?

  /// The space in which the view is measured, while `systemLayoutSizeFitting` is asked for that; nil otherwise.
  final var measuredSpace: CGSize?

  /// Creates a view.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a view with an empty frame: there are no nibs to decode views from.
  ///
  /// As `init?(coder:)` of a subclass calls it, which has a coder. It takes none as well, so that a subclass needs no
  /// `override` for its own.
  public init?(coder: NSCoder?) {
    super.init(frame: .zero)
  }

  /// Called before the view shows another element.
  open func prepareForReuse() {}

  /// Called with the attributes of the view's element, before it is shown and when they change.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view prefers to those of the layout: their size counts where the layout
  /// estimates it.
  ///
  /// By default the size that the view has by itself: what its constraints require at the width that
  /// it gets, or `sizeThatFits`. The given attributes have the length that the view has now on a side
  /// without a limit.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fit(layoutAttributes)
  }

  /// The size that the view requests, close to a target; a list asks for it to measure the view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard let space = measuredSpace else {
      return super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical
      )
    }
    let target = FittingTarget(targetSize, horizontal: horizontal, vertical: vertical)
    return fittingSize(for: target, in: space)
  }
}

extension UICollectionReusableView: EmptyFrameMaking {}

/// Classes of views that are made with an empty frame, whatever other initialisers they have.
public protocol EmptyFrameMaking {}

extension EmptyFrameMaking where Self: UICollectionReusableView {
  /// Creates a view with an empty frame, by the `init(frame:)` of the class.
  @preconcurrency @MainActor
  public init() {
    self = Self.makeReusable()
  }
}

/// A view that shows one item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// Changes the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// The view that holds the cell's content; it fills the cell.
  ///
  /// A cell with a content configuration has the view of that in its place.
  public private(set) var contentView = UIView()
  /// True if the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// True if the item is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// The state besides being selected and pressed.
  package final var flags: CellFlags = [] {
    didSet { if flags != oldValue { stateDidChange() } }
  }

  /// The view behind the content; nil for none, or one by the background configuration.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, backgroundView) }
  }
  /// The view behind the content of a selected or pressed cell; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelectedBackground()
    }
  }

  private let configured = ConfiguredContent()

  /// Creates a cell.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Creates a cell with an empty frame: there are no nibs to decode cells from.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called after the state has changed.
  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    if selectedBackgroundView != nil { showSelectedBackground() }
  }

  private func replaceBackground(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: 0)
  }

  private func showSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return view.removeFromSuperview() }
    view.frame = bounds
    if view.superview == nil { insertSubview(view, belowSubview: contentView) }
  }

  /// The place of the content; the bounds by default.
  var contentFrame: CGRect { bounds }

  /// Updates the configurations, and keeps the content view as large as the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    contentView.frame = contentFrame
    configured.placeBackground(in: self)
    backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
  }

  /// The size of the cell: that of its content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard configured.contentView != nil else { return super.sizeThatFits(size) }
    return fittingSize(in: size)
  }

  /// The size that the cell requests, close to a target: that of its content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard measuredSpace == nil,
      configured.contentView != nil || contentView.autoLayout?.isRegion == true
    else {
      return super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical
      )
    }
    let target = FittingTarget(targetSize, horizontal: horizontal, vertical: vertical)
    let unlimited = CGFloat.greatestFiniteMagnitude
    let space = CGSize(
      width: target.wrappingWidth ?? unlimited,
      height: target.height ?? unlimited
    )
    return target.chosen(fittingSize(in: space))
  }

  /// The size that the content needs in a space.
  func fittingSize(in space: CGSize) -> CGSize {
    if let content = configured.contentView { return content.contentSize(in: space) }
    return naturalSize(of: contentView, in: space)
  }

  // MARK: - Configurations

  /// The content, from which the content view is made; nil if the app fills `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      guard configured.setContent(newValue, { configurationState }) else {
        return configurationDidChange()
      }
      let old = contentView
      contentView = configured.contentView ?? UIView()
      contentView.frame = contentFrame
      insertSubview(contentView, aboveSubview: old)
      old.removeFromSuperview()
      configurationDidChange()
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

  /// The state of the cell, for its configurations; a subclass adds custom values.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = flags.contains(.editing)
    state.isExpanded = flags.contains(.expanded)
    state.isSwiped = flags.contains(.swiped)
    state.isReordering = flags.contains(.reordering)
    state.isPinned = flags.contains(.pinned)
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

  /// The ways in which a cell is dragged to another view.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not.
    case none
    /// It is being lifted.
    case lifting
    /// It is dragged.
    case dragging
  }
  /// The way in which the cell is dragged to another view; not simulated.
  open var dragState: DragState { .none }
  /// Called when the cell is dragged to another view; not called here.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The default background of a cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// Called when the state has changed, and before the cell is shown; does nothing by default.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Updates the configurations, if that was requested.
  package final func updateConfigurationIfNeeded() {
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

  /// True while the configurations are updated for a state.
  final var isUpdatingConfigurations: Bool { configured.isUpdating }

  /// Called after the content may have another size; requests layout.
  final func configurationDidChange() {
    setNeedsLayout()
    onContentChange?()
  }

  /// Asks the collection view for another size.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    onContentChange?()
  }

  /// Called after the content was configured again, outside of the provider of the cell; nil for none.
  package final var onContentChange: (() -> Void)?

  /// Requests an update of the configurations, which may depend on the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }
}

/// The parts of a cell's state besides being selected and pressed.
package struct CellFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The list is being edited.
  package static let editing = CellFlags(rawValue: 1)
  /// The items below the cell's are shown.
  package static let expanded = CellFlags(rawValue: 2)
  /// The swipe actions are open.
  package static let swiped = CellFlags(rawValue: 4)
  /// The cell is being moved.
  package static let reordering = CellFlags(rawValue: 8)
  /// The cell is pinned.
  package static let pinned = CellFlags(rawValue: 16)
}
