import ListSchema
import Signposts
import TraceAnalysis

/// The title of a trace in a report.
struct TraceTitle: Sendable {
  let text: String

  /// The parameters that it has, or that tell the runs of a group apart.
  static let parameters: Set = [
    ParameterDefinition.items.name, "layout", "batching", ParameterDefinition.repetition.name,
  ]

  init(_ source: ReportSource) {
    guard source.only != nil else {
      text = "\(Readable.count(source.trace.groups.count, "group")) of different runs"
      return
    }
    text = source.description.flatMap { $0.scenario == nil ? nil : Self.words($0) } ?? "Trace"
  }

  /// Returns the description of runs, in a few words; none where it is not known.
  static func words(_ run: RunDescription) -> String {
    let parts = [
      run.scenario?.shownName, run.items.map { Readable.count($0, "item") },
      run.layout.map { "\($0) layout" },
      run.batching.map { "batching \($0)" },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
