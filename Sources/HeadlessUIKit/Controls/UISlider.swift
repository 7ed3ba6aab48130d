public import Foundation

/// A control for choosing a number by moving a knob.
open class UISlider: UIControl {
  /// The number; it stays between the limits.
  open var value: Float = 0 {
    didSet { value = value.isNaN ? minimumValue : max(minimumValue, min(maximumValue, value)) }
  }
  /// The lowest number.
  open var minimumValue: Float = 0 { didSet { value += 0 } }
  /// The highest number.
  open var maximumValue: Float = 1 { didSet { value += 0 } }
  /// True if events are sent while the knob moves; otherwise only at the end.
  open var isContinuous = true
  /// The colour before the knob; nil for the tint.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind the knob; nil for the default.
  open var maximumTrackTintColor: UIColor?

  private static let knobSide: CGFloat = 27

  /// Creates a slider.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Sets the number without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// A height of 34 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 34)
  }

  /// As wide as the space, and 34 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width < .greatestFiniteMagnitude ? size.width : 0, height: 34)
  }

  /// The knob follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, bounds.width > Self.knobSide else { return }
    let x = touch.location(in: self).x - Self.knobSide / 2
    let share = max(0, min(1, x / (bounds.width - Self.knobSide)))
    value = minimumValue + Float(share) * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override func operate() {
    super.operate()
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Draws the track and the knob.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let x = share * max(0, bounds.width - Self.knobSide)
    var track = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    context.fill(track, cornerRadius: 2, color: maximumTrackTintColor ?? .systemFill)
    track.size.width = x + Self.knobSide / 2
    let color = minimumTrackTintColor ?? tintColor ?? .systemBlue
    context.fill(track, cornerRadius: 2, color: color)
    let knob = CGRect(
      x: x,
      y: bounds.midY - Self.knobSide / 2,
      width: Self.knobSide,
      height: Self.knobSide
    )
    context.fill(knob, cornerRadius: Self.knobSide / 2, color: .white)
    context.stroke(knob, cornerRadius: Self.knobSide / 2, width: 0.5, color: .separator)
  }
}
