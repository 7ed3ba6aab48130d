import Glibc
import ListSchema
package import Signposts
import Synchronization
import TraceAnalysis

/// Adds up what each kind of interval and of frame allocates.
///
/// An allocation counts for the innermost interval that is open, for the content type of its row, and for
/// the frame: the first one, one with an update, one that scrolls, or another one. Only the thread of the frames is counted, and the
/// sink itself allocates nothing in a frame.
package final class AllocationSink: SignpostSink {
  /// The place of what the first frame allocates.
  package static let firstFrame = FrameSort.first.name
  /// The places of what the sorts of frames allocate.
  package static let framePlaces = FrameSort.allCases.map(\.name)

  private let state: Mutex<State>

  package init(_ counter: AllocationCounter) {
    state = Mutex(State(counter))
  }

  /// Everything that was counted.
  package var counts: [CountName: Int64] { state.withLock { $0.counts } }

  package func begin(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) -> SignpostID? {
    state.withLock { $0.begin(kind, scope.list, values) ? SignpostID(rawValue: 1) : nil }
  }

  package func end(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) {
    state.withLock { $0.end(kind) }
  }

  /// An interval with a custom name is not counted: its allocations count for the one around it.
  package func begin(_ name: StaticString, scope: SignpostScope, id: SignpostID) -> SignpostID? {
    nil
  }
  package func end(_ name: StaticString, scope: SignpostScope, id: SignpostID) {}

  /// True for the names of types only: the values of events are allocated.
  package func isEnabled(_ kind: EventKind) -> Bool { kind == .typeName }

  package func event(_ kind: EventKind, scope: SignpostScope, values: [EventValue]) {
    guard kind == .typeName, case .integer(let number) = values.first,
      case .text(let name) = values.last
    else { return }
    state.withLock { $0.typeNames[RowType(list: scope.list, number: number)] = name }
  }

  package func counter(_ name: StaticString, scope: SignpostScope, value: Int64) {}
}

extension AllocationSink {
  /// The kind of frame that allocations are counted for.
  fileprivate enum FrameSort: Int, CaseIterable {
    case first, update, scroll, other

    var name: String { self == .first ? "first_frame" : "\(self)_frames" }
  }

  /// The type of a row: numbers are given by each list.
  fileprivate struct RowType: Hashable {
    let list: UInt32
    let number: Int64
  }

  /// An interval that is open.
  fileprivate struct Open: Hashable {
    let kind: IntervalKind
    let type: RowType?
  }

  fileprivate struct State {
    /// The maximum depth of nested intervals; deeper ones count for the one around them.
    private static let maxDepth = 256
    /// The maximum number of kinds and types that are distinguished; there is room for them from
    /// the start, as the sink must not allocate.
    private static let maxTypes = 1_024

    /// The positions of the type of a row in the fields of each kind of interval.
    private let typePositions = ListSchema.schema.intervals.map {
      CountedFields.typePosition($0.begin)
    }
    private var ofType: [Open: AllocationTotals] = [:]
    var typeNames: [RowType: String] = [:]

    private let counter: AllocationCounter
    private var ofKind = [AllocationTotals](
      repeating: AllocationTotals(),
      count: ListSchema.schema.intervals.count
    )
    private var ofFrame = [AllocationTotals](
      repeating: AllocationTotals(),
      count: FrameSort.allCases.count
    )
    private var frameCount = [Int64](repeating: 0, count: FrameSort.allCases.count)
    /// The open intervals; the frame is the first.
    private var open: [Open] = []
    private var last = AllocationCounter.Reading()
    private var frameStart = AllocationCounter.Reading()
    private var sort = FrameSort.first
    private var isAfterFirstFrame = false
    private var thread: pthread_t?

    init(_ counter: AllocationCounter) {
      self.counter = counter
      open.reserveCapacity(Self.maxDepth)
      ofType.reserveCapacity(Self.maxTypes)
      typeNames.reserveCapacity(Self.maxTypes)
    }

    mutating func begin(_ kind: IntervalKind, _ list: UInt32, _ values: SignpostValues) -> Bool {
      if kind == .frame, open.isEmpty { return beginFrame() }
      guard !open.isEmpty, open.count < Self.maxDepth, thread == pthread_self() else {
        return false
      }
      if kind == .update { raise(to: .update) }
      if kind == .scroll { raise(to: .scroll) }
      pass()
      let type = typePositions[Int(kind.code)].map { RowType(list: list, number: values[$0]) }
      open.append(Open(kind: kind, type: type.flatMap { $0.number == 0 ? nil : $0 }))
      return true
    }

    mutating func end(_ kind: IntervalKind) {
      guard open.last?.kind == kind, thread == pthread_self() else { return }
      pass()
      open.removeLast()
      guard open.isEmpty else { return }
      ofFrame[sort.rawValue].add(from: frameStart, to: last)
      frameCount[sort.rawValue] += 1
      isAfterFirstFrame = true
    }

    private mutating func beginFrame() -> Bool {
      thread = pthread_self()
      sort = isAfterFirstFrame ? .other : .first
      open.append(Open(kind: .frame, type: nil))
      last = counter.read()
      frameStart = last
      return true
    }

    /// An update counts for more than a scroll, and the first frame stays the first.
    private mutating func raise(to other: FrameSort) {
      guard sort != .first, other.rawValue < sort.rawValue else { return }
      sort = other
    }

    /// Counts what was allocated since the last time for the innermost interval.
    private mutating func pass() {
      let now = counter.read()
      if sort != .first, let innermost = open.last {
        ofKind[Int(innermost.kind.code)].add(from: last, to: now)
        if innermost.type != nil, ofType[innermost] != nil || ofType.count < Self.maxTypes {
          ofType[innermost, default: AllocationTotals()].add(from: last, to: now)
        }
      }
      last = now
    }

    var counts: [CountName: Int64] {
      var counts: [CountName: Int64] = [:]
      for (definition, totals) in zip(ListSchema.schema.intervals, ofKind) {
        counts.merge(totals.counts(of: definition.name)) { $1 }
      }
      for (open, totals) in ofType {
        guard let type = open.type else { continue }
        let part = "type=\(typeNames[type]?.printable ?? "number \(type.number)")"
        let place = ListSchema.schema.intervals[Int(open.kind.code)].name
        counts.merge(totals.counts(of: place, part: part)) { $0 + $1 }
      }
      for sort in FrameSort.allCases {
        counts.merge(ofFrame[sort.rawValue].counts(of: sort.name)) { $1 }
        counts[CountName(sort.name, CountName.occurrences)] = frameCount[sort.rawValue]
      }
      return counts.filter { $0.value != 0 }
    }
  }
}
