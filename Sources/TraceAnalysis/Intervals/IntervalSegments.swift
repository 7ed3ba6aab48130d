/// Pairs begins with ends as events come in, and hands out intervals as soon as nothing can change
/// them any more.
///
/// A segment is a part of one thread's intervals, as a tree: it ends when no interval of the thread
/// is open. So the memory is that of the largest segment of each thread, not of the trace.
///
/// An interval that never ends would keep a segment open for ever. After `limit` intervals a segment
/// is handed out nevertheless: what is open then is carried over, encloses nothing of the segment that
/// it began in, and is counted in `IntervalTally.split` once it ends.
public struct IntervalSegments {
  /// The most intervals of a segment, unless it is asked for otherwise.
  public static let usualLimit = 131_072
  /// Smaller segments wait for more intervals, so that handing out costs little.
  static let usualSmallest = 256

  private let limit: Int
  private let smallest: Int
  private var kinds = EventKinds()
  private var open: [PairingKey: OpenPlace] = [:]
  private var threads = ThreadSegments()
  private var begins = 0
  private var tally = IntervalTally()

  /// Prepares to pair; `limit` is the most intervals of a segment.
  public init(limit: Int = Self.usualLimit) {
    self.init(limit: limit, smallest: Self.usualSmallest)
  }

  init(limit: Int, smallest: Int) {
    self.limit = limit
    self.smallest = smallest
  }

  /// Takes the begin or end of an interval and returns true; any other event is left alone.
  ///
  /// `deliver` is called with a segment when one is complete.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func add(_ event: TraceEvent, _ deliver: (IntervalTree) -> Void) -> Bool {
    let kind = kinds.kind(of: event.type)
    switch kind.role {
    case .instant: return false
    case .begin: begin(event, kind, deliver)
    case .end: end(event, kind, deliver)
    }
    return true
  }

  /// Hands out what is left, and says what became of everything else.
  public mutating func finish(_ deliver: (IntervalTree) -> Void) -> IntervalTally {
    for thread in threads.segments.indices { handOut(thread, deliver) }
    for segment in threads.segments {
      for pair in segment.pairs where pair.state == .open {
        tally.unfinished[kinds.name(of: pair.symbol), default: 0] += 1
      }
    }
    return tally
  }

  private mutating func begin(
    _ event: TraceEvent,
    _ kind: EventKinds.Kind,
    _ deliver: (IntervalTree) -> Void
  ) {
    let thread = threads.number(event.process, event.thread)
    let symbol = kind.symbol(of: event, in: &kinds)
    let pair = IntervalPair(event, kind, symbol, number: begins)
    begins += 1
    let key = PairingKey(process: event.process, symbol: symbol, id: pair.id)
    let place = OpenPlace(thread: thread, position: threads.segments[thread].pairs.count)
    // A begin that repeats an open one takes its place; the earlier one never ends.
    if let earlier = open.updateValue(place, forKey: key) { abandon(earlier) }
    threads.segments[thread].begin(pair)
    if threads.segments[thread].newCount >= limit { handOut(thread, deliver) }
  }

  private mutating func end(
    _ event: TraceEvent,
    _ kind: EventKinds.Kind,
    _ deliver: (IntervalTree) -> Void
  ) {
    let symbol = kind.symbol(of: event, in: &kinds)
    let key = PairingKey(process: event.process, symbol: symbol, id: kind.id(of: event))
    guard let place = open.removeValue(forKey: key) else {
      tally.orphanEnds += 1
      return
    }
    let pair = threads.segments[place.thread].pairs[place.position]
    if event.timestampNs < pair.startNs {
      threads.segments[place.thread].reject(place.position)
      tally.rejected += 1
    } else {
      let shape = kinds.shape(begin: pair.beginType, end: kind, symbol)
      if threads.segments[place.thread].isCarried(place.position) { tally.split += 1 }
      threads.segments[place.thread].end(
        place.position,
        at: event.timestampNs,
        values: kind.extraValues(of: event),
        shape: shape
      )
    }
    if threads.segments[place.thread].isComplete(of: smallest) { handOut(place.thread, deliver) }
  }

  private mutating func abandon(_ place: OpenPlace) {
    let symbol = threads.segments[place.thread].pairs[place.position].symbol
    threads.segments[place.thread].reject(place.position)
    tally.unfinished[kinds.name(of: symbol), default: 0] += 1
  }

  /// Hands out what is finished, and carries over what is open.
  private mutating func handOut(_ thread: Int, _ deliver: (IntervalTree) -> Void) {
    let intervals = threads.segments[thread].intervals()
    if !intervals.isEmpty { deliver(IntervalTree(intervals: intervals)) }
    threads.segments[thread].startAnew { pair, position in
      let key = PairingKey(process: pair.process, symbol: pair.symbol, id: pair.id)
      open[key] = OpenPlace(thread: thread, position: position)
    }
  }
}

/// What pairs an end with its begin.
private struct PairingKey: Hashable {
  let process: ProcessID
  let symbol: Int32
  let id: UInt32
}

/// Where the begin of an open interval stands.
private struct OpenPlace {
  let thread: Int
  let position: Int
}

/// The segments of all threads.
private struct ThreadSegments {
  private struct ThreadKey: Hashable {
    let process: ProcessID
    let thread: Int32
  }

  var segments: [ThreadSegment] = []
  private var numbers: [ThreadKey: Int] = [:]
  private var latest: (key: ThreadKey, number: Int)?

  /// A number for a thread, from 0.
  mutating func number(_ process: ProcessID, _ thread: Int32) -> Int {
    let key = ThreadKey(process: process, thread: thread)
    if let latest, latest.key == key { return latest.number }
    let number = numbers[key] ?? segments.count
    if number == segments.count {
      numbers[key] = number
      segments.append(ThreadSegment())
    }
    latest = (key, number)
    return number
  }
}
