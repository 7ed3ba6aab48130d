public import Foundation

/// A control that is tapped.
open class UIButton: UIControl {
  /// The label that shows the title, at the size of the button.
  public let titleLabel = UILabel()

  /// Makes a button without a title.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(titleLabel)
  }

  /// Makes a button that shows the title of an action and performs it.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction) {
    self.init(frame: frame)
    setTitle(primaryAction.title)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The text.
  open var currentTitle: String? { titleLabel.text }

  /// Changes the text; nil shows none.
  open func setTitle(_ title: String?) {
    titleLabel.text = title
    setNeedsLayout()
  }

  /// Taps the button, if it is enabled.
  open func tap() {
    guard isEnabled else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// The size of the title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { titleLabel.sizeThatFits(size) }

  /// Gives the title the whole button.
  open override func layoutSubviews() {
    titleLabel.frame = CGRect(origin: .zero, size: bounds.size)
  }
}
