/// The rows that count as inserted and removed in an update.
enum CountedChanges {
  /// The rows that enter and leave the presented part.
  case presented
  /// None, as the content is the same.
  case none
  /// The rows that enter and leave the whole content.
  case content(ContentChange)

  /// The change of the whole content, if it counts.
  var change: ContentChange? {
    if case .content(let change) = self { change } else { nil }
  }
}

/// The positions of presented rows in the whole content.
struct PresentedRows {
  private var sections: OffsetArray<Range<Int>> = []

  init() {}

  init(_ sections: OffsetArray<PresentationSection>) {
    self.sections = OffsetArray(
      sections.indices.map { sections[$0].items.startIndex..<sections[$0].items.endIndex },
      startIndex: sections.startIndex
    )
  }

  init(_ slice: Content.Slice) {
    self.sections = OffsetArray(
      slice.content.sections.indices.map {
        let first = slice.firstItem(ofSection: $0)
        return first..<first + slice.content.sections[$0].count
      },
      startIndex: slice.firstSection
    )
  }

  /// The place in the whole content of a row whose indices count from the first presented one.
  func wholePlace(_ place: ItemPlace) -> ItemPlace {
    ItemPlace(
      section: sections.startIndex + place.section,
      item: sections.elements[place.section].lowerBound + place.item
    )
  }
}

extension PresentationState.Changes {
  /// Returns whether a row that enters the presented part, at a place in it, counts as inserted.
  func inserts(_ place: ItemPlace) -> Bool {
    switch counted {
    case .presented: true
    case .none: false
    case .content(let change): change.inserts(rowsNow.wholePlace(place))
    }
  }

  /// Returns whether a row that leaves the presented part, at a place in it, counts as removed.
  func removes(_ place: ItemPlace) -> Bool {
    switch counted {
    case .presented: true
    case .none: false
    case .content(let change): change.removes(rowsBefore.wholePlace(place))
    }
  }

  /// Notes that the callback of an inserted row was queued.
  mutating func tellInsertion(at place: ItemPlace) {
    if counted.change != nil { toldInsertions.insert(rowsNow.wholePlace(place)) }
  }

  /// Notes that the callback of a removed row was queued.
  mutating func tellRemoval(at place: ItemPlace) {
    if counted.change != nil { toldRemovals.insert(rowsBefore.wholePlace(place)) }
  }

  /// Queues the callbacks of rows that were not presented, in the order of the content.
  ///
  /// - Complexity: O(rows inserted and removed); makes only rows of sections that have callbacks.
  mutating func callRowsOutside(_ change: ContentChange) {
    var heard: (section: Int, hears: Bool) = (-1, false)
    for place in change.removed where !toldRemovals.contains(place) {
      let storage = change.old[place.section].storage
      if heard.section != place.section {
        heard = (place.section, storage.hearsInsertionAndRemoval)
      }
      if !offWindow.isEmpty, let entry = offWindow.take(storage.identifier(at: place.item)) {
        releasedItems.append(entry.state)
        call(entry.state, .remove, for: entry.item, .remove(entry.item))
      } else if heard.hears {
        let item = storage[place.item]
        callbacks.add(if: item.hearsInsertionAndRemoval) { item.wasRemoved() }
      }
    }
    heard = (-1, false)
    for place in change.inserted where !toldInsertions.contains(place) {
      let storage = change.new[place.section].storage
      if heard.section != place.section {
        heard = (place.section, storage.hearsInsertionAndRemoval)
      }
      guard heard.hears else { continue }
      let item = storage[place.item]
      callbacks.add(if: item.hearsInsertionAndRemoval) { item.wasInserted() }
    }
  }
}
