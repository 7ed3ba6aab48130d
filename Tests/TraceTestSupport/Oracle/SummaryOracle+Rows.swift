import Signposts
import TraceAnalysis

extension SummaryOracle.Scope {
  /// Says what rows of each type, and of each section, cost.
  func putRows(_ path: String, in figures: inout Figures) {
    let work = positions.map { oracle.intervals[$0] }.filter {
      $0.isKind("measure") || $0.isKind("apply")
    }
    let types = Dictionary(grouping: work) { row in
      let type = row["type"]?.integer.map { oracle.typeName($0, row.process, row.list) }
      return "\(type ?? "unknown") \(row.name)"
    }
    let order = types.sorted { one, other in
      let (first, second) = (totalNs(one.value), totalNs(other.value))
      return first == second ? Self.rank(one.key) < Self.rank(other.key) : first > second
    }
    figures.put("\(path)/rows", order.map(\.key))
    let sections = Dictionary(grouping: work) { $0["section"]?.integer }
    let parts = sections.sorted { ($0.key ?? .max) < ($1.key ?? .max) }.flatMap { section, rows in
      ["measure", "apply"].map { work in
        ("\(section.map { "\($0)" } ?? "unknown") \(work)", rows.filter { $0.name == work })
      }
    }.filter { !$0.1.isEmpty }
    let dearest = parts.indices.sorted { one, other in
      let (first, second) = (totalNs(parts[one].1), totalNs(parts[other].1))
      return first == second ? one < other : first > second
    }
    figures.put("\(path)/sections", dearest.map { parts[$0].0 })
    let all = types.map { ("rows/\($0)", $1) } + parts.map { ("sections/\($0)", $1) }
    for (own, rows) in all {
      figures.put("\(path)/\(own)", durations: rows.map(\.durationNs))
      figures.put("\(path)/\(own)/views", Self.views(rows))
    }
  }

  private func totalNs(_ rows: [OracleInterval]) -> Int64 {
    rows.map(\.durationNs).reduce(0, +)
  }

  /// Of what costs as much, the first by name; what has none comes first, and measuring before applying.
  private static func rank(_ title: String) -> String {
    let words = title.split(separator: " ", omittingEmptySubsequences: false)
    let name = words.dropLast().joined(separator: " ")
    return "\(name == "unknown" ? "" : name) \(words.last == "measure" ? 0 : 1)"
  }

  private static func views(_ rows: [OracleInterval]) -> String? {
    let known = rows.filter { $0.name == "apply" && $0["views_created"]?.integer != nil }
    guard !known.isEmpty else { return nil }
    let made = known.filter { $0["views_created"]?.integer ?? 0 > 0 }
    let reused = known.filter { row in
      row["views_created"]?.integer ?? 0 <= 0
        && !["was_updated", "measurement"].contains(row["reason"]?.text ?? "")
    }
    let equivalent = known.compactMap { $0["equivalent"]?.integer }
    let unneeded = equivalent.isEmpty ? -1 : equivalent.count { $0 > 0 }
    return "\(made.count) \(reused.count) \(unneeded)"
  }
}
