import TraceAnalysis

/// The processes of one trace that were met lately, so that an event's is mostly found by comparing two
/// numbers.
final class ProcessCache {
  /// What the context of events says of their process, as one number to be compared.
  struct Key: Equatable {
    private static let named: UInt64 = 1 << 32
    private static let unnamed: UInt64 = 2 << 32
    private static let marked: UInt64 = 3 << 32

    private let number: UInt64
    fileprivate let namespace: UInt64

    /// The key of an event.
    ///
    /// - Parameters:
    ///   - pid: the process id; nil where it is not recorded.
    ///   - namespace: the number of the PID namespace; 0 where it is not recorded.
    ///   - isMarked: whether the event says something of its process.
    @inline(__always)
    init(pid: Int32?, namespace: UInt64, isMarked: Bool) {
      let kind = isMarked ? Self.marked : pid == nil ? Self.unnamed : Self.named
      number = kind | UInt64(UInt32(bitPattern: pid ?? 0))
      self.namespace = namespace
    }

    /// The key of no event.
    fileprivate static let none = Key(number: 0, namespace: 0)

    private init(number: UInt64, namespace: UInt64) {
      (self.number, self.namespace) = (number, namespace)
    }

    fileprivate var place: Int { Int(truncatingIfNeeded: number) & (ProcessCache.size - 1) }

    /// The key of an event of the same process that says nothing of it.
    fileprivate func unmarked(_ pid: Int32?) -> Key {
      Key(pid: pid, namespace: namespace, isMarked: false)
    }
  }

  private struct Entry {
    var key: Key
    var process: ProcessID
  }

  /// A power of two.
  private static let size = 64

  private unowned let numbers: ProcessNumbers
  private let trace: Int
  private let entries: UnsafeMutablePointer<Entry>

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

  /// The process of a key; nil where it was not met lately, or the event says something of it.
  @inline(__always)
  func known(_ key: Key) -> ProcessID? {
    // No marked key is ever kept.
    let entry = entries + key.place
    return entry.pointee.key == key ? entry.pointee.process : nil
  }

  /// Finds the process of an event that is not known by its key.
  ///
  /// - Parameters:
  ///   - key: the key of the event.
  ///   - pid: the process id in it.
  ///   - event: the event with its values.
  ///   - mark: what its type says of processes.
  /// - Returns: the process.
  @inline(never)
  func find(_ key: Key, _ pid: Int32?, _ event: TraceEvent, _ mark: ProcessMark) -> ProcessID {
    let origin = ProcessNumbers.Origin(
      trace: trace,
      pid: pid,
      namespace: key.namespace == 0 ? nil : key.namespace
    )
    let process = numbers.process(origin, of: event, mark)
    // Whatever its id had before, with or without a namespace, is in the same place.
    let key = key.unmarked(pid)
    entries[key.place] = Entry(key: key, process: process)
    return process
  }
}
