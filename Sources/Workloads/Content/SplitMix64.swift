/// A small random number generator with the same results on every machine.
///
/// Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator from a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Creates the generator for one aspect of a scenario.
  ///
  /// Each aspect has its own stream, so that drawing more numbers for one does not change the
  /// others.
  public init(seed: UInt64, scenario: String, stream: Stream) {
    var checksum = Checksum()
    checksum.combine(scenario)
    checksum.combine(stream.rawValue)
    self.init(seed: seed ^ checksum.value)
    // The first numbers of adjacent seeds are similar; the next ones are not.
    _ = next()
  }

  /// The aspect that random numbers are used for.
  public enum Stream: String, Sendable {
    /// Texts and numbers shown in rows.
    case text
    /// The numbers and kinds of sections and rows.
    case structure
    /// The changes, and their times.
    case updates
    /// The scrolling of the simulated user.
    case gestures
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
