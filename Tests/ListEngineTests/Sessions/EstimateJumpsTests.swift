import Foundation
import HeadlessUIKit
import ListSchema
import Signposts
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// Estimates become measures, and other estimates, invisibly.
@Suite struct EstimateJumpsTests {
  @Test(
    "No update moves a visible row by more than a point",
    arguments: Seeds.all,
    WindowedKind.allCases
  )
  func noJumps(seed: UInt64, kind: WindowedKind) {
    // The other layouts share most of their code with tables.
    guard kind == .table || seed % 4 == 1 else { return }
    var random = SplitMix64(seed: seed)
    var screen = Screen(&random, kind)
    let watcher = JumpWatcher(screen.list, kind)
    screen.list.signposter = Signposter(sink: watcher)
    for step in 0..<30 {
      watcher.comparesAll = screen.step(&random)
      screen.perform()
      screen.list.runLoop.advance(by: 1.0 / 60)
      #expect(watcher.takeJumps() == [], "step \(step)")
    }
    #expect(watcher.comparisons > 0)
  }
}

/// Compares where rows are on screen before and after each update.
private final class JumpWatcher: SignpostSink, @unchecked Sendable {
  private unowned let list: ListView
  private var before: [AnyIdentifier: CGFloat] = [:]
  private var jumps: [String] = []
  private(set) var comparisons = 0
  /// True if the content is the same, so that every visible row has to stay.
  var comparesAll = true

  private let kind: WindowedKind

  init(_ list: ListView, _ kind: WindowedKind) {
    self.list = list
    self.kind = kind
  }

  func takeJumps() -> [String] {
    defer { jumps = [] }
    return jumps
  }

  private var positions: [(id: AnyIdentifier, y: CGFloat)] {
    let offset = list.scrollView.contentOffset.y
    return list.display.visible.items
      .map { ($0.item.identifier, $0.placed.frame.minY - offset, $0.placed.frame.height) }
      .filter { $0.1 + $0.2 > 0 && $0.1 < list.bounds.height }
      .map { ($0.0, $0.1) }
  }

  func begin(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) -> SignpostID? {
    guard kind == .update else { return nil }
    before = Dictionary(positions.map { ($0.id, $0.y) }) { first, _ in first }
    return id
  }

  func end(_ kind: IntervalKind, scope: SignpostScope, id: SignpostID, values: SignpostValues) {
    let limits = list.scrollView.verticalOffsetLimits
    let offset = list.scrollView.contentOffset.y
    // At the ends of the content, what is there has to move: where content changed, and where lines
    // are other ones after rows came or went.
    let isInside = offset > limits.lowerBound && offset < limits.upperBound
    guard isInside || (comparesAll && self.kind != .columnsFlow) else { return }
    var moves: [CGFloat] = []
    for row in positions {
      if let old = before[row.id] { moves.append(row.y - old) }
    }
    comparisons += moves.count
    // Changed content moves rows away from each other, but one stays.
    let wrong = comparesAll ? moves.filter { abs($0) > 1 } : []
    if !wrong.isEmpty { jumps.append("rows at \(offset) in \(limits) moved by \(wrong)") }
    if !comparesAll, !moves.isEmpty, !moves.contains(where: { abs($0) <= 1 }) {
      jumps.append("all rows moved: \(moves)")
    }
  }

  func begin(_ name: StaticString, scope: SignpostScope, id: SignpostID) -> SignpostID? { nil }
  func end(_ name: StaticString, scope: SignpostScope, id: SignpostID) {}
  func isEnabled(_ kind: EventKind) -> Bool { false }
  func event(_ kind: EventKind, scope: SignpostScope, values: [EventValue]) {}
  func counter(_ name: StaticString, scope: SignpostScope, value: Int64) {}
}

/// Sections of rows of very different heights, and the actions of a user on them.
private struct Screen {
  let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private var sections: [[(id: Int, height: CGFloat)]] = []
  private var nextID = 0
  private var speed: CGFloat = 0
  private var action: () -> Void = {}

