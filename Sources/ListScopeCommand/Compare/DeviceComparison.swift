import Foundation
import TraceAnalysis
import TraceReading

/// Puts a device's trace and another one beside each other, interval by interval; nothing is decided.
struct DeviceComparison {
  /// A kind of work, as JSON has it.
  private struct Row: Encodable {
    let name: String
    let isSameWork: Bool
    let baseCountPerRun: Double
    let headCountPerRun: Double
    let baseShare: Double
    let headShare: Double
    let baseForOneOfHead: DurationRatio?
  }

  private struct Document: Encodable {
    let formatVersion = 1
    let base: String
    let head: String
    let isSameWork: Bool
    let kinds: [Row]
    let cautions: [String]
  }

  private let base: String
  private let head: String
  private let comparison: WorkComparison
  private let cautions: [String]

  /// Reads both traces; nil where neither was imported from a device.
  init?(base: String, head: String) throws {
    let devices = [base, head].compactMap { TraceManifest(inFolder: $0)?.device }
    guard !devices.isEmpty else { return nil }
    (self.base, self.head) = (base, head)
    comparison = WorkComparison(
      base: try TraceFolder(base).sharedWork(),
      head: try TraceFolder(head).sharedWork()
    )
    cautions = devices.flatMap(\.notes).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The text of a format; only text and JSON show it.
  func text(_ format: ComparisonFormat) throws -> String {
    switch format {
    case .text, .markdown: text
    case .json: try JSONText.encode(document) + "\n"
    case .html:
      throw CommandFailure(
        message: "A device's trace is compared as text or JSON: give --format text or json.",
        code: ExitStatus.usage.code
      )
    }
  }

  private var document: Document {
    Document(
      base: base,
      head: head,
      isSameWork: comparison.isSameWork,
      kinds: comparison.rows.map { row in
        Row(
          name: row.name,
          isSameWork: row.isSameWork,
          baseCountPerRun: row.baseCount,
          headCountPerRun: row.headCount,
          baseShare: row.baseShare,
          headShare: row.headShare,
          baseForOneOfHead: row.ratio
        )
      },
      cautions: cautions
    )
  }

  private var text: String {
    let verdict =
      comparison.isSameWork
      ? "The same work, as far as counts tell; nothing is decided about times."
      : "Not the same work: where counts differ, times say nothing about the machines."
    let rows = comparison.rows.map(line)
    let lines = ["base \(base), head \(head)", verdict, ""] + rows + [""] + cautions
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ row: WorkComparison.Row) -> String {
    let counts =
      "\(Self.count(row.baseCount)) in a run of the base, \(Self.count(row.headCount)) of the head"
    let shares =
      "\(Readable.share(row.baseShare)) and \(Readable.share(row.headShare)) of the time"
    let ratio =
      row.isSameWork ? row.ratio.map { "the base's take \($0.words)" } : "not the same work"
    return "\(row.name): " + [counts, shares, ratio].compactMap { $0 }.joined(separator: "; ")
  }

  /// Counts of one run are whole.
  private static func count(_ value: Double) -> String {
    value == value.rounded() && value < 1e15
      ? Readable.number(Int(value)) : Readable.number(value)
  }
}
