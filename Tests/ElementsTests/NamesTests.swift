import Foundation
import HeadlessUIKit
import Testing

// Not `@testable`: what a user's program can name.
import Elements

/// Every name that a program written for the original relies on, used as such a program uses it.
@Suite struct NamesTests {
  private static var leaf: Spacer { Spacer(size: CGSize(width: 10, height: 20)) }

  @Test("Stacks and their children")
  func stacks() {
    var row = Row(
      alignment: .center,
      underflow: .spaceEvenly,
      overflow: .condenseUniformly,
      minimumSpacing: 4,
      elements: { Self.leaf }
    )
    #expect(row.content.childCount == 1)
    row = Row { row in
      row.horizontalUnderflow = .growUniformly
      row.horizontalOverflow = .condenseProportionally
      row.verticalAlignment = .fill
      row.minimumHorizontalSpacing = 3
      row.add(
        growPriority: 1,
        shrinkPriority: 2,
        alignmentGuide: { _ in 1 },
        key: 1,
        child: Self.leaf
      )
      row.addFixed(child: Self.leaf)
      row.addFlexible(child: Self.leaf)
    }
    let column = Column { column in
      column.verticalUnderflow = .justifyToCenter
      column.verticalOverflow = .condenseUniformly
      column.horizontalAlignment = .trailing
      column.minimumVerticalSpacing = 3
      column.add(child: row)
    }
    let built = Column {
      Self.leaf.stackLayoutChild(priority: .flexible, alignmentGuide: { $0.width }, key: "a")
      column
    }
    #expect(built.content.childCount == 2)
    #expect(row.content.measure(in: .unconstrained, environment: .empty).width == 36)
  }

  @Test("Other containers")
  func containers() {
    let equal = EqualStack(direction: .vertical, spacing: 3) { Self.leaf }
    let configured = EqualStack(direction: .horizontal) { $0.add(child: Self.leaf) }
    let grid = GridRow(verticalAlignment: .fill, spacing: 1) {
      Self.leaf.gridRowChild(key: "a", width: .absolute(20))
      Self.leaf.gridRowChild(width: .proportional(1))
    }
    let configuredGrid = GridRow { $0.add(width: .absolute(3), key: 1, child: Self.leaf) }
    let flow = Flow(
      lineAlignment: .leading,
      lineSpacing: 1,
      itemAlignment: .center,
      itemSpacing: 2
    ) { Self.leaf.flowChild(priority: .grows, key: 1) }
    let overlay = Overlay(elements: [Self.leaf]) { $0.add(key: 1, child: Self.leaf) }
    let builtOverlay = Overlay { Self.leaf.overlayChild(key: 2) }
    let all: [any Element] = [
      equal, configured, grid, configuredGrid, flow, overlay, builtOverlay,
    ]
    let counts = all.map(\.content.childCount)
    #expect(counts == [1, 1, 2, 1, 1, 2, 1])
  }

  @Test("Wrappers that measure")
  func wrappers() {
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let wrapped: [any Element] = [
      Inset(top: 1, bottom: 1, left: 1, right: 1, wrapping: Self.leaf),
      Inset(uniformInset: 1, wrapping: Self.leaf), Inset(insets: insets, wrapping: Self.leaf),
      Self.leaf.inset(top: 1, bottom: 1, left: 1, right: 1), Self.leaf.inset(by: insets),
      Self.leaf.inset(uniform: 1), Self.leaf.inset(horizontal: 1, vertical: 1),
    ]
    for element in wrapped {
      #expect(element.content.measure(in: .unconstrained, environment: .empty).height == 22)
    }
    let others: [any Element] = [
      Inset(sideInsets: 1, wrapping: Self.leaf), Inset(vertical: 0, wrapping: Self.leaf),
      Aligned(vertically: .top, horizontally: .fill, wrapping: Self.leaf),
      Self.leaf.aligned(vertically: .bottom, horizontally: .leading),
      Centered(Self.leaf), Self.leaf.centered(),
      ConstrainedSize(width: .atMost(90), height: .unconstrained, wrapping: Self.leaf),
      Self.leaf.constrainedTo(width: .atLeast(1), height: .within(1...90)),
      Self.leaf.constrainedTo(size: CGSize(width: 10, height: 20)),
      Self.leaf.constrained(to: SizeConstraint(width: 90)),
      ConstrainedAspectRatio(
        aspectRatio: AspectRatio(width: 1, height: 2),
        contentMode: .fitContent,
        wrapping: Self.leaf
      ),
      Keyed(key: 1, wrapping: Self.leaf), Self.leaf.keyed(1),
      Spacer(width: 10, height: 20),
    ]
    for element in others {
      #expect(element.content.measure(in: .unconstrained, environment: .empty).height == 20)
    }
    #expect(Spacer(3).content.measure(in: .unconstrained, environment: .empty).height == 3)
    #expect(Empty().content.measure(in: .unconstrained, environment: .empty) == .zero)
    #expect(AspectRatio.square.ratio == AspectRatio(ratio: 1).ratio)
  }

