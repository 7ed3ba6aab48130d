import HeadlessUIKit

/// A section with places for all its items, most of them as repetitions of a few templates.
struct SolvedSection {
  /// The description, which has the same places as long as the section is not solved again.
  var layout: NSCollectionLayoutSection
  let room: SectionRoom
  /// The contents to look for in it.
  let contents: SectionContents
  /// Its number.
  var section: Int
  /// The number of items.
  var dataCount: Int
  /// The number of items that have a place: all of them, or none if there is an error.
  var itemCount: Int
  /// The preferred sizes that are known, by item.
  var preferredSizes: [Int: CGSize] = [:]
  /// The preferred sizes of attached and boundary elements.
  var preferredSupplementarySizes: [SupplementaryKey: CGSize] = [:]
  /// The longest side of those.
  private(set) var largestPreferredSupplementary: CGFloat = 0
  /// The groups.
  var instances = InstanceIndex()
  var boundary: BoundaryPlacement
  /// The distance that groups stick out of the section because of negative distances.
  private(set) var overlap: CGFloat = 0
  /// The distance that elements may stick out of the section.
  private(set) var outset: CGFloat = 0
  /// The reason for which it has no places.
  private(set) var failure: CompositionalLayoutError?
  var work = LayoutWork()
  /// The instances without preferred sizes, by the subitem that they start with.
  var templates: [Int: InstanceRun?] = [:]
  /// The highest order that a custom group has given to a cell.
  private(set) var highestLeaf = 0
  /// True if a preferred size can decide which items are in a row.
  private let rewraps: Bool
  /// The pitch that all instances of a uniform group share; nil for other groups.
  private var sharedPitch: CGFloat?
  /// The sides that uniform cells of all instances of a uniform group share; 0 for other groups.
  private(set) var sharedSides = CGSize.zero

  init(
    _ layout: NSCollectionLayoutSection,
    section: Int,
    itemCount: Int,
    room: SectionRoom,
    preferredSizes: [Int: CGSize] = [:],
    preferredSupplementarySizes: [SupplementaryKey: CGSize] = [:],
    problem: CompositionalLayoutError.Reason? = nil
  ) {
    self.layout = layout
    self.room = room
    contents = SectionContents(layout)
    self.section = section
    self.itemCount = itemCount
    dataCount = itemCount
    self.preferredSizes = preferredSizes.filter { $0.key < itemCount }
    self.preferredSupplementarySizes = preferredSupplementarySizes
    rewraps = layout.group.rewraps
    boundary = BoundaryPlacement(
      [],
      axis: room.axis,
      contentExtent: 0,
      container: room.container,
      insets: .zero
    ) { $2 }
    work.solvedSections = 1
    for size in preferredSupplementarySizes.values {
      largestPreferredSupplementary = max(largestPreferredSupplementary, size.width, size.height)
    }
    let problem = problem ?? layout.problem
    if let reason = problem ?? (itemCount < 0 ? .negativeItemCount(itemCount) : nil) {
      fail(GroupFailure(reason: reason, container: room.container, group: layout.group.description))
    } else {
      rebuild(from: 0, phase: 0, instance: 0)
    }
    placeBoundary()
  }

  /// The reason for which it has no places, with its present number.
  var error: CompositionalLayoutError? {
    guard var failure else { return nil }
    failure.section = section
    return failure
  }

  /// True if the section scrolls across.
  var isOrthogonal: Bool { layout.orthogonalScrollingBehavior != .none }
  /// The axis on which groups follow one another.
  var stackAxis: LayoutAxis { isOrthogonal ? room.axis.cross : room.axis }
  /// The length of the section on the main axis.
  var extent: CGFloat { boundary.extent }

  /// The size that fractional sizes of the group are relative to.
  ///
  /// On the axis of orthogonal scrolling the insets are not subtracted.
  var groupContainer: CGSize {
    var size = room.container
    size[room.axis] -= layout.contentInsets.both(room.axis)
    if !isOrthogonal { size[room.axis.cross] -= layout.contentInsets.both(room.axis.cross) }
    return size
  }

  // MARK: - Solving

