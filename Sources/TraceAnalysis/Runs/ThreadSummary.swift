/// The work of one thread.
public struct ThreadSummary: Hashable, Sendable {
  /// The process.
  public let process: ProcessID
  /// The thread.
  public let thread: Int32
  /// The number of its intervals.
  public fileprivate(set) var intervals = 0
  /// The time in which any of its intervals was open, in nanoseconds.
  public fileprivate(set) var busyNs: Int64 = 0
  /// The longest of its intervals, in nanoseconds.
  public fileprivate(set) var longestNs: Int64 = 0
  /// The start of its first interval, in nanoseconds since the first event of the trace.
  public fileprivate(set) var firstNs = Int64.max
  /// The end of its last interval, likewise.
  public fileprivate(set) var lastNs = Int64.min

  /// The part of the time between its first interval and its last in which any was open.
  public var share: Double? {
    lastNs > firstNs ? min(Double(busyNs) / (Double(lastNs) - Double(firstNs)), 1) : nil
  }

  fileprivate mutating func merge(_ other: ThreadSummary) {
    intervals += other.intervals
    busyNs = busyNs.addingSaturating(other.busyNs)
    longestNs = max(longestNs, other.longestNs)
    firstNs = min(firstNs, other.firstNs)
    lastNs = max(lastNs, other.lastNs)
  }
}

/// Adds up the work of threads.
struct ThreadTotals: StageCollector {
  private struct Key: Hashable {
    let process: ProcessID
    let thread: Int32
  }

  private var threads: [Key: ThreadSummary] = [:]

  /// Threads beyond this number are left out.
  private static let maxThreads = 4_096

  mutating func add(_ part: StagePart) {
    let tree = part.tree
    // All intervals of a part are of one thread.
    guard let first = tree.pairs.first else { return }
    var own = ThreadSummary(process: first.process, thread: first.thread)
    for position in tree.pairs.indices {
      let pair = tree.pairs[position]
      own.intervals += 1
      own.longestNs = max(own.longestNs, pair.durationNs)
      own.firstNs = min(own.firstNs, pair.startNs.addingSaturating(-part.firstNs))
      own.lastNs = max(own.lastNs, pair.endNs.addingSaturating(-part.firstNs))
    }
    own.busyNs = tree.openNs
    merge(own)
  }

  mutating func merge(_ other: ThreadTotals) {
    for thread in other.threads.values { merge(thread) }
  }

  private mutating func merge(_ own: ThreadSummary) {
    let key = Key(process: own.process, thread: own.thread)
    guard threads[key] != nil || threads.count < Self.maxThreads else { return }
    threads[key, default: ThreadSummary(process: own.process, thread: own.thread)].merge(own)
  }

  /// The threads, the busiest first.
  var summary: [ThreadSummary] {
    threads.values.sorted {
      ($1.busyNs, $0.process.bits, $0.thread) < ($0.busyNs, $1.process.bits, $1.thread)
    }
  }
}

extension IntervalTree {
  /// The time in which any interval was open, in nanoseconds; those of tasks may be at the same time.
  fileprivate var openNs: Int64 {
    guard pairs.contains(where: { $0.task != 0 }) else {
      return nesting.reduce(0) { $0.addingSaturating($1.selfNs) }
    }
    var (sum, untilNs) = (Int64(0), Int64.min)
    for pair in pairs where pair.endNs > untilNs {
      sum = sum.addingSaturating(pair.endNs - max(pair.startNs, untilNs))
      untilNs = pair.endNs
    }
    return sum
  }
}
