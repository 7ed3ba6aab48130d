import Foundation
import HeadlessUIKit
import ListSchema
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// Several things change at once, and what is on screen then is as if nothing had been there before.
@Suite struct EverythingMovesTests {
  @Test(
    "A list at rest has no gap, keeps its rows in place, and is as long as its content",
    arguments: Seeds.all
  )
  func rest(seed: UInt64) {
    var session = MovingSession(seed: seed)
    for step in 0..<40 {
      let faults = session.step()
      guard faults.isEmpty else {
        let history = session.history.suffix(4).joined(separator: "\n")
        Issue.record("seed \(seed), step \(step): \(faults)\nafter:\n\(history)")
        return
      }
    }
  }
}

/// A list whose frame, layout, insets, policy, content and offset change, two or more at a time.
private struct MovingSession {
  private struct Row {
    var id: Int
    var height: CGFloat
  }

  private struct Part {
    var id: Int
    var rows: [Row]
    var hasHeader: Bool
    var hasFooter: Bool
    var columns: Int
  }

  /// The position of a row on screen.
  private struct Position {
    let id: AnyIdentifier
    let start: CGFloat
    let length: CGFloat
  }

  private enum Change: String, CaseIterable {
    case scroll, jump, frame, layout, content, insets, safeArea, policy, traits, emptied, window
  }

