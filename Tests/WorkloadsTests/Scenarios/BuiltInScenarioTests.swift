@testable import BuiltInScenarios
import Foundation
import ListEngine
import ListSchema
import Signposts
import Testing
@testable import Workloads

/// Requirements of every scenario.
@Suite struct BuiltInScenarioTests {
  static let names = [
    "adversarial", "catalog-search", "chat", "collection", "contacts", "dashboard", "feed",
    "growth", "inbox",
    "ops", "photos", "settings", "storefront", "table", "ticker",
  ]

  private func scenario(_ name: String) throws -> any Scenario {
    try #require(Scenarios.builtIn.first { $0.name == name })
  }

  /// The events of a run, without those that depend on time, memory and the lists of the process.
  private func events(_ name: String, _ parameters: RunParameters) throws -> [String] {
    let sink = RecordingSink()
    _ = ScenarioRunner(parameters, signposter: Signposter(sink: sink)).run(try scenario(name))
    return playedEvents(sink.take())
  }

  @Test("The same seed plays the same run, another seed a different one", arguments: names)
  func seeds(name: String) throws {
    let run = try events(name, RunParameters(items: 200, seed: 5, frames: 240))
    let again = try events(name, RunParameters(items: 200, seed: 5, frames: 240))
    #expect(run.count == again.count)
    let difference = zip(run, again).first { $0 != $1 }
    #expect(difference == nil)
    #expect(try run != events(name, RunParameters(items: 200, seed: 6, frames: 240)))
  }

  @Test(
    "Ten seconds of few items and of many end well",
    arguments: names,
    [1, 2, 7, 300]
  )
  func counts(name: String, items: Int) throws {
    for batching in [BatchingPolicy.prefix(count: 250), .default] {
      var parameters = RunParameters(items: items)
      parameters.batching = batching
      parameters.gesture = "fling"
      let outcome = ScenarioRunner(parameters, signposter: .disabled).run(try scenario(name))
      #expect(outcome.frameDurationsNs.count == 600)
    }
  }

  @Test(
    "Every layout accepts the rows, however they are sized",
    arguments: names,
    RunParameters.Layout.allCases
  )
  func layouts(name: String, layout: RunParameters.Layout) throws {
    for sizing in RunParameters.Sizing.allCases {
      var parameters = RunParameters(items: 40, frames: 200)
      parameters.layout = layout
      parameters.sizing = sizing
      parameters.gesture = "fling"
      let runner = ScenarioRunner(parameters, signposter: .disabled)
      _ = runner.run(try scenario(name))
      #expect(runner.list.contentSize.height > 0)
    }
  }

  @Test(
    "A session generates the requested number of items",
    arguments: names,
    [1, 3, 40, 1_000]
  )
  func itemCount(name: String, items: Int) throws {
    let session = try scenario(name).makeSession(RunParameters(items: items))
    #expect(session.itemCount == items)
    let again = try scenario(name).makeSession(RunParameters(items: items))
    #expect(session.checksum == again.checksum)
    let other = try scenario(name).makeSession(RunParameters(items: items, seed: 2))
    #expect(session.checksum != other.checksum)
    // The others show a part of their items at first, or in embedded lists.
    guard session.configuresList, !["dashboard", "feed", "growth"].contains(name) else { return }
    var list = ListProperties()
    session.configure(&list)
    #expect(list.content.itemCount == items)
    #expect(list.content.sections.count == session.sectionCount)
  }

  @Test("Scenarios are sorted by name, after the catalogue")
  func order() {
    let names = Scenarios.builtIn.map(\.name)
    #expect(names.first == "catalog")
    #expect(names.dropFirst().elementsEqual(names.dropFirst().sorted()))
  }
}
