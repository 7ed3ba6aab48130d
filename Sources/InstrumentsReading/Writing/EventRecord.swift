/// An event that is to be written, in numbers alone.
struct EventRecord: BitwiseCopyable {
  /// The step of an event in its interval.
  enum Step: UInt8 {
    case begin, end, instant
  }

  /// The time, in nanoseconds since the start of the run.
  let timeNs: Int64
  /// The duration of the interval, of a begin; the time of the interval's begin, of an end.
  let otherNs: Int64
  /// The number of the interval in the order in which intervals came.
  let sequence: UInt32
  /// The class of the event, in `EventClasses`.
  let number: UInt16
  let step: Step
  let pid: Int32
  let tid: Int32
  /// The values of the fields, in the order of the class.
  var values: (UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0)

  /// The order in which intervals of one time nest: what ends comes before what begins, inner ends and
  /// outer begins come first, and what takes no time follows its own begin.
  static func precedes(_ left: EventRecord, _ right: EventRecord) -> Bool {
    guard left.timeNs == right.timeNs else { return left.timeNs < right.timeNs }
    let (first, second) = (left.place, right.place)
    guard first.0 == second.0 else { return first.0 < second.0 }
    guard first.1 == second.1 else { return first.1 < second.1 }
    return first.2 < second.2
  }

  private var place: (Int64, Int64, Int64) {
    switch step {
    case .instant: (0, 0, Int64(sequence))
    case .end where otherNs < timeNs: (1, -otherNs, -Int64(sequence))
    case .begin: (2, -max(0, otherNs), 2 * Int64(sequence))
    case .end: (2, 0, 2 * Int64(sequence) + 1)
    }
  }
}
