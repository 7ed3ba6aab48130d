import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// The effects of each event, decided without a view.
struct ListEventTests {
  @Test func `an event leads to its effects, callbacks last`() {
    let table: [(ListEvent, String)] = [
      (
        ListEvent.offsetMoved(to: CGPoint(x: 0, y: 5), by: 5),
        "followOffset(true) showAtOffset measureAhead(down) notify(didScroll)"
      ),
      (
        .offsetMoved(to: .zero, by: -5),
        "followOffset(false) showAtOffset measureAhead(up) notify(didScroll)"
      ),
      (
        .offsetMoved(to: CGPoint(x: 5, y: 0), by: 0),
        "followOffset(false) showAtOffset notify(didScroll)"
      ),
      (.dragBegan, "abandonScrolls closeSwipeActions cancelPresses notify(beginDrag)"),
      (.dragEnded(decelerates: true), ""),
      (.dragEnded(decelerates: false), "scrollAsDeferred"),
      (
        .decelerationEnded, "update(didEndDecelerating) notify(didEndDeceleration) scrollAsDeferred"
      ),
      (.scrollingAnimationEnded(isScrolling: false, []), "show notify(didEndScrollingAnimation)"),
      (.scrolledToTop, "abandonScrolls update(scrolledToTop)"),
      (.adjustedContentInsetChanged, "place(relayout)"),
      (.placingChanged, "place(rebuild)"),
      (.textSizeChanged, "place(rebuild) showAnew"),
      (.keyboardMoved, "applyInsets notify(keyboardFrameWillChange)"),
    ]
    for (event, expected) in table {
      #expect(event.effects.map(\.text).joined(separator: " ") == expected)
    }
  }

  @Test(arguments: [
    (
      CGSize.zero, CGSize(width: 1, height: 1),
      "applyInsets update(transitionedToBounds(isEmpty: false))"
    ),
    (CGSize(width: 1, height: 1), .zero, "update(transitionedToBounds(isEmpty: true)) applyInsets"),
    (CGSize(width: 1, height: 1), CGSize(width: 2, height: 1), "applyInsets place(relayout)"),
    (CGSize(width: 1, height: 1), CGSize(width: 1, height: 1), "applyInsets"),
    (CGSize.zero, CGSize.zero, "applyInsets"),
  ])
  func `another frame updates or places, according to its size`(
    old: CGSize,
    new: CGSize,
    expected: String
  ) {
    let event = ListEvent.frameChanged(
      from: CGRect(origin: .zero, size: old),
      to: CGRect(origin: CGPoint(x: 1, y: 1), size: new),
      hadRoom: !old.isEmpty,
      hasRoom: !new.isEmpty
    )
    #expect(
      event.effects.map(\.text).joined(separator: " ")
        == "resizeScrollView \(expected) notify(frameChanged)"
    )
  }

  @Test
  func `the scroll state forgets its target when the user or the end of an animation says so`() {
    let path = IndexPath(item: 1, section: 0)
    for event in [
      ListEvent.dragBegan, .scrolledToTop, .scrollingAnimationEnded(isScrolling: false, []),
    ] {
      var state = ScrollState()
      state.pendingPath = path
      state.receive(event)
      #expect(state.pendingPath == nil)
    }
    for event in [
      ListEvent.scrollingAnimationEnded(isScrolling: true, []), .dragEnded(decelerates: false),
      .offsetMoved(to: .zero, by: 1),
    ] {
      var state = ScrollState()
      state.pendingPath = path
      state.receive(event)
      #expect(state.pendingPath == path)
    }
  }

  @Test func `the user scrolls from the start of a drag to the end of the momentum`() {
    var state = ScrollState()
    state.receive(.dragBegan)
    #expect(state.autoScroll.isUserScrolling)
    state.receive(.dragEnded(decelerates: true))
    #expect(state.autoScroll.isUserScrolling)
    state.receive(.decelerationEnded)
    #expect(!state.autoScroll.isUserScrolling)
    state.receive(.dragBegan)
    state.receive(.dragEnded(decelerates: false))
    #expect(!state.autoScroll.isUserScrolling)
  }

  @Test func `the scroll state keeps the offset to which the list reacts`() {
    var state = ScrollState()
    state.receive(.offsetMoved(to: CGPoint(x: 1, y: 2), by: 2))
    #expect(state.lastOffset == CGPoint(x: 1, y: 2))
  }
}

extension ListEvent {
  fileprivate var effects: [ListEffect] {
    var effects: [ListEffect] = []
    forEachEffect { effects.append($0) }
    return effects
  }
}

extension ListEffect {
  /// The effect as the tables write it.
  fileprivate var text: String {
    switch self {
    case .update(let reason): "update(\(reason))"
    case .followOffset(let goesDown): "followOffset(\(goesDown))"
    case .place(let level): "place(\(level))"
    case .measureAhead(let direction): "measureAhead(\(direction))"
    case .notify(let notification): "notify(\(Self.name(of: notification)))"
    default: Self.name(of: self)
    }
  }

  private static func name(of value: Any) -> String {
    String("\(value)".prefix { $0 != "(" })
  }
}
