/// The frames of a run that stand for all of it.
package enum FrameChoice {
  /// Chooses the frame that overran most, then others evenly along the run.
  ///
  /// - Parameters:
  ///   - frames: the frames of the run.
  ///   - most: the maximum number of them to choose; more than 2.
  /// - Returns: their numbers; none without measured frames.
  /// - Complexity: O(n log n) for n frames.
  package static func numbers(_ frames: [EvaluatedFrame], most: Int) -> [Int] {
    let measured = frames.filter { $0.frame.stage == .measured && $0.frame.number != nil }
    let worst = measured.max { $0.frame.timing.overrunNs < $1.frame.timing.overrunNs }
    let numbers = Set(measured.compactMap(\.frame.number)).sorted()
    guard let first = worst?.frame.number, let last = numbers.last else { return [] }
    let along = (0..<most - 1).compactMap { step in
      numbers.first { $0 >= last * step / (most - 2) }
    }
    return [first] + Set(along).subtracting([first]).sorted().prefix(most - 1)
  }
}
