import ListSchema

/// Adds up work of frames that may be a mistake of the list's user, by content type.
struct SuspectCollector: StageCollector {
  struct Key: Hashable, Sendable {
    let work: SuspectWork
    var type: ContentTypes.Key?
  }

  struct CheckKey: Hashable, Sendable {
    let finding: String
    let type: ContentTypes.Key?
  }

  /// The maximum number of keys of checks; further ones, which only a damaged or malicious trace has,
  /// are left out.
  private static let maxKeys = 4_096

  private var frames = FrameSuspects()
  private(set) var checks: [CheckKey: RowCheckTally] = [:]
  /// The most rows that were on screen at once.
  private(set) var maxVisible: Int64 = 0
  private var lists: [ListKey: SuspectList] = [:]

  /// Takes the frames of a part of a trace.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ part: StagePart) {
    let tree = part.tree
    var remaining = part.frames.makeIterator()
    /// The position of the frame that is being taken.
    var current: Int32?
    for (position, owner) in tree.owners(.frame).enumerated() where owner >= 0 {
      if owner == position {
        frames.finish()
        let next = remaining.next()
        current = next.map { _ in owner }
        if let next { frames.begin(next.evaluated.frame) }
        if let visible = tree.value(.visibleItems, at: position)?.integer {
          maxVisible = max(maxVisible, visible)
        }
      }
      guard current == owner else { continue }
      frames.add(tree, position, &lists)
    }
    frames.finish()
  }

  /// Takes what a check of rows found; any other event is left alone.
  mutating func add(_ event: TraceEvent, isInFrame: Bool) {
    guard event.type.name == EventName.rowCheck, let finding = event[.finding]?.name else {
      return
    }
    let key = CheckKey(finding: finding, type: ContentTypes.Key(event))
    guard checks[key] != nil || checks.count < Self.maxKeys else { return }
    checks[key, default: RowCheckTally()].add(RowCheckTally(event))
  }

  /// Takes what was added up over another run.
  mutating func merge(_ other: SuspectCollector) {
    frames.merge(other.frames)
    for (key, tally) in other.checks { checks[key, default: RowCheckTally()].add(tally) }
    maxVisible = max(maxVisible, other.maxVisible)
  }

  /// The work of all frames.
  var work: [(key: Key, tally: SuspectTally)] { frames.work.all }
}

/// The facts that are known of one list so far.
struct SuspectList: Sendable {
  /// The items of its content.
  var items: Int64 = 0
  /// The rows that are on screen.
  var visible: Int64 = 0

  /// Fewer rows on screen at once are no mistake.
  private static let minRows: Int64 = 50

  /// True if all of its many rows are on screen at once.
  var showsAll: Bool { visible >= Self.minRows && visible >= items }
}
