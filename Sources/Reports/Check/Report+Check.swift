import TraceAnalysis

extension Report {
  /// Lays out what was found for the scenarios of a suite.
  package init(_ suite: CheckedSuite) {
    let times = suite.comparison
    self.init(
      title: "Check of \(suite.path)",
      kind: "ListScope check",
      makeDocument: { suite.document },
      verdict: Verdict(suite),
      warnings: [],
      facts: [Block(.facts([Fact("result", suite.summary)]), in: [.terminal, .page])]
        + (times.map(ComparisonSections.facts) ?? []),
      sections: suite.scenarios.map(CheckSections.section) + CheckSections.waivers(suite)
        + (times.map(ComparisonSections.sections) ?? []),
      tables: [],
      timesNs: 0...0
    )
  }
}

extension Verdict {
  fileprivate init(_ suite: CheckedSuite) {
    let state: State =
      switch suite.outcome {
      case .regression: .regression
      case .notComparable: .notComparable
      case .passed: .passed
      case .updated: .updated
      }
    self.init(state: state, sentence: suite.summary + ".")
  }
}

extension CheckedSuite {
  /// The result as data; what is not known is left out.
  fileprivate var document: JSONValue {
    var members: [String: JSONValue] = [
      "formatVersion": .integer(1), "suite": .text(path), "exitCode": .integer(Int64(exitCode)),
      "scenarios": .array(scenarios.map(\.document)),
      "idleWaivers": .array(idleWaivers.map(JSONValue.text)),
    ]
    // The comparison is written as `compare` writes it.
    members["comparison"] = comparison.map { ReportFields.comparison.json($0) }
    return .object(members)
  }
}

extension CheckedScenario {
  fileprivate var document: JSONValue {
    var members: [String: JSONValue] = [
      "name": .text(name), "run": .text(run), "baseline": .text(baseline), "status": .text(status),
      "obstacles": .array(obstacles.map(JSONValue.text)),
      "notes": .array(notes.map(JSONValue.text)),
      "countsCompared": .integer(Int64(countsCompared)), "events": .integer(events.counted),
      "allocationsPerFrame": .object(allocationsPerFrame.mapValues(JSONValue.number)),
      "differences": .array(counts.map(\.document)),
    ]
    members["headline"] = headline.map(JSONValue.text)
    members["eventsOfBaseline"] = events.baseline.map(JSONValue.integer)
    return .object(members)
  }
}

extension CheckedCount {
  fileprivate var document: JSONValue {
    var members: [String: JSONValue] = [
      "name": .text(name), "interval": .text(place), "field": .text(field),
      "baseline": .integer(baseline), "counted": .integer(counted),
      "verdict": .text(verdict.rawValue),
    ]
    members["part"] = part.isEmpty ? nil : .text(part)
    members["meaning"] = meaning.map(JSONValue.text)
    members["waiver"] = waiver.map(JSONValue.text)
    return .object(members)
  }
}
