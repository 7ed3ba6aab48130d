import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ListRefreshControlTests {
  private func show(
    _ list: ListView,
    isRefreshing: Bool? = true,
    _ behavior: RefreshControl.OffsetAdjustmentBehavior = .none,
    title: RefreshControl.Title? = nil,
    onRefresh: @escaping () -> Void = {}
  ) {
    list.configure { properties in
      properties += numberedSections(1, rows: 100)
      properties.refreshControl = isRefreshing.map {
        RefreshControl(
          isRefreshing: $0,
          offsetAdjustmentBehavior: behavior,
          title: title,
          onRefresh: onRefresh
        )
      }
    }
  }

  @Test("The control appears, changes and disappears with the content")
  func life() throws {
    let list = scrollingList()
    #expect(list.refreshControl == nil)
    show(list, isRefreshing: false, title: .string("Pull"))
    let control = try #require(list.refreshControl)
    #expect(control.attributedTitle?.string == "Pull")
    #expect(!control.isRefreshing)
    list.appearance.refreshControlColor = .red
    show(list, isRefreshing: true)
    #expect(list.refreshControl === control)
    #expect(control.isRefreshing && control.attributedTitle == nil && control.tintColor == .red)
    list.appearance.refreshControlColor = nil
    show(list, isRefreshing: false)
    #expect(!control.isRefreshing && control.tintColor == .systemBlue)
    show(list, isRefreshing: nil)
    #expect(list.refreshControl == nil)
    #expect(list.scrollView.adjustedContentInset == .zero)
  }

  @Test("A pull calls the closure of the current content")
  func pull() {
    let list = scrollingList()
    var calls: [String] = []
    show(list, isRefreshing: false) { calls.append("old") }
    show(list, isRefreshing: false) { calls.append("new") }
    list.refreshControl?.trigger()
    #expect(calls == ["new"])
    show(list, isRefreshing: true)
    list.refreshControl?.trigger()
    #expect(calls == ["new"])
  }

  @Test("A pull may show other content immediately")
  func pullConfigures() {
    let list = scrollingList()
    show(list, isRefreshing: false) {
      show(list, isRefreshing: true, .displayWhenRefreshing(animate: false, scrollToTop: false))
    }
    list.refreshControl?.trigger()
    #expect(list.scrollView.contentOffset.y == -60)
  }

  @Test(
    "A refreshing list shows its control if it is at the top, or should scroll there",
    arguments: [
      (.none, 0, 0), (.none, 500, 500),
      (.displayWhenRefreshing(animate: false, scrollToTop: false), 0, -60),
      (.displayWhenRefreshing(animate: true, scrollToTop: false), 0, -60),
      (.displayWhenRefreshing(animate: false, scrollToTop: false), 1, 1),
      (.displayWhenRefreshing(animate: false, scrollToTop: true), 500, -60),
      (.displayWhenRefreshing(animate: true, scrollToTop: true), 500, -60),
    ] as [(RefreshControl.OffsetAdjustmentBehavior, CGFloat, CGFloat)]
  )
  func offset(
    behavior: RefreshControl.OffsetAdjustmentBehavior,
    from: CGFloat,
    to target: CGFloat
  ) {
    let list = scrollingList()
    list.scrollView.contentOffset.y = from
    show(list, behavior)
    if case .displayWhenRefreshing(animate: true, _) = behavior {
      #expect(list.scrollView.isScrollAnimating)
    }
    list.runLoop.runUntilIdle()
    #expect(list.scrollView.contentOffset.y == target)
  }

  @Test("When refreshing has ended the content moves back to the top", arguments: [false, nil])
  func end(isRefreshing: Bool?) {
    let list = scrollingList()
    show(list, .displayWhenRefreshing(animate: false, scrollToTop: false))
    #expect(list.scrollView.contentOffset.y == -60)
    show(list, isRefreshing: isRefreshing)
    #expect(list.scrollView.contentOffset.y == 0)
    list.scrollView.contentOffset.y = 100
    show(list, .none)
    show(list, isRefreshing: isRefreshing)
    #expect(list.scrollView.contentOffset.y == 100)
  }

  @Test(
    "An event of the control is a pull if its value changes",
    arguments: [
      (.valueChanged, 1), ([.valueChanged, .primaryActionTriggered], 1), (.touchDown, 0),
    ]
      as [(UIControl.Event, Int)]
  )
  func event(events: UIControl.Event, expected: Int) {
    let list = scrollingList()
    var calls = 0
    show(list, isRefreshing: false) { calls += 1 }
    list.scrollView.refreshControl?.sendActions(for: events)
    #expect(calls == expected)
  }
}
