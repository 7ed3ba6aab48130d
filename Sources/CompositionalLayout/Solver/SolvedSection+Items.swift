import HeadlessUIKit

// Other items in a section that is solved.
extension SolvedSection {
  /// Takes over other items.
  ///
  /// - Parameters:
  ///   - count: the number of items now.
  ///   - preferredSizes: the known sizes, by their new positions.
  ///   - first: the first item that is not what it was.
  ///   - suffix: the number of items at the end that are unchanged.
  mutating func setItems(
    count: Int,
    preferredSizes: [Int: CGSize],
    changedFrom first: Int,
    unchangedSuffix suffix: Int
  ) {
    guard error == nil, count >= 0 else {
      self = SolvedSection(
        layout,
        section: section,
        itemCount: count,
        room: room,
        preferredSizes: preferredSizes,
        preferredSupplementarySizes: preferredSupplementarySizes
      )
      return
    }
    forgetSmallTemplates()
    let start = firstInstance(dependingOn: min(first, instances.sums.items - 1))
    let added = count - itemCount
    itemCount = count
    dataCount = count
    self.preferredSizes = preferredSizes
    // Elements attached to items are measured again: their items have other numbers.
    let boundaryKinds = Set(layout.boundarySupplementaryItems.map(\.elementKind))
    preferredSupplementarySizes = preferredSupplementarySizes.filter {
      boundaryKinds.contains($0.key.kind)
    }
    solve(from: start, keeping: suffix, added: added)
    placeBoundary()
  }

  /// Solves groups until one starts in the unchanged end where one did before.
  private mutating func solve(
    from start: InstanceIndex.Location?,
    keeping suffix: Int,
    added: Int
  ) {
    let most = 64
    var (item, phase) = (start?.item ?? 0, start?.run.phase ?? 0)
    let number = start?.number ?? 0
    var solved: [InstanceRun] = []
    do {
      while item < itemCount, solved.count < most {
        if item >= itemCount - suffix, let old = instances.location(ofItem: item - added),
          old.item == item - added, old.run.phase == phase, old.number >= number
        {
          instances.replace(number..<old.number, with: solved)
          return
        }
        let run = try instance(from: item, phase: phase)
        solved.append(run)
        item += run.itemCount
        phase = run.instance.nextPhase
      }
      instances.replace(from: number, with: solved + (try runs(from: item, phase: phase)))
    } catch {
      fail(error)
    }
  }

  /// Forgets templates if one took all items that there were: it may have room for more.
  private mutating func forgetSmallTemplates() {
    let largest = templates.values.map { $0?.itemCount ?? .max }.max() ?? 0
    if largest >= itemCount { templates = [:] }
  }

  /// Returns whether the templates of the section are those of a description in some room.
  ///
  /// A closure may compute something else the next time.
  func hasTemplates(of description: NSCollectionLayoutSection, in room: SectionRoom) -> Bool {
    error == nil && !contents.hasCustomGroups && self.room == room
      && layout.isPlaced(as: description)
  }

  /// Takes over an equal description, and a number.
  mutating func take(_ description: NSCollectionLayoutSection, section: Int) {
    layout = description
    self.section = section
  }

  /// Finds the places of all items anew, with the templates that there are.
  ///
  /// - Complexity: O(templates), and that of items with preferred sizes.
  mutating func rebuild(
    _ description: NSCollectionLayoutSection,
    section: Int,
    itemCount count: Int,
    preferredSizes: [Int: CGSize]
  ) {
    guard count >= 0 else {
      self = SolvedSection(description, section: section, itemCount: count, room: room)
      return
    }
    take(description, section: section)
    forgetSmallTemplates()
    itemCount = count
    dataCount = count
    self.preferredSizes = preferredSizes.isEmpty ? [:] : preferredSizes.filter { $0.key < count }
    work.solvedSections = 1
    rebuild(from: 0, phase: 0, instance: 0)
    placeBoundary()
  }
}
