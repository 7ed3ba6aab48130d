/// A value for each of a bounded number of keys, which mostly come in the same order again and again.
struct RecentKeys<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let maxKeys: Int
  /// In the order of first appearance.
  private(set) var keys: [Key] = []
  private var values: [Value] = []
  private var places: [Key: Int] = [:]
  /// The place of the latest key.
  private var latest = 0
  /// The place of the key that came after each one last time.
  private var following: [Int] = []

  /// Keys beyond `maxKeys` have no value.
  init(maxKeys: Int) {
    self.maxKeys = maxKeys
  }

  /// All keys with their values, in the order of first appearance.
  var all: Zip2Sequence<[Key], [Value]> { zip(keys, values) }

  /// The value of a key; nil where it has none.
  subscript(key: Key) -> Value? { places[key].map { values[$0] } }

  /// The value at a place.
  subscript(place place: Int) -> Value {
    get { values[place] }
    _modify { yield &values[place] }
  }

  /// Returns whether a key has a value, or may get one.
  ///
  /// - Complexity: O(1).
  func hasRoom(for key: Key) -> Bool { keys.count < maxKeys || places[key] != nil }

  /// Changes the value of a key, which begins with `initial`.
  ///
  /// - Complexity: O(1); see `place(of:_:)`.
  @inline(__always)
  mutating func update(
    _ key: Key,
    _ initial: @autoclosure () -> Value,
    _ change: (inout Value) -> Void
  ) {
    guard let place = place(of: key, initial()) else { return }
    change(&values[place])
  }

  /// The place of a key among all, whose value begins with `initial`; nil where there is no room.
  ///
  /// - Complexity: O(1); without a hash where the key is the one before, or came after that last time.
  @inline(__always)
  mutating func place(of key: Key, _ initial: @autoclosure () -> Value) -> Int? {
    if latest < keys.count {
      if keys[latest] == key { return latest }
      let next = following[latest]
      if keys[next] == key {
        latest = next
        return next
      }
    }
    return find(key, initial)
  }

  private mutating func find(_ key: Key, _ initial: () -> Value) -> Int? {
    guard let place = places[key] ?? add(key, initial) else { return nil }
    following[latest] = place
    latest = place
    return place
  }

  private mutating func add(_ key: Key, _ initial: () -> Value) -> Int? {
    guard keys.count < maxKeys else { return nil }
    let place = keys.count
    places[key] = place
    keys.append(key)
    values.append(initial())
    following.append(place)
    return place
  }
}
