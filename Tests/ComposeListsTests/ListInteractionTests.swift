import CompositionalLayout
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Fingers in sections that scroll by themselves.
struct ListInteractionTests {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// A list of 300 points with a row of ten boxes of 100 points in its middle, and rows around it.
  private func list(_ behavior: Behavior, isRightToLeft: Bool = false) -> ListView {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    if isRightToLeft { list.semanticContentAttribute = .forceRightToLeft }
    show(behavior, in: list)
    return list
  }

  private func show(_ behavior: Behavior, after first: [String] = [], in list: ListView) {
    list.configure { properties in
      properties.compose {
        for id in first { rows(id, 1) }
        rows("before", 2)
        Section(id: "boxes") {
          HGroup(of: Array(0..<10), width: .absolute(100), height: .absolute(80)) {
            ColorBox2Component(
              id: ["box", "\($0)"],
              width: .fractionalWidth(1),
              height: .fractionalHeight(1)
            )
          }
        }
        .orthogonalScrollingBehavior(behavior)
        .boundarySupplementaryItem(HeaderComponent(text: "Boxes"))
        rows("after", 20)
      }
    }
  }

  private func rows(_ id: String, _ count: Int) -> ComposeLists.Section {
    Section(id: id) {
      HGroup(of: Array(0..<count), width: .fractionalWidth(1), height: .absolute(50)) {
        ColorBox2Component(
          id: [id, "\($0)"],
          width: .fractionalWidth(1),
          height: .fractionalHeight(1)
        )
      }
    }
  }