  private let list: ListView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_100, height: 1_366))
  private var random: SplitMix64
  private var parts: [Part] = []
  private var nextID = 0
  private var layout = LayoutDescription.table()
  private var layoutName = "table"
  /// True if all sizes are known without measuring.
  private let isFixed: Bool
  private let isHorizontal: Bool
  private let hasEnds: Bool
  private(set) var history: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    isFixed = seed % 2 == 0
    isHorizontal = seed % 5 == 0
    hasEnds = seed % 3 == 0
    list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    for _ in 0..<number(1...5) { parts.append(part()) }
    layout = randomLayout()
    show(list)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func row() -> Row {
    nextID += 1
    return Row(id: nextID, height: CGFloat(number(4...60)))
  }

  private mutating func part() -> Part {
    nextID += 1
    let id = nextID
    return Part(
      id: id,
      rows: (0..<number(0...120)).map { _ in row() },
      hasHeader: number(0...1) == 0,
      hasFooter: number(0...2) == 0,
      columns: number(1...3)
    )
  }

  private mutating func randomLayout() -> LayoutDescription {
    let (a, b, c) = (CGFloat(number(0...12)), CGFloat(number(0...20)), CGFloat(number(0...30)))
    let direction: LayoutDirection = isHorizontal ? .horizontal : .vertical
    let kind = number(0...4)
    layoutName = "\(["table", "table", "flow", "columns flow", "paged"][kind]) \(a) \(b) \(c)"
    switch kind {
    case 0, 1:
      return .table {
        $0.direction = direction
        $0.contentInsetAdjustmentBehavior = .always
        $0.layout.itemSpacing = a
        $0.layout.interSectionSpacingWithFooter = b
        $0.layout.interSectionSpacingWithNoFooter = c
        $0.layout.sectionHeaderBottomSpacing = a
        $0.layout.itemToSectionFooterSpacing = b
        $0.layout.lastSectionToFooterSpacing = c
        $0.bounds = .init(padding: UIEdgeInsets(top: a, left: b, bottom: c, right: a))
      }
    case 2, 3:
      return .flow {
        $0.direction = direction
        $0.itemSizing = kind == 2 ? .natural : .columns(3)
        $0.spacings.itemSpacing = a
        $0.spacings.rowSpacing = b
        $0.spacings.interSectionSpacing = .init(c)
        $0.spacings.sectionHeaderBottomSpacing = a
        $0.spacings.rowToSectionFooterSpacing = b
        $0.spacings.lastSectionToFooterSpacing = c
        $0.bounds = .init(padding: UIEdgeInsets(top: c, left: a, bottom: b, right: a))
      }
    default:
      return .paged {
        $0.direction = direction
        $0.peek = .init(value: a)
      }
    }
  }

  private func title(_ text: String, _ length: CGFloat) -> HeaderFooter<TestTitle> {
    HeaderFooter(
      TestTitle(text: text, height: length),
      sizing: isFixed ? .fixed(width: length, height: length) : .thatFits()
    )
  }

  private func show(_ list: ListView) {
    list.configure { properties in
      properties.animatesChanges = false
      properties.layout = layout
      if hasEnds {
        properties.content.header = title("list", 50)
        properties.content.footer = title("end", 70)
      }
      for part in parts {
        properties += Section(part.id) { section in
          section.layouts.table.columns = .init(count: part.columns, spacing: 3)
          if part.hasHeader { section.header = title("\(part.id)", 25) }
          if part.hasFooter { section.footer = title("\(part.id)", 15) }
          section += part.rows.map { row in
            let width = isHorizontal ? row.height : CGFloat(40 + row.id % 9 * 12)
            let height = isHorizontal ? CGFloat(40 + row.id % 9 * 12) : row.height
            return Item(
              TestRow(id: "\(row.id)", height: row.height),
              sizing: isFixed ? .fixed(width: width, height: height) : .thatFits()
            )
          }
        }
      }
    }
  }

  /// Makes some changes, and compares the list with a fresh one.
  mutating func step() -> [String] {
    var faults: [String] = []
    for _ in 0..<number(1...3) {
      guard let change = Change.allCases.randomElement(using: &random) else { continue }
      let (wasAtEdge, before) = (isAtEdge, positions)
      perform(change)
      let size = list.axis.length(of: list.contentSize)
      let offset = list.axis.position(of: list.scrollView.contentOffset)
      let (width, height) = (list.bounds.width, list.bounds.height)
      history.append("\(change.rawValue) \(layoutName) \(width)×\(height) at \(offset) of \(size)")
      let scrolls = change == .scroll || change == .jump
      // A list that was empty starts again, with other estimates.
      let forgets = change == .emptied && !isFixed
      if !scrolls, !forgets, !wasAtEdge, !isAtEdge {
        faults += anchorFaults(before)
      }
    }
    list.runLoop.runUntilIdle()
    return faults + coverFaults() + freshFaults()
  }

  private var isAtEdge: Bool {
    let limits = list.scrollView.offsetLimits(list.axis)
    return limits.offset <= limits.limits.lowerBound || limits.offset >= limits.limits.upperBound
  }

  private mutating func perform(_ change: Change) {
    let axis = list.axis
    let limits = list.scrollView.offsetLimits(axis)
    func move(to offset: CGFloat) {
      let clamped = min(max(offset, limits.limits.lowerBound), limits.limits.upperBound)
      list.scrollView.contentOffset = axis.point(at: clamped, across: list.scrollView.contentOffset)
    }
    switch change {
    case .scroll: move(to: limits.offset + CGFloat(number(-700...700)))
    case .jump: move(to: CGFloat(number(0...20_000)))
    case .frame:
      list.frame.size = CGSize(
        width: [300, 200, 700, 1_100][number(0...3)],
        height: [400, 100, 844, 1_366][number(0...3)]
      )
    case .layout:
      layout = randomLayout()
      if number(0...1) == 0 { list.layout = layout } else { show(list) }
    case .content:
      for _ in 0..<number(1...4) { edit() }
      show(list)
    case .insets:
      list.behavior.occlusionInsets = UIEdgeInsets(
        top: CGFloat(number(0...40)),
        left: 0,
        bottom: CGFloat(number(0...40)),
        right: 0
      )
    case .safeArea:
      list.safeAreaInsets = UIEdgeInsets(
        top: CGFloat(number(0...40)),
        left: 0,
        bottom: CGFloat(number(0...30)),
        right: 0
      )
    case .policy:
      list.batching = .window(before: number(0...10), after: number(0...20))
    case .traits:
      let categories: [UIContentSizeCategory] = [.large, .small, .accessibilityLarge]
      list.overrideTraitCollection = UITraitCollection(
        preferredContentSizeCategory: categories[number(0...2)]
      )
    case .emptied:
      let frame = list.frame
      list.frame.size.height = 0
      list.frame = frame
    case .window:
      if list.superview == nil { window.addSubview(list) } else { list.removeFromSuperview() }
    }
  }

  private mutating func edit() {
    guard !parts.isEmpty else { return parts.append(part()) }
    let section = number(0...parts.count - 1)
    let position = number(0...parts[section].rows.count)
    switch number(0...6) {
    case 0: parts.insert(part(), at: section)
    case 1 where parts.count > 1: parts.remove(at: section)
    case 2, 3:
      for _ in 0..<number(1...30) { parts[section].rows.insert(row(), at: position) }
    case 4:
      let end = min(parts[section].rows.count, position + number(1...20))
      parts[section].rows.removeSubrange(position..<end)
    case 5: parts[section].hasHeader.toggle()
    default: parts[section].hasFooter.toggle()
    }
  }

  /// The rows on screen, and their distances from the start of the view.
  private var positions: [Position] {
    let axis = list.axis
    let offset = axis.position(of: list.scrollView.contentOffset)
    return list.display.visible.items.map {
      Position(
        id: $0.item.identifier,
        start: axis.start(of: $0.placed.frame) - offset,
        length: axis.length(of: $0.placed.frame.size)
      )
    }
  }

  private func coverFaults() -> [String] {
    let axis = list.axis
    let limits = list.scrollView.offsetLimits(axis)
    guard limits.limits.contains(limits.offset) else {
      return ["the offset \(limits.offset) is outside of \(limits.limits)"]
    }
    return list.blankLength == 0 ? [] : ["\(list.blankLength) blank points"]
  }

  /// The differences from a list that never was any different, and places everything.
  private func freshFaults() -> [String] {
    let axis = list.axis
    let fresh = ListView(frame: list.frame)
    fresh.batching = .prefix(1_000_000)
    fresh.safeAreaInsets = list.safeAreaInsets
    fresh.behavior = list.behavior
    show(fresh)
    var faults: [String] = []
    if isFixed || layoutName.hasPrefix("paged"), fresh.contentSize != list.contentSize {
      faults.append("content is \(list.contentSize), not \(fresh.contentSize)")
    }
    guard let first = list.display.visible.items.first else {
      return faults
    }
    let path = IndexPath(item: first.placed.place.index, section: first.placed.place.section)
    guard let frame = fresh.placement.content.itemFrame(at: path) else {
      return faults + ["no row \(path)"]
    }
    let distance = axis.start(of: first.placed.frame) - axis.start(of: frame)
    if isFixed, abs(distance) > 0.01 {
      faults.append("\(path) is \(distance) points from where it belongs")
    }
    let offset = list.scrollView.contentOffset
    fresh.scrollView.contentOffset = axis.point(
      at: axis.position(of: offset) - distance,
      across: offset
    )
    let shown = texts(list, movedBy: -distance)
    let expected = texts(fresh, movedBy: 0)
    if shown != expected { faults.append("shown \(shown), expected \(expected)") }
    return faults
  }

  /// The rows and section headers on screen; the list's own parts are at ends that are estimated.
  private func texts(_ list: ListView, movedBy distance: CGFloat) -> [String] {
    list.display.visible.elements.compactMap { element in
      let place = element.placed.place
      guard place.part == .item else { return nil }
      let frame = list.axis.offset(element.placed.frame, by: distance)
      func rounded(_ value: CGFloat) -> CGFloat { (value * 8).rounded() / 8 }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(rounded)
      return "\(place.section)/\(place.index) \(numbers)"
    }
  }

  /// Returns the faults of rows that moved although they were on screen, if none stayed in place.
  private func anchorFaults(_ before: [Position]) -> [String] {
    let (after, length) = (positions, list.axis.length(of: list.bounds.size))
    let stayed = before.filter { $0.start < length && list.firstIndexPath(of: $0.id) != nil }
    guard !stayed.isEmpty else { return [] }
    let isHeld = stayed.contains { old in
      guard let now = after.first(where: { $0.id == old.id }) else { return false }
      // The start of a row that is shorter now may have been too far away to stay.
      let isShorter = old.start < 0 && now.length < old.length && old.start + now.length <= 0
      return abs(now.start - old.start) <= 1 || isShorter
    }
    if isHeld { return [] }
    func text(_ rows: [Position]) -> [String] {
      rows.prefix(4).map { "\($0.id.anyValue) at \($0.start)" }
    }
    return ["\(text(before)) became \(text(after))"]
  }
}
