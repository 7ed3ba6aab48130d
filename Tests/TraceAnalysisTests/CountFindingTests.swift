import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

/// Findings that counts alone tell: elements, views, inputs, identifiers; each with the same trace without the mistake.
@Suite struct CountFindingTests {
  private typealias Work = SuspectScript.Work

  private func findings(frames: Int = 30, _ play: (inout SuspectScript) -> Void) -> [Advice] {
    var script = SuspectScript()
    for _ in 0..<frames { play(&script) }
    return script.findings
  }

  @Test("Rows of very many elements", arguments: [(400, true), (20, false)])
  func elements(count: Int, isMistake: Bool) throws {
    let found = findings { script in
      let elements = Work(name: "element_measure", own: 900, end: ["nodes": .count(count)])
      script.frame([
        Work(name: "measure", own: 10, begin: ["type": .count(1)], inside: [elements])
      ])
    }
    #expect(found.contains { $0.rule == .manyElements } == isMistake)
    guard let finding = found.first(where: { $0.rule == .manyElements }) else { return }
    #expect(finding.sentence.contains("of type MessageRow is made of \(count) elements"))
    #expect(finding.subject.type == "MessageRow" && finding.costs.allSatisfy { $0.share < 0.95 })
  }

  @Test(
    "Views of rows that are many, or take long each",
    arguments: [
      (600, 600_000, "60 for each row"), (8, 600_000, "75.0 µs for each"), (8, 8_000, nil),
    ]
  )
  func views(count: Int, ns: Int64, words: String?) throws {
    let found = findings { script in
      let end: KeyValuePairs<String, FieldValue> = ["type": .count(1), "views": .count(count)]
      script.frame([Work(name: "view_layout", own: ns, end: end)])
    }
    #expect(found.map(\.rule) == (words == nil ? [] : [.viewLayouts]))
    #expect(found.first.map { $0.sentence.contains(words ?? "") } ?? true)
    #expect(found.first.map { $0.subject.type == "MessageRow" } ?? true)
  }

  @Test(
    "Handlers of input that take long, with the scrolls that they are in or without",
    arguments: [(400_000, true), (400_000, false), (4_000, true)]
  )
  func input(ns: Int64, isScrolling: Bool) throws {
    let found = findings { script in
      let scroll = Work(name: "scroll", own: 100)
      script.frame([Work(name: "input", own: ns, inside: isScrolling ? [scroll] : [])])
    }
    #expect(found.map(\.rule) == (ns == 400_000 ? [.slowInput] : []))
    guard let finding = found.first else { return }
    #expect(finding.sentence.hasPrefix("input handling takes 400 µs, 29 times"))
    #expect(finding.sentence.contains("handler of scrolling") == isScrolling)
    #expect(finding.sentence.contains("touches, texts or timers") == !isScrolling)
  }

  @Test(
    "Input that takes as long without a scroll is not due to scrolling",
    arguments: [(400_000, true), (4_000, false)]
  )
  func steadyInput(withoutScrollNs: Int64, isSteady: Bool) throws {
    let found = findings(frames: 60) { script in
      script.frame([
        Work(name: "input", own: 400_000, inside: [Work(name: "scroll", own: 100)])
      ])
      script.frame([Work(name: "input", own: withoutScrollNs)])
    }
    let finding = try #require(found.first { $0.rule == .slowInput })
    #expect(finding.sentence.contains("a display link, a timer") == isSteady)
    #expect(finding.sentence.contains("handler of scrolling") == !isSteady)
    #expect(finding.costs.first.map { $0.share == 1 } == isSteady)
  }

  @Test("A few inputs that take long are not due to scrolling, in whatever frames they are")
  func rareInput() throws {
    let found = findings(frames: 60) { script in
      script.frame([
        Work(name: "input", own: 20_000_000, inside: [Work(name: "scroll", own: 100)])
      ])
      for _ in 0..<9 {
        script.frame([Work(name: "input", own: 50_000, inside: [Work(name: "scroll", own: 100)])])
      }
    }
    let finding = try #require(found.first { $0.rule == .slowInput })
    #expect(finding.sentence.contains("touches, texts or timers"))
    #expect(!finding.sentence.contains("handler of scrolling"))
  }

  @Test("A layout that takes long for each row", arguments: [(9_000, true), (300, false)])
  func placing(eachNs: Int64, isSlow: Bool) {
    let found = findings { script in
      let layout = Work(name: "layout", own: 200 * eachNs)
      script.frame([
        Work(name: "configure", own: 900, end: ["items": .count(200)]),
        Work(name: "update", own: 10, inside: [layout]),
      ])
    }
    #expect(found.contains { $0.rule == .slowPlacing } == isSlow)
  }

  @Test(
    "Rows that take long both to describe and to find again compute their identifiers",
    arguments: [(20_000, 20_000, true), (20_000, 200, false), (200, 20_000, false)]
  )
  func identifiers(describeNs: Int64, compareNs: Int64, isMistake: Bool) {
    let found = findings { script in
      script.frame([
        Work(name: "configure", own: 200 * describeNs, end: ["items": .count(200)]),
        Work(name: "diff", own: 200 * compareNs, end: ["comparisons": .count(200)]),
        Work(name: "apply", own: 1, begin: ["type": .count(1)]),
      ])
    }
    #expect(found.contains { $0.rule == .slowIdentifiers } == isMistake)
    // It says why the others say only where.
    #expect(!isMistake || found.map(\.rule) == [.slowIdentifiers], "\(found.map(\.sentence))")
  }

  @Test(
    "Describing few rows, as quickly as lists do, is ordinary",
    arguments: [(800, true), (6_000, false)]
  )
  func ordinary(eachNs: Int64, isOrdinary: Bool) throws {
    let found = findings { script in
      script.frame([Work(name: "configure", own: 200 * eachNs, end: ["items": .count(200)])])
    }
    let finding = try #require(found.first { $0.rule == .configure })
    #expect(finding.isOrdinary == isOrdinary)
  }

  @Test(
    "A callback of scrolling is told to compute nothing, another one to wait",
    arguments: [true, false]
  )
  func callbackFix(isScrolling: Bool) throws {
    let name = isScrolling ? "did_scroll" : "content_updated"
    let found = findings { script in
      script.frame(
        own: 100,
        [Work(name: "notify", own: 900, begin: ["callback": .label(name), "callbacks": .count(1)])]
      )
    }
    let finding = try #require(found.first { $0.rule == .callbacks })
    #expect(finding.fix?.contains("not in each scroll") == isScrolling)
  }
}
