/// Pairs begins with ends as events come in, and hands out intervals as soon as nothing can change
/// them any more.
///
/// A segment is a part of one thread's intervals, as a tree: it ends when no interval of the thread
/// is open. So the memory is that of the largest segment of each thread, not of the trace.
///
/// An interval that never ends would keep a segment open for ever. After `limit` intervals a segment
/// is handed out nevertheless: what is open then is carried over, encloses nothing of the segment that
/// it began in, and is counted in `IntervalTally.split` once it ends. Of more than `defaultMaxOpen`
/// open ones of a thread the earliest count as unfinished.
public struct IntervalSegments {
  /// The most intervals of a segment, unless it is asked for otherwise.
  public static let defaultLimit = 131_072
  /// The maximum number of open intervals that are carried over.
  public static let defaultMaxOpen = 262_144
  /// Smaller segments wait for more intervals, so that handing out costs little.
  static let defaultMinSegment = 256

  private let limit: Int
  private let minSegment: Int
  private let maxOpen: Int
  private var kinds: EventKinds
  private var open = OpenIntervals()
  private var threads = ThreadSegments()
  private var sampling = SamplingCosts()
  private var begins = 0
  private var tally = IntervalTally()

  /// Prepares to pair.
  ///
  /// - Parameters:
  ///   - limit: the most intervals of a segment.
  ///   - categories: the categories whose signposts are taken.
  public init(limit: Int = Self.defaultLimit, categories: CategoryFilter = CategoryFilter([])) {
    self.init(limit: limit, minSegment: Self.defaultMinSegment, categories: categories)
  }

  init(
    limit: Int,
    minSegment: Int,
    maxOpen: Int = Self.defaultMaxOpen,
    categories: CategoryFilter = CategoryFilter([])
  ) {
    kinds = EventKinds(filter: categories)
    self.limit = limit
    self.minSegment = minSegment
    self.maxOpen = maxOpen
  }

