import ListSchema

/// The settings of the stack sampler.
public struct StackSettings: Hashable, Sendable {
  /// The samples asked for per second of processor time.
  public let askedHz: Int64
  /// The samples per second of processor time that the clock allowed.
  public let rateHz: Int64
  /// The clock that timed the samples, as the trace names it.
  public let clock: String
  /// The time that taking a sample took at least from its frame, in nanoseconds; nil if it is not known.
  ///
  /// It was measured where there are few callers, and nothing was written.
  public let sampleNs: Double?

  /// The time that a sample stands for, in nanoseconds: the clock's period, which contains the time that
  /// taking the sample takes, without that.
  public var periodNs: Int64 {
    max(1, 1_000_000_000 / max(1, rateHz) - Int64(clamping: sampleNs ?? 0))
  }

  /// Takes what an event says.
  init(_ event: TraceEvent) {
    askedHz = event[.askedHz]?.integer ?? 0
    rateHz = event[.rateHz]?.integer ?? 0
    clock = event[.clock]?.name ?? ""
    // More than a second a sample is a damaged number.
    sampleNs = event[.sampleNs]?.number.flatMap { $0 > 0 && $0 <= 1e9 ? $0 : nil }
  }
}

/// The signals and threads that gave no sample, by cause.
public struct StackSampleLosses: Hashable, Sendable {
  /// Signals that were due, but came together with others.
  public var overruns: Int64 = 0
  /// Signals of the same number from another source.
  public var foreign: Int64 = 0
  /// Threads that ended inside of a frame.
  public var unfinished: Int64 = 0
  /// Threads that could not be sampled.
  public var unarmed: Int64 = 0
  /// Programs that took the signal for themselves, which ended sampling.
  public var displaced: Int64 = 0

  init() {}

  /// Takes what an event says.
  init(_ event: TraceEvent) {
    func count(_ field: String) -> Int64 { max(0, event[field]?.integer ?? 0) }
    overruns = count("overruns")
    foreign = count("foreign")
    unfinished = count("unfinished")
    unarmed = count("unarmed")
    displaced = count("displaced")
  }

  static func + (left: StackSampleLosses, right: StackSampleLosses) -> StackSampleLosses {
    var sum = left
    sum.overruns = left.overruns.addingSaturating(right.overruns)
    sum.foreign = left.foreign.addingSaturating(right.foreign)
    sum.unfinished = left.unfinished.addingSaturating(right.unfinished)
    sum.unarmed = left.unarmed.addingSaturating(right.unarmed)
    sum.displaced = left.displaced.addingSaturating(right.displaced)
    return sum
  }

  /// True if they take no sample from a measured frame: threads that ended in one have not finished
  /// it.
  var areHarmless: Bool { (overruns, unarmed, displaced) == (0, 0, 0) }

  /// The losses, in words; empty where nothing was lost.
  public var words: [String] {
    let counts = [
      (overruns, "due samples came together with others"),
      (foreign, "signals of the same number were from other senders"),
      (unfinished, "threads ended inside of a frame"), (unarmed, "threads could not be sampled"),
      (displaced, "programs took the signal for themselves, which ended sampling"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\(Readable.number($0.0)) \($0.1)" }
  }
}
