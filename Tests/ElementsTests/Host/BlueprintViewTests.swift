import HeadlessUIKit
import Testing

@testable import Elements

/// BPV, ENV-04…09.
@Suite struct BlueprintViewTests {
  private func host(
    _ element: (any Element)?,
    _ width: CGFloat = 100,
    _ height: CGFloat = 100
  ) -> BlueprintView {
    let view = BlueprintView(element: element)
    view.frame.size = size(width, height)
    view.layoutIfNeeded()
    return view
  }

  @Test(
    "A host measures its element; 0 and infinity are no limits (BPV-01…04)",
    arguments: [
      (size(200, 100), limits(200, 100)), (size(0, 0), limits(nil, nil)),
      (size(.greatestFiniteMagnitude, .greatestFiniteMagnitude), limits(nil, nil)),
      (size(.infinity, .infinity), limits(nil, nil)), (size(100, 0), limits(100, nil)),
      (size(100, .greatestFiniteMagnitude), limits(100, nil)),
      (size(100, .infinity), limits(100, nil)),
    ]
  )
  func sizeThatFits(given: CGSize, expected: SizeConstraint) {
    var seen: [SizeConstraint] = []
    let view = BlueprintView(
      element: Measured { (constraint: SizeConstraint) in
        seen.append(constraint)
        return .zero
      }
    )
    _ = view.sizeThatFits(given)
    #expect(seen == [expected])
  }

  @Test("A host without an element has no size (BPV-05)")
  func noElement() {
    let view = BlueprintView(element: nil)
    #expect(view.intrinsicContentSize == size(-1, -1))
    #expect(view.sizeThatFits(size(100, 100)) == .zero)
  }

  @Test("Sizes are kept until something changes (BPV-07, BPV-08)")
  func measurementCaching() {
    var count = 0
    func element() -> any Element {
      Measured { (_: SizeConstraint) in
        count += 1
        return size(30, 30)
      }
    }
    let view = BlueprintView(element: element())
    view.layoutMode = .caffeinated(options: .original)
    func intrinsic() -> Int {
      _ = view.intrinsicContentSize
      return count
    }
    func fits(_ width: CGFloat, _ height: CGFloat) -> Int {
      _ = view.sizeThatFits(size(width, height))
      return count
    }
    #expect([intrinsic(), fits(50, 100), intrinsic(), fits(50, 100)] == [1, 2, 2, 2])
    #expect([fits(100, 200), intrinsic()] == [3, 3])
    view.element = element()
    #expect([intrinsic(), fits(100, 200)] == [4, 5])
    view.environment = .empty
    #expect([intrinsic(), fits(100, 200)] == [5, 5])
    view.environment.locale = Locale(identifier: "de")
    #expect([intrinsic(), fits(100, 200)] == [6, 7])
    view.automaticallyInheritsEnvironmentFromContainingBlueprintViews = false
    #expect([intrinsic(), fits(100, 200), intrinsic(), fits(100, 200)] == [8, 9, 9, 9])
  }

  @Test("What was measured is not measured again at the first layout, in the fast mode")
  func measuredTree() {
    var count = 0
    let leaf = Measured { (constraint: SizeConstraint) in
      count += 1
      return size(min(30, constraint.widthLimit), 30)
    }
    let row = Row(alignment: .center) {
      leaf
      Fixed(10, 50)
    }.inset(uniform: 5)
    let view = BlueprintView(element: row)
    view.frame.size = CGSize(width: 100, height: view.sizeThatFits(size(100, 0)).height)
    #expect(count == 1)
    view.layoutIfNeeded()
    #expect(count == 1)
  }

  @Test("The element fills the host, whatever it measures (BPV-10)")
  func simpleView() {
    let view = host(Leaf<UILabel>(100, 100) { $0[\.text] = "Hello" }, 150, 50)
    #expect(view.subviews.map(\.frame) == [rect(0, 0, 150, 50)])
    #expect((view.subviews[0] as? UILabel)?.text == "Hello")
  }

