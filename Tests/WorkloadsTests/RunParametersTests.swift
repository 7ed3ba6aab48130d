@testable import BuiltInScenarios
import ListEngine
import ListSchema
import Signposts
import Testing
@testable import Workloads

@Suite struct RunParametersTests {
  @Test("The cases that are declared are those of the Swift types")
  func cases() {
    func texts(_ parameter: ParameterDefinition) -> [String] {
      guard case .cases(let values) = parameter.domain else { return [] }
      return values.map(\.description)
    }
    #expect(texts(.layout) == RunParameters.Layout.allCases.map(\.rawValue))
    #expect(texts(.sizing) == RunParameters.Sizing.allCases.map(\.rawValue))
    #expect(texts(.clock) == RunParameters.Clock.allCases.map(\.rawValue))
    #expect(texts(.physics) == ScrollPhysics.allCases.map(\.rawValue))
    #expect(RunParameters().batching == .default)
  }

  @Test("Every declared default is a value of the parameter, as text and as a Swift type")
  func defaults() throws {
    var parameters = RunParameters()
    for parameter in ListSchema.schema.parameters {
      guard let value = parameter.defaultValue else { continue }
      try parameters.set(parameter, to: value.description)
      #expect(parameters[parameter] == value)
    }
    #expect(parameters == RunParameters())
    #expect(parameters.items == 10_000)
    #expect(parameters.layout == .table)
    #expect(parameters.budgetShare == 0.5)
    #expect(parameters.gesture == nil)
  }

  @Test("A text outside the domain, or without a Swift value, is refused and changes nothing")
  func refusal() {
    var parameters = RunParameters()
    for (parameter, text) in [
      (ParameterDefinition.items, "0"), (.layout, "spiral"), (.batching, "prefix:0"),
      (.slowdown, "nan"), (.seed, "-1"), (.refreshRateHz, "61"),
    ] {
      #expect(throws: ParameterError(parameter: parameter, text: text)) {
        try parameters.set(parameter, to: text)
      }
    }
    #expect(parameters == RunParameters())
  }

  @Test("What Swift code sets is what text says")
  func spellings() throws {
    var set = RunParameters()
    (set.items, set.seed, set.layout, set.slowdown, set.gesture) = (7, .max, .flow, 2.5, "fling")
    set.batching = .window(before: 1, after: 2)
    var read = RunParameters()
    for (parameter, text) in [
      (ParameterDefinition.items, "7"), (.seed, "18446744073709551615"), (.layout, "flow"),
      (.slowdown, "2.5"), (.gesture, "fling"), (.batching, "window:1:2"),
    ] {
      try read.set(parameter, to: text)
    }
    #expect(set == read)
    #expect(read.batching == .window(before: 1, after: 2))
  }

  /// The values that a run states, by name.
  private func stated(_ scenario: any Scenario, _ parameters: RunParameters) -> [String: String] {
    let sink = RecordingSink()
    var parameters = parameters
    (parameters.items, parameters.frames) = (40, 2)
    _ = ScenarioRunner(parameters, signposter: Signposter(sink: sink)).run(scenario)
    var values: [String: String] = [:]
    for case .event(.runParameter, let fields) in sink.take().map(\.phase) {
      guard case .text(let name) = fields[0], case .text(let value) = fields[2] else { continue }
      values[name] = value
    }
    return values
  }

  @Test("A run states every parameter, those of its scenario included")
  func statement() throws {
    var parameters = RunParameters()
    try parameters.set(TickerScenario.changedShare, to: "0.25")
    let values = stated(TickerScenario(), parameters)
    let unset: Set<ParameterDefinition> = [.inject, .contentSize, .slowdownProfile]
    let declared = TickerScenario().allParameters.filter { !unset.contains($0) }
    #expect(
      Set(values.keys) == Set(declared.map(\.name)),
      "no delay is injected, the size of texts is the usual one, and one factor is for all"
    )
    #expect(values["changed_share"] == "0.25")
    #expect(values["items"] == "40")
    #expect(values["gesture"] == "tour")
    #expect(stated(CatalogScenario(), RunParameters())["changed_share"] == nil)
  }

  @Test("The ticker changes as many prices as its parameter says")
  func changedShare() {
    func changed(_ share: Double) -> Int {
      var parameters = RunParameters()
      parameters.items = 1_000
      parameters[TickerScenario.changedShare] = .number(share)
      let session = TickerSession(parameters)
      let before = Set(session.ticker.quotes)
      session.extraUpdate(in: ListView(frame: ScenarioRunner.screen))?.change?()
      return before.subtracting(session.ticker.quotes).count
    }
    let few = changed(0.01)
    let many = changed(0.5)
    #expect((5...10).contains(few))
    #expect((300...500).contains(many))
  }
}
