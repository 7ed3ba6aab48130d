#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

/// A screen with one list, as a user writes it.
private final class Screen: ListViewController {
  var reloads = 0

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  override func configure(list: inout ListProperties) {
    reloads += 1
    list("rows") { section in
      for text in ["a", "b"] {
        section += Item(Greeting(text: text), selectionStyle: .selectable())
      }
    }
  }
}

/// A transition that a test ends.
private final class Transition: UIViewControllerTransitionCoordinator {
  let isAnimated = true
  let transitionDuration: TimeInterval = 0.3
  private(set) var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func end(isCancelled: Bool) {
    self.isCancelled = isCancelled
    for completion in completions { completion(self) }
  }
}

@Suite struct ControllerSurfaceTests {
  @Test("A controller is made without a nib, and loads its list once")
  func controller() {
    let screen = Screen()
    screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for _ in 0..<2 {
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
      screen.beginAppearanceTransition(false, animated: false)
      screen.endAppearanceTransition()
    }
    #expect(screen.reloads == 1)
  }

  @Test(
    "A selection is cleared alongside a transition, and comes back if that is cancelled",
    arguments: [true, false]
  )
  func transition(isCancelled: Bool) {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var log: [String] = []
    list.configure { list in
      list.animatesChanges = false
      list("rows") {
        $0 += Item(Greeting(text: "a")) {
          $0.selectionStyle = .selectable(isSelected: true)
          $0.sizing = .fixed(height: 20)
          $0.onSelect = { _ in log.append("select") }
          $0.onDeselect = { _ in log.append("deselect") }
        }
      }
    }
    #expect(list.selectedIndexPaths.count == 1)
    let transition = Transition()
    list.clearSelectionDuringViewWillAppear(alongside: transition, animated: true)
    #expect(list.selectedIndexPaths.isEmpty)
    transition.end(isCancelled: isCancelled)
    list.runLoop.turn()
    #expect(list.selectedIndexPaths.count == (isCancelled ? 1 : 0))
    #expect(log == ["deselect"])
    list.clearSelectionDuringViewWillAppear(alongside: nil, animated: false)
    #expect(list.selectedIndexPaths.isEmpty)
  }
}
