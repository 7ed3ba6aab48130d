import HeadlessUIKit
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// Whatever happens in whatever order, a list keeps the invariants of scrolling.
@Suite struct ScrollSessionTests {
  /// A list with random events.
  private final class Session {
    let list: ListView
    var generator: SplitMix64
    /// The number of calls of each completion.
    var calls: [Int] = []
    /// True if a completion was called before the call that it belongs to returned.
    var wasInline = false

    init(seed: UInt64) {
      generator = SplitMix64(seed: seed)
      list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      list.batching = .prefix(20)
      list.keyboard = Keyboard()
    }

    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &generator)]
    }

    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

    /// A completion that is counted, and that sometimes starts another scroll.
    func completion() -> ScrollCompletion {
      let index = calls.count
      let scrollsOn = number(0...5) == 0
      calls.append(0)
      return { [unowned self] _ in
        calls[index] += 1
        if scrollsOn, calls.count < 200 { scroll() }
      }
    }

    func scroll() {
      let done = completion()
      let index = calls.count - 1
      let animated = pick([true, false])
      let position = ScrollPosition(
        position: pick([.top, .centered, .bottom]),
        ifAlreadyVisible: pick([.doNothing, .scrollToPosition])
      )
      switch number(0...2) {
      case 0:
        let item = row(number(1...60), section: number(1...4))
        list.scrollTo(item: item, position: position, animated: animated, completion: done)
      case 1:
        let distance = CGFloat(number(-3_000...3_000))
        list.scrollTo(
          item: row(number(1...60), section: number(1...4)),
          contentOffsetAdjustment: { _ in distance },
          animated: animated,
          completion: done
        )
      default:
        list.scrollToSection(
          with: Section.identifier(with: number(1...5)),
          sectionPosition: pick([.top, .bottom]),
          scrollPosition: position,
          animated: animated,
          completion: done
        )
      }
      if calls[index] > 0 { wasInline = true }
    }

    func show() {
      let (sections, rows) = (number(1...4), number(1...60))
      let headers = pick([true, false])
      let gravity: Behavior.VerticalLayoutGravity = pick([.top, .top, .bottom])
      let action: AutoScrollAction = pick([
        .none, .none, .pin(.lastItem, position: .init(position: .bottom)),
        .scrollTo(
          onInsertOf: row(rows, section: sections),
          position: .init(position: .centered),
          animated: true,
          scrollInterruptionPolicy: .deferDuringUserScrolling
        ),
      ])
      list.configure { properties in
        properties.animatesChanges = pick([true, false])
        properties.behavior.verticalLayoutGravity = gravity
        properties.behavior.occlusionInsets.top = pick([0, 0, 20])
        properties.autoScrollAction = action
        properties += numberedSections(sections, rows: rows, headers: headers)
        if number(0...9) == 0 { properties.identifier = number(0...9) }
        if number(0...9) == 0 {
          properties.refreshControl = RefreshControl(
            isRefreshing: pick([true, false]),
            offsetAdjustmentBehavior: .displayWhenRefreshing(animate: true, scrollToTop: true)
          ) {}
        }
      }
    }

    func step() {
      let scrollView = list.scrollView
      switch number(0...11) {
      case 0...2: scroll()
      case 3, 4: show()
      case 5: scrollView.beginDragging()
      case 6: scrollView.drag(by: CGPoint(x: 0, y: number(-400...400)))
      case 7: scrollView.endDragging(willDecelerate: pick([true, false]))
      case 8: if scrollView.isDecelerating { scrollView.endDecelerating() }
      case 9: list.frame.size.height = CGFloat(pick([200, 300, 450]))
      case 10: scrollView.tapStatusBar(animated: pick([true, false]))
      default:
        if pick([true, false]) {
          list.keyboard?.show(frame: CGRect(x: 0, y: number(50...400), width: 200, height: 400))
        } else {
          list.keyboard?.hide()
        }
      }
      list.runLoop.advance(by: pick([0, 1.0 / 60, 0.1]))
    }

    func rest() {
      list.scrollView.endDragging(willDecelerate: false)
      if list.scrollView.isDecelerating { list.scrollView.endDecelerating() }
      list.runLoop.runUntilIdle()
    }
  }

  @Test("Completions are called once, and the visible content is shown", arguments: Seeds.all)
  func promises(seed: UInt64) {
    let session = Session(seed: seed)
    let list = session.list
    session.show()
    for step in 0..<150 {
      session.step()
      #expect(list.updateQueue.isEmpty, "seed \(seed), step \(step)")
      let expected = list.placement.content.elements(in: list.scrollView.bounds).map(\.place)
      #expect(
        list.display.visible.elements.map(\.placed.place) == expected,
        "seed \(seed), step \(step)"
      )
      #expect(
        list.scrollState.lastOffset == list.scrollView.contentOffset,
        "seed \(seed), step \(step)"
      )
    }
    session.rest()
    #expect(session.calls.allSatisfy { $0 == 1 }, "seed \(seed): \(session.calls)")
    #expect(!session.wasInline, "seed \(seed)")
    #expect(
      list.scrollState.gravitySuspensions == 0 && list.scrollState.pendingPath == nil,
      "seed \(seed)"
    )
    #expect(!list.visibleItems.isEmpty, "seed \(seed): offset \(list.scrollView.contentOffset.y)")
  }
}
