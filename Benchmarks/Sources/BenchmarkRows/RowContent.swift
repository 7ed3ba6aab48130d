public import HeadlessUIKit
public import ListEngine

/// A typical row of an app: an identifier, two texts, some numbers.
public struct Row: ItemContent, Equatable {
  var id: String
  var title: String
  var subtitle: String
  var count: Int
  var price: Double
  var isFavourite: Bool

  /// The identity of the row.
  public var identifierValue: String { id }

  /// An empty view.
  public static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }

  /// Does nothing: what rows show is not measured.
  public func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}

  /// The same row, with its own copies of strings in memory.
  var fresh: Row {
    var copy = self
    copy.id = String(decoding: Array(id.utf8), as: UTF8.self)
    copy.title = String(decoding: Array(title.utf8), as: UTF8.self)
    copy.subtitle = String(decoding: Array(subtitle.utf8), as: UTF8.self)
    return copy
  }
}

/// The pattern of changes of an update.
public enum Pattern: String, CaseIterable {
  case same, samecow, upd1, upd1pct, insdel1pct, move10pct, shuffle, prepend100, append100, reload
  case reverse
}

/// Rows in sections, before and after an update.
public struct RowContent {
  /// The number of rows.
  public let count: Int
  /// The number of sections that hold them.
  public let sections: Int
  /// The rows by section, before the update.
  public let rows: [[Row]]
  /// The sections before the update.
  public let old: [Section]

  /// Makes rows, the same ones in every run.
  public init(count: Int, sections: Int) {
    self.count = count
    self.sections = sections
    var generator = Generator(state: 1)
    rows = (0..<sections).map { _ in (0..<count / sections).map { _ in Self.row(&generator) } }
    old = Self.build(rows)
  }

  /// The sections after an update.
  public func new(_ pattern: Pattern, isFresh: Bool) -> [Section] {
    pattern == .samecow ? old : Self.build(newRows(pattern, isFresh: isFresh))
  }

  /// The rows after an update.
  public func newRows(_ pattern: Pattern, isFresh: Bool) -> [[Row]] {
    var generator = Generator(state: 2)
    let changed = rows.map { change($0, pattern, &generator) }
    return isFresh ? changed.map { $0.map(\.fresh) } : changed
  }

  private func change(
    _ rows: [Row],
    _ pattern: Pattern,
    _ generator: inout Generator
  ) -> [Row] {
    var rows = rows
    let percent = max(1, rows.count / 100)
    switch pattern {
    case .same, .samecow: break
    case .upd1: rows[rows.count / 2].count += 1
    case .upd1pct:
      for _ in 0..<percent { rows[Int.random(in: rows.indices, using: &generator)].count += 1 }
    case .insdel1pct:
      for _ in 0..<percent { rows.remove(at: Int.random(in: rows.indices, using: &generator)) }
      for _ in 0..<percent {
        rows.insert(
          Self.row(&generator),
          at: Int.random(in: 0...rows.count, using: &generator)
        )
      }
    case .move10pct:
      for _ in 0..<rows.count / 10 {
        let row = rows.remove(at: Int.random(in: rows.indices, using: &generator))
        rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
      }
    case .shuffle: rows.shuffle(using: &generator)
    case .prepend100:
      rows = (0..<max(1, 100 / sections)).map { _ in Self.row(&generator) } + rows
    case .append100: rows += (0..<max(1, 100 / sections)).map { _ in Self.row(&generator) }
    case .reload: rows = rows.map { _ in Self.row(&generator) }
    case .reverse: rows.reverse()
    }
    return rows
  }

  private static func build(_ rows: [[Row]]) -> [Section] {
    rows.enumerated().map { index, rows in
      Section(index) { $0 += rows.map { Item($0, sizing: .fixed(height: 44)) } }
    }
  }

  private static func row(_ generator: inout Generator) -> Row {
    let id = generator.hexadecimal(36)
    return Row(
      id: id,
      title: "Product \(generator.hexadecimal(17))",
      subtitle: "A second line about product \(generator.hexadecimal(32))",
      count: Int.random(in: 0..<1_000, using: &generator),
      price: Double.random(in: 0..<100, using: &generator),
      isFavourite: Bool.random(using: &generator)
    )
  }
}

/// SplitMix64, so that every run has the same rows.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func hexadecimal(_ length: Int) -> String {
    var text = ""
    while text.utf8.count < length { text += String(next(), radix: 16) }
    return String(text.prefix(length))
  }
}
