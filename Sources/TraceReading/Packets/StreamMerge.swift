import TraceAnalysis

/// Brings the events of many streams into the order of time.
///
/// A binary heap of streams, the one with the earliest event on top. Of two events of one time that of
/// the stream with the lower number comes first.
final class StreamMerge {
  private struct Entry {
    var timeNs: Int64
    let stream: Int

    func precedes(_ other: Entry) -> Bool {
      timeNs == other.timeNs ? stream < other.stream : timeNs < other.timeNs
    }
  }

  private let cursors: UnsafeMutableBufferPointer<StreamCursor>
  private let heap: UnsafeMutablePointer<Entry>
  private var count = 0

  /// Prepares to merge streams, which get their numbers from the order in the array.
  init(_ streams: [StreamCursor]) {
    cursors = .allocate(capacity: streams.count)
    _ = cursors.initialize(from: streams)
    heap = .allocate(capacity: max(1, streams.count))
    for number in cursors.indices where cursors[number].advance() {
      (heap + count).initialize(to: Entry(timeNs: cursors[number].timeNs, stream: number))
      count += 1
    }
    for place in (0..<count).reversed() { Self.sink(heap, count, from: place) }
  }

  deinit {
    cursors.deinitialize()
    cursors.deallocate()
    heap.deallocate()
  }

  /// Hands every event out; returns how many there were.
  ///
  /// - Complexity: O(events · log streams).
  func run(_ deliver: (TraceEvent) -> Void) -> Int {
    let (heap, cursors) = (heap, cursors)
    var (count, events) = (count, 0)
    while count > 0 {
      let number = heap.pointee.stream
      if cursors[number].take(deliver) { events += 1 }
      if cursors[number].advance() {
        heap.pointee.timeNs = cursors[number].timeNs
      } else {
        count -= 1
        heap.pointee = heap[count]
      }
      Self.sink(heap, count, from: 0)
    }
    self.count = 0
    return events
  }

  /// Moves an entry down to where nothing below it is earlier.
  private static func sink(_ heap: UnsafeMutablePointer<Entry>, _ count: Int, from start: Int) {
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < count else { return }
      if child + 1 < count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(heap[place]) else { return }
      swap(&heap[child], &heap[place])
      place = child
    }
  }
}