  /// Takes the begin or end of an interval and returns true; any other event is left alone.
  ///
  /// `deliver` is called with a segment when one is complete.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func add(_ event: TraceEvent, _ deliver: (IntervalTree) -> Void) -> Bool {
    let number = kinds.number(of: event.type)
    let kind = kinds[number]
    switch kind.action {
    case .instant:
      if kind.isSampling { sampling.add(event, &threads) }
      if kind.isTask { threads.enter(task: kind.task.of(event), event.process, event.thread) }
      return false
    case .leftOut: break
    case .begin: begin(event, kind, deliver)
    case .end: end(event, kind, deliver)
    }
    return true
  }

  /// Hands out the segments that are complete, however small.
  ///
  /// - Complexity: O(threads), and what is handed out.
  mutating func handOut(_ deliver: (IntervalTree) -> Void) {
    for thread in threads.segments.indices where threads.segments[thread].isComplete(of: 1) {
      handOut(thread, deliver)
    }
  }

  /// Hands out what is left, and says what became of everything else.
  public mutating func finish(_ deliver: (IntervalTree) -> Void) -> IntervalTally {
    for thread in threads.segments.indices { handOut(thread, deliver) }
    for segment in threads.segments {
      for pair in segment.pairs where pair.state == .open {
        tally.unfinished[kinds.names[Int(pair.symbol)], default: 0] += 1
      }
    }
    return tally
  }

  /// The open frames of a thread; nil for one without intervals.
  func openFrames(_ process: ProcessID, _ thread: Int32) -> OpenFrames? {
    threads.openFrames(process, thread)
  }

  /// The name of each symbol that intervals have had so far.
  var names: [String] { kinds.names }

  /// The category of each of those names that belongs to one.
  var origins: [String: SignpostOrigin] { kinds.origins }

  /// The categories of all signposts so far, also of those that are not taken.
  var categories: [SignpostOrigin] { kinds.categories }

  private mutating func begin(
    _ event: TraceEvent,
    _ kind: EventKinds.Kind,
    _ deliver: (IntervalTree) -> Void
  ) {
    let thread = threads.number(event.process, event.thread)
    let symbol = kinds.symbol(of: event, kind)
    let samplingNs = threads.segments[thread].samplingNs
    let waitedNs = threads.segments[thread].waitedNs
    let pair = IntervalPair(
      event,
      kind,
      symbol,
      task: threads.segments[thread].task,
      number: begins,
      samplingNs: samplingNs,
      waitedNs: waitedNs
    )
    begins += 1
    let place = OpenPlace(thread: thread, position: threads.segments[thread].pairs.count)
    // A begin that repeats an open one takes its place; the earlier one never ends.
    if let earlier = open.insert(place, for: PairingKey(pair)) { abandon(earlier) }
    threads.segments[thread].begin(pair, event, kind, kinds)
    if threads.segments[thread].newCount >= limit { handOut(thread, deliver) }
  }

  private mutating func end(
    _ event: TraceEvent,
    _ kind: EventKinds.Kind,
    _ deliver: (IntervalTree) -> Void
  ) {
    let symbol = kinds.symbol(of: event, kind)
    let key = PairingKey(process: event.process, symbol: symbol, id: kind.id.of(event))
    guard let place = open.remove(key) else {
      tally.unmatchedEnds += 1
      return
    }
    let pair = threads.segments[place.thread].pairs[place.position]
    if event.timestampNs < pair.startNs {
      threads.segments[place.thread].reject(place.position)
      tally.rejected += 1
    } else {
      let shape = kinds.shapeNumber(of: pair, end: kind)
      if threads.segments[place.thread].isCarried(place.position) { tally.split += 1 }
      threads.segments[place.thread].end(place.position, event, kind, kinds, shape: shape)
    }
    if threads.segments[place.thread].isComplete(of: minSegment) { handOut(place.thread, deliver) }
  }

  private mutating func abandon(_ place: OpenPlace) {
    let symbol = threads.segments[place.thread].pairs[place.position].symbol
    threads.segments[place.thread].reject(place.position)
    tally.unfinished[kinds.names[Int(symbol)], default: 0] += 1
  }

  /// Hands out what is finished, and carries over what is open.
  private mutating func handOut(_ thread: Int, _ deliver: (IntervalTree) -> Void) {
    let tree = threads.segments[thread].tree(kinds)
    if tree.count > 0 { deliver(tree) }
    let forgotten = threads.segments[thread].startAnew(kinds, maxOpen: maxOpen) {
      pair,
      position in
      open.move(PairingKey(pair), to: OpenPlace(thread: thread, position: position))
    }
    for pair in forgotten {
      _ = open.remove(PairingKey(pair))
      tally.unfinished[kinds.names[Int(pair.symbol)], default: 0] += 1
    }
  }
}

/// The segments of all threads.
struct ThreadSegments {
  private struct ThreadKey: Hashable {
    let process: ProcessID
    let thread: Int32
  }

  var segments: [ThreadSegment] = []
  private var numbers: [ThreadKey: Int] = [:]
  private var latest: (key: ThreadKey, number: Int)?

  /// The open frames of a thread; nil for one without intervals.
  func openFrames(_ process: ProcessID, _ thread: Int32) -> OpenFrames? {
    let key = ThreadKey(process: process, thread: thread)
    let number = latest.flatMap { $0.key == key ? $0.number : nil } ?? numbers[key]
    return number.map { segments[$0].openFrames }
  }

  /// Notes a sample of a thread's stack, and what taking it took; nothing for a thread without intervals.
  mutating func sample(_ process: ProcessID, _ thread: Int32, costNs: Int64) {
    guard openFrames(process, thread) != nil else { return }
    segments[number(process, thread)].sample(costNs: costNs)
  }

  /// Notes how long a thread has waited; nothing for a thread without intervals.
  mutating func wait(_ process: ProcessID, _ thread: Int32, ns: Int64) {
    guard openFrames(process, thread) != nil else { return }
    segments[number(process, thread)].wait(ns: ns)
  }

  /// Notes that a thread runs another task from now on.
  mutating func enter(task: UInt32, _ process: ProcessID, _ thread: Int32) {
    segments[number(process, thread)].enter(task: task)
  }

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
