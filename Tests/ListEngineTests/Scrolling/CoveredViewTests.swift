import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// A view at rest is covered by its content, whatever has changed before.
@Suite struct CoveredViewTests {
  private func list(
    rows: Int = 1_000,
    height: CGFloat = 44,
    in size: CGSize = CGSize(width: 390, height: 844),
    _ configure: (inout ListProperties) -> Void = { _ in }
  ) -> ListView {
    let list = ListView(frame: CGRect(origin: .zero, size: size))
    list.configure { properties in
      properties.animatesChanges = false
      configure(&properties)
      properties += Section(0) { section in
        section += (0..<rows).map {
          Item(TestRow(id: "\($0)", height: height), sizing: .thatFits(.init(.atLeast(height))))
        }
      }
    }
    return list
  }

  /// The first row that starts on screen, and where.
  private func anchor(of list: ListView) -> (path: IndexPath, position: CGFloat)? {
    list.anchorPlace.flatMap { place in
      let path = IndexPath(item: place.item, section: place.section)
      return list.placement.content.itemFrame(at: path).map {
        (path, list.axis.start(of: $0) - list.axis.position(of: list.scrollView.contentOffset))
      }
    }
  }

  /// Layouts that follow one another.
  private static var kinds: [(name: String, layout: LayoutDescription)] {
    [
      ("table", .table()), ("spaced", .table { $0.layout.itemSpacing = 10 }), ("paged", .paged()),
      ("flow", .flow()), ("columns", .flow { $0.itemSizing = .columns(3) }),
      ("eager", RaisingLayout.describe()),
    ]
  }

  @Test(
    "Another layout leaves no gap, and the first row where it was",
    arguments: kinds.map(\.name),
    [0, 22_000, 43_156] as [CGFloat]
  )
  func layouts(name: String, offset: CGFloat) {
    for (other, layout) in Self.kinds where other != name {
      let old = Self.kinds.first { $0.name == name }?.layout ?? .table()
      let list = list { $0.layout = old }
      let limits = list.scrollView.verticalOffsetLimits
      list.scrollView.contentOffset.y = min(offset, limits.upperBound)
      list.runLoop.runUntilIdle()
      let before = anchor(of: list)
      list.layout = layout
      list.runLoop.runUntilIdle()
      let message: Comment = "\(name) to \(other) at \(offset)"
      #expect(list.blankLength == 0, message)
      #expect(!list.visibleItems.isEmpty, message)
      let now = list.scrollView.verticalOffsetLimits
      let y = list.scrollView.contentOffset.y
      guard offset > 0, y > now.lowerBound, y < now.upperBound else { continue }
      let frame = before.flatMap { list.placement.content.itemFrame(at: $0.path) }
      let position = frame.map { $0.minY - list.scrollView.contentOffset.y }
      let moved = (position ?? .infinity) - (before?.position ?? 0)
      #expect(abs(moved) < 0.001, message)
    }
  }

  @Test("A spaced table shows the 16 rows that there is room for")
  func spacing() {
    let list = list()
    list.scrollToLastItem()
    list.runLoop.runUntilIdle()
    let before = anchor(of: list)
    list.layout = .table { $0.layout.itemSpacing = 10 }
    #expect(list.visibleItems.count == 16)
    #expect(list.blankLength == 0)
    let now = anchor(of: list)
    #expect(before?.path == now?.path && before?.position == now?.position)
  }

  @Test(
    "A view that grows is covered, at once or in steps",
    arguments: [
      (20, 1_000, 100, 844, 5_000), (44, 300, 500, 1_300, 3_000), (20, 1_000, 844, 1_366, 9_000),
    ] as [(CGFloat, Int, CGFloat, CGFloat, CGFloat)],
    [LayoutDirection.vertical, .horizontal]
  )
  func grows(
    _ change: (row: CGFloat, rows: Int, from: CGFloat, to: CGFloat, offset: CGFloat),
    axis: LayoutDirection
  ) {
    for (columns, steps) in [(1, 1), (2, 1), (1, 7), (2, 3)] {
      func size(_ length: CGFloat) -> CGSize {
        axis == .vertical
          ? CGSize(width: 390, height: length) : CGSize(width: length, height: 390)
      }
      let list = ListView(frame: CGRect(origin: .zero, size: size(change.from)))
      list.configure { properties in
        properties.layout = .table { $0.direction = axis }
        properties += Section(0) { section in
          section.layouts.table.columns = .init(count: columns)
          section += (0..<change.rows * columns).map {
            Item(TestRow(id: "\($0)"), sizing: .fixed(width: change.row, height: change.row))
          }
        }
      }
      list.scrollView.contentOffset = axis.point(at: change.offset, across: .zero)
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        list.frame.size = size(change.from + (change.to - change.from) * part)
        #expect(list.blankLength == 0, "\(columns) columns, step \(step) of \(steps)")
        #expect(axis.position(of: list.scrollView.contentOffset) == change.offset)
      }
    }
  }

  @Test("Rows that are too short for a prefix do not leave the view empty")
  func prefix() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 844))
    list.batching = .prefix(20)
    list.configure { properties in
      properties += Section(0) { section in
        section += (0..<2_000).map { Item(TestRow(id: "\($0)"), sizing: .fixed(height: 2)) }
      }
    }
    #expect(list.contentSize.height >= 844)
    list.frame.size.height = 1_500
    #expect(list.contentSize.height >= 1_500)
  }

  @Test("Rows above the first one move nothing on screen under bottom gravity, wherever it is")
  func prepended() {
    for offset: CGFloat in [0, 2_000, 4_000] {
      let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      func show(from first: Int) {
        list.configure { properties in
          properties.animatesChanges = false
          properties.behavior.verticalLayoutGravity = .bottom
          properties += Section(0) { section in
            section += (first..<200).map { TestRow(id: "\($0)", height: CGFloat(50 + $0 & 15)) }
          }
        }
      }
      show(from: 0)
      list.scrollView.contentOffset.y = offset
      list.runLoop.runUntilIdle()
      let rest = list.contentSize.height - list.scrollView.contentOffset.y
      let top = list.visibleItems.first?.anyIdentifier
      for step in 1...3 {
        show(from: -40 * step)
        list.runLoop.runUntilIdle()
        #expect(list.visibleItems.first?.anyIdentifier == top, "\(offset), \(step)")
        let now = list.contentSize.height - list.scrollView.contentOffset.y
        #expect(abs(now - rest) < 60 || offset < 4_000)
      }
    }
  }
}
