/// A begin, and its end once that has come.
///
/// Numbers alone, so that moving one costs nothing but the move.
struct IntervalPair: Sendable {
  /// The progress of an interval.
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
  /// The Swift task that it began in; 0 for none.
  let task: UInt32
  let process: ProcessID
  let thread: Int32
  /// The number of intervals of the trace that began before it.
  let number: Int
  let startNs: Int64
  private(set) var endNs: Int64
  /// The duration, in nanoseconds: by its own clock, else from begin to end; without `samplingNs`.
  private(set) var durationNs: Int64 = 0
  /// The part of it that stack samples took, in nanoseconds; until there is an end, the time that
  /// they took of the thread before the begin.
  private(set) var samplingNs: Int64
  /// The time that its thread waited in it, as timed waits say it, in nanoseconds; until there is an end,
  /// that before the begin.
  private(set) var waitedNs: Int64
  /// True if the duration is from its own clock.
  private(set) var isTimed = false
  /// True if its own clock states a duration that the time between its events does not allow.
  private(set) var isBroken = false
  /// The place of the values of the begin.
  var beginValues: Int32 = 0
  /// The place of the values of the end.
  private(set) var endValues: Int32 = 0
  /// The number of the shape in `EventKinds`, once there is an end.
  private(set) var shape: Int32 = 0
  private(set) var meaning = IntervalShape.Meaning.other
  var state = State.open

  init(
    _ event: TraceEvent,
    _ kind: EventKinds.Kind,
    _ symbol: Int32,
    task: UInt32,
    number: Int,
    samplingNs: Int64,
    waitedNs: Int64
  ) {
    self.task = task
    (self.samplingNs, self.waitedNs) = (samplingNs, waitedNs)
    self.kind = kind.number
    self.symbol = symbol
    id = kind.id.of(event)
    list = kind.list.of(event)
    update = kind.update.of(event)
    process = event.process
    thread = event.thread
    self.number = number
    startNs = event.timestampNs
    endNs = event.timestampNs
  }

  /// Notes the end, what samples have taken of the thread until then, and how long it has waited.
  mutating func finish(
    _ endNs: Int64,
    samplingNs: Int64,
    waitedNs: Int64,
    values: Int32,
    shape: Int32,
    _ meaning: IntervalShape.Meaning
  ) {
    self.endNs = endNs
    self.samplingNs = max(0, samplingNs - self.samplingNs)
    self.waitedNs = max(0, waitedNs - self.waitedNs)
    durationNs = max(0, endNs - startNs - self.samplingNs)
    endValues = values
    self.shape = shape
    self.meaning = meaning
    state = .finished
  }

  /// Notes how long it took by its own clock, which was read between the two events; where that cannot
  /// be, it is broken.
  mutating func state(durationNs: Int64) {
    guard FrameTimeLimits.allowDuration(durationNs, betweenNs: endNs - startNs) else {
      isBroken = true
      return
    }
    self.durationNs = max(0, durationNs - samplingNs)
    isTimed = true
  }

  /// Returns the place of the value of a field of the shape.
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
