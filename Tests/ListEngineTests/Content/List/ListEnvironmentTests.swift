import HeadlessUIKit
import ListEngine
import Testing

@Suite struct ListEnvironmentTests {
  private let context = ListContentBounds.Context(
    viewSize: CGSize(width: 100, height: 200),
    safeAreaInsets: .zero,
    direction: .vertical
  )

  @Test("A key that was never set has its default, even if its value is optional")
  func defaults() {
    enum Name: ListEnvironmentKey {
      static var defaultValue: String? { "nobody" }
    }
    var environment = ListEnvironment.empty
    #expect(environment[Name.self] == "nobody")
    environment[Name.self] = "somebody"
    #expect(environment[Name.self] == "somebody")
    environment[Name.self] = nil
    #expect(environment[Name.self] == nil)
    #expect(environment.listContentBounds == nil)
  }

  @Test("The bounds of the layout override those of the environment, and those override none")
  func bounds() {
    var environment = ListEnvironment.empty
    func resolved(_ layout: ListContentBounds?) -> ListContentBounds {
      .resolved(layout: layout, environment: environment, in: context)
    }
    #expect(resolved(nil) == ListContentBounds(padding: .zero, width: .noConstraint))
    environment.listContentBounds = {
      ListContentBounds(width: .atMost($0.viewSize.width / 2))
    }
    #expect(resolved(nil).width == .atMost(50))
    #expect(resolved(ListContentBounds(width: .fixed(7))).width == .fixed(7))
  }

  @Test("Contexts are equal for equal values of the same type")
  func contentContext() {
    #expect(ContentContext(true) == ContentContext(true))
    #expect(ContentContext(true) != ContentContext(false))
    #expect(ContentContext(1) != ContentContext(1.0))
    #expect(ContentContext(1) != ContentContext(Int?.some(1)))
  }

  @Test("A refresh control does not move the list unless it is configured to")
  func refreshControl() {
    var refreshes = 0
    var control = RefreshControl(isRefreshing: true) { refreshes += 1 }
    control.onRefresh()
    #expect(refreshes == 1)
    #expect(control.offsetAdjustmentBehavior == .none)
    #expect(control.title == nil)
    control.title = .string("Loading")
    control.offsetAdjustmentBehavior = .displayWhenRefreshing(animate: true, scrollToTop: false)
    let content = Content(refreshControl: control)
    #expect(content.refreshControl?.title == .string("Loading"))
  }
}
