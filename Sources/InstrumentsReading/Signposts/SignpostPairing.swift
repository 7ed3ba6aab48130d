/// Pairs begins with ends by process, place, name, identifier and message: of several the last begin of
/// the same thread, else the last one.
///
/// That is as much as signposts say. Two of one key that are open at once cannot be told from each
/// other: they are paired all the same, and counted.
struct SignpostPairing {
  /// What begin and end have in common.
  struct Key: Hashable {
    let pid: Int64
    let kind: Int
    let identifier: UInt64
    /// The number of the message, in whatever counts them.
    let message: Int
  }

  /// A begin without an end so far.
  struct Open {
    let timeNs: Int64
    let thread: UInt64
    let message: String?
  }

  /// Begins beyond so many are left out: they have no ends.
  static let maxOpen = 262_144

  private var open: [Key: [Open]] = [:]
  private var count = 0
  /// How many pairs may have been mistaken, by kind.
  private(set) var ambiguous: [Int: Int] = [:]
  /// Ends whose begin was not recorded.
  private(set) var unmatchedEnds = 0
  /// Begins that were left out.
  private(set) var forgotten = 0

  /// Takes a begin.
  mutating func begin(_ key: Key, _ begin: Open) {
    guard count < Self.maxOpen else {
      forgotten += 1
      return
    }
    if open[key] != nil { ambiguous[key.kind, default: 0] += 1 }
    open[key, default: []].append(begin)
    count += 1
  }

  /// Takes an end.
  ///
  /// - Returns: the interval; nil where it has no begin.
  mutating func end(_ key: Key, timeNs: Int64, thread: UInt64) -> SignpostInterval? {
    guard let begins = open[key], let last = begins.indices.last else {
      unmatchedEnds += 1
      return nil
    }
    let place = begins.lastIndex { $0.thread == thread } ?? last
    let begin = begins[place]
    open[key]?.remove(at: place)
    if open[key]?.isEmpty ?? false { open[key] = nil }
    count -= 1
    return interval(key, begin, endNs: timeNs, endThread: thread)
  }

  /// The begins that have no end, in no order.
  var unfinished: [SignpostInterval] {
    open.flatMap { key, begins in
      begins.map { interval(key, $0, endNs: nil, endThread: $0.thread) }
    }
  }

  private func interval(_ key: Key, _ begin: Open, endNs: Int64?, endThread: UInt64)
    -> SignpostInterval
  {
    SignpostInterval(
      kind: key.kind,
      pid: key.pid,
      beginThread: begin.thread,
      endThread: endThread,
      startNs: begin.timeNs,
      endNs: endNs,
      message: begin.message
    )
  }
}