  @Test("An element of the same type updates the view (BPV-11)")
  func updating() {
    func leaf(_ text: String) -> any Element { Leaf<UILabel>(1, 1) { $0[\.text] = text } }
    let view = host(leaf("one"))
    let label = view.subviews[0] as? UILabel
    view.element = leaf("two")
    view.layoutIfNeeded()
    #expect(view.subviews[0] === label)
    #expect(label?.text == "two")
    view.element = Leaf<UIView>(1, 1)
    view.layoutIfNeeded()
    #expect(view.subviews.count == 1)
    #expect(view.subviews[0] !== label)
    view.element = nil
    view.layoutIfNeeded()
    #expect(view.subviews.isEmpty)
  }

  private struct Kind<Name>: Element {
    var content: ElementContent { ElementContent(intrinsicSize: size(1, 1)) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
      UIView.describe { _ in }
    }
  }

  @Test("Views stay with their elements as siblings come and go (BPV-15)")
  func instances() {
    enum A {}
    enum B {}
    enum C {}
    enum D {}
    func keyed(_ key: String) -> StackLayout.Child { Kind<D>().stackLayoutChild(key: key) }
    let view = host(
      Row {
        Kind<A>()
        Kind<B>()
        Kind<B>()
        Kind<C>()
        Kind<C>()
        keyed("1")
        keyed("2")
        keyed("1")
        keyed("2")
      }
    )
    let old = view.subviews
    #expect(old.count == 9)
    view.element = Row {
      Kind<B>()
      Kind<C>()
      Kind<C>()
      keyed("1")
      keyed("2")
    }
    view.layoutIfNeeded()
    #expect(view.subviews.count == 5)
    let kept = [old[1], old[3], old[4], old[5], old[6]]
    #expect(zip(view.subviews, kept).allSatisfy { $0 === $1 })
    view.element = Row {
      keyed("2")
      Kind<C>()
      keyed("1")
    }
    view.layoutIfNeeded()
    #expect(zip(view.subviews, [old[6], old[3], old[5]]).allSatisfy { $0 === $1 })
  }

  @Test("A backing view is laid out in the same update (BPV-14)")
  func recursiveLayout() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = host(Leaf<Counting>(1, 1) { $0.apply { $0.setNeedsLayout() } })
    #expect((view.subviews[0] as? Counting)?.layouts == 1)
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

  @Test("The metrics of an update add up (BPV-20)")
  func metrics() {
    final class Delegate: BlueprintViewMetricsDelegate {
      var all: [BlueprintViewRenderMetrics] = []
      func blueprintView(
        _ view: BlueprintView,
        completedRenderWith metrics: BlueprintViewRenderMetrics
      ) { all.append(metrics) }
    }
    let delegate = Delegate()
    let view = BlueprintView(element: Leaf<UIView>(1, 1).centered())
    view.metricsDelegate = delegate
    view.frame.size = size(10, 10)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(delegate.all.count == 1)
    guard let metrics = delegate.all.first else { return }
    let sum = metrics.layoutDuration + metrics.viewUpdateDuration
    #expect(abs(sum - metrics.totalDuration) < 1e-6)
    #expect(metrics.viewCounts.createdViews == 1)
    #expect(metrics.layoutCounts.containerMeasurements == 0)
  }

  @Test("Each update overwrites what the view had (BPV-21)")
  func descriptions() {
    final class Settable: UIView {
      let name: String
      var value = ""
      var optional: String? = "initial"
      var order: [String] = []
      init(name: String) {
        self.name = name
        super.init(frame: .zero)
      }
    }
    func leaf(_ value: String) -> any Element {
      Leaf<Settable>(1, 1) { config in
        config.builder = { Settable(name: "made") }
        config[\.value] = value
        config[\.optional] = nil
        config.applyBeforeLayout { $0.order.append("before \(value)") }
        config.apply { $0.order.append("after \(value)") }
      }
    }
    let view = host(leaf("1"))
    let settable = view.subviews[0] as? Settable
    #expect(settable?.name == "made")
    #expect(settable?.value == "1")
    #expect(settable?.optional == nil)
    settable?.value = "changed"
    view.element = leaf("2")
    view.layoutIfNeeded()
    #expect(settable?.value == "2")
    #expect(settable?.order == ["before 1", "after 1", "before 2", "after 2"])
    var config = ViewDescription.Configuration<UILabel>()
    config[\.numberOfLines] = 3
    #expect(config[\.numberOfLines] == 3)
    config[\.numberOfLines] = nil
    #expect(config.bindings.isEmpty)
  }

