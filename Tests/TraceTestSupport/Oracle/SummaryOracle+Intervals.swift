import Signposts
import TraceAnalysis

extension SummaryOracle.Scope {
  /// Says what the intervals of each name cost.
  func putIntervals(_ path: String, in figures: inout Figures) {
    let byName = Dictionary(grouping: positions) { oracle.intervals[$0].name }
    let allFrames = positions.filter { oracle.intervals[$0].isKind("frame") }
    let frameNs = totalNs(allFrames.filter { outerFrame(of: $0) == nil })
    for (name, own) in byName {
      let path = "\(path)/interval \(name)"
      figures.put("\(path)/durations", durations: own.map { oracle.intervals[$0].durationNs })
      figures.put("\(path)/self", selfNs(own))
      figures.put("\(path)/level", parents(of: name).count { byName[$0] != nil })
      let inFrames = own.filter {
        SummaryOracle.innermost("frame", around: $0, oracle.intervals) != nil
      }
      let insideNs = totalNs(inFrames)
      figures.put("\(path)/share", about: frameNs > 0 ? Double(insideNs) / Double(frameNs) : nil)
      putFields(own, path, in: &figures)
    }
  }

  /// The sum of the durations of some intervals.
  func totalNs(_ members: [Int]) -> Int64 {
    members.reduce(0) { $0 + oracle.intervals[$1].durationNs }
  }

  /// The sum of the self times of some intervals.
  func selfNs(_ members: [Int]) -> Int64 {
    members.reduce(0) { $0 + oracle.intervals[$1].selfNs }
  }

  /// Returns the intervals inside some intervals by name, the most expensive first: name, count,
  /// total and self time.
  func breakdown(of members: [Int]) -> String { breakdown(of: members, children) }

  /// The same with what is of another stage.
  func wholeBreakdown(of members: [Int]) -> String {
    breakdown(of: members) { oracle.children[$0] ?? [] }
  }

  private func breakdown(of members: [Int], _ children: (Int) -> [Int]) -> String {
    let byName = Dictionary(grouping: members) { oracle.intervals[$0].name }
    let rows = byName.map { name, own in OracleRow(name: name, totalNs: totalNs(own)) }
    return rows.sorted(by: OracleRow.isDearer).map { row in
      let own = byName[row.name ?? ""] ?? []
      let inside = breakdown(of: own.flatMap { children($0) }, children)
      return "\(row.text) \(own.count) \(row.totalNs) \(selfNs(own)) [\(inside)]"
    }.joined(separator: " ")
  }

  /// Returns the intervals directly inside an interval, of the same stage.
  func children(of position: Int) -> [Int] {
    (oracle.children[position] ?? []).filter { oracle.stageOf[$0] == stage }
  }

  private func outerFrame(of position: Int) -> Int? {
    parent(of: position).flatMap { innermost("frame", around: $0) }
  }

  private func parents(of name: String) -> [String] {
    guard let row = oracle.schema.intervals.first(where: { $0.name == name }),
      let parent = row.parent
    else { return [] }
    return parents(of: parent) + [parent]
  }

  private func putFields(_ own: [Int], _ path: String, in figures: inout Figures) {
    let all = own.flatMap { oracle.intervals[$0].fields }
    for field in Set(all.map(\.name)) {
      let numbers = all.filter { $0.name == field }.compactMap(\.value.number)
      let finite = numbers.filter(\.isFinite).sorted()
      guard let most = finite.last else { continue }
      let median = finite[(finite.count + 1) / 2 - 1]
      let rejected = numbers.count - finite.count
      figures.put("\(path)/field \(field)", "\(finite.count) \(rejected) \(median) \(most)")
      figures.put("\(path)/field \(field)/sum", about: finite.reduce(0, +))
    }
  }
}

/// A name with what it cost.
struct OracleRow {
  let name: String?
  let totalNs: Int64
  var text: String { name ?? "unknown" }

  /// Those that cost most come first; of equal ones, by name.
  static func isDearer(_ one: OracleRow, _ other: OracleRow) -> Bool {
    one.totalNs == other.totalNs
      ? (one.name ?? "") < (other.name ?? "") : one.totalNs > other.totalNs
  }
}
