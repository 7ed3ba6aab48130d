import Workloads

/// Plays several programs in turns, round by round.
struct RoundPlayer {
  private var random = SplitMix64(seed: 1)

  /// Plays each program once.
  ///
  /// Noise comes in spells, so who plays first is drawn by lot.
  ///
  /// - Parameter programs: the programs.
  /// - Returns: the measurements of each, in the order of the programs.
  /// - Throws: `CommandFailure` where one does not play to its end.
  mutating func playRound(_ programs: [any RunPlayer]) throws -> [RunMeasurements] {
    var taken: [Int: RunMeasurements] = [:]
    for number in programs.indices.shuffled(using: &random) {
      taken[number] = try programs[number].measure()
    }
    return programs.indices.compactMap { taken[$0] }
  }
}
