/// A value for each of a bounded number of keys, of which the same one mostly comes again and again.
struct RecentKeys<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let maxKeys: Int
  /// In the order of first appearance.
  private(set) var keys: [Key] = []
  private var values: [Value] = []
  private var places: [Key: Int] = [:]
  private var latest = 0

  /// Keys beyond `maxKeys` have no value.
  init(maxKeys: Int) {
    self.maxKeys = maxKeys
  }

  /// All keys with their values, in the order of first appearance.
  var all: Zip2Sequence<[Key], [Value]> { zip(keys, values) }

  /// The value of a key; nil where it has none.
  subscript(key: Key) -> Value? { places[key].map { values[$0] } }

  /// Returns whether a key has a value, or may get one.
  ///
  /// - Complexity: O(1).
  func hasRoom(for key: Key) -> Bool { keys.count < maxKeys || places[key] != nil }

  /// Changes the value of a key, which begins with `initial`.
  ///
  /// - Complexity: O(1); without a hash where the key is that of the change before.
  @inline(__always)
  mutating func update(
    _ key: Key,
    _ initial: @autoclosure () -> Value,
    _ change: (inout Value) -> Void
  ) {
    if latest >= keys.count || keys[latest] != key {
      guard let place = place(of: key, initial) else { return }
      latest = place
    }
    change(&values[latest])
  }

  private mutating func place(of key: Key, _ initial: () -> Value) -> Int? {
    if let place = places[key] { return place }
    guard keys.count < maxKeys else { return nil }
    places[key] = keys.count
    keys.append(key)
    values.append(initial())
    return keys.count - 1
  }
}
