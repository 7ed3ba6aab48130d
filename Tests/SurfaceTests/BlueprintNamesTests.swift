import Foundation
import ListScope
import Testing

/// Ways to make elements, and their main members, as programs of Blueprint rely on them, written out with all labels.
@Suite @MainActor
struct BlueprintNamesTests {
  private let child = Spacer(size: CGSize(width: 10, height: 20))

  private func size(_ element: any Element) -> CGSize {
    BlueprintView(element: element).sizeThatFits(CGSize(width: 300, height: 200))
  }

  @Test("A view")
  func view() {
    let view = BlueprintView(element: child, environment: .empty)
    view.environment = Environment()
    view.layoutMode = .default
    view.name = "list"
    view.metricsDelegate = nil
    view.passThroughTouches = true
    view.automaticallyInheritsEnvironmentFromContainingBlueprintViews = false
    #expect(view.name == "list" && view.passThroughTouches && view.element != nil)
    func times(_ metrics: BlueprintViewRenderMetrics) -> [TimeInterval] {
      _ = metrics.layoutMode
      return [
        metrics.startTimestamp, metrics.totalDuration, metrics.layoutDuration,
        metrics.viewUpdateDuration,
      ]
    }
  }

  @Test("Rows")
  func rows() {
    let row = Row(
      alignment: .fill,
      underflow: .spaceEvenly,
      overflow: .condenseProportionally,
      minimumSpacing: 4,
      elements: { child }
    )
    let built = Row {
      $0.horizontalUnderflow = .growUniformly
      $0.horizontalOverflow = .condenseUniformly
      $0.verticalAlignment = .center
      $0.minimumHorizontalSpacing = 2
      $0.add(
        growPriority: 1,
        shrinkPriority: 0,
        alignmentGuide: { $0[VerticalAlignment.center] },
        key: "a",
        child: child
      )
      $0.addFixed(child: child)
      $0.addFlexible(child: child)
    }
    let listed = Row(alignment: .top, minimumSpacing: 3) {
      child.stackLayoutChild(
        priority: .fixed,
        alignmentGuide: { $0[VerticalAlignment.top] },
        key: "a"
      )
      child
    }
    #expect(size(row) == CGSize(width: 10, height: 20))
    #expect(size(built) == CGSize(width: 34, height: 20))
    #expect(size(listed) == CGSize(width: 23, height: 20))
  }

  @Test("Columns")
  func columns() {
    let column = Column(
      alignment: .leading,
      underflow: .justifyToStart,
      overflow: .condenseUniformly,
      minimumSpacing: 4,
      elements: { child }
    )
    let built = Column {
      $0.verticalUnderflow = .justifyToStart
      $0.verticalOverflow = .condenseUniformly
      $0.horizontalAlignment = .center
      $0.minimumVerticalSpacing = 2
      $0.add(
        growPriority: 0,
        shrinkPriority: 1,
        alignmentGuide: { $0[HorizontalAlignment.center] },
        key: "a",
        child: child
      )
      $0.addFixed(child: child)
      $0.addFlexible(child: child)
    }
    #expect(size(column) == CGSize(width: 10, height: 20))
    #expect(size(built) == CGSize(width: 10, height: 64))
  }

  @Test("Equal stacks and grids")
  func grids() {
    let columns = EqualStack(direction: .horizontal, spacing: 4) {
      child
      child
    }
    let rows = EqualStack(direction: .vertical) {
      $0.spacing = 4
      $0.add(child: child)
      $0.add(child: child)
    }
    let grid = GridRow(verticalAlignment: .fill, spacing: 5) {
      child.gridRowChild(key: "a", width: .absolute(30))
      child.gridRowChild(key: "b", width: .proportional(1))
    }
    let configured = GridRow {
      $0.spacing = 2
      $0.add(width: .proportional(2), key: "a", child: child)
      $0.add(width: .absolute(8), child: child)
    }
    #expect(size(columns) == CGSize(width: 24, height: 20))
    #expect(size(rows) == CGSize(width: 10, height: 44))
    #expect(size(grid).height == 20 && size(configured).height == 20)
  }

