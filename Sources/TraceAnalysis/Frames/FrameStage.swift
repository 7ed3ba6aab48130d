/// The part of a run that a frame belongs to.
///
/// Work inside of a frame belongs to the frame's stage, and work outside of any frame is measured.
/// Only the measured stage is in statistics; each of the others has a row of its own. Intervals and
/// frames in a time for which packets are missing are incomplete, whatever else they would be.
public enum FrameStage: String, CaseIterable, Sendable {
  /// The first frame of a list: number 0.
  case firstDisplay = "first_display"
  /// A frame that is played before measuring begins, without the first one.
  case warmup
  /// Any other frame.
  case measured
  /// A frame during which packets of the trace are missing.
  case incomplete
  /// A frame that states times which cannot be true; see `FrameTimeLimits`.
  case broken

  /// The stages that are in no statistics.
  static let unmeasured: [FrameStage] = [.firstDisplay, .warmup, .incomplete, .broken]

  /// The stage in words.
  public var words: String {
    switch self {
    case .firstDisplay: "first display"
    case .warmup: "warm-up"
    case .measured: "measured"
    case .incomplete: "incomplete"
    case .broken: "broken"
    }
  }

  /// The stage of a frame with a number, where the first `warmupFrames` frames are warm-up.
  init(ofFrame number: Int?, warmupFrames: Int) {
    switch number {
    case 0?: self = .firstDisplay
    case let number? where number > 0 && number < warmupFrames: self = .warmup
    default: self = .measured
    }
  }
}
