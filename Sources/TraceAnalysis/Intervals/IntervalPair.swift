/// A begin, and its end once that has come.
///
/// Numbers alone, so that moving one costs nothing but the move.
struct IntervalPair: Sendable {
  /// How far it has come.
  enum State: UInt8 {
    case open
    case finished
    case rejected
  }

  /// The number of the begin's type in `EventKinds`.
  let kind: Int32
  /// The number of the name in `EventKinds`.
  let symbol: Int32
  let id: UInt32
  let list: UInt32
  let update: UInt32
  let process: ProcessID
  let thread: Int32
  /// How many intervals of the trace began before it.
  let number: Int
  let startNs: Int64
  /// Whether it begins a frame.
  let isFrame: Bool
  private(set) var endNs: Int64
  /// Where the values of the begin stand.
  var beginValues: Int32 = 0
  /// Where those of the end stand.
  private(set) var endValues: Int32 = 0
  /// The number of the shape in `EventKinds`, once there is an end.
  private(set) var shape: Int32 = 0
  private(set) var meaning = IntervalShape.Meaning.other
  var state = State.open

  init(_ event: TraceEvent, _ kind: EventKinds.Kind, _ symbol: Int32, number: Int) {
    self.kind = kind.number
    self.symbol = symbol
    id = kind.id.of(event)
    list = kind.list.of(event)
    update = kind.update.of(event)
    process = event.process
    thread = event.thread
    self.number = number
    startNs = event.timestampNs
    isFrame = kind.isFrame
    endNs = event.timestampNs
  }

  /// How long it took, in nanoseconds.
  var durationNs: Int64 { endNs - startNs }

  /// Notes the end.
  mutating func finish(
    _ endNs: Int64,
    values: Int32,
    shape: Int32,
    _ meaning: IntervalShape.Meaning
  ) {
    self.endNs = endNs
    endValues = values
    self.shape = shape
    self.meaning = meaning
    state = .finished
  }

  /// Where the value of a field of the shape stands.
  func place(ofField field: Int, beginCount: Int) -> Int {
    field < beginCount ? Int(beginValues) + field : Int(endValues) + field - beginCount
  }

  /// The same with values that stand elsewhere, as the values of several trees are one.
  func moved(valuesBy offset: Int32) -> IntervalPair {
    var pair = self
    pair.beginValues += offset
    pair.endValues += offset
    return pair
  }
}
