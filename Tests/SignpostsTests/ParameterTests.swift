import ListSchema
import Signposts
import Testing

@Suite struct ParameterTests {
  @Test(
    "Only values of the domain are read from text",
    arguments: [
      (ParameterDomain.integers(1...10), ["1", "10"], ["0", "11", "1.5", "", "one", "1e1"]),
      (.numbers(0...1), ["0", "0.5", "1"], ["-0.1", "1.1", "nan", "inf", "", "half"]),
      (.seeds, ["0", "18446744073709551615"], ["-1", "18446744073709551616", "1.5"]),
      (.cases([.text("on"), .text("off")]), ["on", "off"], ["On", "", "o"]),
      (.cases([.integer(60), .integer(120)]), ["60", "120"], ["61", "60 Hz"]),
      (.text, ["anything"], [""]),
    ]
  )
  func reading(domain: ParameterDomain, good: [String], bad: [String]) {
    for text in good {
      #expect(domain.value(text).map(\.description) == text)
      #expect(domain.value(text).map(domain.contains) == true)
    }
    for text in bad { #expect(domain.value(text) == nil, "\(text)") }
  }

  @Test("The requirement of a value is a phrase")
  func requirement() {
    #expect(ParameterDomain.integers(1...9).requirement == "a whole number between 1 and 9")
    #expect(ParameterDomain.numbers(0.5...2).requirement == "a number between 0.5 and 2")
    #expect(ParameterDomain.cases([.integer(60), .integer(120)]).requirement == "60 or 120")
    let cases = ParameterDomain.cases([.text("a"), .text("b"), .text("c")])
    #expect(cases.requirement == "'a', 'b' or 'c'")
  }

  @Test("Titles for people have no unit, values have one")
  func words() {
    #expect(ParameterDefinition.refreshRateHz.title == "refresh rate")
    #expect(ParameterDefinition.refreshRateHz.text(.integer(60)) == "60 Hz")
    #expect(ParameterDefinition.users.title == "users")
    #expect(ParameterDefinition.users.text(.integer(1)) == "1 list")
    #expect(ParameterDefinition.users.text(.integer(2)) == "2 lists")
    #expect(ParameterDefinition.warmupFrames.title == "warmup frames")
    #expect(ParameterDefinition.slowdown.text(.number(4)) == "4")
    #expect(ParameterDefinition.layout.text(.text("flow")) == "flow")
  }

  @Test(
    "Whole numbers have no decimal point as long as they are exact",
    arguments: [
      (60, "60"), (0.5, "0.5"), (-9_007_199_254_740_991, "-9007199254740991"),
      (-0x1p63, "-9.223372036854776e+18"), (0x1p64, "1.8446744073709552e+19"),
    ] as [(Double, String)]
  )
  func description(number: Double, text: String) {
    #expect(ParameterValue.number(number).description == text)
  }

  @Test("Values turn into another type where nothing is lost")
  func conversion() {
    #expect(ParameterValue.integer(1).converted(to: .number) == .number(1))
    #expect(ParameterValue.number(2).converted(to: .integer) == .integer(2))
    #expect(ParameterValue.number(2.5).converted(to: .integer) == nil)
    #expect(ParameterValue.integer(-1).converted(to: .unsigned) == nil)
    #expect(ParameterValue.unsigned(.max).converted(to: .integer) == nil)
    #expect(ParameterValue.text("1").converted(to: .integer) == nil)
    #expect(ParameterValue.integer(1).converted(to: .text) == nil)
  }

  @Test("A parameter that changes its domain changes the fingerprint of the schema")
  func fingerprint() {
    func schema(_ domain: ParameterDomain) -> Schema {
      let parameter = ParameterDefinition("p", domain, default: nil, "A parameter")
      return Schema(name: "s", version: 1, intervals: [], events: [], parameters: [parameter])
    }
    let fingerprints = [
      schema(.integers(1...2)), schema(.integers(1...3)), schema(.numbers(1...2)), schema(.text),
      schema(.integers(1...2, scale: .logarithmic)), schema(.cases([.integer(1)])), schema(.seeds),
    ].map(\.fingerprint)
    #expect(Set(fingerprints).count == fingerprints.count)
    #expect(fingerprints[0] == schema(.integers(1...2)).fingerprint)
  }
}

@Suite struct EventConstructorTests {
  @Test("An event's labels become its fields in order")
  func labels() throws {
    let sink = RecordingSink()
    let signposter = Signposter(sink: sink)
    signposter.event(.invalidSize, .invalidSize(part: .listFooter, section: 2, index: 3, type: 4))
    signposter.event(.typeName, .typeName(type: 3, name: "Row"))
    let footer = Int64(ListSchema.ContentPart.listFooter.rawValue)
    #expect(
      sink.take().map(\.phase) == [
        .event(.invalidSize, [.integer(footer), .integer(2), .integer(3), .integer(4)]),
        .event(.typeName, [.integer(3), .text("Row")]),
      ]
    )
  }

