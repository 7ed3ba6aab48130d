import HeadlessUIKit
import Testing

@Suite struct UIRefreshControlTests {
  private let fixture = ScrollFixture()
  private let control = UIRefreshControl()

  @Test("A refreshing control is above the content and adds its height at the top")
  func inset() {
    fixture.view.refreshControl = control
    #expect(control.superview === fixture.view)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    #expect(fixture.view.adjustedContentInset == .zero)
    control.beginRefreshing()
    #expect(fixture.view.adjustedContentInset.top == 60)
    control.endRefreshing()
    #expect(fixture.log.entries == ["inset 60.0", "inset 0.0"])
    fixture.view.frame.size.width = 300
    #expect(control.frame.width == 300)
  }

  @Test("A removed control adds nothing")
  func remove() {
    fixture.view.refreshControl = control
    control.beginRefreshing()
    fixture.view.refreshControl = nil
    #expect(control.superview == nil)
    #expect(fixture.view.adjustedContentInset == .zero)
    control.endRefreshing()
    #expect(fixture.log.entries == ["inset 60.0", "inset 0.0"])
  }

  @Test("A pull starts refreshing with an event, once until it ends")
  func trigger() {
    var calls: [String] = []
    control.onValueChanged = { calls.append("closure") }
    control.addAction(UIAction { _ in calls.append("action") }, for: .valueChanged)
    control.trigger()
    control.trigger()
    #expect(control.isRefreshing)
    #expect(calls == ["closure", "action"])
    control.endRefreshing()
    control.isEnabled = false
    control.trigger()
    #expect(calls.count == 2)
  }

  @Test("A finger that pulls the content far enough starts refreshing, once in each drag")
  func pull() {
    let view = fixture.view
    view.frame.size.height = 600
    view.refreshControl = control
    view.alwaysBounceVertical = true
    var calls = 0
    control.onValueChanged = { [control] in
      calls += 1
      control.endRefreshing()
    }
    func pull(by distance: CGFloat) {
      view.beginDragging()
      for _ in 0..<10 { view.drag(by: CGPoint(x: 0, y: -distance / 10)) }
      view.endDragging(willDecelerate: false)
      view.contentOffset.y = 0
    }
    pull(by: 50)
    #expect(calls == 0)
    pull(by: 400)
    #expect(calls == 1)
    pull(by: 400)
    #expect(calls == 2)
  }

  @Test("An event that a changed value is part of reaches the closure and the actions, once each")
  func event() {
    var calls: [String] = []
    control.onValueChanged = { calls.append("closure") }
    control.addAction(UIAction { _ in calls.append("action") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["closure", "action"] && !control.isRefreshing)
    control.sendActions(for: .allEvents)
    control.sendActions(for: .primaryActionTriggered)
    #expect(calls == ["closure", "action", "closure", "action"])
  }
}
