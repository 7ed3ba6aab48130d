public import Foundation
public import HeadlessUIKit
public import ListEngine

/// The row for which goals are stated: an identifier, a title, two numbers.
public struct SmallRow: ItemContent, Equatable {
  var id: String
  var title: String
  var count: Int
  var price: Int

  /// The identity of the row.
  public var identifierValue: String { id }

  /// An empty view of a row's height.
  public static func createReusableContentView(frame: CGRect) -> SmallRowView {
    SmallRowView(frame: frame)
  }

  /// Does nothing: what rows show is not measured.
  public func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}

  /// The same row, with its own copies of strings in memory.
  public var fresh: SmallRow {
    var copy = self
    copy.id = String(decoding: Array(id.utf8), as: UTF8.self)
    copy.title = String(decoding: Array(title.utf8), as: UTF8.self)
    return copy
  }

  /// Changes a number.
  public mutating func setCount(_ count: Int) { self.count = count }

  /// Rows with random texts, the same ones in every run.
  public static func rows(_ count: Int) -> [SmallRow] {
    var generator = Generator(state: 1)
    return (0..<count).map { _ in row(&generator) }
  }

  /// The rows after an update, with their own copies of strings if `isFresh`.
  public static func changed(
    _ rows: [SmallRow],
    _ pattern: Pattern,
    isFresh: Bool
  ) -> [SmallRow] {
    var generator = Generator(state: 2)
    var rows = rows
    switch pattern {
    case .upd1: rows[rows.count / 2].count += 1
    case .insdel1pct:
      let percent = max(1, rows.count / 100)
      for _ in 0..<percent { rows.remove(at: Int.random(in: rows.indices, using: &generator)) }
      for _ in 0..<percent {
        rows.insert(row(&generator), at: Int.random(in: 0...rows.count, using: &generator))
      }
    case .move10pct:
      for _ in 0..<rows.count / 10 {
        let row = rows.remove(at: Int.random(in: rows.indices, using: &generator))
        rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
      }
    case .shuffle: rows.shuffle(using: &generator)
    case .reverse: rows.reverse()
    default: break
    }
    return isFresh ? rows.map(\.fresh) : rows
  }

  private static func row(_ generator: inout Generator) -> SmallRow {
    SmallRow(
      id: generator.hexadecimal(20),
      title: "Product " + generator.hexadecimal(16),
      count: Int.random(in: 0..<1_000, using: &generator),
      price: Int.random(in: 0..<10_000, using: &generator)
    )
  }
}

/// An empty view with the height of a row.
public final class SmallRowView: UIView {
  /// A row's height.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}
