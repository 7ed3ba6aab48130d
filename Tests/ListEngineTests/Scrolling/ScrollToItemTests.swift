import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ScrollToItemTests {
  struct Vector: CustomTestStringConvertible {
    var id: String
    /// The rows to scroll to, one after another.
    var calls: [(row: Int, at: ScrollPosition.Position)]
    var ifVisible: [ScrollPosition.IfAlreadyVisible] = [.doNothing, .scrollToPosition]
    var expected: Shown
    var testDescription: String { id }
  }

  static let vectors: [Vector] = [
    .init(id: "Y1", calls: [(75, .centered)], expected: shown(70...80, [69: 0.5, 81: 0.5])),
    .init(id: "Y2", calls: [(1, .top)], expected: shown(1...12)),
    .init(
      id: "Y3 do nothing",
      calls: [(3, .top)],
      ifVisible: [.doNothing],
      expected: shown(1...12)
    ),
    .init(
      id: "Y3 scroll",
      calls: [(3, .top)],
      ifVisible: [.scrollToPosition],
      expected: shown(3...14)
    ),
    .init(id: "Y5", calls: [(99, .centered), (98, .top)], expected: shown(89...100)),
    .init(id: "bottom", calls: [(50, .bottom)], expected: shown(39...50)),
    .init(id: "back up", calls: [(80, .top), (20, .bottom)], expected: shown(9...20)),
    .init(
      id: "do nothing at the edge",
      calls: [(12, .bottom)],
      ifVisible: [.doNothing],
      expected: shown(1...12)
    ),
  ]

  @Test("A scroll to an item ends at the offset of the vectors", arguments: vectors, [false, true])
  func ends(_ vector: Vector, animated: Bool) {
    for ifVisible in vector.ifVisible {
      let list = scrollingList()
      let log = InfoLog()
      for call in vector.calls {
        let isThere = list.scrollTo(
          item: row(call.row),
          position: .init(position: call.at, ifAlreadyVisible: ifVisible),
          animated: animated,
          completion: log.note
        )
        #expect(isThere)
        #expect(list.runLoop.runUntilIdle())
      }
      #expect(log.infos.count == vector.calls.count)
      #expect(log.shown.last == vector.expected)
      #expect(list.scrollPositionInfo.shown == vector.expected)
      #expect(log.infos.last?.isScrollInProgress == false)
    }
  }

  @Test(
    "A missing item is not scrolled to, and the completion is called",
    arguments: [false, true]
  )
  func missing(animated: Bool) {
    let list = scrollingList()
    let log = InfoLog()
    let isThere = list.scrollTo(
      item: row(101),
      position: .init(position: .top),
      animated: animated,
      completion: log.note
    )
    #expect(!isThere && log.infos.isEmpty)
    list.runLoop.turn()
    #expect(log.infos.count == 1)
    #expect(list.scrollView.contentOffset == .zero)
  }

  @Test("A list that presents nothing does not scroll", arguments: [false, true])
  func nothingPresented(hasSize: Bool) {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: hasSize ? 100 : 0))
    if !hasSize { list.configure { $0 += numberedSections(1, rows: 5) } }
    let log = InfoLog()
    let top = ScrollPosition(position: .top)
    #expect(!list.scrollTo(item: row(1), position: top, completion: log.note))
    #expect(!list.scrollTo(item: row(1), contentOffsetAdjustment: { _ in 5 }, completion: log.note))
    let section = Section.identifier(with: 1)
    #expect(!list.scrollToSection(with: section, scrollPosition: top, completion: log.note))
    #expect(!list.scrollToTop())
    #expect(!list.scrollToLastItem())
    #expect(log.infos.isEmpty)
    list.runLoop.turn()
    #expect(log.infos.count == 3)
  }

  @Test("Y15 Scrolls without animation follow each other; each completion gets the last position")
  func rapid() {
    let list = scrollingList()
    let log = InfoLog()
    let bottom = ScrollPosition(position: .bottom, ifAlreadyVisible: .scrollToPosition)
    for _ in 0..<5 { list.scrollTo(item: row(50), position: bottom, completion: log.note) }
    #expect(log.infos.isEmpty)
    list.runLoop.turn()
    #expect(log.shown == Array(repeating: shown(39...50), count: 5))
  }

  @Test("Y16 An animated scroll ends the previous one at the current offset")
  func rapidAnimated() {
    let list = scrollingList()
    let log = InfoLog()
    let bottom = ScrollPosition(position: .bottom, ifAlreadyVisible: .scrollToPosition)
    for _ in 0..<5 {
      list.scrollTo(item: row(50), position: bottom, animated: true, completion: log.note)
    }
    list.runLoop.runUntilIdle()
    #expect(log.shown == Array(repeating: shown(1...12), count: 4) + [shown(39...50)])
  }

  @Test("Y18 Less than a point of distance is ignored, and the completion is called")
  func partOfAPoint() {
    let list = scrollingList()
    list.scrollView.contentOffset.y = 0.5
    let log = InfoLog()
    list.scrollTo(
      item: row(1),
      position: .init(position: .bottom, ifAlreadyVisible: .scrollToPosition),
      animated: true,
      completion: log.note
    )
    #expect(!list.scrollView.isScrollAnimating)
    list.runLoop.runUntilIdle()
    #expect(log.infos.count == 1)
    #expect(log.infos.first?.shown["1/1"] == 1)
  }

  @Test("Y19 Pending completions are called together when the scroll has ended")
  func stored() {
    let list = scrollingList()
    let log = InfoLog()
    for _ in 0..<4 {
      list.scrollState.completions.add(log.note, waitsForAnimation: true) { list.positionInfo }
    }
    list.scrollTo(
      item: row(50),
      position: .init(position: .top),
      animated: true,
      completion: log.note
    )
    list.runLoop.runUntilIdle()
    #expect(log.shown == Array(repeating: shown(50...61), count: 5))
  }

  @Test(
    "Y21 Content that is shown again while the list scrolls does not stop it",
    .under(.prefix()),
    arguments: [0, 5]
  )
  func configureDuringScroll(frames: Int) {
    let list = scrollingList(sections: 50, rows: 20)
    let log = InfoLog()
    list.scrollToSection(
      with: Section.identifier(with: 45),
      scrollPosition: .init(position: .bottom),
      animated: true,
      completion: log.note
    )
    for _ in 0..<frames { list.runLoop.advance(by: 1.0 / 60) }
    list.configure { $0 += numberedSections(50, rows: 20) }
    #expect(list.updateQueue.isEmpty)
    #expect(list.presentation.itemCount >= 44 * 20)
    list.runLoop.runUntilIdle()
    #expect(log.infos.count == 1)
    #expect(log.infos.first?.shown.keys.contains("45/1") == true)
    // The next content is presented from the current position of the list, as always.
    list.scrollView.contentOffset = .zero
    list.configure { $0 += numberedSections(50, rows: 20) }
    #expect(list.presentation.itemCount == 250)
  }

  @Test(
    "Y22 Content may be removed while the list scrolls, and the rest is shown",
    arguments: [false, true]
  )
  func removals(animated: Bool) {
    let list = scrollingList(sections: 50, rows: 20)
    for count in stride(from: 45, through: 5, by: -5) {
      list.scrollToLastItem(animated: animated)
      list.runLoop.turn()
      list.configure { properties in
        properties.animatesChanges = animated
        properties += numberedSections(count, rows: 20)
      }
      #expect(!list.visibleItems.isEmpty)
    }
    list.configure { $0.animatesChanges = animated }
    list.runLoop.runUntilIdle()
    #expect(list.updateQueue.isEmpty)
    #expect(list.presentation.itemCount == 0 && list.visibleItems.isEmpty)
    #expect(list.scrollView.contentOffset == .zero)
  }

  @Test("Y23 A frame near the end is shown where the content ends", arguments: [false, true])
  func end(atTop: Bool) {
    let list = scrollingList()
    list.scrollTo(item: row(100), position: .init(position: atTop ? .top : .bottom))
    #expect(list.scrollView.contentOffset.y == 4_400)
  }

  @Test(
    "An item below all that is presented is presented first",
    .under(.prefix()),
    arguments: [false, true]
  )
  func belowTheSlice(animated: Bool) {
    let list = scrollingList(sections: 50, rows: 20)
    #expect(list.presentation.itemCount == 250)
    let log = InfoLog()
    list.scrollTo(
      item: row(5, section: 40),
      position: .init(position: .top),
      animated: animated,
      completion: log.note
    )
    list.runLoop.runUntilIdle()
    #expect(log.shown.count == 1)
    #expect(log.shown.first == shown(5...16, section: 40))
    #expect(list.scrollState.pendingPath == nil)
  }

  @Test("Top and last item are scrolled to", arguments: [false, true])
  func topAndLast(animated: Bool) {
    let list = scrollingList(sections: 50, rows: 20)
    #expect(list.scrollToLastItem(animated: animated))
    list.runLoop.runUntilIdle()
    #expect(list.scrollPositionInfo.shown == shown(9...20, section: 50))
    #expect(list.scrollPositionInfo.isLastItemVisible)
    #expect(list.scrollPositionInfo.bottomScrollOffset == 0)
    #expect(list.scrollToTop(animated: animated))
    list.runLoop.runUntilIdle()
    #expect(list.scrollView.contentOffset == .zero)
    #expect(list.scrollPositionInfo.isFirstItemVisible)
  }

  @Test("Q1 The last item needs no update if it is already presented", .under(.prefix()))
  func lastItemPresented() {
    let list = scrollingList()
    let updates = list.updateCount
    list.scrollToLastItem()
    #expect(list.updateCount == updates)
  }

  @Test("Content that fits does not scroll to its last item, and the top is at the inset")
  func shortContent() {
    let list = scrollingList(rows: 3) { $0.behavior.occlusionInsets.top = 20 }
    #expect(list.scrollToLastItem())
    list.scrollView.contentOffset.y = 10
    #expect(list.scrollToTop())
    #expect(list.scrollView.contentOffset.y == -20)
  }
}
