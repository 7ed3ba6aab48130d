import Foundation
import HeadlessUIKit
import Testing

@Suite struct GestureTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let log = GestureLog()

  init() {
    view.addSubview(inner)
  }

  private func watch(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView? = nil) {
    recognizer.addAction { [log] in log.notes.append("\(name) \($0.state)") }
    (view ?? self.view).addGestureRecognizer(recognizer)
  }

  @Test("A tap is recognised once, where the finger stays and is lifted")
  func tap() {
    var points: [CGPoint] = []
    let tap = UITapGestureRecognizer { points.append($0.location(in: $0.view)) }
    inner.addGestureRecognizer(tap)
    view.simulateTap(at: CGPoint(x: 60, y: 70))
    #expect(points == [CGPoint(x: 10, y: 20)])
    #expect(tap.state == .possible)
    let touch = view.simulateTouch(at: CGPoint(x: 60, y: 70))
    touch.move(to: CGPoint(x: 60, y: 81))
    touch.lift()
    touch.lift()
    view.simulateTap(at: CGPoint(x: 10, y: 10))
    #expect(points.count == 1)
  }

  @Test("Two quick taps are a separate gesture")
  func doubleTap() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    watch(double, "double")
    view.simulateTap()
    #expect(log.take().isEmpty)
    view.simulateTap(count: 2)
    #expect(log.take() == ["double ended"])
    view.simulateTap(count: 0)
    #expect(log.take().isEmpty)
  }

  @Test("A long press begins after the required time, then tracks the finger")
  func longPress() {
    watch(UILongPressGestureRecognizer(), "press")
    let touch = view.simulateTouch()
    touch.hold(for: 0.4)
    #expect(log.take().isEmpty)
    touch.hold(for: 0.2)
    touch.move(to: CGPoint(x: 0, y: 190))
    touch.lift()
    #expect(log.take() == ["press began", "press changed", "press ended"])
    view.simulateLongPress(duration: 0.3)
    #expect(log.take().isEmpty)
    let other = view.simulateTouch()
    other.move(to: CGPoint(x: 111, y: 100))
    other.hold(for: 1)
    other.lift()
    #expect(log.take().isEmpty)
  }

  @Test("A pan reports translation and velocity")
  func pan() {
    let pan = UIPanGestureRecognizer()
    watch(pan, "pan")
    let touch = view.simulateTouch(at: CGPoint(x: 100, y: 100))
    touch.move(to: CGPoint(x: 100, y: 105))
    #expect(log.take().isEmpty)
    touch.move(to: CGPoint(x: 100, y: 120), after: 0.1)
    #expect(pan.state == .began)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 20))
    #expect(abs(pan.velocity(in: view).y - 150) < 1e-9)
    pan.setTranslation(.zero, in: view)
    touch.move(to: CGPoint(x: 90, y: 120))
    #expect(pan.translation(in: view) == CGPoint(x: -10, y: 0))
    touch.cancel()
    #expect(log.take() == ["pan began", "pan changed", "pan cancelled"])
    #expect(pan.numberOfTouches == 0)
    #expect(pan.translation(in: view) == .zero)
  }

  @Test(
    "A swipe is quick, long and in its direction",
    arguments: [
      (UISwipeGestureRecognizer.Direction.left, true), (.right, false), (.up, false), (.down, true),
    ]
  )
  func swipe(direction: UISwipeGestureRecognizer.Direction, isRecognised: Bool) {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .down]
    watch(swipe, "swipe")
    view.simulateSwipe(direction)
    #expect(log.take() == (isRecognised ? ["swipe ended"] : []))
    view.simulatePan(
      from: CGPoint(x: 150, y: 10),
      through: [CGPoint(x: 10, y: 10)],
      stepDuration: 0.6
    )
    #expect(log.take().isEmpty)
  }

  @Test("The innermost gesture wins; both are recognised if a delegate allows it")
  func competition() {
    let (outer, own) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    watch(outer, "outer")
    watch(own, "inner", on: inner)
    inner.simulateTap()
    #expect(log.take() == ["inner ended"])
    let together = Together()
    outer.delegate = together
    inner.simulateTap()
    #expect(log.take() == ["inner ended", "outer ended"])
    together.refuses = true
    inner.simulateTap()
    view.simulateTap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["inner ended"])
    own.isEnabled = false
    together.refuses = false
    inner.simulateTap()
    #expect(log.take() == ["outer ended"])
  }

  @Test("A pan cancels the touch of a control")
  func control() {
    let button = UIButton(frame: inner.frame)
    view.addSubview(button)
    button.addAction(UIAction { [log] _ in log.notes.append("tapped") }, for: .touchUpInside)
    button.simulateTap()
    #expect(log.take() == ["tapped"])
    watch(UIPanGestureRecognizer(), "pan")
    let touch = button.simulateTouch()
    #expect(button.isHighlighted)
    touch.move(to: CGPoint(x: 70, y: 70))
    #expect(!button.isHighlighted)
    touch.lift()
    #expect(log.take() == ["pan began", "pan ended"])
    button.isEnabled = false
    button.simulateTap()
    #expect(log.take().isEmpty)
  }

  @Test("A gesture may remove its own recogniser, or its view")
  func removal() {
    let first = UITapGestureRecognizer { $0.view?.removeGestureRecognizer($0) }
    inner.addGestureRecognizer(first)
    watch(first, "first", on: inner)
    inner.simulateTap()
    #expect(inner.gestureRecognizers == nil)
    #expect(log.take() == ["first ended"])
    inner.addGestureRecognizer(UITapGestureRecognizer { $0.view?.removeFromSuperview() })
    view.simulateTap()
    #expect(inner.superview == nil)
    view.removeGestureRecognizer(first)
  }

  @Test("Hidden, transparent and touchless views receive no touches", arguments: [0, 1, 2])
  func unreachable(what: Int) {
    watch(UITapGestureRecognizer(), "outer")
    watch(UITapGestureRecognizer(), "inner", on: inner)
    switch what {
    case 0: inner.isHidden = true
    case 1: inner.alpha = 0
    default: inner.isUserInteractionEnabled = false
    }
    view.simulateTap()
    #expect(log.take() == ["outer ended"])
    inner.simulateTap()
    // A touch in a view that takes none is one of its superview.
    #expect(log.take() == (what == 2 ? ["outer ended"] : []))
    view.simulateTap(at: CGPoint(x: CGFloat.nan, y: 0))
    view.simulateTap(at: CGPoint(x: 999, y: 0))
    #expect(log.take().isEmpty)
  }

  private final class Together: UIGestureRecognizerDelegate {
    var refuses = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  private final class GestureLog {
    var notes: [String] = []

    func take() -> [String] {
      defer { notes = [] }
      return notes
    }
  }

  @Test("A tap on a button is no tap on a view around it, unless the button is disabled")
  func button() {
    let button = UIButton(frame: inner.bounds)
    inner.addSubview(button)
    button.addAction(UIAction { [log] _ in log.notes.append("button") }, for: .touchUpInside)
    watch(UITapGestureRecognizer(), "tap")
    view.simulateTap()
    #expect(log.take() == ["button"])
    view.simulateTap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["tap ended"])
    button.isEnabled = false
    view.simulateTap()
    #expect(log.take() == ["tap ended"])
    button.isEnabled = true
    watch(UITapGestureRecognizer(), "own", on: button)
    view.simulateTap()
    #expect(log.take().contains("own ended"))
  }
}
