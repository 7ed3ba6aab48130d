@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import Signposts
import Testing
@testable import Workloads

@Suite struct ElementsTests {
  private func list(_ rows: String) -> ListView {
    var parameters = RunParameters(for: ElementsScenario())
    parameters.items = 60
    parameters[ElementsScenario.rows] = .text(rows)
    let session = ElementsScenario().makeSession(parameters)
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 10_000))
    list.configure { session.configure(&$0) }
    list.layoutIfNeeded()
    return list
  }

  /// Returns the texts of a row with their frames in the list.
  private func texts(in view: UIView, _ list: ListView) -> [String] {
    var found: [String] = []
    if let label = view as? UILabel, let text = label.text {
      let frame = label.convert(label.bounds, to: list)
      found.append(
        "\(text) \(frame.minX.rounded(.down)) \(frame.minY.rounded()) \(frame.height.rounded())"
      )
    }
    return found + view.subviews.flatMap { texts(in: $0, list) }
  }

  @Test("Rows of elements and hand-written ones have the same texts at the same places")
  func twins() {
    let (elements, views) = (list("elements"), list("views"))
    let (one, other) = (texts(in: elements, elements), texts(in: views, views))
    #expect(one.count > 100)
    #expect(elements.scrollView.contentSize == views.scrollView.contentSize)
    #expect(Set(one).symmetricDifference(other).sorted() == [])
  }
}
