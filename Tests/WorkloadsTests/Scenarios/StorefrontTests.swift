@testable import BuiltInScenarios
import ComposeLists
import Foundation
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing
@testable import Workloads

@Suite struct StorefrontTests {
  private func stage(_ items: Int, _ sizing: RunParameters.Sizing = .text) -> (
    StorefrontSession, ListView
  ) {
    var parameters = RunParameters(items: items, seed: 3)
    parameters.sizing = sizing
    let session = StorefrontSession(parameters)
    let list = ListView(frame: ScenarioRunner.screen)
    list.configure(with: session.configure)
    return (session, list)
  }

  @Test("All products are in departments, and no section is wrong", arguments: [0, 1, 60, 2_000])
  func shop(items: Int) {
    let (session, list) = stage(items)
    #expect(session.itemCount == items)
    #expect(list.content.itemCount == items)
    #expect(list.content.sections.count == session.sectionCount)
    #expect(list.compositionalLayoutErrors.isEmpty)
    #expect(list.blankLength == 0)
  }

  @Test("Only what is near the screen is presented, at any depth", arguments: [0, 0.3, 0.97])
  func windows(depth: Double) {
    let sink = RecordingSink()
    let (_, list) = stage(20_000)
    list.signposter = Signposter(sink: sink)
    list.scrollView.contentOffset.y = (list.contentSize.height - 844) * depth
    #expect(list.blankLength == 0)
    #expect((1...60).contains(list.visibleItems.count))
    #expect(list.compositionalLayoutErrors.isEmpty)
  }

  @Test("A section is flung sideways, and stops where it can")
  func flings() throws {
    let (session, list) = stage(2_000)
    var time = 0.0
    var offsets: [CGFloat] = []
    while time < 1.48 {
      list.runLoop.advance(to: time)
      session.dueInput(at: time)?(list)
      offsets.append(try #require(list.sectionOffset(0)))
      time += 1.0 / 60
    }
    #expect(offsets.first == 0)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    let layout = try #require(list.compositionalLayout)
    let end = try #require(offsets.last)
    #expect(end > 0)
    #expect(layout.orthogonalStops(ofSection: 0).contains { abs($0 - end) < 1 })
  }

  @Test("No frame says that it is blank while sections are flung up, down and sideways")
  func blank() {
    let sink = RecordingSink()
    let runner = ScenarioRunner(
      RunParameters(items: 10_000, frames: 240),
      signposter: Signposter(sink: sink)
    )
    _ = runner.run(StorefrontScenario())
    let blank = sink.take().compactMap { record -> Double? in
      guard case .end(.frame, _, let values) = record.phase else { return nil }
      return Double(bitPattern: UInt64(bitPattern: values.value1))
    }
    #expect(blank.count == 240)
    #expect(blank.allSatisfy { $0 == 0 }, "\(blank.enumerated().filter { $0.element != 0 })")
  }

  @Test("The screen turns, and everything is as wide as it")
  func turns() throws {
    let (session, list) = stage(2_000)
    var names: [String] = []
    for frame in 0..<300 {
      guard let update = session.dueUpdate(at: Double(frame) / 60, in: list) else { continue }
      names.append("\(update.name)")
      update.change?()
      update.apply?(list)
      list.configure(with: session.configure)
    }
    #expect(Set(names) == ["change_prices", "deliver_products", "turn_screen"])
    #expect(list.frame.width == 844)
    #expect(list.contentSize.width == 844)
    #expect(list.blankLength == 0)
    #expect(list.compositionalLayoutErrors.isEmpty)
  }

  @Test("The trace says what was described, solved and measured")
  func intervals() {
    let sink = RecordingSink()
    var run = RunParameters(for: StorefrontScenario())
    (run.items, run.seed, run.frames) = (1_000, 1, 200)
    _ = ScenarioRunner(run, signposter: Signposter(sink: sink)).run(StorefrontScenario())
    let kinds = Set(
      sink.take().compactMap { event -> IntervalKind? in
        guard case .begin(let kind, _, _) = event.phase else { return nil }
        return kind
      }
    )
    #expect(kinds.isSuperset(of: [.compile, .solve, .selfSize, .sectionScroll]))
  }
}
