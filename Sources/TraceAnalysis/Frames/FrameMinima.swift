/// The shortest time that each frame took in several repetitions of the same run.
///
/// Noise of a machine only adds time, so the minimum over repetitions is the best estimate of the
/// work itself (J. Chen, J. Revels, "Robust benchmarking in noisy environments", 2016). What is
/// random by nature is hidden by it: read it beside the percentiles over all raw frames.
public struct FrameMinima: Sendable {
  /// How many repetitions there are.
  public let repetitions: Int
  /// The minima of the frames that every repetition has.
  public let durations: Distribution

  /// Takes the minima of frames; nil with fewer than two repetitions.
  ///
  /// - Parameter frames: the frames of repetitions of the same run, each repetition a process.
  init?(_ frames: [Frame]) {
    struct Key: Hashable {
      let list: UInt32
      let number: Int
    }
    let repetitions = Set(frames.map(\.process)).count
    guard repetitions > 1 else { return nil }
    var minima: [Key: (count: Int, shortest: Int64)] = [:]
    for frame in frames {
      guard let number = frame.number else { return nil }
      let key = Key(list: frame.list, number: number)
      let known = minima[key] ?? (0, .max)
      minima[key] = (known.count + 1, min(known.shortest, frame.durationNs))
    }
    self.repetitions = repetitions
    durations = Distribution(minima.values.filter { $0.count == repetitions }.map(\.shortest))
  }
}
