import TraceAnalysis

/// The values of an exporter for every kind of interval, found without comparing names.
struct ShapeTable<Value> {
  private var places: [ObjectIdentifier: Int] = [:]
  // Shapes are kept, so that no other one takes the identity of one that is gone.
  private var entries: [(shape: IntervalShape, value: Value)] = []
  private var latest = 0

  /// The value of a shape; nil where there is none.
  subscript(shape: IntervalShape) -> Value? {
    mutating get {
      if latest < entries.count, entries[latest].shape === shape { return entries[latest].value }
      guard let place = places[ObjectIdentifier(shape)] else { return nil }
      latest = place
      return entries[place].value
    }
    set {
      let place = places[ObjectIdentifier(shape)]
      guard let value = newValue else { return }
      if let place { return entries[place].value = value }
      places[ObjectIdentifier(shape)] = entries.count
      entries.append((shape, value))
    }
  }
}