  @Test("Flows and overlays")
  func overlays() {
    let flow = Flow(lineAlignment: .leading, lineSpacing: 3, itemAlignment: .fill, itemSpacing: 3) {
      child.flowChild(priority: .fixed, key: "a")
      child
    }
    #expect(size(flow) == CGSize(width: 23, height: 20))
    let overlays = [
      Overlay(elements: [child]), Overlay(elements: [child]) { $0.add(key: "b", child: child) },
      Overlay { child.overlayChild(key: "a") },
    ]
    for overlay in overlays { #expect(size(overlay) == CGSize(width: 10, height: 20)) }
  }

  @Test("Insets")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let elements: [any Element] = [
      Inset(top: 1, bottom: 1, left: 1, right: 1, wrapping: child),
      Inset(uniformInset: 1, wrapping: child), Inset(insets: insets, wrapping: child),
      Inset(sideInsets: 1, wrapping: Inset(vertical: 1, wrapping: child)),
      child.inset(top: 1, bottom: 1, left: 1, right: 1), child.inset(by: insets),
      child.inset(uniform: 1), child.inset(horizontal: 1, vertical: 1),
    ]
    for element in elements { #expect(size(element) == CGSize(width: 12, height: 22)) }
  }

  @Test("Alignment, constraints and ratios")
  func constraints() {
    let elements: [any Element] = [
      Aligned(vertically: .top, horizontally: .trailing, wrapping: child), Centered(child),
      ConstrainedSize(width: .unconstrained, height: .atMost(90), wrapping: child),
      child.constrainedTo(width: .absolute(10), height: .atLeast(20)),
      child.constrainedTo(size: CGSize(width: 10, height: 20)),
      child.constrained(to: SizeConstraint(CGSize(width: 10, height: 20))),
    ]
    for element in elements { #expect(size(element) == CGSize(width: 10, height: 20)) }
    for ratio in [AspectRatio(width: 1, height: 2), AspectRatio(ratio: 0.5)] {
      let element = ConstrainedAspectRatio(
        aspectRatio: ratio,
        contentMode: .fitParent,
        wrapping: child
      )
      #expect(size(element) == CGSize(width: 100, height: 200))
    }
    #expect(AspectRatio.square.ratio == 1)
  }

  @Test("Spacers, boxes and pictures")
  func boxes() {
    #expect(size(Spacer(width: 3, height: 4)) == CGSize(width: 3, height: 4))
    #expect(size(Spacer(5)) == CGSize(width: 5, height: 5) && size(Empty()) == .zero)
    #expect(size(Keyed(key: "a", wrapping: child)) == CGSize(width: 10, height: 20))
    let box = Box(
      backgroundColor: .red,
      cornerStyle: .rounded(radius: 4),
      cornerCurve: .continuous,
      borderStyle: .solid(color: .black, width: 1),
      shadowStyle: .none,
      clipsContent: true,
      wrapping: child
    )
    let modified = child.box(
      background: .red,
      corners: .capsule,
      cornerCurve: .circular,
      borders: .none,
      shadow: .none,
      clipsContent: false
    )
    let image = Image(
      image: nil,
      contentMode: .aspectFit,
      tintColor: .red,
      blockAccessibilityDescription: true
    )
    let rule = Rule(orientation: .horizontal, color: .gray, thickness: .points(1))
    #expect(size(box) == CGSize(width: 10, height: 20) && size(image) == .zero)
    #expect(size(modified) == CGSize(width: 10, height: 20) && size(rule).height == 1)
  }

  @Test("Labels")
  func labels() {
    let label = Label(text: "Hello") {
      $0.font = .systemFont(ofSize: 12)
      $0.color = .black
      $0.alignment = .center
      $0.numberOfLines = 1
      $0.lineBreakMode = .byTruncatingTail
      $0.lineHeight = .font
      $0.shadow = nil
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
    let attributed = AttributedLabel(attributedText: NSAttributedString(string: "Hello")) {
      $0.numberOfLines = 2
    }
    #expect(size(label).width > 0 && size(attributed).width > 0)
  }

  @Test("Controls, scroll views, decorations and layouts of one's own")
  func controls() {
    var button = Button(isEnabled: true, onTap: {}, wrapping: child)
    button.minimumTappableSize = CGSize(width: 44, height: 44)
    let scroll = ScrollView(.fittingHeight, wrapping: child) {
      $0.contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
      $0.centersUnderflow = true
      $0.alwaysBounceVertical = true
      $0.contentOffsetTrigger = nil
    }
    #expect(size(button).height >= 20 && size(scroll).height == 22)
    let elements: [any Element] = [
      Tappable(onTap: {}, wrapping: child),
      Decorate(layering: .below, position: .inset(2), wrapping: child, decoration: Empty()),
      child.decorate(layering: .above, position: .corner(.topLeft)) { Empty() },
      LayoutWriter { _, layout in
        layout.sizing = .fixed(CGSize(width: 10, height: 20))
        layout.add(with: CGRect(x: 0, y: 0, width: 10, height: 20), key: "a", child: child)
      },
    ]
    for element in elements { #expect(size(element) == CGSize(width: 10, height: 20)) }
  }

  @Test("Looks, transitions and the environment")
  func environment() {
    let elements: [any Element] = [
      Opacity(opacity: 0.5, wrapping: child), Hidden(true, wrapping: child),
      UserInteractionEnabled(false, wrapping: child), TintAdjustmentMode(.dimmed, wrapping: child),
      Transformed(transform: CATransform3DIdentity, wrapping: child),
      child.translated(translateX: 1, translateY: 1),
      child.rotated(by: Measurement(value: 90, unit: .degrees)), child.scaled(scaleX: 2),
      TransitionContainer(
        appearingTransition: .fade,
        disappearingTransition: .fade,
        layoutTransition: .inherited,
        transitioning: child
      ), LifecycleObserver(onAppear: {}, onDisappear: {}, wrapping: child),
      EnvironmentReader { environment in
        Spacer(size: CGSize(width: 10, height: environment[Height.self]))
      },
      AdaptedEnvironment(by: { $0[Height.self] = 20 }, wrapping: child),
      AdaptedEnvironment(key: Height.self, value: 20, wrapping: child),
      AdaptedEnvironment(keyPath: \.calendar, value: .current, wrapping: child),
      GeometryReader { _ in child },
    ]
    for element in elements { #expect(size(element) == CGSize(width: 10, height: 20)) }
  }

  @Test("Keys and alignments")
  func alignments() {
    let pairs: [Alignment] = [.center, .topLeading, .bottomTrailing]
    let points: [UnitPoint] = [.center, .topLeading, UnitPoint(x: 0.5, y: 1)]
    #expect(pairs.count == points.count && UnitPoint.bottom == points[2])
    #expect(HorizontalAlignment(Third.self) != .leading && VerticalAlignment.top != .bottom)
    #expect(Trait.defaultValue == 7)
  }

  private enum Height: EnvironmentKey {
    static let defaultValue: CGFloat = 20
  }

  private enum Trait: LayoutTraitsKey {
    static let defaultValue = 7
  }

  private enum Third: AlignmentID {
    static func defaultValue(in dimensions: ElementDimensions) -> CGFloat {
      max(dimensions.width / 3, dimensions[HorizontalAlignment.leading])
    }
  }
}
