/// The samples of a trace by the interval that they were taken in.
public struct StackProfile: Sendable {
  /// A binary, wherever it was loaded.
  public struct Binary: Hashable, Sendable {
    /// Its file.
    public let path: String
    /// Its build id, hexadecimal; empty if it has none.
    public let buildID: String
    /// The last part of the path.
    public let fileName: String
    /// True if it is a library, by its name.
    public let isLibrary: Bool

    init(path: String, buildID: String) {
      (self.path, self.buildID) = (path, buildID)
      fileName = path.split(separator: "/").last.map(String.init) ?? path
      isLibrary = fileName.hasSuffix(".so") || fileName.containsBytes(of: ".so.")
    }
  }

  /// A stack with its samples in one interval.
  public struct Entry: Sendable {
    /// The names of the intervals around, outermost first.
    public let intervals: [String]
    /// The content type that the innermost of them is about that is about any; nil for none.
    public var contentType: String?
    /// The cause of their late frame; nil for one in time.
    public var cause: String?
    /// The code addresses, innermost first; of callers, that of the call.
    public let stack: [CodeAddress]
    /// The number of samples that found it.
    public let samples: Int
    /// The memory that those stand for, where allocations were sampled.
    public var memory = AllocatedMemory()
  }

  /// The moment when a sample in a measured frame was taken.
  public struct Moment: Hashable, Sendable {
    /// The time, in nanoseconds since the first event of the trace.
    public let timeNs: Int64
    /// The position among the entries.
    public let entry: Int
  }

  /// The subject of the samples.
  public var subject = StackSubject.time
  /// The settings of the sampler; nil where the trace does not say.
  public let settings: StackSettings?
  /// The signals and threads that gave no sample, by cause.
  public let losses: StackSampleLosses
  /// The binaries, the first one that of the first program.
  public let binaries: [Binary]
  /// The stacks, in order of first appearance.
  public let entries: [Entry]
  /// The times of the first samples in measured frames.
  public let moments: [Moment]
  /// The samples by their outcome.
  public let counts: StackSampleCounts

  /// The waits in measured frames, those with the longest time first.
  public var waits: [StackWait] = []

  /// The processor time of the frames' threads, by the frames; nil where they state none.
  public var processor: FrameProcessorTime?

  /// Returns the number of samples of a part.
  public func samples(in part: StackSelection) -> Int {
    entries.reduce(0) { $0 + (part.contains($1) ? $1.samples : 0) }
  }
}

/// A part of the samples in measured frames.
public struct StackSelection: Hashable, Sendable {
  /// The interval that they lie in, at any depth; nil for any.
  public var interval: String?
  /// The cause of the late frame that they lie in; nil for any frame.
  public var cause: String?
  /// The content type that the interval is about; nil for any.
  public var contentType: String?

  /// Selects samples.
  ///
  /// - Parameters:
  ///   - interval: the interval that they lie in, at any depth.
  ///   - cause: the cause of the late frame that they lie in.
  ///   - contentType: the content type that the interval is about.
  public init(interval: String? = nil, cause: String? = nil, contentType: String? = nil) {
    (self.interval, self.cause, self.contentType) = (interval, cause, contentType)
  }

  func contains(_ entry: StackProfile.Entry) -> Bool {
    (interval.map(entry.intervals.contains) ?? true)
      && (cause.map { entry.cause == $0 } ?? true)
      && (contentType.map { entry.contentType == $0 } ?? true)
  }
}

/// The processor time of measured frames, in user and system mode.
public struct FrameProcessorTime: Hashable, Sendable {
  /// The sum, in nanoseconds, without what taking samples took.
  public private(set) var cpuNs: Int64
  /// The number of samples in these frames.
  public private(set) var samples: Int

  static func + (left: FrameProcessorTime, right: FrameProcessorTime) -> FrameProcessorTime {
    FrameProcessorTime(
      cpuNs: left.cpuNs.addingSaturating(right.cpuNs),
      samples: left.samples + right.samples
    )
  }

  init(cpuNs: Int64, samples: Int) {
    (self.cpuNs, self.samples) = (cpuNs, samples)
  }

  /// The time in user mode that the samples stand for, each for a period, in nanoseconds.
  ///
  /// - Parameter periodNs: the time between two samples.
  /// - Returns: no more than the processor time.
  public func userNs(periodNs: Int64) -> Int64 {
    min(cpuNs, Int64(clamping: Double(samples) * Double(periodNs)))
  }

  /// Returns the rest of the processor time, which has no samples: that in the kernel.
  ///
  /// - Parameter periodNs: the time between two samples.
  /// - Returns: the difference, in nanoseconds.
  public func systemNs(periodNs: Int64) -> Int64 { cpuNs - userNs(periodNs: periodNs) }

  /// Returns the possible error of the two, one standard deviation of counting, in nanoseconds.
  ///
  /// - Parameter periodNs: the time between two samples.
  /// - Returns: the root of the number of samples, in periods.
  public func errorNs(periodNs: Int64) -> Int64 {
    Int64(clamping: Double(samples).squareRoot() * Double(periodNs))
  }
}
