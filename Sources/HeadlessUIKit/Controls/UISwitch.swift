public import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  /// The size of every switch, in points.
  public static let size = CGSize(width: 51, height: 31)

  /// Whether it is on; setting it tells nobody.
  open var isOn = false
  /// The colour behind the knob while it is on; nil for the usual one.
  open var onTintColor: UIColor?

  /// Makes a switch that is off; it has its own size whatever that of the frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Turns it on or off, and tells nobody.
  open func setOn(_ isOn: Bool, animated: Bool) {
    self.isOn = isOn
  }

  /// The size of every switch.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The size of every switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func operate() {
    isOn.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }
}
