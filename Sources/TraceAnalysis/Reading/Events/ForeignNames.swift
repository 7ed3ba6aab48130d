import ListSchema

// Names that are in traces, and in no row of the table.

extension IntervalName {
  /// An interval whose kind is in the field `name`: a custom one.
  package static var custom: String { "interval" }
}

extension EventName {
  /// The value of a custom counter.
  package static var counter: String { "counter" }

  /// The way a run is played and evaluated; in traces of schemas up to version 5.
  package static var runOptions: String { "run_options" }
}

extension FieldName {
  /// The name of `cached` in traces of schemas up to version 6, where it has fixed sizes, too.
  static var formerCached: String { "cache_hits" }

  private static let places = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) }
  )

  /// The position of each field of the table among some names; negative where it is none of them.
  ///
  /// - Complexity: O(fields of the table).
  static func positions(in names: [String]) -> [Int16] {
    var positions = [Int16](repeating: -1, count: Self.names.count)
    for (position, name) in names.enumerated().reversed() {
      if let place = places[name] { positions[place] = Int16(clamping: position) }
    }
    if positions[FieldName.cached.index] < 0, let former = names.firstIndex(of: formerCached) {
      positions[FieldName.cached.index] = Int16(clamping: former)
    }
    return positions
  }
}