  /// Solves the groups from an item on.
  ///
  /// - Parameters:
  ///   - item: the first item.
  ///   - phase: the subitem to start with.
  ///   - instance: the number of the group.
  mutating func rebuild(from item: Int, phase: Int, instance: Int) {
    do {
      let runs = try runs(from: item, phase: phase)
      instances.replace(from: instance, with: runs)
    } catch {
      fail(error)
    }
  }

  mutating func fail(_ failure: GroupFailure) {
    self.failure = CompositionalLayoutError(
      failure.reason,
      section: section,
      container: failure.container,
      group: failure.group
    )
    itemCount = 0
    instances = InstanceIndex()
    preferredSizes = [:]
  }

  /// The groups of the items from one on: templates where no preferred size is known.
  mutating func runs(
    from first: Int,
    phase: Int
  ) throws(GroupFailure) -> [InstanceRun] {
    var runs: [InstanceRun] = []
    var measured = preferredSizes.keys.filter { $0 >= first }.sorted()[...]
    var (item, phase) = (first, phase)
    while item < itemCount {
      while let next = measured.first, next < item { measured.removeFirst() }
      let free = (measured.first ?? itemCount) - item
      let template = template(phase)
      let repeats = template.map { self.repeats($0, free) } ?? 0
      var run: InstanceRun
      if let template, repeats > 0 {
        run = template
        run.pitch = sharedPitch ?? run.naturalPitch
        run.repeats = template.instance.nextPhase == phase ? repeats : 1
      } else {
        run = try instance(from: item, phase: phase)
      }
      runs.append(run)
      item += run.repeats * run.itemCount
      phase = run.instance.nextPhase
    }
    return runs
  }

  /// Returns the number of times that a template is repeated in a number of items without preferred
  /// sizes.
  private func repeats(_ template: InstanceRun, _ free: Int) -> Int {
    // What did not fit has an influence, too: with a preferred size, or as a group with fewer items
    // at the end, it may.
    guard rewraps else { return free / template.itemCount }
    guard free >= template.instance.examined else { return 0 }
    return (free - template.instance.examined) / template.itemCount + 1
  }

  /// The instance that starts with a subitem if no preferred size is known; nil if there is none.
  private mutating func template(_ phase: Int) -> InstanceRun? {
    if let template = templates[phase] { return template }
    let template: InstanceRun?
    do {
      template = try instance(from: 0, phase: phase, ignoringPreferredSizes: true)
    } catch {
      // Preferred sizes may make it possible; otherwise solving the instance is an error as well.
      template = nil
    }
    templates.updateValue(template, forKey: phase)
    return template
  }

  mutating func instance(
    from item: Int,
    phase: Int,
    ignoringPreferredSizes: Bool = false
  ) throws(GroupFailure) -> InstanceRun {
    let sizes = ignoringPreferredSizes ? [:] : preferredSizes
    var solver = GroupSolver(rounding: room.rounding, traits: room.traits) { sizes[$0] }
    let items = GroupSolver.Items(first: item, available: itemCount - item, phase: phase)
    var solution = try solver.solve(layout.group, in: groupContainer, items)
    if layout.group.wrap == .restart { solution.nextPhase = 0 }
    work.solvedGroups += solver.work.solvedGroups
    work.fitTests += solver.work.fitTests
    work.customProviderCalls += solver.work.customProviderCalls
    guard !solution.leaves.isEmpty else {
      throw GroupFailure(
        reason: .emptyGroup,
        container: groupContainer,
        group: layout.group.description
      )
    }
    if contents.hasCustomGroups {
      highestLeaf = solution.leaves.reduce(highestLeaf) { max($0, $1.zIndex) }
    }
    let size = solution.rounded
    let axis = stackAxis
    let pitch = size[axis] + edgeLength(axis) + layout.interGroupSpacing
    return InstanceRun(
      instance: GroupInstance(solution, queryAxis: axis),
      phase: phase,
      repeats: 1,
      pitch: sharedPitch ?? pitch,
      naturalPitch: pitch,
      thickness: size[axis.cross] + edgeLength(axis.cross)
    )
  }

  private func edgeLength(_ axis: LayoutAxis) -> CGFloat {
    guard let edges = layout.group.edgeSpacing else { return 0 }
    return edges.before(axis).spacing + edges.after(axis).spacing
  }

