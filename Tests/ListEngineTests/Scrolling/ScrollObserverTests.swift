import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ScrollObserverTests {
  /// Records what every observer of scrolling receives.
  private final class Log {
    var calls: [String] = []
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let log = Log()

  private var observer: ListStateObserver {
    ListStateObserver { [log] observer in
      observer.onDidScroll { log.calls.append("scroll \($0.positionInfo.bounds.minY)") }
      observer.onBeginDrag { log.calls.append("drag \($0.positionInfo.isScrollInProgress)") }
      observer.onDidEndDeceleration { log.calls.append("rest \($0.positionInfo.bounds.minY)") }
      observer.onDidEndScrollingAnimation {
        log.calls.append("end \($0.positionInfo.bounds.minY)")
      }
      observer.onFrameChanged { log.calls.append("frame \($0.old.height) \($0.new.height)") }
      observer.onVisibilityChanged {
        log.calls.append("visible \($0.displayed.count) \($0.endedDisplay.count)")
      }
    }
  }

  private func list() -> ListView {
    let list = scrollingList { [observer] in $0.stateObserver = observer }
    _ = log.take()
    return list
  }

  @Test("Every change of the offset is reported once")
  func scroll() {
    let list = list()
    list.scrollView.contentOffset.y = 20
    list.scrollView.contentOffset.y = 20
    list.scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(log.take() == ["visible 1 0", "scroll 20.0", "scroll 40.0"])
  }

  @Test("A drag is reported from its start to its end")
  func drag() {
    let list = list()
    list.scrollView.beginDragging()
    list.scrollView.drag(by: CGPoint(x: 0, y: 5))
    list.scrollView.endDragging(willDecelerate: true)
    list.scrollView.endDecelerating()
    #expect(log.take() == ["drag true", "visible 1 0", "scroll 5.0", "rest 5.0"])
    list.scrollView.beginDragging()
    list.scrollView.endDragging(willDecelerate: false)
    #expect(log.take() == ["drag true"])
  }

  @Test("An animated scroll is reported at every frame and at its end")
  func animation() {
    let list = list()
    list.scrollTo(item: row(50), position: .init(position: .top), animated: true)
    list.runLoop.runUntilIdle()
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("scroll") }.count > 10)
    #expect(calls.suffix(2) == ["scroll 2450.0", "end 2450.0"])
  }

  @Test("Y11 The argument of an observer can make the list scroll, and only then")
  func actions() {
    var results: [Bool] = []
    var kept: ListActions?
    let list = scrollingList { list in
      func act(_ actions: ListActions) {
        kept = actions
        results.append(
          actions.scrolling.scrollTo(item: row(9), position: .init(position: .top))
        )
      }
      list.stateObserver.onDidEndDeceleration { act($0.actions) }
      list.stateObserver.onDidEndScrollingAnimation { act($0.actions) }
    }
    list.scrollView.beginDragging()
    list.scrollView.endDragging(willDecelerate: true)
    list.scrollView.endDecelerating()
    list.scrollTo(item: row(50), position: .init(position: .top), animated: true)
    list.runLoop.runUntilIdle()
    #expect(results == [true, true])
    #expect(kept?.scrolling.scrollToTop() == false)
  }

  @Test("Several observers of one kind receive the same argument, created once")
  func payload() {
    var received: [ObjectIdentifier] = []
    let list = scrollingList { list in
      for _ in 0..<3 {
        list.stateObserver.onDidScroll { received.append(ObjectIdentifier($0.actions)) }
      }
    }
    list.scrollView.contentOffset.y = 10
    #expect(received.count == 3 && Set(received).count == 1)
  }

  @Test("A new frame is reported after the content fits it")
  func frame() {
    let list = list()
    list.frame.size.height = 700
    #expect(log.take() == ["visible 2 0", "frame 600.0 700.0"])
    list.bounds.size.height = 800
    #expect(log.take() == ["visible 2 0", "frame 700.0 800.0"])
    list.frame.origin.x = 5
    #expect(log.take() == ["frame 800.0 800.0"])
    list.frame = list.frame
    #expect(log.take() == [])
  }

  @Test("An update that moves the list reports it when everything is consistent")
  func movedByUpdate() {
    let list = list()
    list.scrollView.contentOffset.y = 4_400
    _ = log.take()
    list.configure { [observer] properties in
      properties.stateObserver = observer
      properties += numberedSections(1, rows: 50)
    }
    #expect(log.take() == ["visible 12 12", "scroll 1900.0"])
    #expect(list.scrollPositionInfo.shown == shown(39...50))
  }

  @Test("An observer that shows other content while it scrolls gets it immediately")
  func configureInObserver() {
    var configured = 0
    let list = scrollingList()
    list.configure { properties in
      properties += numberedSections(1, rows: 100)
      properties.stateObserver.onDidScroll { _ in
        configured += 1
        if configured == 1 { list.configure { $0 += numberedSections(1, rows: 10) } }
      }
    }
    list.scrollView.contentOffset.y = 1_000
    #expect(list.presentation.itemCount == 10)
    #expect(list.scrollView.contentOffset == .zero)
    #expect(list.visibleItems.count == 10)
  }
}