  @Test("A wrapped view has an instance for measuring and one for display (BPV-23)")
  func wrappedView() {
    final class Log {
      var made = 0
      var updates: [Bool] = []
    }
    struct Wrapped: UIViewElement {
      let log: Log
      func makeUIView() -> UIView {
        log.made += 1
        return UIView()
      }
      func updateUIView(_ view: UIView, with context: UIViewElementContext) {
        log.updates.append(context.isMeasuring)
      }
      func size(_ size: CGSize, thatFits view: UIView) -> CGSize { CGSize(width: 10, height: 10) }
    }
    let log = Log()
    let view = host(Wrapped(log: log).centered())
    #expect(log.made == 2)
    #expect(log.updates == [true, false])
    #expect(view.subviews.map(\.frame) == [rect(45, 45, 10, 10)])
  }

  private enum Key: EnvironmentKey {
    static var defaultValue: String { "default" }
  }

  private struct Reading: Element {
    let seen: (String) -> Void
    var content: ElementContent { ElementContent(intrinsicSize: .zero) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
      seen(context.environment[Key.self])
      return UIView.describe { _ in }
    }
  }

  @Test("Views are described in their environment (ENV-04, ENV-09)")
  func environment() {
    var seen: [String] = []
    let reading = Reading { seen.append($0) }
    let view = host(reading.adaptedEnvironment(key: Key.self, value: "1"))
    view.element = reading.adaptedEnvironment(key: Key.self, value: "2")
    view.layoutIfNeeded()
    view.element = reading
    view.environment[Key.self] = "host"
    view.layoutIfNeeded()
    #expect(seen == ["1", "2", "host"])
  }

  @Test("Views inherit the environment of the nearest element above (ENV-06)")
  func inherited() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    var environment = Environment()
    environment[Key.self] = "set"
    outer.attachedValue = HostContext(environment: environment, rounding: .init())
    for view in [outer, middle, inner] {
      #expect(view.inheritedBlueprintEnvironment?[Key.self] == "set")
    }
    outer.attachedValue = nil
    for view in [outer, middle, inner] { #expect(view.inheritedBlueprintEnvironment == nil) }
  }

  @Test("A host in an element's view inherits the environment")
  func nestedHost() {
    var seen: [String] = []
    let nested = BlueprintView(element: Reading { seen.append($0) })
    let leaf = Leaf<BlueprintView>(1, 1) { $0.builder = { nested } }
    let view = host(leaf.adaptedEnvironment(key: Key.self, value: "outer"))
    #expect(seen.last == "outer")
    nested.automaticallyInheritsEnvironmentFromContainingBlueprintViews = false
    view.layoutIfNeeded()
    #expect(seen.last == "default")
  }

  @Test("A tappable label is a button to assistive technologies (BPV-26)")
  func tappable() {
    let view = host(Label(text: "Tap").tappable {})
    let described = view.subviews[0].subviews[0] as? AccessibilityView
    #expect(described?.isAccessibilityElement == true)
    #expect(described?.accessibilityLabel == "Tap")
    #expect(described?.traits == [.button])
  }

  @Test("Views are made by their own initialiser")
  func making() {
    final class Own: UIView {
      let name: String
      override init(frame: CGRect) {
        name = "own"
        super.init(frame: frame)
      }
    }
    let view = host(Leaf<Own>(1, 1))
    #expect((view.subviews[0] as? Own)?.name == "own")
    #expect(host(Leaf<UIScrollView>(1, 1)).subviews[0] is UIScrollView)
  }
}
