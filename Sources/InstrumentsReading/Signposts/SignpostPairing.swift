/// Pairs begins with ends by process, place, name and identifier: of several the last begin with the
/// same message and thread, else the last with the same message.
///
/// The two ends of apps' own signposts mostly have different messages, so these take the last begin
/// of the same thread, else the last one, where none has the message. That is as much as signposts
/// say. A begin that cannot be distinguished from another that is open at once is paired all the
/// same, and counted.
struct SignpostPairing {
  /// The key that begin and end share.
  struct Key: Hashable {
    let pid: Int64
    let kind: Int
    let identifier: UInt64
  }

  /// A begin without an end so far.
  struct Open {
    let timeNs: Int64
    let thread: UInt64
    /// The number of the message, in whatever counts them.
    let number: Int
    let message: String?
    /// True if it was counted as one that cannot be distinguished from another.
    fileprivate(set) var isAmbiguous = false

    /// Makes a begin that has no end so far.
    init(timeNs: Int64, thread: UInt64, number: Int, message: String?) {
      (self.timeNs, self.thread, self.number, self.message) = (timeNs, thread, number, message)
    }
  }

  /// An end.
  struct End {
    let timeNs: Int64
    let thread: UInt64
    /// The number of the message, as in `Open`.
    let number: Int
    /// True if the message may be another than that of the begin.
    let mayDiffer: Bool
  }

  /// The maximum number of open begins; further ones are left out: they have no ends.
  static let maxOpen = 262_144
  /// Of one key no more are looked through, from the last one.
  static let maxSearched = 1_024

  private var open: [Key: [Open]] = [:]
  private var count = 0
  /// The number of pairs that may have been mistaken, by kind.
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
    var begin = begin
    begin.isAmbiguous = hasOpen(key, begin.number)
    if begin.isAmbiguous { ambiguous[key.kind, default: 0] += 1 }
    open[key, default: []].append(begin)
    count += 1
  }

  /// Takes an end.
  ///
  /// - Returns: the interval; nil where it has no begin.
  mutating func end(_ key: Key, _ end: End) -> SignpostInterval? {
    guard let place = place(key, end), let begin = open[key]?.remove(at: place) else {
      unmatchedEnds += 1
      return nil
    }
    let isAlone = open[key]?.isEmpty ?? true
    if isAlone { open[key] = nil }
    if !isAlone, begin.number != end.number, !begin.isAmbiguous {
      ambiguous[key.kind, default: 0] += 1
    }
    count -= 1
    return interval(key, begin, endNs: end.timeNs, endThread: end.thread)
  }

  private func hasOpen(_ key: Key, _ number: Int) -> Bool {
    open[key]?.suffix(Self.maxSearched).contains { $0.number == number } ?? false
  }

  /// Returns the place among those of its key of the start that an end belongs to.
  private func place(_ key: Key, _ end: End) -> Int? {
    let begins = open[key, default: []].suffix(Self.maxSearched)
    let same = begins.lastIndex { $0.number == end.number && $0.thread == end.thread }
    if let found = same ?? begins.lastIndex(where: { $0.number == end.number }) { return found }
    guard end.mayDiffer else { return nil }
    return begins.lastIndex { $0.thread == end.thread } ?? begins.indices.last
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
