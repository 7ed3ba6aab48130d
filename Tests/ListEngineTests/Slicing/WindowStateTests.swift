import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// The window as a value, without a view.
@Suite struct WindowStateTests {
  private let content = Content { list in
    list += Section("s") { section in
      section += (0..<1_000).map { Item(TestRow(id: "\($0)"), sizing: .fixed(height: 44)) }
    }
  }

  /// A list 440 points high, whose rows are 44 points high, at an offset.
  private func surroundings(
    at offset: CGFloat,
    presenting range: Range<Int> = 0..<0
  ) -> WindowState.Surroundings {
    var presentation = PresentationState()
    let window = ContentWindow(
      sections: 0..<1,
      firstItem: range.lowerBound,
      endItem: range.upperBound
    )
    let slice = content.slice(window)
    let diff = SectionedDiff(old: [], new: slice.content.sections)
    if !range.isEmpty { _ = presentation.update(diff, to: slice, update: 1) }
    return WindowState.Surroundings(
      content: content,
      contentNumber: 0,
      presentation: presentation,
      axis: .vertical,
      placer: Placement(.table(), Appearance(), Behavior()).placer,
      sectionsStart: 0,
      viewport: ScrollViewport(bounds: CGRect(x: 0, y: offset, width: 200, height: 440))
    )
  }

  private func state(before: Int, after: Int) -> WindowState {
    var state = WindowState()
    state.policy = .window(before: before, after: after)
    state.extents.reset(to: content)
    return state
  }

  @Test("The window on screen has the policy's rows on both sides", arguments: [0, 4_400, 39_000])
  func onScreen(offset: CGFloat) {
    let window = state(before: 5, after: 10).windowOnScreen(in: surroundings(at: offset))
    let first = Int(offset / 44)
    let (start, end) = (max(0, first - 5), min(1_000, first + 10 + 1 + 10))
    // What is missing on one side is added on the other.
    #expect(window.firstItem == start && window.endItem >= end)
    #expect(window.endItem - window.firstItem == 26)
  }

  @Test("A target far away gets a window around it, with a screen more on both sides")
  func target() {
    let window = state(before: 5, after: 10).window(
      for: .programaticScrollDownTo(section: 0, item: 500),
      in: surroundings(at: 0),
      visible: { [] },
      find: { _ in nil }
    )
    #expect(window == ContentWindow(sections: 0..<1, firstItem: 485, endItem: 521))
  }

  @Test("A window stays as long as half of its rows are left on both sides")
  func stable() {
    var state = state(before: 10, after: 20)
    state.updateStableOffsets(in: surroundings(at: 4_400, presenting: 90..<130))
    let (first, last): (CGFloat, CGFloat) = (95 * 44, 120 * 44 - 440)
    #expect(state.stableOffsets == first...last)
    state.updateStableOffsets(in: surroundings(at: 4_400, presenting: 0..<1_000))
    #expect(state.stableOffsets == -.infinity ... .infinity)
  }

  @Test("A prefix ends at what is on screen, what the list scrolls to, and what was inserted")
  func prefix() {
    func end(_ reason: UpdateReason) -> Int {
      WindowState.prefixEnd(
        for: reason,
        first: IndexPath(item: 3, section: 0),
        pending: IndexPath(item: 7, section: 0),
        inserted: nil
      ).item
    }
    #expect(end(.scrolledDown) == 7)
    #expect(end(.scrolledToTop) == 0)
    #expect(end(.programaticScrollDownTo(section: 0, item: 90)) == 90)
    let inserted = IndexPath(item: 40, section: 0)
    let toInserted = WindowState.prefixEnd(
      for: .scrolledToTop,
      first: nil,
      pending: nil,
      inserted: inserted
    )
    #expect(toInserted == inserted)
  }
}