  private let kind: WindowedKind

  init(_ random: inout SplitMix64, _ kind: WindowedKind) {
    self.kind = kind
    list.batching = .window(before: 6, after: 10)
    for _ in 0..<Int.random(in: 3...6, using: &random) {
      let rows = (0..<Int.random(in: 50...400, using: &random)).map { _ in 0 }
      let section = sections.count
      sections.append(rows.map { _ in (0, 0) })
      for index in rows.indices { sections[section][index] = row(section, &random) }
    }
    show()
  }

  /// Rows of section 0, 3, … are short, of 1, 4, … high, and of 2, 5, … of fixed size.
  private mutating func row(_ section: Int, _ random: inout SplitMix64) -> (
    id: Int, height: CGFloat
  ) {
    nextID += 1
    let heights = [12...20, 150...420, 30...90][section % 3]
    return (nextID, CGFloat(Int.random(in: heights, using: &random)))
  }

  private func show() {
    list.configure { list in
      switch kind {
      case .table: list.layout = .table()
      case .columnsFlow: list.layout = .flow { $0.itemSizing = .columns(3) }
      case .naturalFlow: list.layout = .flow()
      case .paged: list.layout = .paged { $0.peek = .init(value: 40) }
      }
      for (number, rows) in sections.enumerated() {
        list += Section(number) { section in
          switch number % 3 {
          case 0: section += rows.map { Item(TestRow(id: "\($0.id)", height: $0.height)) }
          case 1:
            section.header = TestTitle(text: "\(number)", height: 55)
            section += rows.map { HighRow(id: "\($0.id)", height: $0.height) }
          default:
            for row in rows {
              let sizing = Sizing.fixed(height: row.height)
              if row.id % 3 > 0 {
                section += Item(TestRow(id: "\(row.id)"), sizing: sizing)
              } else {
                section += Item(HighRow(id: "\(row.id)", height: row.height))
              }
            }
          }
        }
      }
    }
  }

  /// Chooses what is done next; returns whether the content stays the same.
  mutating func step(_ random: inout SplitMix64) -> Bool {
    let list = list
    switch Int.random(in: 0...9, using: &random) {
    case 0...2:
      let distance = CGFloat(Int.random(in: -400...400, using: &random))
      action = { Self.scroll(list, by: distance) }
    case 3...5:
      let speed = CGFloat(Int.random(in: -300...300, using: &random))
      action = {
        for frame in 0..<20 { Self.scroll(list, by: speed * (1 - CGFloat(frame) / 20)) }
      }
    case 6...7:
      let section = Int.random(in: sections.indices, using: &random)
      guard let row = sections[section].randomElement(using: &random) else { return true }
      let isAnimated = Bool.random(using: &random)
      let isOther = section % 3 == 1 || (section % 3 == 2 && row.id % 3 == 0)
      let identifier: AnyIdentifier =
        isOther
        ? HighRow.identifier(with: "\(row.id)") : TestRow.identifier(with: "\(row.id)")
      action = {
        list.scrollTo(item: identifier, position: .init(position: .top), animated: isAnimated)
        for _ in 0..<30 { list.runLoop.advance(by: 1.0 / 60) }
      }
    default:
      let section = Int.random(in: sections.indices, using: &random)
      let position = Int.random(in: 0...sections[section].count, using: &random)
      if Bool.random(using: &random) {
        for _ in 0..<3 { sections[section].insert(row(section, &random), at: position) }
      } else {
        let end = min(sections[section].count, position + 3)
        sections[section].removeSubrange(position..<end)
      }
      let screen = self
      action = { screen.show() }
      return false
    }
    return true
  }

  func perform() { action() }

  private static func scroll(_ list: ListView, by distance: CGFloat) {
    let limits = list.scrollView.verticalOffsetLimits
    let offset = list.scrollView.contentOffset.y + distance
    list.scrollView.contentOffset.y = min(max(offset, limits.lowerBound), limits.upperBound)
  }
}
