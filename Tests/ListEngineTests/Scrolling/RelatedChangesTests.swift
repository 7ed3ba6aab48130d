import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// Changes of which each alone would move rows or the offset, and which together do not.
@Suite struct RelatedChangesTests {
  /// A list of sections with some numbers of rows, 44 points high.
  private func list(_ counts: [Int], _ layout: LayoutDescription = .table()) -> ListView {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    show(counts, layout, in: list)
    return list
  }

  private func show(
    _ counts: [Int],
    _ layout: LayoutDescription = .table(),
    first: Int = 0,
    in list: ListView
  ) {
    list.configure { properties in
      properties.animatesChanges = false
      properties.layout = layout
      for (section, count) in counts.enumerated().dropFirst(first) {
        properties += Section(section) { section in
          let number = section.identifier.anyValue
          section += (0..<count).map {
            Item(TestRow(id: "\(number)/\($0)"), sizing: .fixed(width: 390, height: 44))
          }
        }
      }
    }
  }

  /// The first row that starts on screen, and where.
  private func anchor(of list: ListView) -> (row: AnyIdentifier, position: CGFloat)? {
    let offset = list.scrollView.contentOffset.y
    let row = list.display.visible.items.first { $0.placed.frame.minY >= offset }
    return row.map { ($0.item.identifier, $0.placed.frame.minY - offset) }
  }

  private func position(of row: AnyIdentifier, in list: ListView) -> CGFloat? {
    list.firstIndexPath(of: row).flatMap { list.placement.content.itemFrame(at: $0) }
      .map { $0.minY - list.scrollView.contentOffset.y }
  }

