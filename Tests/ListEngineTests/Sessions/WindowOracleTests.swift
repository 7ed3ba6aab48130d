import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// Windows of a content, compared with a list that lays all of it out.
@Suite struct WindowOracleTests {
  @Test(
    "A window shows the same as a list that places everything",
    arguments: Seeds.all,
    WindowedKind.allCases
  )
  func matchesWholeList(seed: UInt64, kind: WindowedKind) {
    // The other layouts share most of their code with tables.
    guard kind == .table || seed % 4 == 1 else { return }
    var session = WindowSession(seed: seed, kind)
    for step in 0..<60 {
      let faults = session.step()
      #expect(faults == [], "step \(step)")
      checkInvariants(session.list)
      if !faults.isEmpty { return }
    }
  }
}

/// A built-in layout.
enum WindowedKind: CaseIterable {
  case table, columnsFlow, naturalFlow, paged
}

/// A list with a small window, whose content, sizes, insets and offset change at random.
private struct WindowSession {
  struct Row: Equatable {
    var id: Int
    var height: CGFloat
  }

  struct Part: Equatable {
    var id: Int
    var rows: [Row]
    var hasHeader: Bool
    var columns: Int
  }

  let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  /// The slow way: everything is placed, and no anchor is held.
  let oracle = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private var random: SplitMix64
  private var parts: [Part] = []
  private var nextID = 0
  private let isSticky: Bool
  private let gaps: CGFloat

  private let kind: WindowedKind

  init(seed: UInt64, _ kind: WindowedKind) {
    self.kind = kind
    random = SplitMix64(seed: seed)
    isSticky = Bool.random(using: &random)
    gaps = CGFloat(Int.random(in: 0...2, using: &random) * 4)
    list.batching = .window(
      before: Int.random(in: 0...8, using: &random),
      after: Int.random(in: 0...12, using: &random)
    )
    oracle.batching = .prefix(count: 1_000_000)
    for _ in 0..<Int.random(in: 1...6, using: &random) { parts.append(part()) }
    show()
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func row() -> Row {
    nextID += 1
    return Row(id: nextID, height: CGFloat(number(10...120)))
  }

  private mutating func part() -> Part {
    nextID += 1
    let id = nextID
    let rows = (0..<number(0...60)).map { _ in row() }
    return Part(id: id, rows: rows, hasHeader: number(0...1) == 0, columns: number(1...3))
  }

  private func show() {
    for target in [list, oracle] {
      target.configure { properties in
        properties.layout = layout
        properties.content.header = TestTitle(text: "list", height: 50)
        properties.content.footer = TestTitle(text: "end", height: 70)
        for part in parts {
          properties += Section(part.id) { section in
            section.layouts.table.columns = .init(count: part.columns, spacing: 0)
            if part.hasHeader { section.header = TestTitle(text: "\(part.id)", height: 25) }
            section.layouts.flow.itemSizing =
              kind == .columnsFlow ? .columns(part.columns) : .natural
            section += part.rows.map { row in
              let width = CGFloat(40 + row.id % 9 * 12)
              return Item(
                TestRow(id: "\(row.id)", height: row.height),
                sizing: kind == .naturalFlow
                  ? .fixed(width: width, height: row.height) : .thatFits()
              )
            }
          }
        }
      }
    }
  }

  private var layout: LayoutDescription {
    switch kind {
    case .table:
      .table {
        $0.stickySectionHeaders = isSticky
        $0.layout.itemSpacing = gaps
        $0.layout.interSectionSpacingWithNoFooter = 2 * gaps
      }
    case .columnsFlow, .naturalFlow:
      .flow {
        $0.stickySectionHeaders = isSticky
        $0.spacings.itemSpacing = gaps
        $0.spacings.rowSpacing = gaps
        $0.spacings.interSectionSpacing = .init(2 * gaps)
      }
    case .paged: .paged { $0.peek = .init(value: 2 * gaps) }
    }
  }

  /// Performs a random action; returns the differences afterwards.
  mutating func step() -> [String] {
    switch number(0...9) {
    case 0...3:
      list.scrollView.contentOffset.y = clamped(
        list.scrollView.contentOffset.y + CGFloat(number(-500...500))
      )
    case 4: list.scrollView.contentOffset.y = clamped(CGFloat(number(0...8_000)))
    case 5:
      let inset = UIEdgeInsets(
        top: CGFloat(number(0...30)),
        left: 0,
        bottom: CGFloat(number(0...30)),
        right: 0
      )
      return holdingAnchor {
        for target in [list, oracle] { target.scrollView.contentInset = inset }
      }
    default:
      for _ in 0..<number(1...4) { edit() }
      return holdingAnchor { show() }
    }
    return faults()
  }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    let limits = list.scrollView.verticalOffsetLimits
    return min(max(offset, limits.lowerBound), limits.upperBound)
  }

