import Foundation
import HeadlessUIKit
import ListSchema
import Signposts
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// Counts what an update places and measures.
@Suite struct PlacedOnceTests {
  @Test("Nothing is placed or measured twice in one update", arguments: Seeds.all)
  func once(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    list.batching = seed % 4 == 0 ? .prefix(40) : .window(before: 6, after: 10)
    let log = TestLog()
    let counter = UpdateCounter(list, log)
    list.signposter = Signposter(sink: counter)
    var model = OnceModel()
    for step in 0..<40 {
      switch random.next() % 6 {
      case 0...2:
        model.change(&random)
        list.configure { model.configure(&$0, log) }
      case 3:
        let distance = CGFloat(Int.random(in: -900...900, using: &random))
        let limits = list.scrollView.verticalOffsetLimits
        let offset = list.scrollView.contentOffset.y + distance
        list.scrollView.contentOffset.y = min(max(offset, limits.lowerBound), limits.upperBound)
      case 4:
        let id = Int(random.next() & 0xff)
        list.scrollTo(
          item: TestRow.identifier(with: "\(id)"),
          position: .init(position: .centered),
          animated: random.next() % 2 == 0
        )
      default: list.frame.size.width = [300, 260, 340][Int(random.next() % 3)]
      }
      list.runLoop.advance(by: 0.2)
      #expect(counter.takeFaults() == [], "step \(step)")
    }
    #expect(counter.updates > 0 && counter.placings > 0)
  }
}

/// A table that tells how often it places.
private final class CountedTable: WindowedListLayout {
  private let table: SectionsListLayout<TableAppearance>
  var placings = 0

  init(layoutAppearance: TableAppearance) { table = .init(layoutAppearance: layoutAppearance) }

  var layoutAppearance: TableAppearance {
    get { table.layoutAppearance }
    set { table.layoutAppearance = newValue }
  }

  func prepare(
    _ content: WindowedLayoutContent?,
    in context: ListLayoutLayoutContext,
    _ signposter: Signposter
  ) {
    table.prepare(content, in: context, signposter)
  }

  func place(_ pass: WindowedLayoutPass) {
    placings += 1
    table.place(pass)
  }

  func lineLength(in section: ListEngine.Section) -> Int? { table.lineLength(in: section) }
}

/// Sections of rows and headers of which some change.
private struct OnceModel {
  private var sections: [[(id: Int, height: CGFloat)]] = []
  private var nextID = 0

  mutating func change(_ random: inout SplitMix64) {
    if sections.isEmpty || random.next() % 5 == 0 { sections.append([]) }
    let section = Int.random(in: sections.indices, using: &random)
    for _ in 0..<Int(random.next() % 60) {
      nextID += 1
      let row = (id: nextID, height: CGFloat(10 + random.next() % 90))
      sections[section].insert(row, at: Int(random.next() % UInt64(sections[section].count + 1)))
    }
    guard !sections[section].isEmpty else { return }
    let position = Int.random(in: sections[section].indices, using: &random)
    sections[section][position].height += 7
    if random.next() % 3 == 0 { sections[section].remove(at: position) }
  }

  func configure(_ list: inout ListProperties, _ log: TestLog) {
    list.layout = CountedTable.describe()
    list.animatesChanges = false
    for (number, rows) in sections.enumerated() {
      list += ListEngine.Section(number) { section in
        section.layouts.table.columns = .init(count: number % 3 + 1, spacing: 4)
        section.header = TestTitle(text: "header \(number)", height: 30, log: log)
        section += rows.map { TestRow(id: "\($0.id)", height: $0.height, log: log) }
      }
    }
  }
}

/// Looks, after each update, at what was done in it.
private final class UpdateCounter: SignpostSink, @unchecked Sendable {
  private unowned let list: ListView
  private let log: TestLog
  private var faults: [String] = []
  private var before = 0
  private(set) var updates = 0
  private(set) var placings = 0

  init(_ list: ListView, _ log: TestLog) {
    self.list = list
    self.log = log
  }

  func takeFaults() -> [String] {
    defer { faults = [] }
    return faults
  }

  private var allPlacings: Int { list.windowedLayout(CountedTable.self)?.placings ?? 0 }

  func begin(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) -> SignpostID? {
    guard kind == .update else { return nil }
    before = allPlacings
    log.applied = []
    return id
  }

  func end(_ kind: IntervalKind, scope: SignpostScope, id: SignpostID, values: SignpostValues) {
    updates += 1
    let count = allPlacings - before
    placings += count
    if count > 1 { faults.append("placed \(count) times") }
    let measured = log.applied.filter { $0.contains("measurement") }
    let counts = Dictionary(measured.map { ($0, 1) }, uniquingKeysWith: +)
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
      faults.append("\(name) \(count) times")
    }
  }

  func begin(_ name: StaticString, scope: SignpostScope, id: SignpostID) -> SignpostID? { nil }
  func end(_ name: StaticString, scope: SignpostScope, id: SignpostID) {}
  func isEnabled(_ kind: EventKind) -> Bool { false }
  func event(_ kind: EventKind, scope: SignpostScope, values: [EventValue]) {}
  func counter(_ name: StaticString, scope: SignpostScope, value: Int64) {}
}
