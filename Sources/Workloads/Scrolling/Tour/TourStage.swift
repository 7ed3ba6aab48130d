/// A stage of a tour through a list; traces name the state of each frame after it.
enum TourStage: String, CaseIterable, Sendable {
  /// Flings at the top.
  case top
  /// Jumps down to a third of the list.
  case scrub
  /// Slow drags there.
  case read
  /// Content that changes while the user is there.
  case update
  /// A jump to the last item.
  case end
  /// Flings back, with jumps between them.
  case back
  /// Two changes of the width, as when a phone is turned and turned back.
  case rotate

  /// The share of the run's time.
  var share: Double {
    switch self {
    case .top: 0.16
    case .scrub: 0.08
    case .read: 0.14
    case .update: 0.14
    case .end: 0.06
    case .back: 0.26
    case .rotate: 0.16
    }
  }

  /// The time of the stage in a run of `seconds` seconds.
  func time(in seconds: Double) -> Range<Double> {
    let start = Self.allCases.prefix { $0 != self }.reduce(0) { $0 + $1.share }
    return start * seconds..<(start + share) * seconds
  }
}
