import HeadlessUIKit
import Testing

/// Segments with actions, steppers that wrap, and controls that follow a touch.
@MainActor
struct SegmentAndTrackingTests {
  private final class Knob: UIControl {
    var calls: [String] = []
    var steps = 2

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("begin")
      return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("move")
      steps -= 1
      return steps > 0
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
    override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
  }

  private func inWindow(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  @Test("A control follows a touch until it ends, or until it no longer wants to")
  func tracking() {
    let knob = Knob()
    let window = inWindow(knob)
    defer { _ = window }
    let first = knob.simulateTouch(at: CGPoint(x: 5, y: 5))
    first.move(to: CGPoint(x: 9, y: 5))
    first.lift()
    #expect(knob.calls == ["begin", "move", "end"])
    knob.calls = []
    let second = knob.simulateTouch(at: CGPoint(x: 5, y: 5))
    second.move(to: CGPoint(x: 9, y: 5))
    second.move(to: CGPoint(x: 12, y: 5))
    second.lift()
    #expect(knob.calls == ["begin", "move"])
    (knob.calls, knob.steps) = ([], 2)
    let third = knob.simulateTouch(at: CGPoint(x: 5, y: 5))
    third.cancel()
    #expect(knob.calls == ["begin", "cancel"])
  }

  @Test("A chosen segment performs its action, unless it is disabled")
  func segmentActions() {
    var chosen: [String] = []
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["Day", "Week", "Month"].map { title in
        UIAction(title: title) { _ in chosen.append(title) }
      }
    )
    let window = inWindow(control)
    defer { _ = window }
    control.setEnabled(false, forSegmentAt: 1)
    for x in [190.0, 100, 10] { control.simulateTouch(at: CGPoint(x: x, y: 5)).lift() }
    #expect(chosen == ["Month", "Day"])
    #expect(control.titleForSegment(at: 1) == "Week")
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("A stepper that wraps goes from one limit to the other")
  func wrapping() {
    let stepper = UIStepper()
    let window = inWindow(stepper)
    defer { _ = window }
    stepper.maximumValue = 3
    stepper.value = 3
    let more = CGPoint(x: stepper.bounds.width - 5, y: 5)
    stepper.simulateTouch(at: more).lift()
    #expect(stepper.value == 3)
    stepper.wraps = true
    stepper.simulateTouch(at: more).lift()
    #expect(stepper.value == 0)
    stepper.simulateTouch(at: CGPoint(x: 5, y: 5)).lift()
    #expect(stepper.value == 3)
  }
}
