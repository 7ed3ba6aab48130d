import BuiltInScenarios
import ListEngine
import Signposts
@testable import Workloads

extension GestureReach {
  /// Plays a script and looks at what is on screen after each frame.
  init(measuring script: GestureScript) {
    var parameters = RunParameters()
    parameters.items = Self.items
    parameters.frames = Self.seconds * parameters.refreshRateHz
    parameters.gesture = script.name
    let runner = ScenarioRunner(parameters, signposter: .disabled)
    var shown: Set<Int> = []
    _ = runner.run(CatalogScenario()) { _ in
      guard let first = runner.list.firstVisibleItem else { return }
      shown.formUnion(first..<first + runner.list.visibleItems.count)
    }
    self.init(shownItems: shown.count, deepestItem: shown.max().map { $0 + 1 } ?? 0)
  }
}
