import Foundation
import ListEngine
import Signposts

/// Talks in several rooms, side by side: a layout that knows where every talk is without placing it.
///
/// A section is a day. Its talks begin every half hour, one in each room.
final class TimetableLayout: WindowedListLayout {
  /// The appearance of the timetable.
  struct LayoutAppearance: ListLayoutAppearance {
    static var `default`: LayoutAppearance { LayoutAppearance() }

    /// The number of rooms.
    var rooms = 3
    /// The length of half an hour, in points.
    var slotLength: CGFloat = 60
    /// The space above a day's talks, for its header.
    var headerLength: CGFloat = 40

    var direction: LayoutDirection { .vertical }
    var bounds: ListContentBounds? { nil }
    var listHeaderPosition: ListHeaderPosition { .inline }
    var stickySectionHeaders: Bool { false }
    var pagingBehavior: ListPagingBehavior { .none }
    var scrollViewProperties: ListLayoutScrollViewProperties {
      TableAppearance.default.scrollViewProperties
    }

    func toLayoutDescription() -> LayoutDescription { TimetableLayout.describe(self) }
  }

  static var knowsPositions: Bool { true }

  var layoutAppearance: LayoutAppearance
  /// The start of every day, and the end of the last.
  private var starts: [CGFloat] = [0]
  private var counts: [Int] = []
  private var width: CGFloat = 0

  init(layoutAppearance: LayoutAppearance) {
    self.layoutAppearance = layoutAppearance
  }

  func prepare(
    _ content: WindowedLayoutContent?,
    in context: ListLayoutLayoutContext,
    _ signposter: Signposter
  ) {
    width = context.viewBounds.width
    guard let content else { return }
    counts = content.sections.map(\.itemCount)
    starts = [0]
    for count in counts {
      starts.append(starts[starts.count - 1] + layoutAppearance.headerLength + length(of: count))
    }
  }

  /// The length of some talks.
  private func length(of count: Int) -> CGFloat {
    CGFloat((count + layoutAppearance.rooms - 1) / layoutAppearance.rooms)
      * layoutAppearance.slotLength
  }

  func range(ofSection section: Int) -> Range<CGFloat> { starts[section]..<starts[section + 1] }

  func range(ofItemAt path: IndexPath) -> Range<CGFloat>? {
    guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item)
    else { return nil }
    let slot = CGFloat(path.item / layoutAppearance.rooms)
    let start =
      starts[path.section] + layoutAppearance.headerLength + slot * layoutAppearance.slotLength
    return start..<start + layoutAppearance.slotLength
  }

  /// A binary search for the day, and a division for the slot.
  func items(at position: CGFloat) -> ClosedRange<IndexPath>? {
    guard !counts.isEmpty else { return nil }
    var (low, high) = (0, counts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    let inDay = position - starts[low] - layoutAppearance.headerLength
    let slot = max(0, Int(inDay / layoutAppearance.slotLength))
    let last = max(0, counts[low] - 1)
    let first = min(slot * layoutAppearance.rooms, last)
    return IndexPath(
      item: first,
      section: low
    )...IndexPath(item: min(first + layoutAppearance.rooms - 1, last), section: low)
  }

  func place(_ pass: WindowedLayoutPass) {
    let roomWidth = width / CGFloat(layoutAppearance.rooms)
    for section in pass.sections {
      pass.place(
        .sectionHeader(section),
        at: CGRect(x: 0, y: starts[section], width: width, height: layoutAppearance.headerLength),
        zIndex: 1
      )
      pass.placeItems(
        ofSection: section,
        pass.items(ofSection: section).map { item in
          let start = range(ofItemAt: IndexPath(item: item, section: section))?.lowerBound ?? 0
          let room = CGFloat(item % layoutAppearance.rooms)
          return CGRect(
            x: room * roomWidth,
            y: start,
            width: roomWidth,
            height: layoutAppearance.slotLength
          )
        }
      )
    }
    pass.contentSize = CGSize(width: width, height: starts[starts.count - 1])
  }
}
