public import Foundation

/// A control for changing a number in steps, with buttons for less and more.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  /// The number; it stays between the limits.
  open var value = 0.0 {
    didSet { value = value.isNaN ? minimumValue : max(minimumValue, min(maximumValue, value)) }
  }
  /// The lowest number.
  open var minimumValue = 0.0 { didSet { value += 0 } }
  /// The highest number.
  open var maximumValue = 100.0 { didSet { value += 0 } }
  /// The length of a step.
  open var stepValue = 1.0

  /// Creates a stepper; its size does not depend on the frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// The size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// A finger lifted on the left half takes a step down, on the right half up.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled, let x = touches.first?.location(in: self).x {
      let old = value
      let next = value + (x < bounds.midX ? -stepValue : stepValue)
      value = next
      if wraps, next < minimumValue { value = maximumValue }
      if wraps, next > maximumValue { value = minimumValue }
      if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
    super.touchesEnded(touches, with: event)
  }

  /// Draws the two buttons.
  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    context.fill(bounds, cornerRadius: 8, color: .tertiarySystemFill)
    let line = CGRect(x: bounds.midX - 0.5, y: 7, width: 1, height: bounds.height - 14)
    context.fill(line, color: .systemGray3)
    for (share, isMore) in [(0.25, false), (0.75, true)] {
      let x = bounds.width * share
      context.fill(CGRect(x: x - 7, y: bounds.midY - 1, width: 14, height: 2), color: .label)
      guard isMore else { continue }
      context.fill(CGRect(x: x - 1, y: bounds.midY - 7, width: 2, height: 14), color: .label)
    }
  }
}
