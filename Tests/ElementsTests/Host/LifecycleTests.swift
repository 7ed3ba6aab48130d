import HeadlessUIKit
import Testing

@testable import Elements

/// BPV-16…19, BPV-25.
@Suite struct LifecycleTests {
  private func host(_ element: any Element) -> BlueprintView {
    let view = BlueprintView(element: element)
    view.frame.size = size(100, 100)
    view.layoutIfNeeded()
    return view
  }

  @Test("Callbacks follow the window (BPV-16, BPV-25)")
  func lifecycle() {
    var events: [String] = []
    func element() -> any Element {
      LifecycleObserver(
        onAppear: { events.append("appear 1") },
        onDisappear: { events.append("disappear 1") },
        wrapping: Backed(
          child: Fixed(1, 1).onAppear { events.append("appear 2") }
            .onDisappear { events.append("disappear 2") }
        )
      )
    }
    func taken() -> [String] {
      defer { events = [] }
      return events
    }
    let view = host(element())
    #expect(taken().isEmpty)
    let window = UIWindow()
    let container = UIView()
    container.addSubview(view)
    window.addSubview(container)
    #expect(taken() == ["appear 1", "appear 2"])
    view.element = nil
    view.layoutIfNeeded()
    #expect(taken() == ["disappear 1", "disappear 2"])
    view.element = element()
    view.layoutIfNeeded()
    #expect(taken() == ["appear 1", "appear 2"])
    container.removeFromSuperview()
    #expect(taken() == ["disappear 1", "disappear 2"])
    view.element = nil
    view.layoutIfNeeded()
    #expect(taken().isEmpty)
    let both = LifecycleObserver(
      onAppear: { events.append("1") },
      onDisappear: { events.append("3") },
      wrapping: Fixed(1, 1)
    ).onAppear { events.append("2") }.onDisappear { events.append("4") }
    #expect(both.wrapped is Fixed)
    both.onAppear?()
    both.onDisappear?()
    #expect(taken() == ["1", "2", "3", "4"])
  }

  @Test("A callback may set an element, which is shown at once (BPV-18)")
  func callbackUpdates() {
    let view = BlueprintView(element: nil)
    view.frame.size = size(10, 10)
    let window = UIWindow()
    window.addSubview(view)
    view.element = Fixed(1, 1).onAppear { [unowned view] in
      view.element = Leaf<UILabel>(1, 1)
      view.layoutIfNeeded()
    }
    view.layoutIfNeeded()
    #expect(view.subviews.map { $0 is UILabel } == [true])
  }

  @Test("An element set during an update waits for the next turn (BPV-19)")
  func deferredUpdates() {
    let window = UIWindow()
    let view = BlueprintView(element: nil)
    view.frame.size = size(10, 10)
    window.addSubview(view)
    var applied: [String] = []
    view.element = Leaf<UIView>(1, 1) { config in
      config.apply { [unowned view] _ in
        applied.append("first")
        view.element = Leaf<UIView>(1, 1) { $0.apply { _ in applied.append("second") } }
        view.layoutIfNeeded()
      }
    }
    view.layoutIfNeeded()
    #expect(applied == ["first"])
    window.runLoop.turn()
    #expect(applied == ["first", "second"])
    window.runLoop.turn()
    view.layoutIfNeeded()
    #expect(applied == ["first", "second"])
  }
}
