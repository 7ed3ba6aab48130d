/// The hitch rate: the time for which frames stood still on the display, as a part of the time for
/// which they were shown.
///
/// Apple's measure: milliseconds of hitch time for each second on the display.
public struct HitchRate: Hashable, Sendable {
  /// The number of frames that it covers.
  public private(set) var frames = 0
  /// The sum of their hitch times, in nanoseconds.
  private var sumHitchNs = 0.0
  /// The time that they were on the display, hitches included, in nanoseconds.
  private var displayNs = 0.0

  /// The sum of their hitch times, in nanoseconds.
  public var hitchNs: Int64 { Int64(clamping: sumHitchNs) }

  /// The time that they were on the display, hitches included, in nanoseconds.
  public var shownNs: Int64 { Int64(clamping: displayNs) }

  /// Milliseconds of hitch time for each second on the display; 0 without frames.
  public var msPerS: Double { displayNs > 0 ? 1000 * sumHitchNs / displayNs : 0 }

  mutating func add(_ timing: FrameTiming) {
    frames += 1
    sumHitchNs += Double(timing.hitchNs)
    displayNs += Double(timing.displayNs)
  }

  /// Takes another time for a frame that it covers.
  mutating func replace(_ old: FrameTiming, by new: FrameTiming) {
    sumHitchNs = max(0, sumHitchNs + Double(new.hitchNs) - Double(old.hitchNs))
    displayNs += Double(new.displayNs) - Double(old.displayNs)
  }

  mutating func merge(_ other: HitchRate) {
    frames += other.frames
    sumHitchNs += other.sumHitchNs
    displayNs += other.displayNs
  }
}
