/// A small generator of random numbers that is the same on every machine.
///
/// Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Makes the generator of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Makes the generator of one concern of a scenario.
  ///
  /// Each concern has a stream of its own, so that more numbers for one do not move the others.
  public init(seed: UInt64, scenario: String, stream: Stream) {
    var checksum = Checksum()
    checksum.combine(scenario)
    checksum.combine(stream.rawValue)
    self.init(seed: seed ^ checksum.value)
    // The first numbers of neighbouring seeds are alike; the next ones are not.
    _ = next()
  }

  /// What random numbers are for.
  public enum Stream: String, Sendable {
    /// Words and numbers that rows show.
    case text
    /// How many sections and rows there are, and of what kind.
    case structure
    /// What changes, and when.
    case updates
    /// How the user scrolls.
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
