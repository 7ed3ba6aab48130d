public import Foundation
import HeadlessUIKit
import ListSchema

/// The content that a custom layout places: an object for everything that is presented.
///
/// The list's headers and footers always exist, even if the list has none: then they are not
/// populated and measure nothing.
public final class ListLayoutContent {
  /// Above everything.
  public let containerHeader: SupplementaryItemInfo
  /// Above the sections.
  public let header: SupplementaryItemInfo
  /// Below the sections.
  public let footer: SupplementaryItemInfo
  /// Below the content, and not part of it.
  public let overscrollFooter: SupplementaryItemInfo
  /// The sections, in order.
  public let sections: [SectionInfo]
  /// The size of the content, once it is placed.
  public internal(set) var contentSize = CGSize.zero
  /// The natural width of the content, once it is placed; nil if the layout does not know it.
  public internal(set) var naturalContentWidth: CGFloat?
  let changes: Changes

  /// The changes since the positions were last copied.
  final class Changes {
    /// The number of moves of elements.
    var placings: UInt64 = 0
    /// True if an element was moved.
    var isPlaced = false
    /// True if a header's or footer's pinned position changed.
    var isPinned = false

    func place() {
      placings += 1
      isPlaced = true
    }
  }

  init(
    containerHeader: SupplementaryItemInfo,
    header: SupplementaryItemInfo,
    footer: SupplementaryItemInfo,
    overscrollFooter: SupplementaryItemInfo,
    sections: [SectionInfo],
    changes: Changes
  ) {
    self.containerHeader = containerHeader
    self.header = header
    self.footer = footer
    self.overscrollFooter = overscrollFooter
    self.sections = sections
    self.changes = changes
  }

  /// The populated parts from top to bottom: header, sections, footer.
  ///
  /// Without the container header and the overscroll footer.
  public var all: [ListLayoutContentItem] {
    (header.isPopulated ? [header] : []) + sections.flatMap(\.all)
      + (footer.isPopulated ? [footer] : [])
  }

  /// The maximum of a property over `all`, at least 0.
  public func maxValue(for keyPath: KeyPath<ListLayoutContentItem, CGFloat>) -> CGFloat {
    all.reduce(0) { max($0, $1[keyPath: keyPath]) }
  }

  /// Moves items in the content, as a drag does; the presented content stays as it is.
  ///
  /// All items are removed from their sources before any is inserted at its target.
  ///
  /// - Precondition: the number of sources equals the number of targets.
  func move(from sources: [IndexPath], to targets: [IndexPath]) {
    precondition(
      sources.count == targets.count,
      "\(sources.count) items cannot move to \(targets.count) places"
    )
    guard sources != targets else { return }
    let moves = zip(sources, targets).map { (item: item(at: $0), source: $0, target: $1) }
    for move in moves.sorted(by: { $0.source > $1.source }) {
      sections[move.source.section].items.remove(at: move.source.item)
    }
    for move in moves.sorted(by: { $0.target < $1.target }) {
      sections[move.target.section].items.insert(move.item, at: move.target.item)
    }
    numberItems()
  }

  private func item(at path: IndexPath) -> ItemInfo { sections[path.section].items[path.item] }

  private func numberItems() {
    for (section, info) in sections.enumerated() {
      for (item, element) in info.items.enumerated() {
        element.indexPath = IndexPath(item: item, section: section)
      }
    }
  }

  /// Calls a function for every element, with its place.
  func forEach(_ body: (ListLayoutContentItem, ElementPlace) -> Void) {
    body(containerHeader, ElementPlace(part: .containerHeader))
    body(header, ElementPlace(part: .listHeader))
    for (index, section) in sections.enumerated() {
      body(section.header, ElementPlace(part: .sectionHeader, section: index))
      for (item, info) in section.items.enumerated() {
        body(info, ElementPlace(part: .item, section: index, index: item))
      }
      body(section.footer, ElementPlace(part: .sectionFooter, section: index))
    }
    body(footer, ElementPlace(part: .listFooter))
    body(overscrollFooter, ElementPlace(part: .overscrollFooter))
  }
}
