import HeadlessUIKit

/// One group with places for its items, from its own origin.
struct GroupSolution {
  /// The size before rounding: what decides whether it fits into another group.
  var exact: CGSize
  /// The size in whole pixels.
  var rounded: CGSize
  var leaves: [PlacedLeaf] = []
  var groupElements: [PlacedGroupElements] = []
  var nextPhase = 0
  /// The number of data items that had an influence: more than have a place if one did not fit.
  var examined = 0

  /// Takes over the cells and attached elements of a group within it.
  mutating func append(_ inner: GroupSolution, at origin: CGPoint) {
    let first = leaves.count
    for var leaf in inner.leaves {
      leaf.frame = leaf.frame.moved(by: origin)
      leaves.append(leaf)
    }
    for var elements in inner.groupElements {
      elements.host = elements.host.moved(by: origin)
      elements.firstLeaf += first
      groupElements.append(elements)
    }
  }
}

/// The reason for which a group has no solution.
struct GroupFailure: Error {
  let reason: CompositionalLayoutError.Reason
  let container: CGSize
  let group: String
}
