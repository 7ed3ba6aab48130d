import ListScope
import Testing

/// The same screen in each mode of isolation.
@MainActor
@Suite struct PlantsViewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = PlantsViewController()

  init() {
    controller.view.frame = window.bounds
    controller.listView.frame = window.bounds
    window.addSubview(controller.view)
    window.layoutIfNeeded()
  }

  @Test("Its rows are shown, and a tap calls back")
  func rows() {
    #expect(controller.listView.content.sections.map(\.count) == [3])
    #expect(controller.listView.tapItem(at: IndexPath(item: 1, section: 0)))
    controller.listView.runLoop.turn()
    #expect(controller.tapped == ["Basil"])
  }

  @Test("Deeply nested elements run on the main actor")
  func deeplyNested() {
    let visits = Visits()
    var element: any Element = Caption(text: "the innermost")
    for _ in 0..<900 { element = Level(child: element, visits: visits) }
    let view = BlueprintView(element: element)
    view.frame = window.bounds
    window.addSubview(view)
    view.layoutIfNeeded()
    #expect(visits.count >= 900)
  }
}

@MainActor
private final class Visits {
  var count = 0
}

/// An element that needs the main actor for its content.
private struct Level: Element {
  var child: any Element
  var visits: Visits

  var content: ElementContent {
    let visits = visits
    MainActor.assumeIsolated { visits.count += 1 }
    return ElementContent(child: child)
  }

  func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
