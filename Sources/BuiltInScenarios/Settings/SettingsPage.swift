import Workloads

/// Groups of settings: the model behind the scenario `settings`.
struct SettingsPage {
  /// One line of the page.
  struct Row: Hashable {
    let id: Int
    let title: String
    var kind: Kind
  }

  /// The kind of a row.
  enum Kind: Hashable {
    /// A switch.
    case toggle(isOn: Bool)
    /// A value at the right.
    case value(String)
    /// A link to another page.
    case disclosure
    /// Explanatory text of several lines, without a title.
    case text(String)
  }

  /// Rows that belong together.
  struct Group {
    let id: Int
    let title: String
    let note: String
    var rows: [Row]
  }

  private(set) var groups: [Group] = []
  private var text: SplitMix64
  private var updates: SplitMix64

  /// Creates a page of `rowCount` rows; the last group may have fewer than the others.
  init(rowCount: Int, seed: UInt64) {
    text = SplitMix64(seed: seed, scenario: "settings", stream: .text)
    updates = SplitMix64(seed: seed, scenario: "settings", stream: .updates)
    for first in stride(from: 0, to: rowCount, by: SettingsScenario.rowsPerGroup) {
      let rows = first..<min(rowCount, first + SettingsScenario.rowsPerGroup)
      groups.append(newGroup(rows))
    }
  }

  private mutating func newGroup(_ rows: Range<Int>) -> Group {
    let topic = SettingsWords.topic(using: &text)
    return Group(
      id: rows.lowerBound,
      title: topic,
      note: SettingsWords.note(on: topic, using: &text),
      rows: rows.map { newRow($0, position: $0 - rows.lowerBound) }
    )
  }

  private mutating func newRow(_ id: Int, position: Int) -> Row {
    let title = SettingsWords.title(using: &text)
    switch position {
    case 0: return Row(id: id, title: title, kind: .toggle(isOn: false))
    case 1: return Row(id: id, title: "Status", kind: .value(SettingsWords.status(isOn: false)))
    case 2: return Row(id: id, title: title, kind: .text(SettingsWords.explanation(isOn: false)))
    case 3: return Row(id: id, title: title, kind: .disclosure)
    default: return Row(id: id, title: title, kind: .toggle(isOn: Bool.random(using: &text)))
    }
  }

  /// A checksum of everything that is shown.
  var checksum: Checksum {
    var checksum = Checksum()
    for group in groups {
      checksum.combine(group.title)
      checksum.combine(group.note)
      for row in group.rows { checksum.combine(row) }
    }
    return checksum
  }

  /// Toggles the first switch of a group: its status and its explanation change with it.
  mutating func toggle() {
    guard !groups.isEmpty else { return }
    let group = Int.random(in: 0..<groups.count, using: &updates)
    guard case .toggle(let wasOn)? = groups[group].rows.first?.kind else { return }
    let kinds: [Kind] = [
      .toggle(isOn: !wasOn),
      .value(SettingsWords.status(isOn: !wasOn)),
      .text(SettingsWords.explanation(isOn: !wasOn)),
    ]
    for (row, kind) in zip(groups[group].rows.indices, kinds) {
      groups[group].rows[row].kind = kind
    }
  }
}

extension Checksum {
  fileprivate mutating func combine(_ row: SettingsPage.Row) {
    combine(row.id)
    combine(row.title)
    switch row.kind {
    case .toggle(let isOn): combine(isOn ? 1 : 0)
    case .value(let text), .text(let text): combine(text)
    case .disclosure: break
    }
  }
}
