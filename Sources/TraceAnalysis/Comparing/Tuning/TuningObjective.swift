/// The objective of a tuning, which is to become small.
public enum TuningObjective: String, CaseIterable, Sendable, Codable {
  /// The 95th percentile of the frames' minima.
  case frameP95 = "frame_p95"
  /// The time that frames stood still, as a part of that for which they were shown.
  case hitchRate = "hitch_rate"
  /// The 95th percentile of the minima of frames in which the content changed.
  case updateP95 = "update_p95"
  /// The first frame.
  case firstDisplay = "first_display"
  /// The most memory that the process held.
  case peakMemory = "peak_memory"
  /// The length of the view that showed nothing, over all frames.
  case blankArea = "blank_area"

  /// The metric that measures it.
  public var metric: ComparedMetric {
    switch self {
    case .frameP95: .frameP95
    case .hitchRate: .hitchRate
    case .updateP95: .updateP95
    case .firstDisplay: .firstDisplay
    case .peakMemory: .peakMemory
    case .blankArea: .count("blank_area_points", "blank area")
    }
  }

  /// True if it is counted, the same in every run.
  public var isExact: Bool { self == .blankArea }
}
