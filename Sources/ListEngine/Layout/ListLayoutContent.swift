import Foundation
import HeadlessUIKit
import ListSchema

/// Where everything that is presented stands, in the coordinates of the content.
///
/// Sections, and the rows of items within them, are in ascending order of their positions, which is
/// what makes `elements(in:)` fast.
struct ListLayoutContent {
  /// The places of one section's parts.
  struct SectionFrames {
    /// Nil where there is no header.
    var header: CGRect?
    /// Nil where there is no footer.
    var footer: CGRect?
    /// One for each item.
    var items: [CGRect] = []
    /// How many items stand beside each other.
    var columns = 1
    /// From the section's first part to its last, along the list.
    var extent: ClosedRange<CGFloat> = 0...0
    /// Whether the header stays at the top while the section is on screen.
    var isHeaderSticky = false
  }

  var contentSize = CGSize.zero
  /// The greatest measured width of anything, with the padding.
  var naturalContentWidth: CGFloat?
  var containerHeader: CGRect?
  var header: CGRect?
  var footer: CGRect?
  /// Below the content, which it is no part of; nil where there is none.
  var overscrollFooter: CGRect?
  var sections: [SectionFrames] = []

  /// Puts the overscroll footer where it shows only when the list is pulled beyond its end.
  ///
  /// That is below the content, or below the view where the content is shorter.
  mutating func positionOverscrollFooter(viewHeight: CGFloat, contentInset: UIEdgeInsets) {
    let room = viewHeight - contentInset.top - contentInset.bottom
    let end = contentSize.height
    overscrollFooter?.origin.y =
      end >= room ? end + contentInset.bottom : room - contentInset.top
  }

  /// Where a section's header shows when the list is scrolled to `offset`.
  ///
  /// A sticky header leaves its place for the top of the view, but not its section.
  func visibleHeaderFrame(ofSection index: Int, offset: CGFloat) -> CGRect? {
    let section = sections[index]
    guard var frame = section.header, section.isHeaderSticky, frame.minY < offset else {
      return section.header
    }
    frame.origin.y = min(offset, section.extent.upperBound - frame.height)
    return frame
  }
}

/// One element that a rectangle of the content shows.
struct PlacedElement {
  var place: ElementPlace
  var frame: CGRect
}

extension ListLayoutContent {
  /// Everything that a rectangle shows, from top to bottom.
  ///
  /// Nothing without a section.
  ///
  /// - Complexity: O(log sections + log items) rectangle tests, and one for each element found.
  func elements(in rect: CGRect) -> [PlacedElement] {
    guard !sections.isEmpty else { return [] }
    var found: [PlacedElement] = []
    func add(_ frame: CGRect?, _ place: ElementPlace) {
      guard let frame, frame.overlaps(rect) else { return }
      found.append(PlacedElement(place: place, frame: frame))
    }
    add(containerHeader, ElementPlace(part: .containerHeader))
    add(header, ElementPlace(part: .listHeader))
    var index = sections.partitioningIndex { $0.extent.upperBound >= rect.minY }
    while index < sections.count, sections[index].extent.lowerBound < rect.maxY {
      add(
        visibleHeaderFrame(ofSection: index, offset: rect.minY),
        ElementPlace(part: .sectionHeader, section: index)
      )
      for item in itemRange(ofSection: index, in: rect) {
        add(
          sections[index].items[item],
          ElementPlace(part: .item, section: index, index: item)
        )
      }
      add(sections[index].footer, ElementPlace(part: .sectionFooter, section: index))
      index += 1
    }
    add(footer, ElementPlace(part: .listFooter))
    add(overscrollFooter, ElementPlace(part: .overscrollFooter))
    return found
  }

  /// The items whose rows may reach into a rectangle; a superset of those that do.
  private func itemRange(ofSection index: Int, in rect: CGRect) -> Range<Int> {
    let section = sections[index]
    let columns = section.columns
    let rows = (section.items.count + columns - 1) / columns
    func row(_ row: Int) -> ArraySlice<CGRect> {
      section.items[row * columns..<min((row + 1) * columns, section.items.count)]
    }
    let first = (0..<rows).partitioningIndex { row($0).contains { $0.maxY >= rect.minY } }
    let last = (first..<rows).partitioningIndex { !row($0).contains { $0.minY < rect.maxY } }
    return min(first * columns, section.items.count)..<min(last * columns, section.items.count)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index from which on `predicate` holds, when it holds for a tail of the collection.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
