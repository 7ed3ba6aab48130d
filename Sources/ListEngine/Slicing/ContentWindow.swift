import HeadlessUIKit

/// A stretch of the items of a content, over one section or several.
struct ContentWindow: Equatable {
  /// The sections that have a part in it.
  var sections: Range<Int>
  /// The first item, in the first section.
  var firstItem: Int
  /// The end of the items, in the last section.
  var endItem: Int

  /// Whether nothing is in it, not even a section.
  var isEmpty: Bool { sections.isEmpty }

  /// All of a content.
  init(all content: Content) {
    self.init(
      sections: content.sections.indices,
      firstItem: 0,
      endItem: content.sections.last?.count ?? 0
    )
  }

  init(sections: Range<Int>, firstItem: Int, endItem: Int) {
    self.sections = sections
    self.firstItem = firstItem
    self.endItem = endItem
  }

  /// The items from `first` to `last`, with `before` more in front of them and `after` more behind.
  ///
  /// A section counts as one item more, so that sections without items do not come in any number. In
  /// every section the window begins and ends with a whole line of `unit` items; a section of which
  /// `unit` is nil is in it as a whole.
  ///
  /// - Complexity: O(sections that it goes through).
  init(
    from first: ItemPlace,
    to last: ItemPlace,
    before: Int,
    after: Int,
    in content: Content,
    unit: (Section) -> Int?
  ) {
    var (section, item) = (first.section, first.item)
    var wanted = before
    while wanted > item, section > 0 {
      wanted -= item + 1
      section -= 1
      item = content.sections[section].count
      if wanted < 0 { wanted = 0 }
    }
    firstItem = max(0, item - max(0, wanted))
    let start = section
    (section, item) = (last.section, last.item + 1)
    wanted = after
    let lastSection = content.sections.count - 1
    while wanted > content.sections[section].count - item, section < lastSection {
      wanted -= content.sections[section].count - item + 1
      section += 1
      item = 0
      if wanted < 0 { wanted = 0 }
    }
    endItem = min(content.sections[section].count, item + max(0, wanted))
    sections = start..<section + 1
    alignToLines(in: content, unit)
  }

  private mutating func alignToLines(in content: Content, _ unit: (Section) -> Int?) {
    let first = content.sections[sections.lowerBound]
    firstItem = unit(first).map { firstItem / $0 * $0 } ?? 0
    let last = content.sections[sections.upperBound - 1]
    endItem = unit(last).map { min((endItem + $0 - 1) / $0 * $0, last.count) } ?? last.count
  }

  /// The items of a section that are in the window.
  func items(ofSection section: Int, in content: Content) -> Range<Int> {
    let start = section == sections.lowerBound ? firstItem : 0
    let end = section == sections.upperBound - 1 ? endItem : content.sections[section].count
    return start..<max(start, end)
  }

  /// How many items are in it.
  func itemCount(in content: Content) -> Int {
    sections.reduce(0) { $0 + items(ofSection: $1, in: content).count }
  }
}
