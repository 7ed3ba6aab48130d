public import Foundation

/// A control that the user taps.
open class UIButton: UIControl {
  private let label = UILabel()
  private var titles: [State: String] = [:]

  /// Creates a button without a title.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(label)
  }

  /// Creates a button that shows the title of an action and performs it.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction) {
    self.init(frame: frame)
    setTitle(primaryAction.title)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The label that shows the title, at the size of the button; always there.
  public var titleLabel: UILabel? { label }

  /// The title for the current state, or the one for the normal state.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// Whether the button can be tapped.
  open override var isEnabled: Bool { didSet { showTitle() } }
  /// Whether the button is selected.
  open override var isSelected: Bool { didSet { showTitle() } }
  /// Whether a finger is pressing the button.
  open override var isHighlighted: Bool { didSet { showTitle() } }

  /// Sets the title for a state; nil uses the one for the normal state.
  open func setTitle(_ title: String?, for state: State = .normal) {
    titles[state] = title
    showTitle()
  }

  /// The title set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// Simulates a tap on the button, if it is enabled.
  open func tap() {
    guard isEnabled else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  override func operate() {
    tap()
  }

  /// The size of the title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

  /// The size of the title.
  open override var intrinsicContentSize: CGSize { label.intrinsicContentSize }

  /// Gives the title the whole button.
  open override func layoutSubviews() {
    label.frame = CGRect(origin: .zero, size: bounds.size)
  }

  private func showTitle() {
    label.text = currentTitle
    invalidateIntrinsicContentSize()
  }
}
