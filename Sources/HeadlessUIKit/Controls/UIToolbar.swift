public import Foundation

/// A bar with buttons, which are not drawn; `UIBarButtonItem.tap()` presses one.
open class UIToolbar: UIView {
  /// The buttons, from the leading edge.
  open var items: [UIBarButtonItem]?
  /// True if what is behind shines through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// Creates a bar.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// As wide as it can be, 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// As wide as there is room, 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}
