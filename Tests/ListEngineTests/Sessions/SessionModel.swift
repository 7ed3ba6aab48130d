import HeadlessUIKit
import ListEngine
import Workloads

/// The content of an app in a random session, as plain values.
struct SessionModel {
  var sections: [SectionModel] = []
  var identifier = 0
  var header: TitleModel?
  var footer: TitleModel?
  var containerHeader: TitleModel?
  var overscrollFooter: TitleModel?
  /// Nil for no refresh control.
  var isRefreshing: Bool?
  /// Makes every row this much higher, which the list only notices through its content context.
  var extraHeight = 0

  struct SectionModel {
    var id: Int
    var rows: [RowModel]
    var header: TitleModel?
    var footer: TitleModel?
    var isLazy = false
    var columns = 1
  }

  struct RowModel: Hashable {
    enum Style: CaseIterable {
      case none, tappable, selectable, selected, toggles, toggled
    }

    var id: String
    var isCoordinated = false
    var value = 0
    var height = 40
    var style = Style.selectable
    var reappliesAlways = true

    /// The key by which a session counts.
    var key: String { "\(isCoordinated ? "c" : "p")\(id)" }
  }

  struct TitleModel: Hashable {
    var text: String
    var height = 20
    /// True if it is of another type.
    var isOther = false
  }

  /// The keys of all rows, section by section.
  var keys: [[String]] { sections.map { $0.rows.map(\.key) } }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
}

extension SessionModel {
  /// The model after a move by the user; nil without this row.
  func moved(_ result: ItemReordering.Result) -> SessionModel? {
    var moved = self
    let (from, to) = (result.from, result.to)
    guard sections.indices.contains(from.section), sections.indices.contains(to.section),
      sections[from.section].rows.indices.contains(from.item)
    else { return nil }
    let row = moved.sections[from.section].rows.remove(at: from.item)
    guard to.item <= moved.sections[to.section].rows.count else { return nil }
    moved.sections[to.section].rows.insert(row, at: to.item)
    return moved
  }

  /// A few edits of all kinds.
  mutating func edit(_ random: inout SplitMix64) {
    for _ in 0...random.number(3) { editOnce(&random) }
  }

  private mutating func editOnce(_ random: inout SplitMix64) {
    switch random.number(40) {
    case 0: identifier += 1
    case 1: extraHeight = random.number(3) * 7
    case 2: header = .random(&random)
    case 3: footer = .random(&random)
    case 4: containerHeader = .random(&random)
    case 5: overscrollFooter = .random(&random)
    case 6: isRefreshing = [nil, true, false][random.number(3)]
    case 7: sections.shuffle(using: &random)
    case 8: sections.removeAll { _ in random.number(3) == 0 }
    case 9, 10: sections.insert(.random(&random), at: random.number(sections.count + 1))
    default:
      guard !sections.isEmpty else { return sections = [.random(&random)] }
      let index = random.number(sections.count)
      if random.number(6) == 0 { moveRow(from: index, &random) }
      sections[index].edit(&random)
    }
  }

  private mutating func moveRow(from section: Int, _ random: inout SplitMix64) {
    guard !sections[section].rows.isEmpty else { return }
    let row = sections[section].rows.remove(at: random.number(sections[section].rows.count))
    let target = random.number(sections.count)
    sections[target].rows.insert(row, at: random.number(sections[target].rows.count + 1))
  }
}

extension SessionModel.SectionModel {
  static func random(_ random: inout SplitMix64) -> Self {
    let rows = (0..<random.number(25)).map { _ in SessionModel.RowModel.random(&random) }
    return Self(
      id: random.number(6),
      rows: rows,
      header: .random(&random),
      footer: .random(&random),
      isLazy: random.number(5) == 0,
      columns: random.number(8) == 0 ? 2 : 1
    )
  }

  mutating func edit(_ random: inout SplitMix64) {
    let index = rows.isEmpty ? 0 : random.number(rows.count)
    switch random.number(rows.isEmpty ? 4 : 14) {
    case 0: header = .random(&random)
    case 1: footer = .random(&random)
    case 2: isLazy.toggle()
    case 3, 4: rows.insert(.random(&random), at: index)
    case 5: rows.remove(at: index)
    case 6: rows.insert(rows.remove(at: index), at: random.number(rows.count))
    case 7: rows[index].style = random.element(SessionModel.RowModel.Style.allCases)
    case 8: rows[index].height = random.number(4) * 25
    case 9: rows.shuffle(using: &random)
    case 10: rows.removeSubrange(index..<index + random.number(rows.count - index))
    case 11: rows.append(rows[index])
    default: rows[index].value += 1
    }
  }
}

extension SessionModel.RowModel {
  static func random(_ random: inout SplitMix64) -> Self {
    Self(
      id: random.number(12) == 0 ? "" : String(random.number(30)),
      isCoordinated: random.number(3) == 0,
      value: random.number(3),
      height: random.number(4) * 25,
      style: random.element(allCases),
      reappliesAlways: random.number(2) == 0
    )
  }

  private static var allCases: [Style] { Style.allCases }
}

extension SessionModel.TitleModel {
  /// Nil in half of the cases.
  static func random(_ random: inout SplitMix64) -> Self? {
    guard random.number(2) == 0 else { return nil }
    return Self(
      text: String(random.number(4)),
      height: random.number(3) * 15,
      isOther: random.number(4) == 0
    )
  }
}

extension SplitMix64 {
  /// A number from 0, less than `count`; 0 when that is not positive.
  mutating func number(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &self) }

  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[number(elements.count)]
  }
}
