import HeadlessUIKit

/// A subitem of a group with its size, before it has a place.
struct GroupCandidate {
  let item: NSCollectionLayoutItem
  let edges: NSCollectionLayoutEdgeSpacing
  let exact: CGSize
  let rounded: CGSize
  /// The solution of a group; nil for an item.
  let inner: GroupSolution?

  /// The number of data items that it takes.
  var count: Int { inner?.leaves.count ?? 1 }

  /// The length with the least distances around it.
  func minimumLength(_ axis: LayoutAxis, exact: Bool = false) -> CGFloat {
    edges.before(axis).spacing + (exact ? self.exact : rounded)[axis] + edges.after(axis).spacing
  }

  /// The position across a row.
  func position(across length: CGFloat, _ axis: LayoutAxis) -> CGFloat {
    edges.position(of: rounded[axis], across: length, axis)
  }
}

extension NSCollectionLayoutEdgeSpacing {
  /// The position of a length across a longer one: flexible distances push it to the other edge.
  func position(of own: CGFloat, across length: CGFloat, _ axis: LayoutAxis) -> CGFloat {
    let (before, after) = (before(axis), after(axis))
    switch (before.isFlexible, after.isFlexible) {
    case (true, true): return (length - own) / 2
    case (true, false): return length - own - after.spacing
    case (false, _): return before.spacing
    }
  }
}

/// The subitems that an instance of a group has room for, in order.
struct GroupWalk {
  /// The candidates; those after the last data item only matter for flexible spacing.
  var candidates: [GroupCandidate] = []
  /// The number of them that have data items.
  var placedCount = 0
  /// The number of data items that those take.
  var count = 0
  /// The number of data items that had an influence: more than were placed if one did not fit.
  var examined = 0
  /// The length on the group's axis with the least spacing, before rounding.
  var exactLength: CGFloat = 0
  /// The subitem that the next instance starts with, if it continues.
  var nextPhase = 0

  /// Takes a candidate, with the length up to its end.
  mutating func place(_ candidate: GroupCandidate, length: CGFloat, isPlaced: Bool) {
    exactLength = length
    candidates.append(candidate)
    guard isPlaced else { return }
    placedCount += 1
    count += candidate.count
  }

  /// Distributes what the candidates leave of a length; without one, all spacing is the least.
  func slots(_ group: NSCollectionLayoutGroup, filling length: CGFloat?) -> FlexibleSlots {
    var slots = FlexibleSlots()
    guard let length else { return slots }
    var rest = length
    func add(_ spacing: NSCollectionLayoutSpacing) {
      slots.add(spacing)
      if spacing.isFixed { rest -= spacing.spacing }
    }
    for (index, candidate) in candidates.enumerated() {
      if index > 0, let spacing = group.interItemSpacing { add(spacing) }
      add(candidate.edges.before(group.axis))
      add(candidate.edges.after(group.axis))
      rest -= candidate.rounded[group.axis]
    }
    slots.fill(rest)
    return slots
  }
}
