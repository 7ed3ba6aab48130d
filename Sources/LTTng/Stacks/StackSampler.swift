internal import CSampler
internal import Glibc

/// Samples of the call stack of every thread that has a frame open.
///
/// Each thread has a timer that counts its processor time in user mode, and signals the thread; the
/// handler walks the stack and writes the sample to the trace. Without root, and without perf's tool.
public enum StackSampler {
  /// The rates that can be asked for, in samples per second of processor time.
  public static let rates = 1...10_000
  /// The rate unless another one is asked for: not 1,000, so as not to keep step with frames.
  public static let defaultRate = 997

  /// The clock that samples are timed by.
  public enum Clock: Hashable, Sendable {
    /// A perf event of the thread, which has any rate.
    case perf
    /// The thread's processor clock, which moves on with the kernel's ticks.
    case thread
  }

  /// The reason for which samples cannot be taken, or not as they should.
  public struct Failure: Error, Hashable, Sendable {
    /// The system's reason.
    public let reason: String

    /// The program uses the signal of the clock itself.
    public static let signalTaken = Failure(reason: "the program handles SIGURG itself")

    /// Gives a reason.
    public init(reason: String) {
      self.reason = reason
    }
  }

  /// The clocks and rates that this machine allows.
  public struct Support: Sendable {
    /// The best clock there is; nil if there is none.
    public let clock: Clock?
    /// The most samples per second of processor time; 0 without a clock.
    public let maxRate: Int
    /// The reason for which there is no perf event; nil if there is one.
    public let perfFailure: Failure?

    /// Describes a machine.
    ///
    /// - Parameters:
    ///   - clock: the best clock there is.
    ///   - maxRate: the most samples per second of processor time.
    ///   - perfFailure: why there is no perf event.
    public init(clock: Clock?, maxRate: Int, perfFailure: Failure?) {
      self.clock = clock
      self.maxRate = maxRate
      self.perfFailure = perfFailure
    }
  }

  /// Finds out what this machine allows.
  public static func support() -> Support {
    var error: Int32 = 0
    let clock = clock(listscope_sampler_find_clock(false, &error))
    return Support(
      clock: clock,
      maxRate: clock == nil
        ? 0 : clock == .perf ? rates.upperBound : min(rates.upperBound, ticksPerSecond),
      perfFailure: error == 0 ? nil : failure(error)
    )
  }

  /// The ticks of the kernel in a second, CONFIG_HZ.
  static var ticksPerSecond: Int {
    var resolution = timespec()
    guard clock_getres(CLOCK_MONOTONIC_COARSE, &resolution) == 0, resolution.tv_nsec > 0
    else { return 100 }
    return 1_000_000_000 / resolution.tv_nsec
  }

  static func clock(_ clock: listscope_sampler_clock) -> Clock? {
    switch clock {
    case LISTSCOPE_CLOCK_PERF: .perf
    case LISTSCOPE_CLOCK_THREAD: .thread
    default: nil
    }
  }

  static func failure(_ error: Int32) -> Failure {
    guard error != EBUSY else { return .signalTaken }
    return Failure(reason: String(cString: strerror(error)))
  }
}
