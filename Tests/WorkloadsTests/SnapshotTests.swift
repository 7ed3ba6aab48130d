@testable import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import PangoText
import Signposts
import Testing
@testable import Workloads

@Suite struct SnapshotTests {
  private func runner(
    _ scenario: any Scenario,
    items: Int = 300,
    _ text: any TextMeasurer
  ) -> ScenarioRunner {
    var parameters = RunParameters()
    parameters.items = items
    parameters.frames = 1
    let runner = ScenarioRunner(
      parameters,
      signposter: .disabled,
      textMeasurer: text,
      screen: CGRect(x: 0, y: 0, width: 320, height: 400)
    )
    _ = runner.run(scenario)
    return runner
  }

  @Test(
    "The catalogue looks as recorded, in light and in dark mode",
    arguments: [UIUserInterfaceStyle.light, .dark]
  )
  func catalog(style: UIUserInterfaceStyle) throws {
    let text = try PangoText()
    let runner = runner(CatalogScenario(), text)
    _ = runner.scroll(to: 60)
    let renderer = PictureRenderer(
      text: text,
      scale: 1,
      traits: UITraitCollection(userInterfaceStyle: style)
    )
    try GoldenPicture.expect(
      renderer.pixels(of: runner.list),
      at: "catalog-\(style == .dark ? "dark" : "light").png"
    )
  }

  @Test("Text of the catalogue is not wider than its labels, and labels do not overlap")
  func labels() throws {
    let text = try PangoText()
    let runner = runner(CatalogScenario(), text)
    let rows = descendants(of: runner.list).compactMap { $0 as? CatalogRowView }
    #expect(rows.count >= 4)
    for row in rows {
      #expect(row.name.frame.maxX <= row.price.frame.minX)
      #expect(row.name.frame.maxY <= row.detail.frame.minY)
      #expect(row.detail.frame.maxY <= row.bounds.height)
      #expect(row.price.sizeThatFits(.zero).width <= row.price.frame.width)
      #expect(row.detail.sizeThatFits(row.detail.frame.size).height <= row.detail.frame.height)
    }
  }

  private func descendants(of view: UIView) -> [UIView] {
    view.subviews + view.subviews.flatMap { descendants(of: $0) }
  }

  @Test("A list can be scrolled beyond the initially presented content")
  func deep() {
    let runner = runner(OpsScenario(), items: 1_000, FixedWidthTextMeasurer())
    #expect(runner.scroll(to: 30_000) == 30_000)
    #expect(runner.list.visibleItems.count > 8)
  }

  @Test(
    "Offsets without content end at the nearest one with content",
    arguments: [(1e9, 43_600), (.infinity, 43_600), (-1, 0), (.nan, 0)] as [(CGFloat, CGFloat)]
  )
  func clamped(offset: CGFloat, expected: CGFloat) {
    let runner = runner(OpsScenario(), items: 1_000, FixedWidthTextMeasurer())
    #expect(runner.scroll(to: offset) == expected)
    #expect(runner.list.scrollView.contentOffset.y == expected)
  }

  @Test("Rows sized by their text are measured by Pango")
  func measurers() throws {
    var parameters = RunParameters()
    #expect(try parameters.makeTextMeasurer() is PangoText)
    parameters.sizing = .fixed
    #expect(try parameters.makeTextMeasurer() is FixedWidthTextMeasurer)
  }
}
