import HeadlessUIKit
import Testing

@testable import Elements

/// BPV-01…15, 20…26.
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
    func check(_ counts: Int..., is expected: [Int]) { #expect(counts == expected) }
    check(intrinsic(), fits(50, 100), intrinsic(), fits(50, 100), is: [1, 2, 2, 2])
    check(fits(100, 200), intrinsic(), is: [3, 3])
    view.element = element()
    check(intrinsic(), fits(100, 200), is: [4, 5])
    view.environment = .empty
    check(intrinsic(), fits(100, 200), is: [5, 5])
    view.environment.locale = Locale(identifier: "de")
    check(intrinsic(), fits(100, 200), is: [6, 7])
    view.automaticallyInheritsEnvironmentFromContainingBlueprintViews = false
    check(intrinsic(), fits(100, 200), intrinsic(), fits(100, 200), is: [8, 9, 9, 9])
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
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 1, height: 1)) }
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
    #expect(metrics.builtElements > 0)
    #expect(!metrics.elementCosts.isEmpty)
    #expect(
      metrics.elementCosts.map(\.elements).reduce(0, +) == metrics.layoutCounts.nodes
    )
    #expect(metrics.elementCosts.contains { $0.viewsNs > 0 })
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

  @Test("What an element did to the place and look of its view is undone for the next one")
  func undone() throws {
    let changed = Leaf<UIView>(10, 10) {
      $0.apply { view in
        view.isHidden = true
        view.alpha = 0.3
        view.frame = rect(5, 5, 1, 1)
      }
    }
    let view = BlueprintView(element: changed.aligned(vertically: .top, horizontally: .leading))
    view.frame.size = size(100, 100)
    view.layoutIfNeeded()
    let shown = try #require(view.subviews.first)
    #expect(shown.isHidden)
    view.element = Leaf<UIView>(10, 10).aligned(vertically: .top, horizontally: .leading)
    view.layoutIfNeeded()
    #expect(view.subviews.first === shown)
    #expect(!shown.isHidden)
    #expect(shown.alpha == 1)
    #expect(shown.frame == rect(0, 0, 10, 10))
  }
}