  @Test("Elements that draw")
  func leaves() {
    let box = Box(
      backgroundColor: .red,
      cornerStyle: .rounded(radius: 3, corners: .top),
      cornerCurve: .continuous,
      borderStyle: .solid(color: .black, width: 1),
      shadowStyle: .simple(radius: 1, opacity: 0.5, offset: .zero, color: .black),
      clipsContent: true,
      wrapping: Self.leaf
    )
    let label = Label(text: "a") {
      $0.font = .systemFont(ofSize: 10)
      $0.color = .red
      $0.alignment = .center
      $0.numberOfLines = 1
      $0.lineBreakMode = .byClipping
      $0.lineHeight = .custom(lineHeight: 20, alignment: .center)
      $0.shadow = TextShadow(radius: 1, opacity: 1, offset: .zero)
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
    let attributed = AttributedLabel(attributedText: NSAttributedString(string: "a")) {
      $0.linkDetectionTypes = [.link, .phoneNumber, .date, .address]
      $0.linkAttributes = [:]
      $0.activeLinkAttributes = [:]
      $0.textRectOffset = UIOffset(horizontal: 1, vertical: 1)
      $0.accessibilityTraits = [.link]
    }
    #expect(attributed.linkDetectionTypes.count == 4)
    let image = Image(
      image: UIImage(named: "a", size: CGSize(width: 1, height: 1)),
      contentMode: .center,
      tintColor: .red,
      blockAccessibilityDescription: true
    )
    let all: [any Element] = [
      box, label, attributed, image,
      Rule(orientation: .horizontal, color: .red, thickness: .points(1)),
      Button(isEnabled: false, onTap: {}, wrapping: label), Tappable(onTap: {}, wrapping: label),
      label.tappable {},
      label.box(
        background: .red,
        corners: .capsule,
        cornerCurve: .circular,
        borders: .none,
        shadow: .none,
        clipsContent: false
      ),
    ]
    let view = BlueprintView(element: Column { all })
    view.frame.size = CGSize(width: 100, height: 400)
    view.layoutIfNeeded()
    #expect(view.subviews.count == all.count)
    var button = Button(wrapping: label)
    button.minimumTappableSize = .zero
  }

  @Test("Elements that only hold their data")
  func data() {
    let trigger = ScrollTrigger()
    let scroll = ScrollView(.fittingContent, wrapping: Self.leaf) {
      $0.contentInset = .zero
      $0.centersUnderflow = true
      $0.alwaysBounceVertical = true
      $0.contentOffsetTrigger = trigger
      $0.pullToRefreshBehavior = .enabled(action: {})
      $0.keyboardDismissMode = .onDrag
    }
    #expect(scroll.contentOffsetTrigger === trigger)
    var picked: [Int] = []
    var control = SegmentedControl(selection: .index(1)) {
      $0.font = .systemFont(ofSize: 12)
      $0.appendItem(title: "One") { picked.append(0) }
    }
    control.appendItem(title: "Two", width: .specific(80)) { picked.append(1) }
    for item in control.items { item.onSelect() }
    #expect(picked == [0, 1])
    let size = control.content.measure(in: .unconstrained, environment: .empty)
    #expect(size.height == 36)
    #expect(size.width > 96)
    let menu = Self.leaf.editingMenu(show: .onTap) {
      EditingMenuItem(kind: .copy) { picked.append(2) }
      EditingMenuItem(kind: .custom("More")) {}
    }
    menu.items.first?.onSelect()
    #expect(picked.last == 2)
    #expect(menu.items.map(\.kind) == [.copy, .custom("More")])
    let described = Self.leaf.accessibilityElement(
      label: "a",
      value: "b",
      traits: [.adjustable(increment: { picked.append(3) }, decrement: {}), .selected],
      customActions: [.init(name: "Delete") { true }],
      customContent: [.init(label: "Size", value: "10", importance: .high)],
      userInputLabels: ["c"]
    )
    guard case .adjustable(let increment, _)? = described.traits.first(where: { $0 != .selected })
    else { return #expect(Bool(false)) }
    increment()
    #expect(picked.last == 3)
    #expect(described.customActions.first?.onActivation() == true)
    let all: [any Element] = [
      Self.leaf.accessibilityCombine(), Self.leaf.blockAccessibility(),
      Self.leaf.accessibilityContainer(label: "a"), menu, described,
      Self.leaf.transition(onAppear: .fade, onDisappear: .scale, onLayout: .none),
      Self.leaf.transition(.scaleAndFade), Self.leaf.onAppear {}, Self.leaf.onDisappear {},
      UserInterfaceStyleOverridingElement(userInterfaceStyle: .dark, wrapping: Self.leaf),
      Self.leaf.onLinkTapped { _ in },
    ]
    for element in all {
      #expect(element.content.measure(in: .unconstrained, environment: .empty).height == 20)
    }
  }

  @Test("A scroll trigger scrolls to the end of the content")
  func scrolling() throws {
    let trigger = ScrollTrigger()
    trigger.scrollTo(.bottom)
    let element = Spacer(size: CGSize(width: 100, height: 500)).scrollable {
      $0.contentOffsetTrigger = trigger
    }
    let view = BlueprintView(element: element)
    view.frame.size = CGSize(width: 100, height: 200)
    view.layoutIfNeeded()
    let scroll = try #require(view.subviews.first as? UIScrollView)
    trigger.scrollTo(.bottom)
    #expect(scroll.contentOffset.y == 300)
    trigger.scrollTo(.top)
    #expect(scroll.contentOffset.y == 0)
  }

  private final class Screen {
    enum Field { case name, street }
    @FocusState var focused: Field?
    @FocusState var isSearching: Bool
  }

  @Test("Fields are bound to the focus; triggers reach their views")
  func focus() throws {
    let screen = Screen()
    let become = TextField.Trigger()
    let name = TextField(text: "a") { $0.becomeActiveTrigger = become }
      .focused(when: screen.$focused, equals: .name)
    let street = TextField(text: "b").focused(when: screen.$focused, equals: .street)
    name.focusBinding?.isFocused = true
    #expect(screen.focused == .name)
    #expect(street.focusBinding?.isFocused == false)
    street.focusBinding?.isFocused = false
    #expect(screen.focused == .name)
    name.focusBinding?.isFocused = false
    #expect(screen.focused == nil)
    let search = TextField(text: "").focused(when: screen.$isSearching)
    search.focusBinding?.isFocused = true
    #expect(screen.isSearching)
    let view = BlueprintView(element: name)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    view.frame = window.bounds
    window.addSubview(view)
    view.layoutIfNeeded()
    become.fire()
    #expect((view.subviews.first as? UITextField)?.isEditing == true)
  }

  @Test("Attributes, environments and readers")
  func readers() {
    let elements: [any Element] = [
      Decorate(layering: .above, position: .inset(1), wrapping: Self.leaf, decoration: Empty()),
      Self.leaf.decorate(layering: .below, position: .corner(.topLeft)) { Empty() },
      LayoutWriter { _, layout in
        layout.sizing = .unionOfChildren
        layout.add(with: CGRect(x: 0, y: 0, width: 10, height: 20), key: 1, child: Self.leaf)
      },
      Opacity(opacity: 0.5, wrapping: Self.leaf), Self.leaf.opacity(0.5),
      Hidden(true, wrapping: Self.leaf), Self.leaf.hidden(),
      UserInteractionEnabled(false, wrapping: Self.leaf), Self.leaf.userInteractionEnabled(false),
      TintAdjustmentMode(.dimmed, wrapping: Self.leaf),
      Transformed(transform: CATransform3DIdentity, wrapping: Self.leaf),
      Self.leaf.translated(translateX: 1), Self.leaf.scaled(scaleX: 2),
      Self.leaf.rotated(by: Measurement(value: 90, unit: UnitAngle.degrees)),
      TransitionContainer(
        appearingTransition: .fade,
        disappearingTransition: nil,
        layoutTransition: .inherited,
        transitioning: Self.leaf
      ),
      LifecycleObserver(onAppear: {}, onDisappear: nil, wrapping: Self.leaf),
      EnvironmentReader { _ in Self.leaf },
      AdaptedEnvironment(by: { $0.displayScale = 3 }, wrapping: Self.leaf),
      AdaptedEnvironment(keyPath: \.displayScale, value: 3, wrapping: Self.leaf),
      GeometryReader { _ in Self.leaf },
      Self.leaf.if(true, then: { $0.opacity(0.5) }), Self.leaf.map { $0.hidden() },
    ]
    for element in elements {
      #expect(element.content.measure(in: .unconstrained, environment: .empty).height == 20)
    }
  }

  @Test("Texts with attributes of their parts")
  func attributedText() throws {
    var text = AttributedText(string: "Sold out, sold out")
    text.font = .systemFont(ofSize: 15)
    text.color = .black
    for range in text.ranges(of: "out") { text[range].color = .systemRed }
    let first = try #require(text.range(of: "out"))
    #expect(text.ranges(of: "out").count == 2)
    #expect(text[first].color == .systemRed && text.color == .black)
    #expect(text[first].font == .systemFont(ofSize: 15))
    text[first].color = nil
    text.link = URL(string: "https://example.com")
    text.tracking = 1
    text.underlineStyle = .single
    #expect(text[first].color == nil && text[first].link != nil && text[first].tracking == 1)
    #expect(text[first].underlineStyle == .single && text[first].strikethroughStyle == nil)
    let end = try #require(text.ranges(of: "out").last)
    #expect(text[end].color == .systemRed && text[end].font == .systemFont(ofSize: 15))
    let whole = text + AttributedText(NSAttributedString(string: "!"))
    #expect(whole.string == "Sold out, sold out!")
    #expect(AttributedLabel(attributedText: whole.attributedString).content.childCount == 0)
    var empty = AttributedText(string: "")
    empty.color = .black
    #expect(empty.string.isEmpty && empty.color == nil)
    #expect(NSAttributedString().length == 0)
    let mutable = NSMutableAttributedString()
    mutable.append(NSAttributedString(string: "a"))
    #expect(mutable.string == "a")
  }

  @Test("Small names of the original")
  func smallNames() {
    let empty = GridRow()
    #expect(empty.children.isEmpty && LayoutMode.default.name == "Caffeinated")
    let row = Row {
      nil
      Self.leaf
    }
    #expect(row.children.count == 1)
    let list = GridRow { nil }
    #expect(list.children.isEmpty)
    #expect(CGSize.infinity.width == .infinity && CGSize.infinity.height == .infinity)
    let exact = Self.leaf.constrainedTo(width: CGFloat(30), height: CGFloat(40))
    #expect(exact.width == .absolute(30) && exact.height == .absolute(40))
    #expect(Self.leaf.constrainedTo(width: CGFloat(30)).height == .unconstrained)
    #expect(Self.leaf.constrainedTo(height: .atMost(3)).height == .atMost(3))
    let label = Label(text: "a") { $0.accessibilityTraits = [.header] }
    #expect(label.accessibilityTraits == [.header])
    let edges: ScrollView.SafeAreaEdge = .vertical
    #expect(edges == [.top, .bottom] && ScrollView.SafeAreaEdge.horizontal == [.left, .right])
    #expect(StackLayout.Axis.horizontal != .vertical)
    #expect((10.4 as CGFloat).rounded(.down, by: 2) == 10)
    let focused = FocusState<Int?>(wrappedValue: nil)
    focused.binding(for: 3).isFocused = true
    #expect(focused.wrappedValue == 3 && !focused.binding(for: 4).isFocused)
    #expect(!FocusState<Bool>().binding().isFocused)
    let image = UIImage(named: "photo", size: CGSize(width: 3, height: 2))
    #expect(image.size.width == 3)
  }

  private struct Filling: SingleTraitLayout {
    static var defaultTraits: Int { 7 }

    func sizeThatFits(
      proposal: SizeConstraint,
      subelements: Subelements,
      environment: Environment,
      cache: inout Void
    ) -> CGSize { CGSize(width: 1, height: 1) }

    func placeSubelements(
      in size: CGSize,
      subelements: Subelements,
      environment: Environment,
      cache: inout Void
    ) {}
  }

  @Test("A layout with one kind of traits")
  func singleTrait() {
    let content = ElementContent(layout: Filling()) { $0.add(element: Self.leaf) }
    #expect(content.childCount == 1 && Filling.defaultTraits == 7)
  }
}