  /// Inserts, removes and resizes rows, and inserts and removes sections.
  ///
  /// Nothing moves.
  private mutating func edit() {
    guard !parts.isEmpty else { return parts.append(part()) }
    let section = number(0...parts.count - 1)
    let position = number(0...parts[section].rows.count)
    switch number(0...7) {
    case 0: parts.insert(part(), at: section)
    case 1 where parts.count > 1: parts.remove(at: section)
    case 2, 3:
      for _ in 0..<number(1...5) { parts[section].rows.insert(row(), at: position) }
    case 4, 5:
      let end = min(parts[section].rows.count, position + number(1...5))
      parts[section].rows.removeSubrange(position..<end)
    default:
      guard position < parts[section].rows.count else { return }
      parts[section].rows[position].height = CGFloat(number(10...120))
    }
  }

  /// Makes a change that must not move the visible rows that stay.
  private func holdingAnchor(_ change: () -> Void) -> [String] {
    let wasAtStart = list.isAtStart
    let before = positions
    change()
    let limits = list.scrollView.verticalOffsetLimits
    let offset = list.scrollView.contentOffset.y
    let isAtEdge = offset <= limits.lowerBound || offset >= limits.upperBound
    let after = positions
    let anchor = before.first { old in old.y >= 0 && after.contains { $0.id == old.id } }
    var faults = faults()
    if !wasAtStart, !isAtEdge, let anchor, let now = after.first(where: { $0.id == anchor.id }),
      abs(now.y - anchor.y) > 0.5
    {
      faults.append("\(anchor.id) moved from \(anchor.y) to \(now.y)")
    }
    return faults
  }

  /// The visible rows, and their distances from the start of the view.
  private var positions: [(id: AnyIdentifier, y: CGFloat)] {
    list.display.visible.items.map {
      ($0.item.identifier, $0.placed.frame.minY - list.scrollView.contentOffset.y)
    }
  }

  /// The differences from a list that places everything.
  private func faults() -> [String] {
    guard let first = list.display.visible.items.first else {
      return parts.contains { !$0.rows.isEmpty } && isRowExpected ? ["nothing is shown"] : []
    }
    let path = IndexPath(item: first.placed.place.index, section: first.placed.place.section)
    guard let frame = oracle.placement.content.itemFrame(at: path) else {
      return ["no row \(path)"]
    }
    let distance = first.placed.frame.minY - frame.minY
    oracle.scrollView.contentOffset.y = list.scrollView.contentOffset.y - distance
    let shown = list.display.visible.elements.map { text($0.placed, movedBy: -distance) }
    let expected = oracle.display.visible.elements.map { text($0.placed, movedBy: 0) }
    // The parts of the list itself are at ends that are estimated.
    guard shown.filter(isOfSection) == expected.filter(isOfSection) else {
      return ["shown \(shown), expected \(expected)"]
    }
    return []
  }

  /// True if any row is in the view, as far as lengths are known.
  private var isRowExpected: Bool {
    let bounds = list.scrollView.bounds
    return list.placement.content.sections.contains { section in
      section.items.contains { $0.overlaps(bounds) }
    }
  }

  private func isOfSection(_ text: String) -> Bool {
    text.hasPrefix("item") || text.hasPrefix("sectionHeader")
  }

  private func text(_ element: PlacedElement, movedBy distance: CGFloat) -> String {
    let frame = element.frame.offsetBy(dx: 0, dy: distance)
    let (y, height) = ((frame.minY * 8).rounded() / 8, (frame.height * 8).rounded() / 8)
    return
      "\(element.place.part) \(element.place.section)/\(element.place.index) \(frame.minX) \(y) \(frame.width) \(height)"
  }
}
