import ListSchema
import TraceAnalysis

/// The meaning of one type's events for the process that they are from.
enum ProcessMark: Equatable {
  /// Nothing.
  case none
  /// That recording is measured, which is the first thing that a run does: the id of the interval is 1
  /// where it is also the first thing of the process.
  case calibration
  /// That a run begins.
  case runBegin
  /// That it has ended.
  case runEnd

  /// The mark of a type.
  init(_ type: EventType) {
    self =
      switch type.name {
      case IntervalName.calibration + "_begin": .calibration
      case EventName.runBegin: .runBegin
      case EventName.runEnd: .runEnd
      default: .none
      }
  }
}
