import ListSchema
package import Signposts
import Synchronization
import TraceAnalysis

/// Adds up what signposts count, and keeps none of them.
///
/// Its memory depends on how many kinds of intervals and rows there are, not on how long a run is.
package final class CountingSink: SignpostSink {
  private let state = Mutex(State())

  package init() {}

  /// Everything that was counted, with the names of the rows' types.
  package var counts: [CountName: Int64] { state.withLock { $0.counts } }

  package func begin(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) -> SignpostID? {
    // Measurements of the cost of recording, and looking for mistakes, are not part of the run.
    guard kind != .calibration, kind != .inspect else { return nil }
    return state.withLock { state in
      state.begin(Int(kind.code), list: scope.list, values)
      return state.nextID(id)
    }
  }

  package func end(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) {
    state.withLock { $0.end(Int(kind.code), values) }
  }

  package func begin(_ name: StaticString, scope: SignpostScope, id: SignpostID) -> SignpostID? {
    state.withLock { state in
      state.events += 1
      state.named[name.description, default: 0] += 1
      return state.nextID(id)
    }
  }

  package func end(_ name: StaticString, scope: SignpostScope, id: SignpostID) {
    state.withLock { $0.events += 1 }
  }

  /// False for what depends on time.
  package func isEnabled(_ kind: EventKind) -> Bool { kind != .frameOverrun && kind != .instrument }

  package func event(_ kind: EventKind, scope: SignpostScope, values: [EventValue]) {
    state.withLock { $0.add(kind, list: scope.list, values) }
  }

  /// Counters of programs may be of memory or time: only that there was one is counted.
  package func counter(_ name: StaticString, scope: SignpostScope, value: Int64) {
    state.withLock { $0.events += 1 }
  }
}

extension CountingSink {
  /// The type of a row: numbers are given by each list.
  fileprivate struct RowType: Hashable {
    let list: UInt32
    let number: Int64
  }

  /// The sums of one kind of interval or event.
  fileprivate struct Sums {
    let begin: [Int]
    let end: [Int]
    let sorts: [(position: Int, labels: [String])]
    let typePosition: Int?
    var total: Total
    /// The number of intervals of each sort, in the order of `sorts`.
    var ofSort: [[Int64: Int64]]
    var ofType: [RowType: Total] = [:]
    /// The types of the intervals that are open, the innermost last.
    var open: [RowType?] = []

    init(begin: [FieldDefinition], end: [FieldDefinition] = []) {
      self.begin = CountedFields.positions(begin)
      self.end = CountedFields.positions(end)
      sorts = CountedFields.sorts(begin)
      typePosition = CountedFields.typePosition(begin)
      total = Total()
      ofSort = Array(repeating: [:], count: sorts.count)
    }
  }

  /// The number of intervals, and the sums of their fields by position.
  fileprivate struct Total {
    var count: Int64 = 0
    var begin = [Int64](repeating: 0, count: SignpostValues.capacity)
    var end = [Int64](repeating: 0, count: SignpostValues.capacity)
  }

  fileprivate struct State {
    private var intervals = ListSchema.schema.intervals.map { Sums(begin: $0.begin, end: $0.end) }
    private var instants = ListSchema.schema.events.map { Sums(begin: $0.fields) }
    private var typeNames: [RowType: String] = [:]
    private var lastID: UInt32 = 0
    var named: [String: Int64] = [:]
    var events: Int64 = 0

    mutating func nextID(_ id: SignpostID) -> SignpostID {
      guard id == .automatic else { return id }
      lastID &+= 1
      return SignpostID(rawValue: max(1, lastID))
    }

    mutating func begin(_ kind: Int, list: UInt32, _ values: SignpostValues) {
      events += 1
      intervals[kind].add(list: list) { values[$0] }
    }

    mutating func end(_ kind: Int, _ values: SignpostValues) {
      events += 1
      intervals[kind].end { values[$0] }
    }

    mutating func add(_ kind: EventKind, list: UInt32, _ values: [EventValue]) {
      events += 1
      if kind == .typeName { return name(list, values) }
      let numbers = values.map { value in
        if case .integer(let number) = value { number } else { Int64(0) }
      }
      instants[Int(kind.code)].add(list: list) { numbers[$0] }
      _ = instants[Int(kind.code)].open.popLast()
    }

    private mutating func name(_ list: UInt32, _ values: [EventValue]) {
      guard case .integer(let number) = values.first, case .text(let name) = values.last else {
        return
      }
      typeNames[RowType(list: list, number: number)] = name.printable
    }

    var counts: [CountName: Int64] {
      var counts: [CountName: Int64] = [.events: events]
      let schema = ListSchema.schema
      for (definition, sums) in zip(schema.intervals, intervals) {
        let fields = (definition.begin, definition.end)
        sums.addCounts(of: definition.name, fields, typeNames, to: &counts)
      }
      for (definition, sums) in zip(schema.events, instants) where !sums.begin.isEmpty {
        sums.addCounts(of: definition.name, (definition.fields, []), typeNames, to: &counts)
      }
      for (name, count) in named {
        counts[CountName("'\(name.printable)'", CountName.occurrences)] = count
      }
      return counts
    }
  }
}

extension CountingSink.Sums {
  /// Adds an interval or event that begins.
  fileprivate mutating func add(list: UInt32, _ value: (Int) -> Int64) {
    total.count += 1
    for position in begin { total.begin[position] += value(position) }
    for (sort, (position, _)) in sorts.enumerated() {
      ofSort[sort][value(position), default: 0] += 1
    }
    guard let typePosition else { return }
    let type = CountingSink.RowType(list: list, number: value(typePosition))
    open.append(type)
    ofType[type, default: .init()].count += 1
    for position in begin { ofType[type]?.begin[position] += value(position) }
  }

  /// Adds what is known at the end of an interval.
  fileprivate mutating func end(_ value: (Int) -> Int64) {
    for position in end { total.end[position] += value(position) }
    guard typePosition != nil, let type = open.popLast() ?? nil else { return }
    for position in end { ofType[type]?.end[position] += value(position) }
  }

  /// Names all sums that are not zero.
  fileprivate func addCounts(
    of place: String,
    _ fields: (begin: [FieldDefinition], end: [FieldDefinition]),
    _ typeNames: [CountingSink.RowType: String],
    to counts: inout [CountName: Int64]
  ) {
    func add(_ total: CountingSink.Total, part: String) {
      let named =
        [(CountName.occurrences, total.count)]
        + begin.map { (fields.begin[$0].name, total.begin[$0]) }
        + end.map { (fields.end[$0].name, total.end[$0]) }
      for (field, value) in named where value != 0 {
        counts[CountName(place, field, part: part), default: 0] += value
      }
    }
    add(total, part: "")
    for (type, total) in ofType {
      add(total, part: "type=\(typeNames[type] ?? "number \(type.number)")")
    }
    for (sort, (position, labels)) in sorts.enumerated() {
      for (value, count) in ofSort[sort] {
        let label = labels.indices.contains(Int(value)) ? labels[Int(value)] : "\(value)"
        let name = "\(fields.begin[position].name)=\(label)"
        counts[CountName(place, CountName.occurrences, part: name), default: 0] += count
      }
    }
  }
}
