import TraceAnalysis

/// The processes of one trace that were met lately, so that an event's is mostly found by comparing two
/// numbers.
final class ProcessCache {
  fileprivate struct Entry {
    var key: ProcessKey
    var process: ProcessID
  }

  /// A power of two.
  fileprivate static let size = 64

  private unowned let numbers: ProcessNumbers
  private let trace: Int
  fileprivate let entries: UnsafeMutablePointer<Entry>

  /// Knows no process yet of the trace with a number, in `numbers`, which has to outlive the cache.
  init(ofTrace trace: Int, _ numbers: ProcessNumbers) {
    self.numbers = numbers
    self.trace = trace
    entries = .allocate(capacity: Self.size)
    let empty = Entry(key: .none, process: ProcessID(pid: 0))
    entries.initialize(repeating: empty, count: Self.size)
  }

  deinit {
    entries.deallocate()
  }

  /// Finds the process of an event that is not known by its key.
  ///
  /// - Parameters:
  ///   - key: the key of the event.
  ///   - event: the event with its values.
  ///   - mark: the mark of processes in its type.
  /// - Returns: the process.
  @inline(never)
  fileprivate func find(_ key: ProcessKey, _ event: TraceEvent, _ mark: ProcessMark) -> ProcessID {
    let origin = ProcessNumbers.Origin(trace: trace, pid: key.pid, namespace: key.namespace)
    let process = numbers.process(origin, of: event, mark)
    // Whatever its id had before, with or without a namespace, is in the same place.
    let key = key.unmarked
    entries[key.place(among: Self.size)] = Entry(key: key, process: process)
    return process
  }
}

/// A way to ask a cache that costs nothing to hand on, as every event asks; the cache has to outlive it.
struct ProcessLookup {
  private let entries: UnsafeMutablePointer<ProcessCache.Entry>
  private unowned(unsafe) let cache: ProcessCache

  /// Asks a cache.
  init(_ cache: ProcessCache) {
    self.cache = cache
    entries = cache.entries
  }

  /// The process of a key; nil where it was not met lately, or the event says something of it.
  @inline(__always)
  func known(_ key: ProcessKey) -> ProcessID? {
    // No marked key is ever kept.
    let entry = entries + key.place(among: ProcessCache.size)
    return entry.pointee.key == key ? entry.pointee.process : nil
  }

  /// Finds the process of an event that is not known by its key.
  func find(_ key: ProcessKey, _ event: TraceEvent, _ mark: ProcessMark) -> ProcessID {
    cache.find(key, event, mark)
  }
}
