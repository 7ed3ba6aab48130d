import HeadlessUIKit
import ListSchema
import Signposts
import Testing

@testable import ListEngine

/// The effect of scrolling on the presented part of the content.
@Suite(.under(.prefix())) struct SliceScrollingTests {
  private let sink = RecordingSink()

  /// A list of 1,000 rows, of which 250 are presented: 12,500 points.
  private func longList(_ configure: (inout ListProperties) -> Void = { _ in }) -> ListView {
    let list = scrollingList(rows: 1_000, configure)
    list.signposter = Signposter(sink: sink)
    return list
  }

  /// The reasons of the updates since the last call.
  private func takeReasons() -> [ListSchema.UpdateReason] {
    values("reason", of: .update, in: sink.take()).compactMap(
      ListSchema.UpdateReason.init(rawValue:)
    )
  }

  @Test(
    "More is presented as soon as less than half a screen is left",
    arguments: [(11_600, 250), (11_601, 232 + 250), (12_000, 240 + 250)] as [(CGFloat, Int)]
  )
  func nearBottom(offset: CGFloat, presented: Int) {
    let list = longList()
    list.scrollView.contentOffset.y = offset
    #expect(list.presentation.itemCount == presented)
    #expect(takeReasons() == (presented > 250 ? [.scrolledDown] : []))
  }

  @Test("Scrolling up presents neither more nor less")
  func upwards() {
    let list = longList()
    list.scrollView.contentOffset.y = 12_000
    _ = takeReasons()
    list.scrollView.contentOffset.y = 11_990
    list.scrollView.contentOffset.y = 0
    #expect(takeReasons() == [])
    #expect(list.presentation.itemCount == 490)
  }

  @Test("A list that presents all is never updated by scrolling")
  func whole() {
    let list = scrollingList(rows: 250)
    list.signposter = Signposter(sink: sink)
    list.scrollView.contentOffset.y = 11_900
    list.scrollView.beginDragging()
    list.scrollView.endDragging(willDecelerate: true)
    list.scrollView.endDecelerating()
    list.scrollView.tapStatusBar()
    list.runLoop.runUntilIdle()
    #expect(takeReasons() == [])
  }

  @Test("A fling that has stopped presents the content around it: more, or less")
  func deceleration() {
    let list = longList()
    func fling(to y: CGFloat) {
      list.scrollView.beginDragging()
      list.scrollView.endDragging(willDecelerate: true)
      list.scrollView.contentOffset.y = y
      list.scrollView.endDecelerating()
    }
    fling(to: 5_000)
    #expect(list.presentation.itemCount == 350)
    fling(to: 1_000)
    #expect(list.presentation.itemCount == 270)
    #expect(takeReasons() == [.didEndDecelerating, .didEndDecelerating])
  }

  @Test("A tap on the status bar presents only the start, once the top is reached")
  func statusBar() {
    let list = longList()
    list.scrollView.contentOffset.y = 12_000
    _ = takeReasons()
    list.scrollView.tapStatusBar()
    #expect(list.presentation.itemCount == 490)
    list.runLoop.runUntilIdle()
    #expect(list.scrollView.contentOffset == .zero)
    #expect(list.presentation.itemCount == 250)
    #expect(takeReasons() == [.scrolledToTop])
  }

  @Test("A list that does not scroll to its top does not for the status bar")
  func statusBarDisabled() {
    let list = longList { $0.behavior.scrollsToTop = .disabled }
    list.scrollView.contentOffset.y = 12_000
    list.scrollView.tapStatusBar(animated: false)
    #expect(list.scrollView.contentOffset.y == 12_000)
    #expect(!list.scrollViewShouldScrollToTop(list.scrollView))
  }

  @Test("The app's scroll to the top keeps the presented content")
  func scrollToTop() {
    let list = longList()
    list.scrollView.contentOffset.y = 12_000
    _ = takeReasons()
    list.scrollToTop()
    #expect(takeReasons() == [])
  }

  @Test("A scroll below the presented content causes an update, others do not")
  func programmatic() {
    let list = longList()
    list.scrollTo(item: row(250), position: .init(position: .bottom))
    #expect(takeReasons() == [.scrolledDown])
    list.scrollTo(item: row(900), position: .init(position: .top))
    #expect(takeReasons() == [.programaticScrollDownTo])
    #expect(list.presentation.itemCount == 1_000)
  }

  @Test("Of two scrolls in progress the newer one's rows stay presented")
  func newerScroll() {
    let list = longList()
    let top = ScrollPosition(position: .top)
    list.scrollTo(item: row(400), position: top, animated: true)
    list.runLoop.advance(by: 0.1)
    list.scrollTo(item: row(900), position: top, animated: true)
    #expect(list.scrollState.pendingPath?.item == 899)
    list.configure { $0 += numberedSections(1, rows: 1_000) }
    #expect(list.presentation.itemCount == 1_000)
    list.runLoop.runUntilIdle()
    #expect(list.scrollState.pendingPath == nil)
    #expect(list.scrollView.contentOffset.y == 44_950)
  }

  @Test("A finger that stops a scroll releases its rows")
  func stoppedScroll() {
    let list = longList()
    list.scrollTo(item: row(900), position: .init(position: .top), animated: true)
    list.scrollView.beginDragging()
    #expect(list.scrollState.pendingPath == nil)
    list.configure { $0 += numberedSections(1, rows: 1_000) }
    #expect(list.presentation.itemCount == 250)
  }

  @Test(
    "Content with another identifier is shown from its start, whatever is in progress",
    arguments: ["resting", "animated", "dragging", "decelerating"]
  )
  func identifierChange(_ state: String) {
    var offsets: [CGFloat] = []
    let list = longList { list in
      list.identifier = "one"
      list.behavior.occlusionInsets.top = 30
      list.stateObserver.onDidScroll { offsets.append($0.positionInfo.bounds.minY) }
    }
    list.scrollView.contentOffset.y = 12_000
    switch state {
    case "animated": list.scrollTo(item: row(900), position: .init(position: .top), animated: true)
    case "dragging": list.scrollView.beginDragging()
    case "decelerating":
      list.scrollView.beginDragging()
      list.scrollView.endDragging(willDecelerate: true)
    default: break
    }
    list.configure { properties in
      properties.identifier = "two"
      properties += numberedSections(1, rows: 1_000)
      properties.stateObserver.onDidScroll { offsets.append($0.positionInfo.bounds.minY) }
    }
    list.runLoop.runUntilIdle()
    #expect(list.scrollView.contentOffset.y == -30)
    #expect(offsets.last == -30)
    #expect(list.visibleItems.count == 12)
    #expect(!list.scrollView.isDecelerating)
  }

  @Test(
    "A list with a policy that presents nothing ahead presents the visible content",
    arguments: [0, -5]
  )
  func smallestPrefix(count: Int) {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.batching = .prefix(count)
    list.configure { properties in
      properties.autoScrollAction = .pin(.lastItem, position: .init(position: .bottom))
      properties += numberedSections(3, rows: 3)
    }
    #expect(list.scrollPositionInfo.shown == shown(2...3, section: 3))
  }
}
