@testable import BuiltInScenarios
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing
@testable import Workloads

@Suite struct FrameEventsTests {
  private func play(_ scenario: any Scenario, _ parameters: RunParameters) -> [RecordedSignpost] {
    let sink = RecordingSink()
    _ = ScenarioRunner(parameters, signposter: Signposter(sink: sink)).run(scenario)
    return sink.take()
  }

  /// The names of intervals, in order, each with whether it is in a frame.
  private func places(_ records: [RecordedSignpost]) -> [(name: String, isInFrame: Bool)] {
    var isInFrame = false
    var found: [(String, Bool)] = []
    for record in records {
      switch record.phase {
      case .begin(.frame, _, _): isInFrame = true
      case .end(.frame, _, _): isInFrame = false
      case .begin(let kind, _, _): found.append((ListSchema.schema[kind].name, isInFrame))
      case .beginNamed(let name, _): found.append((name, isInFrame))
      default: break
      }
    }
    return found
  }

  @Test("The model changes before the frame; what is done with the list lies in it")
  func modelBeforeFrame() {
    let ticker = places(play(TickerScenario(), RunParameters(items: 50, seed: 1, frames: 60)))
    let changes = ticker.filter { $0.name == "change_prices" }
    #expect(!changes.isEmpty && changes.allSatisfy { !$0.isInFrame })
    #expect(ticker.contains { $0.name == "configure" && $0.isInFrame })
    #expect(ticker.filter { $0.name == "calibration" }.allSatisfy { !$0.isInFrame })
    let inside: Set = ["configure", "update", "layout", "visible", "input", "apply"]
    for place in ticker where inside.contains(place.name) { #expect(place.isInFrame) }
    let releases = ticker.filter { $0.name == "release" }
    #expect(!releases.isEmpty && releases.allSatisfy { !$0.isInFrame })
  }

  @Test("A frame says what its thread used, and what the harness took before it")
  func usage() throws {
    let records = play(TickerScenario(), RunParameters(items: 50, seed: 1, frames: 60))
    let begins = values(of: .frame, in: records, isBegin: true)
    let ends = values(of: .frame, in: records, isBegin: false)
    #expect(begins.count == 60 && ends.count == 60)
    #expect(begins.allSatisfy { $0["harness_ns"]! > 0 })
    #expect(ends.allSatisfy { $0["duration_ns"]! > 0 })
    #expect(ends.reduce(0) { $0 + $1["cpu_ns"]! } > 0)
    #expect(ends.allSatisfy { $0["involuntary_switches"]! >= 0 && $0["page_faults"]! >= 0 })
  }

  @Test("A frame's duration is inside the two events that mark it")
  func duration() {
    let records = play(CatalogScenario(), RunParameters(items: 50, seed: 1, frames: 30))
    var startNs: Int64 = 0
    for record in records {
      switch record.phase {
      case .begin(.frame, _, _): startNs = record.timestampNs
      case .end(.frame, _, let values):
        #expect(values.value2 > 0 && values.value2 < record.timestampNs - startNs)
      default: break
      }
    }
  }

  @Test(
    "A late frame says what it took since its vertical synchronisation, on the evaluated device"
  )
  func overruns() {
    var parameters = RunParameters(items: 200, seed: 1, frames: 60)
    parameters.slowdown = 200
    let records = play(CatalogScenario(), parameters)
    let begins = values(of: .frame, in: records, isBegin: true)
    let ends = values(of: .frame, in: records, isBegin: false)
    let costs = zip(begins, ends).map { begin, end in
      let (duration, cpu) = (end["duration_ns"]!, min(end["cpu_ns"]!, end["duration_ns"]!))
      return begin["start_delay_ns"]! + 200 * cpu + duration - cpu
    }
    let told = records.compactMap { record -> Int64? in
      guard case .event(.frameOverrun, let values) = record.phase,
        case .integer(let duration) = values[1]
      else { return nil }
      return duration
    }
    #expect(told == costs.filter { $0 > parameters.budgetNs })
    #expect(!told.isEmpty)
  }

  @Test("The cost of the instrument is measured before the run")
  func calibration() throws {
    let records = play(CatalogScenario(), RunParameters(items: 10, seed: 1, frames: 1))
    let position = try #require(
      records.firstIndex {
        if case .event(.instrument, _) = $0.phase { true } else { false }
      }
    )
    guard case .event(_, let values) = records[position].phase,
      case .number(let event) = values[0], case .number(let usage) = values[1]
    else { return #expect(Bool(false), "the event carries two numbers") }
    #expect(event > 0 && usage > 0)
    let run = records.firstIndex {
      if case .event(.runBegin, _) = $0.phase { true } else { false }
    }
    #expect(position < (run ?? 0))
  }

  @Test("An injected delay makes whole frames longer")
  func injection() {
    var parameters = RunParameters(items: 10, seed: 1, frames: 5)
    parameters.inject = Injection(interval: "frame", amount: .time(ns: 3_000_000))
    let runner = ScenarioRunner(parameters, signposter: .disabled)
    #expect(runner.run(CatalogScenario()).frameDurationsNs.allSatisfy { $0 >= 3_000_000 })
  }

  @Test("Frames of a search carry its state, and the state ends with the run")
  func state() {
    let parameters = RunParameters(items: 100, seed: 1, frames: 240)
    let records = play(CatalogSearchScenario(), parameters)
    let states = Set(values(of: .frame, in: records, isBegin: true).map { $0["state"]! })
    #expect(states.count == 2 && states.contains(0))
    let list = records.last { $0.scope.list > 0 }?.scope.list ?? 0
    #expect(Signposter(sink: nil, scope: SignpostScope(list: list)).state == 0)
  }

  /// The whole numbers of every begin or end of a kind, by field.
  private func values(
    of kind: IntervalKind,
    in records: [RecordedSignpost],
    isBegin: Bool
  ) -> [[String: Int64]] {
    let row = ListSchema.schema[kind]
    return records.compactMap { record in
      let (fields, numbers): ([FieldDefinition], SignpostValues)
      switch record.phase {
      case .begin(kind, _, let values) where isBegin: (fields, numbers) = (row.begin, values)
      case .end(kind, _, let values) where !isBegin: (fields, numbers) = (row.end, values)
      default: return nil
      }
      return Dictionary(
        uniqueKeysWithValues: fields.indices.map { (fields[$0].name, numbers[$0]) }
      )
    }
  }
}