  /// A finger that moves by a distance in ten frames, and is lifted at that speed.
  private func fling(
    _ list: ListView,
    from point: CGPoint = CGPoint(x: 150, y: 150),
    by distance: CGPoint,
    holding: Bool = false
  ) {
    let touch = list.simulateTouch(at: point)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      list.runLoop.advance(by: 1 / 60)
      touch.move(to: CGPoint(x: point.x + distance.x * share, y: point.y + distance.y * share))
    }
    if holding {
      list.runLoop.advance(by: 0.2)
      touch.hold(for: 0.2)
    }
    touch.lift()
  }

  /// Runs frames until nothing moves.
  private func rest(_ list: ListView) {
    for _ in 0..<600 where !list.runLoop.isIdle { list.runLoop.advance(by: 1 / 60) }
    #expect(list.runLoop.isIdle)
  }

  @Test(
    "A finger along a section scrolls it to where its behaviour stops",
    arguments: [
      // The finger moves by 120 points in ten frames; the content follows after 10 of them at least.
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 456.75),
      (.continuousGroupLeadingBoundary, 500), (.paging, 300), (.groupPaging, 100),
      (.groupPagingCentered, 100),
    ]
  )
  func behaviours(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ end: CGFloat
  ) throws {
    let list = list(behavior)
    fling(list, by: CGPoint(x: -120, y: 3))
    let released = try #require(list.sectionOffset(1))
    #expect(released == 108)
    rest(list)
    let offset = try #require(list.sectionOffset(1))
    #expect(abs(offset - end) < 0.01 || behavior == .continuous)
    if behavior == .continuous { #expect(offset > 400 && offset < 700) }
    #expect(list.scrollView.contentOffset == .zero)
  }

  @Test("One gesture turns one page, however far the finger goes")
  func onePage() {
    let list = list(.groupPaging)
    fling(list, from: CGPoint(x: 290, y: 150), by: CGPoint(x: -280, y: 0))
    rest(list)
    #expect(list.sectionOffset(1) == 100)
    fling(list, by: CGPoint(x: -40, y: 0), holding: true)
    rest(list)
    #expect(list.sectionOffset(1) == 100)
    fling(list, by: CGPoint(x: -80, y: 0), holding: true)
    rest(list)
    #expect(list.sectionOffset(1) == 200)
    fling(list, by: CGPoint(x: 90, y: 0))
    rest(list)
    #expect(list.sectionOffset(1) == 100)
  }

  @Test("A finger across a section scrolls the list, with its momentum")
  func across() {
    let list = list(.groupPaging)
    var log: [String] = []
    list.stateObserver.onBeginDrag { _ in log.append("drag") }
    list.stateObserver.onDidEndDeceleration { _ in log.append("end") }
    fling(list, by: CGPoint(x: 10, y: -100))
    #expect(list.scrollView.isDecelerating)
    let released = list.scrollView.contentOffset.y
    #expect(released == 90)
    rest(list)
    #expect(list.scrollView.contentOffset.y > 300)
    #expect(!list.scrollView.isDecelerating)
    #expect(log == ["drag", "end"])
    #expect(list.sectionOffset(1) == 0)
  }

  @Test("The list bounces back when a finger lets go beyond its start")
  func bounces() {
    let list = list(.continuous)
    fling(list, by: CGPoint(x: 0, y: 100), holding: true)
    #expect(list.scrollView.contentOffset.y < 0)
    rest(list)
    #expect(list.scrollView.contentOffset.y == 0)
  }

  @Test("Fingers elsewhere scroll nothing: rows, headers of sections, lists without such sections")
  func elsewhere() {
    let list = list(.continuous)
    // Row 1, and the header of the section.
    for y in [75.0, 110, 300] {
      fling(list, from: CGPoint(x: 150, y: y), by: CGPoint(x: -100, y: 0))
      rest(list)
      #expect(list.sectionOffset(1) == 0)
      #expect(list.scrollView.contentOffset == .zero)
    }
  }

  @Test("From right to left a section starts at the right, and follows the finger to the right")
  func rightToLeft() {
    let list = list(.groupPaging, isRightToLeft: true)
    func boxes() -> [CGFloat] {
      list.scrollView.subviews.filter { $0.frame.width == 100 && $0.frame.height == 80 }
        .map(\.frame.minX).sorted()
    }
    #expect(boxes() == [0, 100, 200])
    #expect(list.visibleItems.count == 2 + 3 + 4)
    fling(list, by: CGPoint(x: 120, y: 0))
    rest(list)
    #expect(list.sectionOffset(1) == 100)
    let first = list.scrollView.subviews.flatMap { $0.all(ComponentHost.self) }.filter {
      $0.frame.width == 100
    }
    #expect(first.count == 3)
  }

  @Test("A finger catches a moving section, which then goes to its nearest stop")
  func catches() throws {
    let list = list(.groupPaging)
    fling(list, by: CGPoint(x: -120, y: 0))
    list.runLoop.advance(by: 1 / 60)
    let touch = list.simulateTouch(at: CGPoint(x: 150, y: 150))
    let caught = try #require(list.sectionOffset(1))
    list.runLoop.advance(by: 1)
    #expect(list.sectionOffset(1) == caught)
    touch.lift()
    rest(list)
    #expect(list.sectionOffset(1) == 100)
  }

  @Test("A section goes on when an update moves it, and stops when it is gone or moved otherwise")
  func updates() throws {
    let list = list(.continuous)
    fling(list, by: CGPoint(x: -120, y: 0))
    list.runLoop.advance(by: 0.1)
    let moving = try #require(list.sectionOffset(1))
    show(.continuous, after: ["new"], in: list)
    list.runLoop.advance(by: 0.1)
    #expect(list.sectionOffset(1) == nil)
    #expect(try #require(list.sectionOffset(2)) > moving)
    list.setSectionOffset(7, ofSection: 2)
    rest(list)
    #expect(list.sectionOffset(2) == 7)
    fling(list, by: CGPoint(x: -120, y: 0))
    list.content.sections.removeAll()
    rest(list)
    #expect(list.sectionOffset(2) == nil)
  }

  @Test("A finger outlives the list, and a list its finger")
  func lifetimes() {
    var list: ListView? = list(.continuous)
    let touch = list?.simulateTouch(at: CGPoint(x: 150, y: 150))
    touch?.move(to: CGPoint(x: 100, y: 150))
    let loop = list?.runLoop
    list = nil
    touch?.move(to: CGPoint(x: 50, y: 150))
    touch?.lift()
    loop?.advance(by: 1)
    #expect(touch?.phase == .ended)
  }
}
