package import Foundation
import HeadlessUIKit

extension Content {
  /// The part of a content that is presented.
  package struct Slice {
    /// Whether nothing was left out: no item, and no section either.
    package let containsAllItems: Bool
    /// What is presented.
    package let content: Content

    /// The slice of a list that has no size: nothing at all, and nothing left out.
    package static var empty: Slice { Slice(containsAllItems: true, content: Content()) }
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
    return Slice(containsAllItems: isWhole, content: content)
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
}
