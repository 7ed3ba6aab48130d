import TraceAnalysis

/// The hitch rates, each with the frames that it covers and the bands that were made for these.
struct HitchLines {
  private let frames: FrameSummary

  init(_ frames: FrameSummary) {
    self.frames = frames
  }

  /// The rate of all frames, then that of those that scrolled.
  var sentences: [Sentence] { [all, scrolling] }

  private var all: Sentence {
    let hitches = frames.hitches
    return Sentence(
      [
        .text("hitch rate \(Self.rate(hitches)) over all \(Self.covered(hitches)): ")
      ] + Self.rated(.organizer(hitches), "10/25/50 (Apple's Organizer)")
    )
  }

  private var scrolling: Sentence {
    guard let hitches = frames.scrollingHitches else {
      return "hitch rate while scrolling: not applicable: nothing scrolled"
    }
    return Sentence(
      [
        .text("hitch rate \(Self.rate(hitches)) while scrolling, over \(Self.covered(hitches)): ")
      ] + Self.rated(.scrolling(hitches), "5/10 (Apple 2020, scroll tests)") + [.text(outside)]
    )
  }

  /// Late frames that the rate of scrolling says nothing about.
  private var outside: String {
    let late = frames.lateFramesOutsideScrolling
    return late > 0
      ? "; \(Readable.count(late, "late frame")) outside of scrolling \(late == 1 ? "is" : "are") not in it"
      : ""
  }

  private static func rate(_ hitches: HitchRate) -> String {
    "\(Readable.number(hitches.msPerS)) ms/s"
  }

  private static func covered(_ hitches: HitchRate) -> String {
    Readable.count(hitches.frames, "frame")
  }

  /// The rating as plain words: `good by 5/10`.
  static func rating(_ band: HitchBand?, _ bands: String) -> String {
    band.map { "\($0.rawValue) by \(bands)" } ?? unrated
  }

  /// The reason why there is no rating.
  private static let unrated =
    "no rating: fewer than \(HitchBand.minFrames) frames, or less than "
    + Readable.time(HitchBand.minDisplayNs)

  private static func rated(_ band: HitchBand?, _ bands: String) -> [Sentence.Part] {
    let rated: Sentence.Part
    switch band {
    case nil: return [.text(unrated)]
    case .good?: rated = .rated(HitchBand.good.rawValue, .none)
    case .warning?: rated = .rated(HitchBand.warning.rawValue, .warning)
    case .critical?: rated = .rated(HitchBand.critical.rawValue, .alarm)
    case .severe?: rated = .rated(HitchBand.severe.rawValue, .alarm)
    }
    return [rated, .text(" by \(bands)")]
  }
}
