@testable import BuiltInScenarios
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import TestSupport
import Testing
@testable import Workloads

@Suite struct TourTests {
  static let scenarios = ["catalog", "feed", "photos", "contacts", "inbox", "ticker"]
  private static let stages = TourStage.allCases.map(\.rawValue)

  /// The facts about one frame of a run.
  struct PlayedFrame {
    let stage: String?
    let firstItem: Int
    let allItems: Int

    var share: Double { Double(firstItem) / Double(max(1, allItems)) }
  }

  /// Plays the tour through a scenario as a run does, and reads its trace.
  private func frames(
    of name: String,
    items: Int = 3_000,
    frames: Int = 300,
    seed: UInt64 = 1
  ) throws -> [PlayedFrame] {
    let sink = RecordingSink()
    var parameters = RunParameters(items: items, seed: seed, frames: frames)
    parameters.sizing = .fixed
    let scenario = try #require(Scenarios.builtIn.first { $0.name == name })
    _ = ScenarioRunner(parameters, signposter: Signposter(sink: sink)).run(scenario)
    return try Self.frames(sink.records)
  }

  private static func frames(_ records: [RecordedSignpost]) throws -> [PlayedFrame] {
    let begin = ListSchema.schema[.frame].begin.map(\.name)
    let end = ListSchema.schema[.frame].end.map(\.name)
    let state = try #require(begin.firstIndex(of: "state"))
    let all = try #require(begin.firstIndex(of: "all_items"))
    let first = try #require(end.firstIndex(of: "first_item"))
    var names: [Int64: String] = [:]
    var open: (state: Int64, all: Int64)?
    var frames: [PlayedFrame] = []
    for record in records {
      switch record.phase {
      case .begin(.frame, _, let values): open = (values[state], values[all])
      case .end(.frame, _, let values):
        let begun = try #require(open)
        frames.append(
          PlayedFrame(
            stage: names[begun.state],
            firstItem: Int(values[first]),
            allItems: Int(begun.all)
          )
        )
      case .event(.stateName, let values):
        guard case .integer(let number) = values[0], case .text(let name) = values[1] else { break }
        names[number] = name
      default: break
      }
    }
    return frames
  }

  @Test("It is what is played by default", arguments: scenarios)
  func byDefault(name: String) throws {
    let scenario = try #require(Scenarios.builtIn.first { $0.name == name })
    #expect(scenario.gestures.first?.name == "tour")
  }

  @Test(
    "It has all stages, in their order, however long the run",
    arguments: scenarios,
    [60, 61, 300, 1_200]
  )
  func allStages(name: String, count: Int) throws {
    let played = try frames(of: name, items: 500, frames: count)
    var order: [String] = []
    for stage in played.compactMap(\.stage) where order.last != stage { order.append(stage) }
    #expect(played.count == count)
    #expect(order == Self.stages)
  }

  @Test("It visits the top, reads at a third, and sees every tenth", arguments: [60, 600])
  func wholeList(count: Int) throws {
    let played = try frames(of: "catalog", frames: count)
    func share(_ stage: TourStage) -> [Double] {
      played.filter { $0.stage == stage.rawValue && $0.allItems > 0 }.map(\.share)
    }
    #expect(try #require(share(.top).max()) < 0.1)
    #expect(share(.read).allSatisfy { (0.31...0.36).contains($0) })
    #expect(share(.update).allSatisfy { (0.31...0.4).contains($0) })
    #expect(share(.end).allSatisfy { $0 > 0.98 })
    let tenths = Set(played.filter { $0.allItems > 0 }.map { Int($0.share * 10) })
    #expect(tenths == Set(0...9))
  }

  @Test("Content changes at the top, at a third, at the end and on the way", arguments: scenarios)
  func updates(name: String) throws {
    let scenario = try #require(Scenarios.builtIn.first { $0.name == name })
    var parameters = RunParameters(items: 1_000, frames: 600)
    parameters.sizing = .fixed
    let recording = GestureRecording.list(.tour, parameters, scenario: scenario)
    let wanted = recording.frames.filter(\.step.wantsUpdate).map(\.step.state)
    #expect(
      wanted.map { $0 ?? "" } == Array(repeating: "top", count: 2)
        + Array(repeating: "update", count: 4) + ["end"] + Array(repeating: "back", count: 8)
    )
  }

  @Test("The view is turned, and turned back", arguments: [60, 600])
  func turns(count: Int) {
    var parameters = RunParameters(items: 1_000, frames: count)
    parameters.sizing = .fixed
    let recording = GestureRecording.list(.tour, parameters)
    let sizes = recording.actions.filter(\.isResize)
    #expect(sizes == [.resize(width: 844, height: 390), .resize(width: 390, height: 844)])
    #expect(recording.malformedEvent == nil)
  }

  @Test("The same seed gives the same tour, another one another", arguments: Seeds.all.prefix(8))
  func seeds(seed: UInt64) {
    func offsets(_ seed: UInt64) -> [Double] {
      var parameters = RunParameters(items: 500, seed: seed, frames: 120)
      parameters.sizing = .fixed
      return GestureRecording.list(.tour, parameters).offsets
    }
    #expect(offsets(seed) == offsets(seed))
    #expect(offsets(seed) != offsets(seed + 1))
  }

  @Test("Runs of a few frames, and lists of a few items, are played, too")
  func tiny() throws {
    for count in 1...12 {
      #expect(try frames(of: "catalog", items: 1, frames: count).count == count)
    }
    for items in 1...3 {
      #expect(try frames(of: "ticker", items: items, frames: 60).count == 60)
    }
  }

  @Test("The first item on screen is the one that the list shows")
  func firstItem() {
    let list = ListView(frame: ScenarioRunner.screen)
    #expect(list.firstVisibleItem == nil)
    let session = CatalogScenario().makeSession(RunParameters(items: 1_000))
    list.configure { session.configure(&$0) }
    list.layoutIfNeeded()
    #expect(list.firstVisibleItem == 0)
    let items = list.content.sections.flatMap(\.items).map(\.anyIdentifier)
    for number in [1, 333, 700, 950] {
      list.scrollTo(item: items[number], position: .init(position: .top))
      list.layoutIfNeeded()
      let shown = list.visibleItems.first.map(\.anyIdentifier)
      #expect(shown == items[list.firstVisibleItem ?? 0])
      #expect((number - 2...number).contains(list.firstVisibleItem ?? -1))
    }
  }
}
