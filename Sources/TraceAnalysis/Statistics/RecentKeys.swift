/// A value for each of a bounded number of keys, of which the same one mostly comes again and again.
struct RecentKeys<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let maxKeys: Int
  private var values: [(key: Key, value: Value)] = []
  private var places: [Key: Int] = [:]
  private var latest = 0

  /// Keys beyond `maxKeys` have no value.
  init(maxKeys: Int) {
    self.maxKeys = maxKeys
  }

  /// All keys with their values, in the order of first appearance.
  var all: [(key: Key, value: Value)] { values }

  /// The value of a key; nil where it has none.
  subscript(key: Key) -> Value? { places[key].map { values[$0].value } }

  /// Changes the value of a key, which begins with `initial`.
  ///
  /// - Complexity: O(1); without a hash where the key is that of the change before.
  mutating func update(
    _ key: Key,
    _ initial: @autoclosure () -> Value,
    _ change: (inout Value) -> Void
  ) {
    if latest >= values.count || values[latest].key != key {
      guard let place = place(of: key, initial) else { return }
      latest = place
    }
    change(&values[latest].value)
  }

  private mutating func place(of key: Key, _ initial: () -> Value) -> Int? {
    if let place = places[key] { return place }
    guard values.count < maxKeys else { return nil }
    places[key] = values.count
    values.append((key, initial()))
    return values.count - 1
  }
}
