import HeadlessUIKit

extension ContentWindow {
  /// Creates the window over what remains of an earlier one, and what was inserted in between.
  ///
  /// A window at the start or the end of the content stays there. Nil if the ends of the old window
  /// cannot be found, or if the window would become much larger.
  init?(of old: PresentationState, in content: Content, unit: (Section) -> Int?) {
    guard let lastSection = content.sections.indices.last else { return nil }
    let finder = RowFinder(content: content, old: old.sections)
    let beganAtStart = old.start == ItemPlace(section: 0, item: 0)
    let endedAtEnd =
      old.sections.endIndex == old.sectionCount && (old.sections.last?.itemsAfter ?? 0) == 0
    let start = ItemPlace(section: 0, item: 0)
    let end = ItemPlace(section: lastSection, item: max(0, content.sections[lastSection].count - 1))
    guard let first = beganAtStart ? start : finder.firstRow,
      let last = endedAtEnd ? end : finder.lastRow,
      (first.section, first.item) <= (last.section, last.item)
    else { return nil }
    self.init(from: first, to: last, before: 0, after: 0, in: content, unit: unit)
    guard itemCount(in: content) <= 2 * old.itemCount + RowFinder.reach else { return nil }
  }
}