  /// Returns the counts of the work since the last call, and resets them.
  mutating func takeWork() -> LayoutWork {
    defer { work = LayoutWork() }
    return work
  }

  // MARK: - Preferred sizes and data

  /// Takes over the preferred sizes of items; solves only the groups that they are in.
  ///
  /// - Complexity: O(changed · log n) as long as the same items are in each row.
  mutating func setPreferredSizes(_ sizes: [Int: CGSize]) {
    guard error == nil else { return }
    var pending: [Int] = []
    for (item, size) in sizes where item >= 0 && item < itemCount {
      preferredSizes[item] = size
      pending.append(item)
    }
    pending.sort()
    var next = pending[...]
    while let item = next.first, let own = instances.location(ofItem: item) {
      let first = rewraps ? firstInstance(dependingOn: item) ?? own : own
      let end = solve(from: first, beyond: item)
      while let item = next.first, item < end { next.removeFirst() }
    }
    placeBoundary()
  }

  /// The first instance that an item has an influence on: a smaller item may fit into an earlier one.
  func firstInstance(dependingOn item: Int) -> InstanceIndex.Location? {
    instances.location(ofItem: max(0, item - instances.sums.examined))
  }

  /// Takes over the preferred size of an attached or boundary element.
  mutating func setPreferredSize(_ size: CGSize, of key: SupplementaryKey) {
    preferredSupplementarySizes[key] = size
    largestPreferredSupplementary = max(largestPreferredSupplementary, size.width, size.height)
    placeBoundary()
  }

  /// Solves groups until one after a changed item starts where it did before.
  ///
  /// - Returns: the first item that was not solved again.
  private mutating func solve(from first: InstanceIndex.Location, beyond changed: Int) -> Int {
    // The number of groups that are solved before the rest is made from templates.
    let most = 32
    var (item, phase, number) = (first.item, first.run.phase, first.number)
    var solved: [InstanceRun] = []
    do {
      while item < itemCount, solved.count < most {
        let run = try instance(from: item, phase: phase)
        solved.append(run)
        item += run.itemCount
        phase = run.instance.nextPhase
        guard item < itemCount, let old = instances.location(ofItem: item) else { break }
        guard item > changed, old.item == item, old.run.phase == phase else { continue }
        // The groups from here on are as they were.
        if old.number == first.number + solved.count {
          for run in solved {
            instances.replace(instance: number, with: run)
            number += 1
          }
        } else {
          instances.replace(first.number..<old.number, with: solved)
        }
        return item
      }
      instances.replace(from: number, with: solved + (try runs(from: item, phase: phase)))
    } catch {
      fail(error)
    }
    return itemCount
  }

  /// The length of the content, without boundary elements.
  private var contentExtent: CGFloat {
    guard itemCount > 0 else { return 0 }
    let insets = layout.contentInsets.both(room.axis)
    let sums = instances.sums
    return insets + (isOrthogonal ? sums.thickness : sums.length - layout.interGroupSpacing)
  }

  /// Gives all instances of a uniform group the length of the longest one, and their cells the greatest sides.
  private mutating func shareSizes() {
    guard layout.group.layoutSize.isUniform, itemCount > 0 else { return }
    sharedSides = findSharedSides()
    guard layout.group.layoutSize[stackAxis].isUniformAcrossSiblings,
      instances.sums.naturalPitch != sharedPitch
    else { return }
    sharedPitch = instances.sums.naturalPitch
    instances.setPitch(instances.sums.naturalPitch)
  }

  /// Places the boundary elements around the content.
  mutating func placeBoundary() {
    shareSizes()
    let sizes = preferredSupplementarySizes
    boundary = BoundaryPlacement(
      error == nil ? layout.boundarySupplementaryItems : [],
      axis: room.axis,
      contentExtent: contentExtent,
      container: room.boundaryContainer,
      insets: layout.supplementariesFollowContentInsets ? layout.contentInsets : .zero
    ) { [rounding = room.rounding] _, item, container in
      let preferred = sizes[SupplementaryKey(kind: item.elementKind, item: 0)]
      return item.layoutSize.size(in: container, preferred, rounding)
    }
    overlap = findOverlap()
    outset = findOutset()
  }
}
