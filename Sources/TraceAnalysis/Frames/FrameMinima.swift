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
}

/// Finds the shortest time of each frame; each repetition is a process.
struct FrameMinimaSearch {
  /// Runs of more frames, all lists together, get no minima.
  private static let mostFrames = 1_000_000

  private struct Key: Hashable {
    let list: UInt32
    let number: Int
  }

  private var processes: Set<ProcessID> = []
  private var minima: [Key: (count: Int, shortest: Int64)] = [:]
  private var isPossible = true

  mutating func add(_ frame: Frame) {
    guard isPossible else { return }
    guard let number = frame.number, minima.count < Self.mostFrames else {
      isPossible = false
      minima = [:]
      return
    }
    processes.insert(frame.process)
    let key = Key(list: frame.list, number: number)
    let known = minima[key] ?? (0, .max)
    minima[key] = (known.count + 1, min(known.shortest, frame.durationNs))
  }

  /// What was found; nil with fewer than two repetitions.
  var result: FrameMinima? {
    guard isPossible, processes.count > 1 else { return nil }
    var samples = Samples()
    for minimum in minima.values where minimum.count == processes.count {
      samples.add(minimum.shortest)
    }
    return FrameMinima(repetitions: processes.count, durations: samples.distribution)
  }
}
