public import HeadlessUIKit
import CompositionalLayout

// Where everything is, as the solver knows it.
extension CompositionalListLayout {
  /// The size of everything.
  public var contentSize: CGSize { layout.collectionViewContentSize }

  /// The start of the first section.
  public var sectionsStart: CGFloat { layout.sectionsStart }

  /// Returns the start and the end of a section.
  ///
  /// - Complexity: O(log sections).
  public func range(ofSection section: Int) -> Range<CGFloat> {
    layout.rangeOfSection(section) ?? sectionsStart..<sectionsStart
  }

  /// Returns the start and the end of an item; nil if there is none.
  ///
  /// - Complexity: O(log items).
  public func range(ofItemAt path: IndexPath) -> Range<CGFloat>? {
    layout.mainRange(ofItem: path.item, inSection: path.section)
  }

  /// The most items that a section presents only to find the largest of them; ours.
  static let maxUniformCount = 256

  /// The items of a section whose groups share the size of the largest one; nil for other sections,
  /// and for those with so many items that only those near the screen are measured.
  private func uniformItems(ofSection section: Int) -> Range<Int>? {
    guard let count = layout.uniformItemCount(ofSection: section), count > 0,
      count <= Self.maxUniformCount
    else { return nil }
    return 0..<count
  }

  /// The first and the last item at a position, or near it; nil without sections.
  ///
  /// Of a section whose groups share a size, all: each has to be measured.
  ///
  /// - Complexity: O(log items).
  public func items(at position: CGFloat) -> ClosedRange<IndexPath>? {
    guard let (first, last) = layout.items(at: position) else { return nil }
    let firsts = uniformItems(ofSection: first.section)
    let lasts = uniformItems(ofSection: last.section)
    let start = firsts.map { IndexPath(item: $0.lowerBound, section: first.section) } ?? first
    let end = lasts.map { IndexPath(item: $0.upperBound - 1, section: last.section) } ?? last
    return start...max(start, end)
  }

  /// The items that an orthogonal section shows; nil for other sections.
  public func scrolledItems(ofSection section: Int) -> Range<Int>? {
    guard let shown = layout.scrolledItems(ofSection: section) else { return nil }
    return uniformItems(ofSection: section) ?? shown
  }

  /// Returns the distance that an orthogonal section is scrolled; nil for other sections.
  public func sectionOffset(_ section: Int) -> CGFloat? {
    layout.isOrthogonal(section) ? layout.orthogonalOffset(ofSection: section) : nil
  }

  /// Scrolls an orthogonal section, as far as its content goes.
  public func setSectionOffset(_ offset: CGFloat, ofSection section: Int) {
    layout.setOrthogonalOffset(offset, ofSection: section)
  }

  /// Returns the offset at which a gesture in an orthogonal section ends; nil for other sections.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - start: the offset at which it started.
  ///   - proposed: the offset that it would reach without stops.
  ///   - velocity: its speed at the end, in points per millisecond.
  /// - Returns: the offset.
  public func targetOffset(
    ofSection section: Int,
    from start: CGFloat,
    proposed: CGFloat,
    velocity: CGFloat
  ) -> CGFloat? {
    layout.targetOrthogonalOffset(
      ofSection: section,
      from: start,
      proposed: proposed,
      velocity: velocity
    )
  }

  /// Returns the range along the list in which an orthogonal section shows its items; nil for other
  /// sections.
  public func scrollingRange(ofSection section: Int) -> Range<CGFloat>? {
    layout.scrollerRange(ofSection: section)
  }
}
