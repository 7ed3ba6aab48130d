/// A thread of a process.
struct ThreadKey: Hashable {
  let process: ProcessID
  let thread: Int32
}

/// Segments that wait until the content types of their intervals have names.
///
/// The names come between frames, those of a first display's types therefore after it. No more than one
/// segment of a thread waits: until the names come, or the thread's next segment.
struct WaitingSegments {
  private var segments: [ThreadKey: RunSegment] = [:]

  /// Takes the next segment of a thread, and hands out what need not wait any more.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ segment: RunSegment, _ types: ContentTypes, _ deliver: (RunSegment) -> Void) {
    guard let thread = segment.thread else { return deliver(segment) }
    if let earlier = segments.removeValue(forKey: thread) { deliver(earlier) }
    if types.knowsAll(of: segment.tree) { deliver(segment) } else { segments[thread] = segment }
  }

  /// Hands out the segments of a process whose types have names by now.
  mutating func handOut(
    of process: ProcessID,
    _ types: ContentTypes,
    _ deliver: (RunSegment) -> Void
  ) {
    handOut(
      segments.filter { $0.key.process == process && types.knowsAll(of: $0.value.tree) },
      deliver
    )
  }

  /// Hands out what is left.
  mutating func finish(_ deliver: (RunSegment) -> Void) { handOut(segments, deliver) }

  private mutating func handOut(
    _ ready: [ThreadKey: RunSegment],
    _ deliver: (RunSegment) -> Void
  ) {
    for (thread, segment) in ready.sorted(by: { $0.value.startNs < $1.value.startNs }) {
      segments[thread] = nil
      deliver(segment)
    }
  }
}

extension RunSegment {
  /// The thread that all its intervals are of; nil where it has none.
  var thread: ThreadKey? {
    tree.pairs.first.map { ThreadKey(process: $0.process, thread: $0.thread) }
  }

  /// The start of its first interval, by the trace's clock; 0 where it has none.
  var startNs: Int64 { tree.pairs.first?.startNs ?? 0 }
}

extension ContentTypes {
  /// Returns whether they know the names of all types that intervals are about.
  fileprivate func knowsAll(of tree: IntervalTree) -> Bool {
    tree.pairs.indices.allSatisfy { Key(tree, $0).map(knows) ?? true }
  }
}
