public import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  /// The size of every switch, in points.
  public static let size = CGSize(width: 51, height: 31)
  /// The distance of the knob from the edges of the track, in points.
  private static let knobDistance: CGFloat = 2

  /// True if it is on; setting it sends no event.
  open var isOn = false
  /// The colour of the track while it is on; nil for the default.
  open var onTintColor: UIColor?

  /// Creates a switch that is off; its size does not depend on the frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isAccessibilityElement = true
  }

  /// Turns it on or off without sending an event.
  open func setOn(_ isOn: Bool, animated: Bool) {
    self.isOn = isOn
  }

  /// The size of every switch.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The size of every switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Draws a track in the colour of the state, and the knob at its end.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let radius = bounds.height / 2
    let trackColor = isOn ? onTintColor ?? .systemGreen : .systemGray.withAlphaComponent(0.3)
    context.fill(bounds, cornerRadius: radius, color: trackColor)
    let side = max(0, bounds.height - 2 * Self.knobDistance)
    let x = isOn ? bounds.maxX - Self.knobDistance - side : bounds.minX + Self.knobDistance
    let knob = CGRect(x: x, y: bounds.minY + Self.knobDistance, width: side, height: side)
    context.fill(knob, cornerRadius: side / 2, color: .white)
  }

  override func operate() {
    isOn.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }
}
