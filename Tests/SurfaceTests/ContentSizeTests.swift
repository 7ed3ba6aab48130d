#if canImport(UIKit)
  import UIKit
#else
  import ListScope
#endif
import BuiltInScenarios
import Testing

/// Larger text for the same scenario.
@Suite struct ContentSizeTests {
  @Test("Every category has a name, and no other name is one")
  func names() {
    for category in UIContentSizeCategory.allCases {
      #expect(RunParameters.ContentSize(parameterText: category.parameterText) == category)
    }
    #expect(RunParameters.ContentSize(parameterText: "huge") == nil)
    #expect(UIContentSizeCategory.accessibilityLarge.parameterText == "accessibilityLarge")
  }

  /// Returns the length of a scenario's list, and the checksum of its rows.
  private func play(_ contentSize: UIContentSizeCategory?) -> (length: CGFloat, checksum: Checksum)
  {
    let scenario = InboxScenario()
    var parameters = RunParameters(for: scenario)
    parameters.items = 10
    parameters.frames = 1
    parameters.contentSize = contentSize
    let runner = ScenarioRunner(parameters, signposter: .disabled)
    let outcome = runner.run(scenario)
    return (runner.list.contentSize.height, outcome.checksum)
  }

  @Test("The same content needs more room for larger text")
  func larger() {
    let (usual, large, huge) = (play(nil), play(.large), play(.accessibilityLarge))
    #expect(usual.length == large.length && huge.length > large.length)
    #expect(huge.checksum == usual.checksum)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }
}
