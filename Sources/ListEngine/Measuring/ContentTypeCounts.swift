/// The source of a size.
enum SizeSource {
  /// It was measured for this layout pass.
  case measured
  /// It was measured before.
  case cached
  /// It needs no measuring.
  case fixed
}

/// The number of sizes from each source.
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

/// The number of sizes from each source, by content type.
struct ContentTypeCounts {
  /// The counts, with the numbers of the types, in the order of first occurrence.
  private(set) var rows: [(number: Int, counts: MeasuringCounts)] = []
  /// The type of each row; there are few, so that looking at all is the quickest.
  private var types: [ObjectIdentifier] = []
  /// Neighbours are mostly of the same type.
  private var latest = 0

  mutating func add(
    _ state: PresentationElementState,
    _ source: SizeSource,
    _ names: ContentTypeNames
  ) {
    let type = state.contentType
    if !types.indices.contains(latest) || types[latest] != type {
      latest = types.firstIndex(of: type) ?? types.count
    }
    if latest == types.count {
      types.append(type)
      rows.append((names.number(of: state), MeasuringCounts()))
    }
    rows[latest].counts.add(source)
  }
}
