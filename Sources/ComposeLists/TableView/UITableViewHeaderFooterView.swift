public import Foundation
public import HeadlessUIKit

/// A view above or below a section of a table, which is used again.
open class UITableViewHeaderFooterView: UIView {
  private static let margins = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)

  /// The identifier under which it is used again; nil for a view that is not.
  open var reuseIdentifier: String? { registeredIdentifier }
  final let registeredIdentifier: String?
  /// The view that holds the content.
  public private(set) var contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private var labels: (text: UILabel, detail: UILabel)?
  private let configured = ConfiguredContent()

  /// Creates a view.
  ///
  /// - Parameter reuseIdentifier: the identifier under which it is used again; nil if it is not.
  public init(reuseIdentifier: String?) {
    registeredIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    contentView.layoutMargins = Self.margins
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Creates a view that is not used again.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
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
  /// The usual background of a header.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }

  /// The label of the title.
  open var textLabel: UILabel? { madeLabels.text }
  /// The label below the title.
  open var detailTextLabel: UILabel? { madeLabels.detail }

  private var madeLabels: (text: UILabel, detail: UILabel) {
    if let labels { return labels }
    let made = (text: UILabel(), detail: UILabel())
    made.text.font = .preferredFont(forTextStyle: .headline)
    made.text.numberOfLines = 0
    made.detail.font = .preferredFont(forTextStyle: .footnote)
    labels = made
    contentView.addSubview(made.text)
    contentView.addSubview(made.detail)
    return made
  }

  /// Called before the view shows another section; does nothing by default.
  open func prepareForReuse() {}

  /// Changes the configurations of a view for a state.
  public typealias ConfigurationUpdateHandler =
    (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// A list content configuration of a header, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

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
      labels = nil
    }
  }

  /// The background, which is behind the content; nil for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.setBackground(newValue, in: self) { configurationState } }
  }

  /// The state of the view, for its configurations.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Changes the configurations for each state; nil for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests `updateConfiguration(using:)` before the next layout or measurement of the view.
  open func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Called before the view is shown; does nothing by default.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  private func updateConfigurationIfNeeded() {
    configured.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  /// The width, and the height that the content needs at it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width < .greatestFiniteMagnitude ? size.width : bounds.width
    return CGSize(width: width, height: contentHeight(inWidth: width))
  }

  private func contentHeight(inWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if let content = configured.contentView {
      return content.contentSize(in: CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    if contentView.hasLayoutConstraints {
      return contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return max(UITableView.usualHeaderHeight, textHeights(inWidth: width).total)
  }

  private func textHeights(inWidth width: CGFloat) -> (text: CGFloat, total: CGFloat) {
    guard let labels else { return (0, 0) }
    let room = CGSize(
      width: max(0, width - Self.margins.left - Self.margins.right),
      height: .greatestFiniteMagnitude
    )
    let text = labels.text.text?.isEmpty ?? true ? 0 : labels.text.sizeThatFits(room).height
    let detail = labels.detail.text?.isEmpty ?? true ? 0 : labels.detail.sizeThatFits(room).height
    return (text, text + detail + Self.margins.top + Self.margins.bottom)
  }

  /// The size that the view requests: that of its content at the width.
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

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if contentView.frame != bounds { contentView.frame = bounds }
    configured.placeBackground(in: self)
    backgroundView?.frame = bounds
    guard let labels else { return }
    let heights = textHeights(inWidth: bounds.width)
    let width = max(0, bounds.width - Self.margins.left - Self.margins.right)
    let top = (bounds.height - heights.total) / 2 + Self.margins.top
    labels.text.frame = CGRect(x: Self.margins.left, y: top, width: width, height: heights.text)
    labels.detail.frame = CGRect(
      x: Self.margins.left,
      y: top + heights.text,
      width: width,
      height: max(0, heights.total - heights.text - Self.margins.top - Self.margins.bottom)
    )
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a view for the identifier in progress; see `makeRegistered`.
  package convenience init(registered: Void) {
    self.init(reuseIdentifier: ReusableInProgress.identifier)
  }

  /// A view of the class that this is called on, made by its `init(reuseIdentifier:)`; see
  /// `UITableViewCell.makeRegistered`.
  @_silgen_name("$s12ComposeLists023UITableViewHeaderFooterD0C10registeredACyt_tcfC")
  package static func makeRegistered() -> UITableViewHeaderFooterView

  /// A view of this class for a reuse identifier.
  static func make(reuseIdentifier: String) -> UITableViewHeaderFooterView {
    ReusableInProgress.make(reuseIdentifier) { makeRegistered() }
  }
}
