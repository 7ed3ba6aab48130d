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
  /// Where the highest frame numbers of all lists add up to more, there are no minima.
  private static let maxFrames = 1_000_000

  /// One frame in all repetitions.
  fileprivate struct Minimum {
    var count: Int32 = 0
    var shortest = Int64.max
  }

  private var processes: Set<ProcessID> = []
  /// The frames of each list, by their numbers.
  private var minima: [UInt32: [Minimum]] = [:]
  private var room = Self.maxFrames
  private var isPossible = true

  mutating func add(_ frame: Frame) {
    guard isPossible else { return }
    guard let number = frame.number, number >= 0, makeRoom(for: number, of: frame.list) else {
      isPossible = false
      minima = [:]
      return
    }
    processes.insert(frame.process)
    minima[frame.list]?[number].add(frame.durationNs)
  }

  /// What was found; nil with fewer than two repetitions.
  var result: FrameMinima? {
    guard isPossible, processes.count > 1 else { return nil }
    var samples = Samples()
    for minimum in minima.values.joined() where minimum.count == processes.count {
      samples.add(minimum.shortest)
    }
    return FrameMinima(repetitions: processes.count, durations: samples.distribution)
  }

  /// Whether there is a place for a frame.
  private mutating func makeRoom(for number: Int, of list: UInt32) -> Bool {
    let count = minima[list]?.count ?? 0
    guard number >= count else { return true }
    guard number < count + room else { return false }
    room -= number + 1 - count
    minima[list, default: []] += repeatElement(Minimum(), count: number + 1 - count)
    return true
  }
}

extension FrameMinimaSearch.Minimum {
  fileprivate mutating func add(_ durationNs: Int64) {
    count &+= 1
    shortest = min(shortest, durationNs)
  }
}
