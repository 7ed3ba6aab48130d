import HeadlessUIKit

extension GroupSolver {
  /// The largest preferred width and height among siblings; nil if no item asks for it.
  struct UniformSize {
    var width: CGFloat?
    var height: CGFloat?

    subscript(axis: LayoutAxis) -> CGFloat? { axis == .horizontal ? width : height }
  }

  /// Walks, and walks again with common sizes if items ask for them.
  mutating func walkUniformly(
    _ group: NSCollectionLayoutGroup,
    _ content: CGSize,
    _ items: Items
  ) throws(GroupFailure) -> GroupWalk {
    let walk = try walk(group, content, items, uniform: UniformSize())
    let largest = UniformSize(
      width: largestUniform(.horizontal, walk, group),
      height: largestUniform(.vertical, walk, group)
    )
    guard largest.width != nil || largest.height != nil else { return walk }
    return try self.walk(group, content, items, uniform: largest)
  }

  private func largestUniform(
    _ axis: LayoutAxis,
    _ walk: GroupWalk,
    _ group: NSCollectionLayoutGroup
  ) -> CGFloat? {
    if case .dividing = group.form, axis == group.axis { return nil }
    return walk.candidates.prefix(walk.placedCount).lazy
      .filter { $0.inner == nil && $0.item.layoutSize[axis].isUniformAcrossSiblings }
      .map { $0.exact[axis] }.max()
  }

  /// Takes subitems in turn until one does not fit, or the data is used up.
  private mutating func walk(
    _ group: NSCollectionLayoutGroup,
    _ content: CGSize,
    _ items: Items,
    uniform: UniformSize
  ) throws(GroupFailure) -> GroupWalk {
    let room = GroupRoom(group, content)
    var walk = GroupWalk()
    var index = 0
    while index < room.maxCandidates(from: items.phase) {
      let isPlaced = walk.count < items.available
      guard
        isPlaced
          || room.hasFlexibleSpacing && index < walk.placedCount + Self.maxVirtualCandidates
      else { break }
      let left = Items(
        first: items.first + walk.count,
        available: isPlaced ? items.available - walk.count : Self.maxVirtualCandidates
      )
      let subitem = group.subitems[(items.phase + index) % group.subitems.count]
      let spacing = index == 0 ? 0 : group.interItemSpacing?.spacing ?? 0
      // A group that does not fit is not solved: its own items may not fit into it.
      if index > 0, let known = room.knownLength(ofGroup: subitem),
        walk.exactLength + spacing + known > room.length + Self.tolerance
      {
        work.fitTests += 1
        if isPlaced { walk.examined = max(walk.examined, walk.count + 1) }
        break
      }
      let candidate = try candidate(subitem, room, left, isPlaced: isPlaced, uniform: uniform)
      if isPlaced {
        walk.examined = max(walk.examined, walk.count + (candidate.inner?.examined ?? 1))
      }
      let length =
        walk.exactLength + spacing + candidate.minimumLength(group.axis, exact: true)
      if room.isLimited {
        work.fitTests += 1
        if length > room.length + Self.tolerance {
          guard index == 0 else { break }
          // What was measured is shown, even if it is too long.
          guard !subitem.layoutSize[group.axis].isEstimated else {
            walk.place(candidate, length: length, isPlaced: isPlaced)
            break
          }
          throw GroupFailure(
            reason: .itemDoesNotFit,
            container: content,
            group: group.description
          )
        }
      }
      walk.place(candidate, length: length, isPlaced: isPlaced)
      index += 1
    }
    walk.nextPhase = (items.phase + walk.placedCount) % group.subitems.count
    return walk
  }

