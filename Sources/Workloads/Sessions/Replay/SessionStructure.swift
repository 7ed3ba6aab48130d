/// The sections and rows of a recorded list in a frame; rows are numbers, which stay the same.
struct SessionStructure {
  /// A section with its rows.
  struct Section {
    var hash: UInt64
    var header: Int
    var footer: Int
    var rows: [Int] = []
  }

  private(set) var sections: [Section] = []

  /// The number of rows.
  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// The row at a place; nil if there is none.
  func row(_ section: Int, _ item: Int) -> Int? {
    guard sections.indices.contains(section), sections[section].rows.indices.contains(item) else {
      return nil
    }
    return sections[section].rows[item]
  }

  /// Changes sections and rows as an update says.
  mutating func apply(_ update: SessionUpdate, _ table: inout SessionRowTable) {
    guard let new = update.sections else { return }
    let old = sections
    sections = new.map { section in
      var changed = Section(
        hash: section.former.map { old.indices.contains($0) ? old[$0].hash : 0 } ?? section.hash,
        header: section.header,
        footer: section.footer
      )
      for run in section.runs {
        switch run {
        case .rows(let rows): changed.rows += rows.map { table.number(of: $0) }
        case .former(let former, let start, let count):
          guard old.indices.contains(former) else { continue }
          changed.rows += old[former].rows.dropFirst(start).prefix(count)
        }
      }
      return changed
    }
  }
}

/// All rows of a recording, by their numbers.
struct SessionRowTable {
  /// A row of a type; rows of several types may have one identifier.
  private struct Key: Hashable {
    let hash: UInt64
    let type: Int
  }

  private(set) var rows: [SessionRow] = []
  private var numbers: [Key: Int] = [:]

  /// The number of a row; a row of another type is another one.
  mutating func number(of row: SessionRow) -> Int {
    let key = Key(hash: row.hash, type: row.type)
    if let number = numbers[key] {
      rows[number] = row
      return number
    }
    numbers[key] = rows.count
    rows.append(row)
    return rows.count - 1
  }
}