  @Test(
    "Sections without anything before or after the window leave nothing blank",
    arguments: 1..<64,
    ["table", "paged", "flow"]
  )
  func emptySections(pattern: Int, name: String) {
    let layouts: [String: LayoutDescription] = [
      "table": .table {
        $0.bounds = .init(padding: UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7))
      },
      "paged": .paged { $0.peek = .init(value: 2) }, "flow": .flow(),
    ]
    for policy in [BatchingPolicy.window(before: 1, after: 1), .prefix(3)] {
      let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      list.batching = policy
      list.behavior.occlusionInsets = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
      show((0..<6).map { pattern & (1 << $0) == 0 ? 0 : 12 }, layouts[name] ?? .table(), in: list)
      for _ in 0..<12 {
        #expect(list.blankLength == 0, "\(policy) at \(list.scrollView.contentOffset.y)")
        list.scrollView.contentOffset.y += 330
        let limits = list.scrollView.verticalOffsetLimits
        list.scrollView.contentOffset.y = limits.clamp(list.scrollView.contentOffset.y)
      }
      list.scrollView.contentOffset.y = list.scrollView.verticalOffsetLimits.lowerBound
      #expect(list.blankLength == 0, "\(policy), back at the start")
    }
  }

  @Test(
    "A safe area under a keyboard moves no row, at the end neither",
    arguments: [0, 5, 19, 30, 200] as [CGFloat]
  )
  func safeAreaUnderKeyboard(bottom: CGFloat) {
    for old: CGFloat in [0, 10, 40] {
      for gravity in [Behavior.VerticalLayoutGravity.top, .bottom] {
        let list = list([100])
        list.behavior.verticalLayoutGravity = gravity
        list.keyboard = Keyboard()
        list.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: old, right: 0)
        list.keyboard?.show(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
        let end = list.scrollView.verticalOffsetLimits.upperBound
        for distance: CGFloat in [0, 2, 300] {
          list.scrollView.contentOffset.y = end - distance
          list.safeAreaInsets.bottom = bottom
          #expect(list.scrollView.contentOffset.y == end - distance, "\(old) \(gravity)")
          list.safeAreaInsets.bottom = old
          #expect(list.scrollView.contentOffset.y == end - distance, "\(old) \(gravity)")
        }
      }
    }
  }

  @Test("A list without an area keeps its offset for when it has one again")
  func emptied() {
    let list = list([7, 0, 40, 3])
    list.safeAreaInsets = UIEdgeInsets(top: 26, left: 0, bottom: 30, right: 0)
    let limits = list.scrollView.verticalOffsetLimits
    let offsets = stride(from: limits.lowerBound, through: limits.upperBound, by: 37)
    for offset in Array(offsets) + [limits.upperBound] {
      list.scrollView.contentOffset.y = offset
      for size in [CGSize(width: 390, height: 0), .zero] {
        list.frame.size = size
        list.frame.size = CGSize(width: 390, height: 400)
        #expect(list.scrollView.contentOffset.y == offset)
        #expect(list.blankLength == 0)
      }
    }
  }

  @Test("It comes back within the limits of other content, and so does an animated scroll")
  func emptiedWithOtherContent() {
    for seconds in stride(from: 0, through: 0.3, by: 0.05) {
      let list = list([100])
      list.scrollToLastItem()
      list.scrollToTop(animated: true)
      list.runLoop.advance(by: seconds)
      list.frame.size.height = 0
      show([20], in: list)
      list.frame.size.height = 400
      list.runLoop.runUntilIdle()
      let offset = list.scrollView.contentOffset.y
      #expect(list.scrollView.verticalOffsetLimits.contains(offset), "\(offset) after \(seconds)")
      #expect(list.blankLength == 0)
    }
  }

  @Test(
    "A layout with other insets leaves rows where they are, and the offset within its limits",
    arguments: [ContentInsetAdjustmentBehavior.always, .never, .automatic, .scrollableAxes]
  )
  func insetsOfLayouts(old: ContentInsetAdjustmentBehavior) {
    for new in [ContentInsetAdjustmentBehavior.always, .never, .automatic, .scrollableAxes] {
      for spacing: CGFloat in [0, 3, 30] {
        let list = list([60], .table { $0.contentInsetAdjustmentBehavior = old })
        list.safeAreaInsets = UIEdgeInsets(top: 26, left: 0, bottom: 30, right: 0)
        let limits = list.scrollView.verticalOffsetLimits
        let distances: [CGFloat] = [0, 1, 10, 25, 26, 29, 30, 31]
        for offset in distances.flatMap({ [limits.lowerBound + $0, limits.upperBound - $0] }) {
          list.layout = .table { $0.contentInsetAdjustmentBehavior = old }
          list.scrollView.contentOffset.y = offset
          let before = anchor(of: list)
          list.layout = .table {
            $0.contentInsetAdjustmentBehavior = new
            $0.layout.itemSpacing = spacing
          }
          let limits = list.scrollView.verticalOffsetLimits
          let now = list.scrollView.contentOffset.y
          #expect(limits.contains(now), "\(old) to \(new) at \(offset): \(now) in \(limits)")
          guard now > limits.lowerBound, now < limits.upperBound, let before else { continue }
          #expect(position(of: before.row, in: list) == before.position, "\(old) to \(new)")
        }
      }
    }
  }

  @Test("Rows stay in place when all rows before them on screen are removed", arguments: 0...9)
  func removedAbove(rows: Int) {
    let list = list([60, 60, 60])
    list.scrollView.contentOffset.y = CGFloat(120 * 44 - rows * 44)
    let row = TestRow.identifier(with: "2/0")
    let before = position(of: row, in: list)
    #expect(before == CGFloat(rows * 44))
    show([60, 0, 60], in: list)
    #expect(position(of: row, in: list) == before)
    #expect(list.blankLength == 0)
  }

  @Test("A prefix is looked at only where it may have to grow", arguments: Seeds.all.prefix(16))
  func prefix(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let list = list((0..<4).map { _ in Int.random(in: 0...40, using: &random) })
    list.batching = .prefix(count: Int.random(in: 1...20, using: &random), nearBottom: 0.3)
    for _ in 0..<60 {
      let limits = list.scrollView.verticalOffsetLimits
      list.scrollView.contentOffset.y = CGFloat.random(in: limits, using: &random)
      #expect(list.blankLength == 0)
      let isStable = list.windowState.stableOffsets.contains(list.scrollView.contentOffset.y)
      #expect(!isStable || list.presentation.containsAllItems || !list.showsEndOfPrefix)
    }
  }
}
