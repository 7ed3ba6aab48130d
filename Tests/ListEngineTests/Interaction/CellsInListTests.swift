import HeadlessUIKit
import Testing

@testable import ListEngine

/// A row that uses all of its views, and clips its content.
private struct DecoratedRow: ItemContent, Equatable {
  var id: String
  var corners = ViewProperties.CornerStyle.square

  var identifierValue: String { id }

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.text = "\(id) \(info.position)"
    views.overlayDecoration.tag = 1
    views.underlayDecoration.tag = 1
    views.selectedBackground.backgroundColor = .gray
    views.background.backgroundColor = .white
  }

  func contentAreaViewProperties(with info: ApplyItemContentInfo) -> ViewProperties {
    ViewProperties(cornerStyle: info.state.isSelected ? .square : corners)
  }
}

@Suite(.underAllPolicies) struct CellsInListTests {
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func show(_ rows: [DecoratedRow], _ style: ItemSelectionStyle = .selectable()) {
    list.configure { list in
      list("s") { $0 += rows.map { Item($0, sizing: .fixed(height: 40), selectionStyle: style) } }
    }
  }

  private func cell(_ index: Int = 0) throws -> ItemCell<DecoratedRow> {
    try #require(list.presentation.sections[0].items[index].view as? ItemCell<DecoratedRow>)
  }

  @Test(
    "The selected background shows while the row is pressed or selected, if it can be",
    arguments: [
      (ItemSelectionStyle.selectable(), true, true), (.toggles(), true, true),
      (.tappable, true, false),
      (.notSelectable, false, false),
    ]
  )
  func selectedBackground(style: ItemSelectionStyle, whenPressed: Bool, whenTapped: Bool) throws {
    show([DecoratedRow(id: "a")], style)
    let background = try cell().views.selectedBackground
    #expect(background.isHidden)
    list.pressItem(at: path(0))
    #expect(background.isHidden == !whenPressed)
    list.cancelPressOfItem(at: path(0))
    #expect(background.isHidden)
    list.tapItem(at: path(0))
    #expect(background.isHidden == !whenTapped)
  }

  @Test(
    "Corners follow the size of the row and its state",
    arguments: [
      (ViewProperties.CornerStyle.capsule, 20.0, 40.0), (.rounded(radius: 8), 8, 8),
      (.rounded(radius: 30), 20, 30), (.square, 0, 0),
    ]
  )
  func corners(style: ViewProperties.CornerStyle, radius: CGFloat, whenTaller: CGFloat) throws {
    show([DecoratedRow(id: "a", corners: style)])
    let container = try #require(try cell().views.content.superview)
    #expect(container.cornerRadius == radius)
    #expect(container.clipsToBounds == (radius > 0))
    list.configure { list in
      list("s") { $0 += Item(DecoratedRow(id: "a", corners: style), sizing: .fixed(height: 80)) }
    }
    #expect(container.cornerRadius == whenTaller)
    list.configure { list in
      list("s") {
        $0 += Item(
          DecoratedRow(id: "a", corners: style),
          sizing: .fixed(height: 80),
          selectionStyle: .selectable(isSelected: true)
        )
      }
    }
    #expect(container.cornerRadius == 0)
    #expect(!container.clipsToBounds)
  }

  @Test("Swiping moves only the content, which then receives no touches; decorations never do")
  func swiping() throws {
    list.configure { list in
      list("s") {
        $0 += Item(
          DecoratedRow(id: "a"),
          trailingSwipeActions: .init(
            action: SwipeAction(title: "Go", backgroundColor: .red) { _ in }
          )
        )
      }
    }
    let views = try cell().views
    #expect(views.content.superview?.isUserInteractionEnabled == true)
    list.swipeItem(at: path(0), .began(velocity: CGPoint(x: -100, y: 0)))
    list.swipeItem(at: path(0), .ended(velocity: CGPoint(x: -100, y: 0)))
    #expect(views.content.superview?.frame.minX == -40)
    #expect(views.content.superview?.isUserInteractionEnabled == false)
    for view in [views.overlayDecoration, views.underlayDecoration] {
      #expect(view.frame.minX == 0)
      #expect(!view.isUserInteractionEnabled)
      #expect(!view.isAccessibilityElement)
    }
    list.closeSwipeActions()
    #expect(views.content.superview?.isUserInteractionEnabled == true)
  }

