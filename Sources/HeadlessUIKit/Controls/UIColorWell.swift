public import Foundation

/// A control for choosing a colour; `simulateSelection` chooses one.
open class UIColorWell: UIControl {
  /// The colour; nil for none.
  open var selectedColor: UIColor?
  /// The title of what is shown for choosing.
  open var title: String?
  /// True if the opacity can be chosen.
  open var supportsAlpha = true

  /// Creates a control without a colour.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Simulates that the user chooses a colour.
  public func simulateSelection(_ color: UIColor?) {
    selectedColor = color
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The size of the control.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  /// The size of the control.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