  /// Finds the size of a subitem.
  private mutating func candidate(
    _ subitem: NSCollectionLayoutItem,
    _ room: GroupRoom,
    _ left: Items,
    isPlaced: Bool,
    uniform: UniformSize
  ) throws(GroupFailure) -> GroupCandidate {
    let edges = subitem.edgeSpacing ?? .none
    var exact = subitem.layoutSize.size(in: room.container)
    let share = room.share.map {
      max(0, $0 - edges.before(room.axis).fixed - edges.after(room.axis).fixed)
    }
    if let share { exact[room.axis] = share }
    if let group = subitem as? NSCollectionLayoutGroup {
      var inner = try solve(group, exact: exact, left)
      if let share {
        inner.exact[room.axis] = share
        inner.rounded[room.axis] = rounding.length(share)
      }
      return GroupCandidate(
        item: group,
        edges: edges,
        exact: inner.exact,
        rounded: inner.rounded,
        inner: inner
      )
    }
    if subitem.layoutSize.isEstimated {
      let preferred = isPlaced ? preferredSize(left.first) : nil
      for axis in [LayoutAxis.horizontal, .vertical]
      where subitem.layoutSize[axis].isEstimated && !(share != nil && axis == room.axis) {
        let isUniform = subitem.layoutSize[axis].isUniformAcrossSiblings
        exact[axis] = (isUniform ? uniform[axis] : nil) ?? preferred?[axis] ?? exact[axis]
      }
      // A cell that wants more room than there is gets all of it.
      if room.isLimited {
        let most =
          room.length - edges.before(room.axis).spacing - edges.after(room.axis).spacing
        if subitem.layoutSize[room.axis].isEstimated, most > 0 {
          exact[room.axis] = min(exact[room.axis], most)
        }
      }
    }
    return GroupCandidate(
      item: subitem,
      edges: edges,
      exact: exact,
      rounded: rounding.size(exact),
      inner: nil
    )
  }
}

/// The room of a group, as its form divides it.
struct GroupRoom {
  let axis: LayoutAxis
  /// The size that fractional sizes are relative to.
  let container: CGSize
  /// The length that a row must not exceed, if it is limited.
  let length: CGFloat
  /// True if a subitem must fit.
  let isLimited: Bool
  /// The length of each place, if the room is divided.
  let share: CGFloat?
  let hasFlexibleSpacing: Bool
  private let form: NSCollectionLayoutGroup.Form
  private let subitemCount: Int

  init(_ group: NSCollectionLayoutGroup, _ content: CGSize) {
    axis = group.axis
    form = group.form
    subitemCount = group.subitems.count
    length = content[axis]
    let isUnbounded = group.layoutSize[axis].isEstimated
    var container = content
    var share: CGFloat?
    var isLimited = !isUnbounded
    if let count = group.dividedCount(in: content) {
      // As UIKit does it, a fraction of this axis is relative to what the spacing leaves, also when
      // it is the size of the other axis.
      container[axis] -= CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
      container[axis] = max(0, container[axis])
      share = container[axis] / CGFloat(count)
      isLimited = false
    } else if case .repeating = group.form {
      isLimited = false
    }
    self.container = container
    self.share = share
    self.isLimited = isLimited
    hasFlexibleSpacing =
      !isUnbounded && (group.interItemSpacing?.isFlexible == true || group.hasFlexibleSubitems)
  }

  /// Returns the length of a group with its spacing, if it counts and does not depend on the group's items.
  func knownLength(ofGroup subitem: NSCollectionLayoutItem) -> CGFloat? {
    guard isLimited, subitem is NSCollectionLayoutGroup, !subitem.layoutSize[axis].isEstimated
    else { return nil }
    let edges = subitem.edgeSpacing ?? .none
    return edges.before(axis).spacing + subitem.layoutSize[axis].length(in: container)
      + edges.after(axis).spacing
  }

  /// Returns the maximum number of subitems of an instance.
  func maxCandidates(from phase: Int) -> Int {
    switch form {
    case .dividing(let count), .repeating(let count): count
    case .subitems: isLimited ? .max : subitemCount - phase
    case .custom: 0
    }
  }
}

extension NSCollectionLayoutGroup {
  /// The number of equal shares of the room; nil if subitems have their own length.
  ///
  /// Repeated items have, as long as they fit beside each other; a row of two items that are each as wide as the
  /// row divides it, as in UIKit.
  fileprivate func dividedCount(in content: CGSize) -> Int? {
    switch form {
    case .dividing(let count): return count
    case .repeating(let count):
      guard count > 1, let item = subitems.first, !layoutSize[axis].isEstimated,
        !item.layoutSize[axis].isEstimated
      else { return nil }
      let spacing = CGFloat(count - 1) * (interItemSpacing?.spacing ?? 0)
      let length = item.layoutSize.size(in: content)[axis] * CGFloat(count) + spacing
      return length > content[axis] + GroupSolver.tolerance ? count : nil
    case .subitems, .custom: return nil
    }
  }
}

extension NSCollectionLayoutSpacing {
  /// The length if it is fixed, otherwise 0.
  fileprivate var fixed: CGFloat { isFixed ? spacing : 0 }
}
