/// A begin, and its end once that has come.
struct IntervalPair {
  /// How far it has come.
  enum State {
    case open
    case finished
    case rejected
  }

  let beginType: EventType
  let symbol: Int32
  let id: UInt32
  let list: UInt32
  let update: UInt32
  let process: ProcessID
  let thread: Int32
  /// How many intervals of the trace began before it.
  let number: Int
  let startNs: Int64
  private(set) var endNs: Int64
  private(set) var values: [FieldValue]
  private(set) var shape: IntervalShape?
  var state = State.open

  init(_ event: TraceEvent, _ kind: EventKinds.Kind, _ symbol: Int32, number: Int) {
    beginType = event.type
    self.symbol = symbol
    id = kind.id(of: event)
    list = kind.list(of: event)
    update = kind.update(of: event)
    process = event.process
    thread = event.thread
    self.number = number
    startNs = event.timestampNs
    endNs = event.timestampNs
    values = kind.extraValues(of: event)
  }

  /// Notes the end.
  mutating func finish(_ endNs: Int64, values: [FieldValue], shape: IntervalShape) {
    self.endNs = endNs
    self.values += values
    self.shape = shape
    state = .finished
  }
}
