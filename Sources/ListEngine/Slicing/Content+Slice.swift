package import Foundation
import HeadlessUIKit

extension Content {
  /// The part of a content that is presented.
  package struct Slice {
    /// True if nothing was omitted: no item, and no section.
    package let containsAllItems: Bool
    /// The presented content.
    package private(set) var content: Content
    /// The index of the first presented section in the whole content.
    let firstSection: Int
    /// The index of the first presented item in its whole section.
    let firstItem: Int
    /// The number of items in the whole of the last presented section.
    let lastItemCount: Int
    /// The number of sections of the whole content.
    let sectionCount: Int
    /// True if the last section of the whole content has a header, a footer or an item.
    let endsWithContent: Bool
    /// The first item, and the number of all items, of sections that are cut within the slice.
    private let cuts: [Int: (first: Int, count: Int)]
    /// The number of the whole content, incremented with each new one.
    var contentNumber: UInt32 = 0

    init(
      containsAllItems: Bool,
      content: Content,
      firstSection: Int = 0,
      firstItem: Int = 0,
      lastItemCount: Int? = nil,
      sectionCount: Int? = nil,
      lastSection: Section? = nil,
      cuts: [Int: (first: Int, count: Int)] = [:]
    ) {
      self.cuts = cuts
      self.containsAllItems = containsAllItems
      self.content = content
      self.firstSection = firstSection
      self.firstItem = firstItem
      self.lastItemCount = lastItemCount ?? content.sections.last?.count ?? 0
      self.sectionCount = sectionCount ?? content.sections.count
      endsWithContent = (lastSection ?? content.sections.last)?.hasParts == true
    }

    /// The slice of a list without a size: empty, and nothing omitted.
    package static var empty: Slice { Slice(containsAllItems: true, content: Content()) }

    /// Replaces an item; both indices count from the first presented one.
    mutating func replaceRow(at row: Int, ofSection section: Int, with item: AnyItemStorage) {
      content.sections[section].rows[row] = item
    }

    /// Leaves the items alone.
    mutating func removeHeadersAndFooters() {
      content.containerHeader = nil
      content.header = nil
      content.footer = nil
      content.overscrollFooter = nil
      for index in content.sections.indices {
        content.sections[index].header = nil
        content.sections[index].footer = nil
      }
    }

    /// The index of a section's first presented item; sections count from the first presented one.
    func firstItem(ofSection index: Int) -> Int {
      if !cuts.isEmpty, let cut = cuts[index] { return cut.first }
      return index == 0 ? firstItem : 0
    }

    /// The number of items in a whole section; sections count from the first presented one.
    func itemCount(ofSection index: Int) -> Int {
      if !cuts.isEmpty, let cut = cuts[index] { return cut.count }
      if index == content.sections.count - 1 { return lastItemCount }
      return firstItem(ofSection: index) + content.sections[index].count
    }
  }

  /// The content from its start to `extraItems` items after `path`.
  ///
  /// Sections before the one of `path` are complete. Of the others, items are kept until
  /// `path.item + extraItems` are reached; empty sections that follow the last kept item are kept
  /// with their headers and footers. Linear in the number of sections.
  package func slice(upTo path: IndexPath, plus extraItems: Int) -> Slice {
    // `Int.max` means all items.
    let (sum, isTooMany) = path.item.addingReportingOverflow(extraItems)
    var remaining = isTooMany ? .max : sum
    var kept: [Section] = []
    var isWhole = true
    for (index, section) in sections.enumerated() {
      if index < path.section || section.count <= remaining {
        kept.append(section.presented(0..<section.count))
        if index >= path.section { remaining -= section.count }
        continue
      }
      isWhole = false
      if remaining > 0 {
        kept.append(section.presented(0..<remaining))
      }
      break
    }
    var content = self
    content.sections = kept
    // The slice has no gaps, so the omitted parts do not count.
    return Slice(containsAllItems: isWhole, content: content)
  }

  /// The part of the content within a window; it is independent of everything outside.
  ///
  /// Linear in the number of sections and items in the window.
  ///
  /// - Parameters:
  ///   - window: the window.
  ///   - isPresented: false for one that is only measured, whose rows are made at once.
  /// - Returns: the slice.
  func slice(_ window: ContentWindow, isPresented: Bool = true) -> Slice {
    var content = self
    content.sections = window.sections.map { index in
      sections[index].presented(window.items(ofSection: index, in: self), isPresented)
    }
    return Slice(
      containsAllItems: window == ContentWindow(all: self),
      content: content,
      firstSection: window.sections.lowerBound,
      firstItem: window.firstItem,
      lastItemCount: window.sections.last.map { sections[$0].count } ?? 0,
      sectionCount: sections.count,
      lastSection: sections.last,
      cuts: window.limits.isEmpty
        ? [:]
        : Dictionary(
          uniqueKeysWithValues: window.limits.map { section, range in
            (
              section - window.sections.lowerBound,
              (first: range.lowerBound, count: sections[section].count)
            )
          }
        )
    )
  }
}

extension Section {
  /// True if there is a header, a footer or an item.
  var hasParts: Bool { count > 0 || header != nil || footer != nil }

  /// The section with the rows of a range, which are made at once if they are not to be presented.
  fileprivate func presented(_ range: Range<Int>, _ isPresented: Bool = true) -> Section {
    var section = self
    section.storage =
      isPresented ? storage.presented(range) : SectionItems(storage.items(in: range))
    return section
  }
}
