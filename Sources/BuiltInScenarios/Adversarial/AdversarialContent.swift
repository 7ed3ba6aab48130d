import Workloads

/// Rows that are hard to measure and to distinguish: the model behind the scenario `adversarial`.
struct AdversarialContent {
  /// A text; other rows may have the same identifier.
  struct Row: Hashable {
    let id: Int
    /// Different from all other texts, except for empty ones.
    let text: String
  }

  /// The rows of one section; other sections may have the same identifier.
  struct Group {
    let id: Int
    var rows: ArraySlice<Row> = []
  }

  /// The distribution of rows over sections.
  enum Arrangement {
    /// All in one section, between two empty ones.
    case together
    /// Each in its own section, with empty ones in between.
    case apart
  }

  private(set) var rows: [Row] = []
  private(set) var arrangement = Arrangement.together

  /// The identifier of empty sections, which no row has.
  private static let emptyID = -1

  /// Creates `count` rows.
  init(count: Int, seed: UInt64) {
    var text = SplitMix64(seed: seed, scenario: "adversarial", stream: .text)
    var structure = SplitMix64(seed: seed, scenario: "adversarial", stream: .structure)
    for number in 0..<count {
      let isDuplicate =
        Double.random(in: 0..<1, using: &structure) < AdversarialScenario.duplicateShare
      let id =
        isDuplicate && number > 0
        ? rows[Int.random(in: 0..<number, using: &structure)].id : number
      rows.append(Row(id: id, text: AdversarialText.make(number: number, using: &text)))
    }
  }

  /// A checksum of everything that rows show.
  var checksum: Checksum {
    var checksum = Checksum()
    for row in rows {
      checksum.combine(row.id)
      checksum.combine(row.text)
    }
    return checksum
  }

  /// The sections.
  var groups: [Group] {
    switch arrangement {
    case .together:
      return [Group(id: Self.emptyID), Group(id: 0, rows: rows[...]), Group(id: Self.emptyID)]
    case .apart:
      var groups: [Group] = []
      for (index, row) in rows.enumerated() {
        groups.append(Group(id: row.id, rows: rows[index...index]))
        let isEmptyNext = (index + 1).isMultiple(of: AdversarialScenario.rowsPerEmptySection)
        if isEmptyNext { groups.append(Group(id: Self.emptyID)) }
      }
      return groups
    }
  }

  /// Switches the distribution of rows over sections, and moves the first ones to the end.
  mutating func regroup() {
    arrangement = arrangement == .together ? .apart : .together
    let count = Int(Double(rows.count) * AdversarialScenario.rotatedShare)
    rows = Array(rows[count...] + rows[..<count])
  }
}
