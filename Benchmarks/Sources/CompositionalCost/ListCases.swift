import ComposeLists
import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Measurement

/// A row that takes a height of its own.
struct SizedRow: ItemContent, Equatable {
  var id: Int
  var height: CGFloat

  var identifierValue: Int { id }

  final class View: UIView {
    var height: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  static func createReusableContentView(frame: CGRect) -> View { View(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.height = height
  }
}

/// The placement of the rows.
enum Placement {
  /// Fixed rows of a table.
  case table
  /// Rows over the whole width.
  case rows(NSCollectionLayoutDimension)
  /// A grid with a number of columns.
  case grid(Int)

  var layout: LayoutDescription {
    switch self {
    case .table: .table()
    case .rows(let height): .compositional { _, _ in Self.section(columns: 1, height) }
    case .grid(let columns):
      .compositional { _, _ in Self.section(columns: columns, .absolute(60)) }
    }
  }

  private static func section(
    columns: Int,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / CGFloat(columns)),
      heightDimension: height
    )
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: height
    )
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: groupSize,
        repeatingSubitem: NSCollectionLayoutItem(layoutSize: size),
        count: columns
      )
    )
  }
}

/// Rows in one section.
func content(_ items: Int, sizing: Sizing, changed: Int = -1, height: CGFloat = 0) -> Content {
  Content { content in
    content += Section("rows") { section in
      section += (0..<items).map { id in
        Item(SizedRow(id: id, height: id == changed ? height : 60), sizing: sizing)
      }
    }
  }
}

/// A list of a phone's size.
func makeList(_ placement: Placement) -> ListView {
  let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  list.validatesBatchUpdates = false
  list.layout = placement.layout
  return list
}

/// The first display of a content, compositional and in a table.
func displayCases() -> [Benchmark.Case] {
  [10_000, 50_000].flatMap { items in
    let rows = content(items, sizing: .fixed(width: 78, height: 60))
    func display(_ placement: Placement) -> Benchmark.Round {
      { _ in
        let list = makeList(placement)
        return { list.content = rows }
      }
    }
    return [("grid of 5", Placement.grid(5)), ("rows", .rows(.absolute(60)))].map {
      name,
      placement in
      Benchmark.Case(
        "first display, \(name), \(items) items",
        operations: 1,
        floor: Benchmark.Floor("table", display(.table)),
        display(placement)
      )
    }
  }
}

/// A list scrolled to a depth.
final class Run {
  let list: ListView
  private let contents: [Content]
  private let start: CGFloat

  init(_ placement: Placement, items: Int, depth: Double, sizing: Sizing) {
    let changed = min(items - 2, max(1, Int(Double(items) * depth)))
    contents = (0..<2).map { number in
      content(items, sizing: sizing, changed: changed, height: 70 + CGFloat(number) * 20)
    }
    list = makeList(placement)
    list.content = contents[1]
    list.scrollTo(
      item: Item(SizedRow(id: changed, height: 0)),
      position: .init(position: .centered)
    )
    list.layoutIfNeeded()
    start = list.scrollView.contentOffset.y + 7
    list.scrollView.contentOffset.y = start
  }

  func update(_ round: Int) { list.content = contents[round % 2] }
  func scroll(_ round: Int) { list.scrollView.contentOffset.y = start + CGFloat(round % 2) }
  func fling() {
    for frame in 1...80 { list.scrollView.contentOffset.y += frame <= 40 ? 60 : -60 }
  }
}

/// A run that is made when the first case needs it.
final class LazyRun {
  private let make: () -> Run
  private(set) lazy var run = make()

  init(_ make: @escaping () -> Run) {
    self.make = make
  }
}

/// The update of one self-sizing row, at depths and sizes.
func selfSizingCases() -> [Benchmark.Case] {
  func lazy(_ items: Int, _ depth: Double) -> LazyRun {
    LazyRun { Run(.rows(.estimated(50)), items: items, depth: depth, sizing: .thatFits()) }
  }
  let start = lazy(50_000, 0)
  let few = lazy(10_000, 0.5)
  var cases = [0.5, 1].map { depth in
    let run = lazy(50_000, depth)
    return Benchmark.Case(
      "one item's self-sizing, depth \(Int(depth * 100)) %",
      operations: 1,
      floor: Benchmark.Floor("at the start") { number in { start.run.update(number) } }
    ) { number in { run.run.update(number) } }
  }
  let many = lazy(50_000, 0.5)
  cases.append(
    Benchmark.Case(
      "one item's self-sizing, 50,000 items",
      operations: 1,
      floor: Benchmark.Floor("10,000 items") { number in { few.run.update(number) } }
    ) { number in { many.run.update(number) } }
  )
  return cases
}

/// Scroll frames and flings, compositional and in a table.
func scrollCases() -> [Benchmark.Case] {
  [0, 0.5, 1].flatMap { depth in
    let sizing = Sizing.fixed(width: 390, height: 60)
    let run = LazyRun { Run(.rows(.absolute(60)), items: 50_000, depth: depth, sizing: sizing) }
    let table = LazyRun { Run(.table, items: 50_000, depth: depth, sizing: sizing) }
    return [
      Benchmark.Case(
        "scroll frame, depth \(Int(depth * 100)) %",
        operations: 1,
        floor: Benchmark.Floor("table") { number in { table.run.scroll(number) } }
      ) { number in { run.run.scroll(number) } },
      Benchmark.Case(
        "fling of 80 frames, depth \(Int(depth * 100)) %",
        operations: 80,
        floor: Benchmark.Floor("table") { _ in { table.run.fling() } }
      ) { _ in { run.run.fling() } },
    ]
  }
}

/// One long orthogonal section among 100, against a short one.
func orthogonalCases() -> [Benchmark.Case] {
  func sections(_ count: Int) -> Content {
    Content { content in
      for number in 0..<100 {
        content += Section(number) { section in
          section += (0..<(number == 2 ? count : 20)).map { id in
            Item(SizedRow(id: number * 100_000 + id, height: 60), sizing: .fixed(height: 60))
          }
        }
      }
    }
  }
  let layout = LayoutDescription.compositional { _, _ in
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100),
      heightDimension: .absolute(100)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size,
        repeatingSubitem: NSCollectionLayoutItem(layoutSize: size),
        count: 1
      )
    )
    section.orthogonalScrollingBehavior = .continuous
    return section
  }
  func display(_ content: Content) -> Benchmark.Round {
    { _ in
      let list = makeList(.table)
      list.layout = layout
      return { list.content = content }
    }
  }
  return [
    Benchmark.Case(
      "first display, an orthogonal section of 10,000 among 100",
      operations: 1,
      floor: Benchmark.Floor("of 20", display(sections(20))),
      display(sections(10_000))
    )
  ]
}
