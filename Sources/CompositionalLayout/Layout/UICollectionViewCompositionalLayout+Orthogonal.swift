public import HeadlessUIKit

extension UICollectionViewCompositionalLayout {
  /// Returns the distance that a section is scrolled orthogonally.
  public func orthogonalOffset(ofSection section: Int) -> CGFloat {
    solved.scrollOffsets[section] ?? 0
  }

  /// Scrolls a section orthogonally, as far as its content goes.
  public func setOrthogonalOffset(_ offset: CGFloat, ofSection section: Int) {
    guard let solution = self.section(section), solution.isOrthogonal, offset.isLength else {
      return
    }
    solved.scrollOffsets[section] = min(max(offset, 0), solution.maxScrollOffset)
  }

  /// Returns the range on the main axis in which a section shows the items that it scrolls
  /// orthogonally; nil if it does not.
  ///
  /// - Complexity: O(log sections).
  public func scrollerRange(ofSection section: Int) -> Range<CGFloat>? {
    guard let solution = self.section(section), solution.isOrthogonal, solution.itemCount > 0
    else { return nil }
    let start =
      solved.start(ofSection: section) + solution.boundary.contentStart
      + solution.layout.contentInsets.before(solved.axis)
    return start..<start + max(0, solution.instances.sums.thickness)
  }

  /// The length of the content that a section scrolls orthogonally; 0 if it does not.
  public func orthogonalContentLength(ofSection section: Int) -> CGFloat {
    self.section(section)?.scrollExtent ?? 0
  }

  /// The offsets at which a section stops when it is scrolled; empty if it stops anywhere.
  public func orthogonalStops(ofSection section: Int) -> [CGFloat] {
    self.section(section)?.scrollStops ?? []
  }

  /// Returns the offset at which a gesture in an orthogonal section ends.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - start: the offset at which it started; nil for the present one.
  ///   - proposed: the offset that it would reach without stops.
  ///   - velocity: its speed at the end; positive is forward.
  /// - Returns: the offset; nil if the section does not scroll orthogonally.
  public func targetOrthogonalOffset(
    ofSection section: Int,
    from start: CGFloat? = nil,
    proposed: CGFloat,
    velocity: CGFloat
  ) -> CGFloat? {
    guard let solution = self.section(section), solution.isOrthogonal else { return nil }
    return solution.targetScrollOffset(
      from: start ?? orthogonalOffset(ofSection: section),
      proposed: proposed,
      velocity: velocity
    )
  }
}
