import Foundation
import Reports

/// A check as JSON.
package struct CheckJSON {
  package let text: String

  package init(_ result: CheckResult) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = try encoder.encode(Document(result))
    guard let comparison = result.comparison else {
      text = String(decoding: document, as: UTF8.self) + "\n"
      return
    }
    // The comparison is written as `compare` writes it.
    let times = try JSONReport(Report(comparison)).text()
    text =
      String(decoding: document, as: UTF8.self).dropLast(2)
      + ",\n  \"comparison\" : \(times.trimmingCharacters(in: .whitespacesAndNewlines))\n}\n"
  }
}

extension CheckJSON {
  private struct Document: Encodable {
    let formatVersion = 1
    let suite: String
    let exitCode: Int32
    let scenarios: [Scenario]
    let idleWaivers: [String]

    init(_ result: CheckResult) {
      suite = result.suite
      exitCode = result.status.rawValue
      scenarios = result.scenarios.map(Scenario.init)
      idleWaivers = result.idleWaivers.map(\.metric)
    }
  }

  private struct Scenario: Encodable {
    let name, run, baseline: String
    let status: ScenarioCheck.Status
    let headline: String?
    let obstacles, notes: [String]
    let countsCompared: Int
    let events: Int64
    let eventsOfBaseline: Int64?
    let allocationsPerFrame: [String: Double]
    let differences: [Difference]

    init(_ check: ScenarioCheck) {
      (name, run, baseline) = (check.name, check.run, check.baseline)
      (status, obstacles, notes) = (check.status, check.obstacles, check.notes)
      headline = check.headline
      countsCompared = check.compared
      (events, eventsOfBaseline) = (check.events.counted, check.events.baseline)
      allocationsPerFrame = Dictionary(
        uniqueKeysWithValues: check.allocations.map { ($0.frame, $0.perFrame) }
      )
      differences = check.differences.map(Difference.init)
    }
  }

  private struct Difference: Encodable {
    let name, interval, field: String
    let part, meaning: String?
    let baseline, counted: Int64
    let verdict: CountDifference.Verdict
    let waiver: String?

    init(_ difference: CountDifference) {
      let name = difference.name
      (self.name, interval, field) = (name.text, name.place, name.field)
      part = name.part.isEmpty ? nil : name.part
      meaning = name.meaning
      (baseline, counted) = (difference.baseline, difference.counted)
      (verdict, waiver) = (difference.verdict, difference.waiver?.reason)
    }
  }
}
