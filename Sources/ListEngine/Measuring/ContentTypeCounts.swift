/// Where a size comes from.
enum SizeSource {
  /// It was measured for this layout pass.
  case measured
  /// It was measured before.
  case cached
  /// It needs no measuring.
  case fixed
}

/// How many sizes came from where.
struct MeasuringCounts: Hashable {
  private(set) var measured = 0
  private(set) var cached = 0
  private(set) var fixed = 0

  mutating func add(_ source: SizeSource) {
    switch source {
    case .measured: measured += 1
    case .cached: cached += 1
    case .fixed: fixed += 1
    }
  }
}

/// How many sizes of each content type came from where.
struct ContentTypeCounts {
  /// The counts, with the numbers of the types, in the order of first occurrence.
  private(set) var rows: [(number: Int, counts: MeasuringCounts)] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// Neighbours are mostly of the same type.
  private var latest: (type: ObjectIdentifier, place: Int)?

  mutating func add(
    _ state: PresentationElementState,
    _ source: SizeSource,
    _ names: ContentTypeNames
  ) {
    let type = state.contentType
    if let latest, latest.type == type {
      rows[latest.place].counts.add(source)
      return
    }
    let place = places[type] ?? rows.count
    if place == rows.count {
      places[type] = place
      rows.append((names.number(of: state), MeasuringCounts()))
    }
    rows[place].counts.add(source)
    latest = (type, place)
  }
}
