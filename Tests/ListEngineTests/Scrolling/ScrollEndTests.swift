import HeadlessUIKit
import Testing

@testable import ListEngine

/// The report of the end of a scroll: its time and its receivers.
@Suite(.underAllPolicies) struct ScrollEndTests {
  private let top = ScrollPosition(position: .top, ifAlreadyVisible: .scrollToPosition)
  private let log = InfoLog()

  @Test(
    "A completion is called once, and not before the call returns",
    arguments: [1, 50, 101],
    [false, true]
  )
  func once(target: Int, animated: Bool) {
    let list = scrollingList()
    list.scrollTo(item: row(target), position: top, animated: animated, completion: log.note)
    #expect(log.infos.isEmpty)
    list.runLoop.runUntilIdle()
    list.runLoop.runUntilIdle()
    #expect(log.infos.count == 1)
  }

  @Test("Observers are notified of the end before the completions, with the same position")
  func order() {
    var calls: [String] = []
    let list = scrollingList { list in
      list.stateObserver.onDidEndScrollingAnimation {
        calls.append("observer \($0.positionInfo.bounds.minY)")
        // Without a completion, and over before the first completion is called.
        $0.actions.scrolling.scrollTo(item: row(80), position: .init(position: .top))
      }
    }
    list.scrollTo(item: row(50), position: top, animated: true) {
      calls.append("completion \($0.positionInfo.bounds.minY)")
    }
    list.runLoop.runUntilIdle()
    #expect(calls == ["observer 2450.0", "completion 2450.0"])
    #expect(list.scrollView.contentOffset.y == 3_950)
  }

  @Test("A scroll that an observer begins waits for the next end")
  func begunInObserver() {
    var calls: [String] = []
    let list = scrollingList { list in
      list.stateObserver.onDidEndScrollingAnimation { end in
        calls.append("end")
        guard calls.count == 1 else { return }
        end.actions.scrolling.scrollTo(
          item: row(20),
          position: .init(position: .top),
          animated: true
        ) { calls.append("second at \($0.positionInfo.bounds.minY)") }
      }
    }
    list.scrollTo(item: row(50), position: top, animated: true) {
      calls.append("first at \($0.positionInfo.bounds.minY)")
    }
    list.runLoop.runUntilIdle()
    #expect(calls == ["end", "first at 2450.0", "end", "second at 950.0"])
  }

  @Test("A completion may start another scroll")
  func chain() {
    let list = scrollingList()
    list.scrollTo(item: row(30), position: top, animated: true) { [top, log] info in
      log.note(info)
      list.scrollTo(item: row(60), position: top, animated: true, completion: log.note)
    }
    list.runLoop.runUntilIdle()
    #expect(log.infos.map(\.bounds.minY) == [1_450, 2_950])
  }

  enum Interruption: CaseIterable {
    case scroll, drag, statusBar
  }

  @Test(
    "A scroll that is replaced before it has moved is still reported",
    arguments: Interruption.allCases
  )
  func givesWay(to interruption: Interruption) {
    let list = scrollingList()
    var calls: [String] = []
    list.scrollTo(item: row(30), position: top, animated: true) { [top] _ in
      calls.append("first")
      // Begun in the middle of what ends the first one.
      list.scrollTo(item: row(60), position: top, animated: true) { _ in calls.append("second") }
    }
    list.runLoop.advance(by: 0.1)
    switch interruption {
    case .scroll: list.scrollTo(item: row(80), position: top) { _ in calls.append("third") }
    case .drag: list.scrollView.beginDragging()
    case .statusBar: list.scrollView.tapStatusBar()
    }
    list.runLoop.runUntilIdle()
    let others = interruption == .scroll ? ["third"] : []
    #expect(calls.first == "first")
    #expect(calls.sorted() == ["first", "second"] + others, "each is called once")
  }

  @Test("A finger ends a scroll at the current offset")
  func drag() {
    let list = scrollingList()
    list.scrollTo(item: row(80), position: top, animated: true, completion: log.note)
    list.runLoop.advance(by: 0.1)
    list.scrollView.beginDragging()
    #expect(log.infos.map(\.bounds.minY) == [list.scrollView.contentOffset.y])
    #expect(log.infos.allSatisfy { $0.bounds.minY > 0 && $0.bounds.minY < 3_950 })
  }

  // Animations cannot be switched off here as in UIKit: a scroll that cannot move is what is left.
  @Test("Q18 An animated scroll that does not move does not wait for the next end")
  func withoutMovement() {
    let list = scrollingList()
    list.scrollTo(item: row(1), position: top, animated: true, completion: log.note)
    list.runLoop.turn()
    #expect(log.infos.count == 1)
    #expect(list.scrollState.completions.isEmpty)
  }

  @Test("A released list calls nobody")
  func gone() {
    var list: ListView? = scrollingList()
    let runLoop = list?.runLoop
    list?.scrollTo(item: row(50), position: top, completion: log.note)
    list?.scrollTo(item: row(80), position: top, animated: true, completion: log.note)
    weak let gone = list
    list = nil
    #expect(gone == nil)
    runLoop?.runUntilIdle()
    #expect(log.infos.isEmpty)
  }
}
