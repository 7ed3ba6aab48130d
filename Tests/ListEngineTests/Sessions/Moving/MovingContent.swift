import ElementLists
import Foundation
import HeadlessUIKit
import Workloads

@testable import ListEngine

/// The rows, sections and ends that a moving list shows.
struct MovingContent {
  struct Row: Equatable {
    var id: Int
    var height: CGFloat
  }

  struct Part {
    var id: Int
    var rows: [Row]
    var hasHeader: Bool
    var hasFooter: Bool
    var columns: Int
  }

  /// The kinds of rows.
  enum Rows: CaseIterable {
    case views, elements, lists
  }

  /// More rows than these are not added.
  private static let maxRows = 260

  var parts: [Part] = []
  let rows: Rows
  /// True if all sizes are known without measuring.
  let isFixed: Bool
  let isHorizontal: Bool
  let hasEnds: Bool
  /// The rows that were moved since this was emptied.
  var moved: Set<Int> = []
  private var nextID = 0

  init(seed: UInt64, isHorizontal: Bool, _ random: inout SplitMix64) {
    rows = Rows.allCases[Int(seed / 2 % 3)]
    isFixed = seed % 2 == 0
    hasEnds = seed % 3 == 0
    self.isHorizontal = isHorizontal
    for _ in 0..<Int.random(in: 1...5, using: &random) { parts.append(part(&random)) }
  }

  var hasParts: Bool { hasEnds || parts.contains { $0.hasHeader || $0.hasFooter } }
  private var rowCount: Int { parts.reduce(0) { $0 + $1.rows.count } }

  private mutating func row(_ random: inout SplitMix64) -> Row {
    nextID += 1
    return Row(id: nextID, height: CGFloat(Int.random(in: 4...60, using: &random)))
  }

  private mutating func part(_ random: inout SplitMix64) -> Part {
    nextID += 1
    let id = nextID
    let count = rowCount > Self.maxRows ? 0 : Int.random(in: 0...100, using: &random)
    return Part(
      id: id,
      rows: (0..<count).map { _ in row(&random) },
      hasHeader: Bool.random(using: &random),
      hasFooter: Int.random(in: 0...2, using: &random) == 0,
      columns: Int.random(in: 1...3, using: &random)
    )
  }

  /// Inserts, removes, moves or changes some rows, or a section.
  mutating func edit(_ random: inout SplitMix64) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    guard !parts.isEmpty else { return parts.append(part(&random)) }
    let section = number(0...parts.count - 1)
    let count = parts[section].rows.count
    let position = number(0...count)
    let end = min(count, position + number(1...20))
    switch number(0...10) {
    case 0: parts.insert(part(&random), at: section)
    case 1 where parts.count > 1: parts.remove(at: section)
    case 2 where rowCount <= Self.maxRows, 3 where rowCount <= Self.maxRows:
      for _ in 0..<number(1...30) { parts[section].rows.insert(row(&random), at: position) }
    case 4: parts[section].rows.removeSubrange(position..<end)
    case 5: parts[section].hasHeader.toggle()
    case 6: parts[section].hasFooter.toggle()
    case 7 where position < count:
      let row = parts[section].rows.remove(at: position)
      let target = number(0...parts.count - 1)
      parts[target].rows.insert(row, at: number(0...parts[target].rows.count))
      moved.insert(row.id)
    case 8:
      let part = parts.remove(at: section)
      parts.insert(part, at: number(0...parts.count))
      moved.formUnion(part.rows.map(\.id))
    default:
      for index in position..<end { parts[section].rows[index].height = CGFloat(number(4...60)) }
    }
  }

  /// Adds everything to a list.
  func describe(_ list: inout ListProperties, _ display: MovingDisplay?) {
    if hasEnds {
      list.content.header = title("list", 50)
      list.content.footer = title("end", 70)
    }
    for part in parts {
      list += Section(part.id) { section in
        section.layouts.table.columns = .init(count: part.columns, spacing: 3)
        if part.hasHeader { section.header = title("\(part.id)", 25) }
        if part.hasFooter { section.footer = title("\(part.id)", 15) }
        for row in part.rows { add(row, to: &section, display) }
      }
    }
  }

  private func title(_ text: String, _ length: CGFloat) -> HeaderFooter<TestTitle> {
    HeaderFooter(
      TestTitle(text: text, height: length),
      sizing: isFixed ? .fixed(width: length, height: length) : .thatFits()
    )
  }

  private func size(of row: Row) -> CGSize {
    let across = CGFloat(40 + row.id % 9 * 12)
    return isHorizontal
      ? CGSize(width: row.height, height: across) : CGSize(width: across, height: row.height)
  }

  private func add(_ row: Row, to section: inout Section, _ display: MovingDisplay?) {
    let size = size(of: row)
    let sizing: Sizing = isFixed ? .fixed(width: size.width, height: size.height) : .thatFits()
    switch rows {
    case .lists where row.id % 7 == 0:
      let length = isHorizontal ? size.width : size.height
      section += Item.list(row.id, sizing: .fixed(width: length, height: length)) { inner in
        inner("\(row.id)") { $0 += (0..<30).map { MovingRow(id: row.id * 100 + $0, size: size) } }
      }
    case .elements:
      section += ElementItem(row, id: \.id) { _, _ in
        Spacer(size: size)
      } configure: {
        $0.sizing = sizing
        if let display { display.observe(&$0, row.id) }
      }
    default:
      var item = Item(MovingRow(id: row.id, size: size), sizing: sizing)
      if let display { display.observe(&item, row.id) }
      section += item
    }
  }
}

/// A row that is larger where texts are.
struct MovingRow: ItemContent, Equatable {
  var id: Int
  var size: CGSize

  var identifierValue: Int { id }

  static func createReusableContentView(frame: CGRect) -> View { View(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.size = size
  }

  final class View: UIView {
    var size = CGSize.zero

    override func sizeThatFits(_ space: CGSize) -> CGSize {
      let isLarge = traitCollection.preferredContentSizeCategory == .accessibilityLarge
      let scale: CGFloat = isLarge ? 1.5 : 1
      return CGSize(width: size.width * scale, height: size.height * scale)
    }
  }
}

/// Which rows were told that they are shown.
final class MovingDisplay {
  private(set) var shown: Set<Int> = []
  /// Callbacks that were called twice, or in another order.
  private(set) var faults: [String] = []
  /// Called in the middle of callbacks.
  var react: () -> Void = {}

  func observe<Content: ItemContent>(_ item: inout Item<Content>, _ id: Int) {
    item.onDisplay = { [unowned self] _ in
      if !shown.insert(id).inserted { faults.append("\(id) is shown twice") }
      react()
    }
    item.onEndDisplay = { [unowned self] _ in
      if shown.remove(id) == nil { faults.append("\(id) ends twice") }
      react()
    }
  }
}
