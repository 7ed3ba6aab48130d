/// How many sizes were measured, and how many were cached.
struct MeasuringCounts: Hashable {
  private(set) var measured = 0
  private(set) var cacheHits = 0

  mutating func add(isHit: Bool) {
    if isHit { cacheHits += 1 } else { measured += 1 }
  }
}

/// How many sizes of each content type were measured, and how many were cached.
struct ContentTypeCounts {
  /// The counts, with the numbers of the types, in the order of first occurrence.
  private(set) var rows: [(number: Int, counts: MeasuringCounts)] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// Neighbours are mostly of the same type.
  private var latest: (type: ObjectIdentifier, place: Int)?

  mutating func add(_ state: PresentationElementState, isHit: Bool, _ names: ContentTypeNames) {
    let type = state.contentType
    if let latest, latest.type == type {
      rows[latest.place].counts.add(isHit: isHit)
      return
    }
    let place = places[type] ?? rows.count
    if place == rows.count {
      places[type] = place
      rows.append((names.number(of: state), MeasuringCounts()))
    }
    rows[place].counts.add(isHit: isHit)
    latest = (type, place)
  }
}
