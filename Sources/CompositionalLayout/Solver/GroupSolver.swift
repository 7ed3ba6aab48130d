import HeadlessUIKit

/// Finds places for the items of one instance of a group.
///
/// A group takes its subitems in turn until one does not fit; groups within it are solved in the
/// same way and take as many data items as they have places.
struct GroupSolver {
  /// The length by which a row may exceed its container: fractions rarely add up exactly.
  static let tolerance: CGFloat = 0.01
  /// The number of places that are tried beyond the last data item, to find the spacing of a full
  /// row.
  static let maxVirtualCandidates = 10_000

  let rounding: PixelRounding
  let traits: UITraitCollection
  /// The preferred size of an item, by its index in the section, if it is known.
  let preferredSize: (Int) -> CGSize?
  var work = LayoutWork()

  /// The data items of an instance.
  struct Items {
    /// The first.
    var first: Int
    /// The number of remaining items.
    var available: Int
    /// The subitem to start with.
    var phase = 0
  }

  /// Solves a group in a container.
  ///
  /// - Throws: when not even one item has a place.
  mutating func solve(
    _ group: NSCollectionLayoutGroup,
    in container: CGSize,
    _ items: Items
  ) throws(GroupFailure) -> GroupSolution {
    try solve(group, exact: group.layoutSize.size(in: container), items)
  }

  /// Solves a group of a known size; its estimated sides follow from its items.
  mutating func solve(
    _ group: NSCollectionLayoutGroup,
    exact: CGSize,
    _ items: Items
  ) throws(GroupFailure) -> GroupSolution {
    work.solvedGroups += 1
    let outer = rounding.size(exact)
    let insets = group.contentInsets.ignored(onEstimatedSidesOf: group.layoutSize)
    let content = CGRect(origin: .zero, size: outer).inset(by: insets)
    guard content.width > 0, content.height > 0 else {
      throw GroupFailure(reason: .noRoomForGroup, container: outer, group: group.description)
    }
    var solution = GroupSolution(exact: exact, rounded: outer)
    if case .custom(let provider) = group.form {
      try place(provider, group, in: content, items, &solution)
    } else {
      let walk = try walkUniformly(group, content.size, items)
      place(walk, group, in: content, items, &solution)
    }
    guard !group.supplementaryItems.isEmpty else { return solution }
    let host = CGRect(origin: .zero, size: solution.rounded).inset(by: insets)
    solution.groupElements.insert(
      PlacedGroupElements(host: host, firstLeaf: 0, items: group.supplementaryItems),
      at: 0
    )
    return solution
  }

  /// Asks a closure for the places.
  private mutating func place(
    _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ group: NSCollectionLayoutGroup,
    in content: CGRect,
    _ items: Items,
    _ solution: inout GroupSolution
  ) throws(GroupFailure) {
    work.customProviderCalls += 1
    let places = provider(
      LayoutEnvironment(contentSize: content.size, traitCollection: traits)
    )
    func failure(_ reason: CompositionalLayoutError.Reason) -> GroupFailure {
      GroupFailure(reason: reason, container: content.size, group: group.description)
    }
    guard !places.isEmpty else { throw failure(.emptyGroup) }
    solution.examined = places.count
    for place in places.prefix(items.available) {
      guard place.frame.isFinite else { throw failure(.notFinite) }
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(place.frame.width),
        heightDimension: .absolute(place.frame.height)
      )
      solution.leaves.append(
        PlacedLeaf(
          frame: place.frame.moved(by: content.origin),
          zIndex: place.zIndex,
          size: size,
          supplementaryItems: []
        )
      )
    }
  }

  /// Positions the candidates of a walk.
  private func place(
    _ walk: GroupWalk,
    _ group: NSCollectionLayoutGroup,
    in content: CGRect,
    _ items: Items,
    _ solution: inout GroupSolution
  ) {
    let axis = group.axis
    let isUnbounded = group.layoutSize[axis].isEstimated
    let slots = walk.slots(group, filling: isUnbounded ? nil : content.size[axis])
    let placed = walk.candidates.prefix(walk.placedCount)
    var across = content.size[axis.cross]
    if group.layoutSize[axis.cross].isEstimated {
      across = placed.map { $0.minimumLength(axis.cross) }.max() ?? across
      solution.rounded[axis.cross] = across
      solution.exact[axis.cross] =
        placed.map { $0.minimumLength(axis.cross, exact: true) }.max() ?? across
    }
    var position: CGFloat = 0
    for (index, candidate) in placed.enumerated() {
      if index > 0 { position += slots.length(group.interItemSpacing ?? .fixed(0)) }
      position += slots.length(candidate.edges.before(axis))
      var origin = content.origin
      origin[axis] += position
      origin[axis.cross] += candidate.position(across: across, axis.cross)
      solution.append(candidate, at: origin)
      position += candidate.rounded[axis] + slots.length(candidate.edges.after(axis))
    }
    // A group that is divided is as long as it was estimated, however many parts are used.
    if isUnbounded, !group.form.isDividing {
      solution.rounded[axis] = position
      solution.exact[axis] = walk.exactLength
    }
    solution.nextPhase = walk.nextPhase
    solution.examined = walk.examined
  }
}

extension GroupSolution {
  /// Takes over a candidate: an item as one cell, a group with all of its own.
  fileprivate mutating func append(_ candidate: GroupCandidate, at origin: CGPoint) {
    if let inner = candidate.inner {
      append(inner, at: origin)
    } else {
      let insets = candidate.item.contentInsets
        .ignored(onEstimatedSidesOf: candidate.item.layoutSize)
      leaves.append(
        PlacedLeaf(
          frame: CGRect(origin: origin, size: candidate.rounded).inset(by: insets),
          size: candidate.item.layoutSize,
          supplementaryItems: candidate.item.supplementaryItems
        )
      )
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isLength)
      && size.width >= 0 && size.height >= 0
  }
}
