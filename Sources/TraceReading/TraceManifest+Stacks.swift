extension TraceManifest {
  /// The settings of the sampler for stacks of frames.
  public struct Stacks: Codable, Hashable, Sendable {
    /// The samples asked for per second of processor time.
    public var askedHz: Int
    /// The samples per second of processor time that the clock allowed.
    public var rateHz: Int
    /// The clock that timed the samples: `perf` or `thread`.
    public var clock: String
    /// The reason why no perf event was used; nil if one was.
    public var fallback: String?
    /// The number of samples inside of measured frames.
    public var samples: Int
    /// The number of runs that took.
    public var runs: Int

    /// Describes samples.
    ///
    /// - Parameters:
    ///   - askedHz: the samples asked for per second of processor time.
    ///   - rateHz: the samples per second of processor time that the clock allowed.
    ///   - clock: the clock that timed the samples.
    ///   - fallback: the reason why no perf event was used; nil if one was.
    ///   - samples: the number of samples inside of measured frames.
    ///   - runs: the number of runs that took.
    public init(
      askedHz: Int,
      rateHz: Int,
      clock: String,
      fallback: String? = nil,
      samples: Int = 0,
      runs: Int = 0
    ) {
      self.askedHz = askedHz
      self.rateHz = rateHz
      self.clock = clock
      self.fallback = fallback
      self.samples = samples
      self.runs = runs
    }
  }
}
