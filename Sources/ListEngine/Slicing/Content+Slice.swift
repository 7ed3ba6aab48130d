package import Foundation
import HeadlessUIKit

extension Content {
  /// The part of a content that is presented.
  package struct Slice {
    /// Whether nothing was left out: no item, and no section either.
    package let containsAllItems: Bool
    /// What is presented.
    package private(set) var content: Content
    /// The index of the first presented section in the whole content.
    let firstSection: Int
    /// The index of the first presented item in its whole section.
    let firstItem: Int
    /// How many items the last presented section has as a whole.
    let lastItemCount: Int
    /// How many sections the whole content has.
    let sectionCount: Int
    /// The number of the whole content: another one for every content that the list was given.
    var contentNumber: UInt32 = 0

    init(
      containsAllItems: Bool,
      content: Content,
      firstSection: Int = 0,
      firstItem: Int = 0,
      lastItemCount: Int? = nil,
      sectionCount: Int? = nil
    ) {
      self.containsAllItems = containsAllItems
      self.content = content
      self.firstSection = firstSection
      self.firstItem = firstItem
      self.lastItemCount = lastItemCount ?? content.sections.last?.count ?? 0
      self.sectionCount = sectionCount ?? content.sections.count
    }

    /// The slice of a list that has no size: nothing at all, and nothing left out.
    package static var empty: Slice { Slice(containsAllItems: true, content: Content()) }

    /// Presents another item; both indices count from the first presented one.
    mutating func replaceRow(at row: Int, ofSection section: Int, with item: AnyItemStorage) {
      content.sections[section].rows[row] = item
    }

    /// Where the presented items of a section begin in the whole section; sections count from the
    /// first presented one.
    func firstItem(ofSection index: Int) -> Int { index == 0 ? firstItem : 0 }

    /// How many items per section has as a whole; sections count from the first presented one.
    func itemCount(ofSection index: Int) -> Int {
      if index == content.sections.count - 1 { return lastItemCount }
      return firstItem(ofSection: index) + content.sections[index].count
    }
  }

  /// The content from its start to `extraItems` items after `path`.
  ///
  /// Sections before the one of `path` are whole. Of the others, items are kept until
  /// `path.item + extraItems` are; sections without items that follow the last kept item are kept
  /// with their headers and footers. Linear in the number of sections.
  package func slice(upTo path: IndexPath, plus extraItems: Int) -> Slice {
    // `Int.max` stands for all items.
    let (sum, isTooMany) = path.item.addingReportingOverflow(extraItems)
    var remaining = isTooMany ? .max : sum
    var kept: [Section] = []
    var isWhole = true
    for (index, section) in sections.enumerated() {
      if index < path.section || section.count <= remaining {
        kept.append(section.built(section.count))
        if index >= path.section { remaining -= section.count }
        continue
      }
      isWhole = false
      if remaining > 0 {
        kept.append(section.built(remaining))
      }
      break
    }
    var content = self
    content.sections = kept
    // As the slice has no gaps, what it leaves out does not count for it.
    return Slice(containsAllItems: isWhole, content: content)
  }

  /// The part of the content within a window; nothing in it moves, whatever is outside.
  ///
  /// Linear in the number of sections and items in the window.
  func slice(_ window: ContentWindow) -> Slice {
    var content = self
    content.sections = window.sections.map { index in
      sections[index].built(window.items(ofSection: index, in: self))
    }
    return Slice(
      containsAllItems: window == ContentWindow(all: self),
      content: content,
      firstSection: window.sections.lowerBound,
      firstItem: window.firstItem,
      lastItemCount: window.sections.last.map { sections[$0].count } ?? 0,
      sectionCount: sections.count
    )
  }
}

extension Section {
  /// The section with its first `count` rows, built.
  ///
  /// Rows that are built already are shared where all of them are kept.
  fileprivate func built(_ count: Int) -> Section {
    var section = self
    section.storage = SectionItems(storage.prefix(count))
    return section
  }

  /// The section with the rows of a range, built.
  fileprivate func built(_ range: Range<Int>) -> Section {
    var section = self
    section.storage = SectionItems(storage.items(in: range))
    return section
  }
}