  @Test("Views are reused for rows of the same content, and measuring views are never shown")
  func reuse() {
    let log = TestLog()
    list.configure { list in
      list("s") { section in
        for number in 0..<40 {
          if number.isMultiple(of: 2) {
            section += TestRow(id: "\(number)", height: 50, log: log)
          } else {
            section += Item(DecoratedRow(id: "\(number)"), sizing: .fixed(height: 50))
          }
        }
      }
    }
    var seen: Set<ObjectIdentifier> = []
    for offset in stride(from: 0.0, through: 1_600, by: 25) {
      list.scrollView.contentOffset.y = offset
      for view in list.scrollView.subviews { seen.insert(ObjectIdentifier(view)) }
      checkInvariants(list)
    }
    #expect(seen.count <= 10)
    #expect(list.services.measuringViews.cachedViewCount == 1)
    let measuring = list.services.measuringViews.pop(ObjectIdentifier(TestRow.self)) { UIView() }
      .view
    #expect(measuring.superview == nil)
    #expect(!seen.contains(ObjectIdentifier(measuring)))
  }

  @Test("A row that reuses the view of a selected one does not look selected")
  func reuseOfSelected() throws {
    show((0..<40).map { DecoratedRow(id: "\($0)") })
    list.tapItem(at: path(0))
    list.scrollView.contentOffset.y = 800
    let hidden = list.scrollView.subviews.compactMap { $0 as? ItemCell<DecoratedRow> }
      .map(\.views.selectedBackground.isHidden)
    #expect(hidden.allSatisfy { $0 } && !hidden.isEmpty)
    list.scrollView.contentOffset.y = 0
    #expect(try !cell().views.selectedBackground.isHidden)
  }

  @Test("Rows know whether they are at the start, in the middle or at the end of their group")
  func positions() {
    show(["a", "b", "c"].map { DecoratedRow(id: $0) })
    func texts() -> [String?] {
      list.presentation.sections[0].items.map {
        ($0.view as? ItemCell<DecoratedRow>)?.views.content.text
      }
    }
    #expect(texts() == ["a first", "b middle", "c last"])
    show(["a", "b", "c", "d"].map { DecoratedRow(id: $0) })
    #expect(texts() == ["a first", "b middle", "c middle", "d last"])
    show(["a"].map { DecoratedRow(id: $0) })
    #expect(texts() == ["a single"])
  }

  /// The sizes with which views are made, and those of their contents when these are applied.
  private final class Sizes {
    nonisolated(unsafe) static var made: Set<String> = []
    nonisolated(unsafe) static var applied: Set<String> = []

    static func note(_ part: String, _ frame: CGRect, in log: inout Set<String>) {
      log.insert("\(part) \(Int(frame.minX)) \(Int(frame.width))x\(Int(frame.height))")
    }
  }

  private final class SizedView: UIView {
    let label: UILabel

    init(_ part: String, frame: CGRect) {
      Sizes.note(part, frame, in: &Sizes.made)
      label = UILabel(frame: CGRect(x: 16, y: 0, width: frame.width - 32, height: frame.height))
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      super.init(frame: frame)
      addSubview(label)
    }

    func noteApplied(_ part: String, _ reason: ApplyReason) {
      guard reason != .measurement else { return }
      Sizes.note(part, bounds, in: &Sizes.applied)
    }
  }

  private struct SizedRow: ItemContent, Equatable {
    var identifierValue: Int

    static func createReusableContentView(frame: CGRect) -> SizedView {
      SizedView("row", frame: frame)
    }

    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {
      views.content.noteApplied("row", reason)
    }
  }

  private struct SizedTitle: HeaderFooterContent, Equatable {
    static func createReusableContentView(frame: CGRect) -> SizedView {
      SizedView("title", frame: frame)
    }

    func apply(
      to views: HeaderFooterContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyHeaderFooterContentInfo
    ) {
      views.content.noteApplied("title", reason)
    }
  }

  @Test("Contents of rows and headers are made in the size of their row")
  func madeInSize() {
    (Sizes.made, Sizes.applied) = ([], [])
    func show(_ width: CGFloat) {
      list.frame.size.width = width
      list.configure { list in
        list.content.header = HeaderFooter(SizedTitle(), sizing: .fixed(height: 30))
        list("s") {
          $0 += (0..<3).map { Item(SizedRow(identifierValue: $0), sizing: .fixed(height: 40)) }
        }
      }
    }
    func labels() -> Set<CGRect> {
      Set(list.scrollView.descendants.compactMap { ($0 as? SizedView)?.label.frame })
    }
    show(200)
    #expect(Sizes.made == ["row 0 200x40", "title 0 200x30"])
    #expect(Sizes.applied == Sizes.made)
    #expect(labels() == [rect(16, 0, 168, 40), rect(16, 0, 168, 30)])
    // They follow their row later.
    show(100)
    #expect(labels() == [rect(16, 0, 68, 40), rect(16, 0, 68, 30)])
  }
}
