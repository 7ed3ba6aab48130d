import Foundation

/// The places of all rows in a frame of a replay.
final class SessionGeometry {
  private let timeline: SessionTimeline
  /// The facts of rows now; nil for rows that were never on screen.
  private var facts: [SessionRowFacts?]
  /// The content that is placed.
  var structure = SessionStructure()
  /// Changes whenever rows are placed differently without an update.
  private(set) var revision = 0

  init(_ timeline: SessionTimeline) {
    self.timeline = timeline
    facts = timeline.firstFacts
    facts += repeatElement(nil, count: max(0, timeline.table.rows.count - facts.count))
  }

  /// Takes over the facts of a row; returns whether they are others.
  @discardableResult
  func set(_ new: SessionRowFacts, ofRow row: Int) -> Bool {
    guard facts.indices.contains(row) else { return false }
    var new = new
    if new.start == nil { new.start = facts[row]?.start }
    guard facts[row] != new else { return false }
    facts[row] = new
    return true
  }

  /// Says that rows are to be placed again.
  func placesChanged() { revision += 1 }

  /// The facts of a row at a place.
  func facts(_ section: Int, _ item: Int) -> SessionRowFacts {
    guard let row = structure.row(section, item) else { return unknown(0, item, below: 0) }
    if let facts = facts[row], facts.start != nil { return facts }
    let above = item == 0 ? 0 : height(section, item - 1)
    var usual = unknown(timeline.table.rows[row].type, item, below: above)
    if let facts = facts[row] {
      let start = usual.start
      usual = facts
      usual.start = start
    }
    return usual
  }

  /// The facts of a row, wherever it is.
  func facts(ofRow row: Int) -> SessionRowFacts {
    facts[row] ?? unknown(timeline.table.rows[row].type, 0, below: 0)
  }

  private func unknown(_ type: Int, _ item: Int, below height: Double) -> SessionRowFacts {
    timeline.usual.facts(ofType: type, item: item, below: height)
  }

  private func height(_ section: Int, _ item: Int) -> Double {
    structure.row(section, item).flatMap { facts[$0]?.height } ?? unknown(0, item, below: 0).height
  }

  /// The distance from the start of a row to that of the next one in its section, or to its end.
  func length(_ section: Int, _ item: Int) -> Double {
    let count = structure.sections[section].rows.count
    guard item + 1 < count else { return facts(section, item).height }
    return facts(section, item + 1).start ?? facts(section, item).height
  }

  /// The distance before the first row of a section: its header, and the space between sections.
  func head(ofSection section: Int) -> Double {
    let sections = structure.sections
    guard sections.indices.contains(section) else { return 0 }
    let usual = sections[section].header > 0 ? 28.0 : 0
    guard let row = sections[section].rows.first, let start = facts[row]?.start else {
      return usual
    }
    let before = (0..<section).last { !sections[$0].rows.isEmpty }
    guard let before else { return max(0, start) }
    return max(0, start - facts(before, sections[before].rows.count - 1).height)
  }

  /// The number of rows beside each other.
  var columns: Int { timeline.usual.columns }
}