  @Test("Without a sink the values of an event are not computed")
  func disabled() {
    var isComputed = false
    func name() -> String {
      isComputed = true
      return "Row"
    }
    Signposter.disabled.event(.typeName, .typeName(type: 3, name: name()))
    #expect(!isComputed)
    Signposter(sink: RecordingSink()).event(.typeName, .typeName(type: 3, name: name()))
    #expect(isComputed)
  }

  @Test("Every event has a constructor of all its fields", arguments: ListSchema.schema.events)
  func counts(row: EventDefinition) throws {
    let made: [EventValues] = [
      .schema(version: 1, fingerprint: ""), .runBegin(scenario: "", budgetNs: 1),
      .runParameter(
        name: "",
        type: .text,
        value: "",
        unit: "",
        meaning: "",
        comparison: .mayDiffer
      ), .scenario(sections: 1, items: 1, checksum: ""), .runEnd(frames: 1),
      .typeName(type: 1, name: ""), .frameOverrun(frame: 1, durationNs: 1, budgetNs: 1),
      .invalidSize(part: .item, section: 0, index: 0, type: 1),
      .rowCheck(
        finding: .equalUpdate,
        type: 1,
        section: 0,
        found: 1,
        looked: 1,
        rows: 1,
        identifier: "",
        property: ""
      ),
      .measureCache(type: 1, measured: 1, cached: 1, fixed: 1),
      .stateName(state: 1, name: ""), .instrument(eventNs: 1, usageNs: 1),
      .elementCost(
        element: "",
        elements: 1,
        measured: 1,
        cached: 1,
        measureNs: 1,
        layoutNs: 1,
        viewsNs: 1
      ),
      .elementNode(
        element: "",
        step: .measure,
        depth: 1,
        widthPoints: 1,
        heightPoints: 1,
        durationNs: 1,
        selfNs: 1
      ),
      .stackSampling(askedHz: 1, rateHz: 1, clock: .perf, sampleNs: 1),
      .stackSample(number: 1, end: .walked, stack: ""),
      .stackLosses(
        outside: 1,
        overruns: 1,
        foreign: 1,
        unfinished: 1,
        unarmed: 1,
        displaced: 1
      ), .waitSample(kind: .lock, durationNs: 1, end: .walked, stack: "", costNs: 1),
      .binary(path: "", buildId: "", base: 1, start: 1, limit: 1),
      .allocations(
        interval: "",
        type: 1,
        allocations: 1,
        bytes: 1,
        ownAllocations: 1,
        ownBytes: 1,
        costNs: 1
      ), .allocationSample(size: 1, standsFor: 1, end: .walked, stack: ""),
      .ringRequest(reason: ""), .task(task: 1),
    ]
    let values = try #require(made.first { $0.kind == row.kind })
    #expect(values.values.count == row.fields.count)
  }
}
