/// Brings the events of many streams into the order of time.
///
/// A binary heap of streams, the one with the earliest event on top. Of two events of one time that of
/// the stream with the lower number comes first.
struct StreamMerge {
  private struct Entry {
    var timeNs: Int64
    let stream: Int32

    func precedes(_ other: Entry) -> Bool {
      timeNs == other.timeNs ? stream < other.stream : timeNs < other.timeNs
    }
  }

  private let cursors: [StreamCursor]
  private var heap: [Entry] = []

  /// Prepares to merge streams, which get their numbers from the order in the array.
  init(_ cursors: [StreamCursor]) {
    self.cursors = cursors
    for (number, cursor) in cursors.enumerated() where cursor.advance() {
      heap.append(Entry(timeNs: cursor.timeNs, stream: Int32(number)))
    }
    for place in heap.indices.reversed() { sink(from: place) }
  }

  /// The stream with the next event; nil when there is none.
  var earliest: StreamCursor? { heap.first.map { cursors[Int($0.stream)] } }

  /// Goes to the event behind the earliest one.
  ///
  /// - Precondition: there is an earliest one.
  /// - Complexity: O(log streams).
  mutating func advance() {
    let cursor = cursors[Int(heap[0].stream)]
    if cursor.advance() {
      heap[0].timeNs = cursor.timeNs
    } else {
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
    }
    sink(from: 0)
  }

  private mutating func sink(from start: Int) {
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(heap[place]) else { return }
      heap.swapAt(child, place)
      place = child
    }
  }
}
