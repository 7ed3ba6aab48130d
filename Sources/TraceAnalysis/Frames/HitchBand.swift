/// The bands that Apple has published for hitch rates, each for the frames that it was made for.
public enum HitchBand: String, Sendable {
  case good
  case warning
  case critical
  /// Beyond the bands: needs immediate attention.
  case severe

  /// The fewest frames that a rate is rated from, as for a 95th percentile.
  public static let minFrames = 20
  /// The shortest time on the display that a rate is rated from.
  public static let minDisplayNs: Int64 = 250_000_000

  /// The band of a rate of scrolling; nil for too few frames, or too short a time on the display.
  public static func scrolling(_ rate: HitchRate) -> HitchBand? {
    isRated(rate) ? scrolling(msPerS: rate.msPerS) : nil
  }

  /// The band of a rate of all frames; nil for too few frames, or too short a time on the display.
  public static func organizer(_ rate: HitchRate) -> HitchBand? {
    isRated(rate) ? organizer(msPerS: rate.msPerS) : nil
  }

  private static func isRated(_ rate: HitchRate) -> Bool {
    rate.frames >= minFrames && rate.shownNs >= minDisplayNs
  }

  /// For frames in which the content was scrolled: up to 5 ms/s good, up to 10 warning, beyond critical.
  ///
  /// Apple, "Explore UI animation hitches and the render loop", 2020.
  public static func scrolling(msPerS: Double) -> HitchBand {
    msPerS <= 5 ? .good : msPerS <= 10 ? .warning : .critical
  }

  /// For all frames: up to 10 ms/s good, up to 25 warning, up to 50 critical.
  ///
  /// Apple, "Understanding hitches in your app", the Organizer's metric.
  public static func organizer(msPerS: Double) -> HitchBand {
    msPerS <= 10 ? .good : msPerS <= 25 ? .warning : msPerS <= 50 ? .critical : .severe
  }
}
