/// The key that pairs an end with its begin.
///
/// Two words, as every event compares it.
struct PairingKey: Hashable {
  private let process: UInt64
  private let interval: UInt64

  init(_ pair: IntervalPair) {
    self.init(process: pair.process, symbol: pair.symbol, id: pair.id)
  }

  init(process: ProcessID, symbol: Int32, id: UInt32) {
    self.process = process.bits
    interval = UInt64(UInt32(bitPattern: symbol)) << 32 | UInt64(id)
  }
}

/// The place of the start of an open interval.
struct OpenPlace {
  let thread: Int
  let position: Int
}

/// The intervals that are open, by what their ends will say.
///
/// An end nearly always belongs to one of the latest begins, so these are compared one by one, and
/// only what stays open longer is hashed.
struct OpenIntervals {
  private static let maxRecent = 16

  private var recent: [(key: PairingKey, place: OpenPlace)] = []
  private var others: [PairingKey: OpenPlace] = [:]

  /// Takes a begin, in place of an open one with the same key, which is returned.
  ///
  /// - Complexity: O(1).
  mutating func insert(_ place: OpenPlace, for key: PairingKey) -> OpenPlace? {
    let earlier = remove(key)
    if recent.count == Self.maxRecent {
      let oldest = recent.removeFirst()
      others[oldest.key] = oldest.place
    }
    recent.append((key, place))
    return earlier
  }

  /// Takes out the begin that an end belongs to; nil when there is none.
  ///
  /// - Complexity: O(1).
  mutating func remove(_ key: PairingKey) -> OpenPlace? {
    var index = recent.count
    while index > 0 {
      index -= 1
      guard recent[index].key == key else { continue }
      let place = recent[index].place
      recent.remove(at: index)
      return place
    }
    return others.isEmpty ? nil : others.removeValue(forKey: key)
  }

  /// Notes that an open interval stands elsewhere now.
  mutating func move(_ key: PairingKey, to place: OpenPlace) {
    if let index = recent.lastIndex(where: { $0.key == key }) {
      recent[index].place = place
    } else {
      others[key] = place
    }
  }
}
