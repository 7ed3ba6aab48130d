internal import CSampler
import Signposts
internal import Synchronization

/// Samples the stacks of threads while they have a frame open, for sinks that write traces.
///
/// Each thread arms itself with its first frame. A program that is not to be sampled pays nothing for
/// this. There is one sampler in a process: of several that were made the last one counts.
public final class StackSampling: Sendable {
  private let trace = LTTngSink(sampling: nil)
  let kinds: StackKinds
  private let told: Mutex<Told>
  private let binaries = LoadedBinaries()
  /// The number of the sampler's start, which a later sink's replaces.
  private let number: UInt32
  /// The fields of the event that reports the start.
  private let start: [EventValue]

  /// The state that the trace was last given.
  private struct Told {
    var isStarted = false
    var losses = StackLosses()
  }

  /// The clock that samples are timed by.
  public let clock: StackSampler.Clock
  /// The samples per second of processor time that the clock allows.
  public let rate: Int

  /// Starts sampling, after measuring what a sample costs, which takes about 0.1 s.
  ///
  /// - Parameters:
  ///   - rate: the samples wanted per second of processor time in user mode.
  ///   - kinds: the schema's kinds of the interval and the events.
  ///   - allowsPerf: whether a perf event may be used.
  /// - Throws: `StackSampler.Failure` when this machine or this program does not allow it.
  /// - Precondition: the rate is in `StackSampler.rates`.
  public init(rate: Int, kinds: StackKinds, allowsPerf: Bool = true)
    throws(StackSampler.Failure)
  {
    precondition(StackSampler.rates.contains(rate), "\(rate) is not in \(StackSampler.rates)")
    let cost = allowsPerf ? listscope_sampler_cost() : 0
    let code = UnsafeMutableRawPointer(bitPattern: UInt(kinds.sample.code))
    var number: UInt32 = 0
    let error = listscope_sampler_start(
      UInt32(rate),
      !allowsPerf,
      listscope_sample_to_trace,
      code,
      &number
    )
    var allowed: UInt32 = 0
    let clock = StackSampler.clock(listscope_sampler_clock(&allowed))
    guard error == 0, let clock else { throw StackSampler.failure(error) }
    // Without the library only samples are taken.
    _ = listscope_waits_start(kinds.wait.code)
    self.number = number
    self.kinds = kinds
    self.clock = clock
    self.rate = Int(allowed)
    told = Mutex(Told())
    start = [
      .integer(Int64(rate)), .integer(Int64(allowed)), .integer(clock == .perf ? 1 : 2),
      .number(cost),
    ]
  }

  deinit { listscope_sampler_stop(number) }

  /// A frame is about to begin: its thread is sampled from now on.
  func frameBegins(_ scope: SignpostScope) {
    tellStart()
    // Before the event, so that arming is no part of the frame.
    listscope_sampler_begin(scope.list, scope.update)
  }

  /// A frame has ended: its thread is no longer sampled.
  func frameEnded() {
    listscope_sampler_end()
    tellChanges()
  }

  /// Tells the trace of the start, before the first frame: now the run is known.
  private func tellStart() {
    let isFirst = told.withLock { told in
      defer { told.isStarted = true }
      return !told.isStarted
    }
    guard isFirst else { return }
    trace.event(kinds.sampling, scope: SignpostScope(), values: start)
    tellBinaries()
  }

  /// Tells the trace of losses, and after samples of what was loaded since.
  private func tellChanges() {
    let now = StackLosses.current
    let (isLoss, isSample) = told.withLock { told in
      let old = told.losses
      told.losses = now
      return (old.isOtherThan(now), old.samples != now.samples)
    }
    if isLoss {
      trace.event(kinds.losses, scope: SignpostScope(), values: now.values)
    }
    if isSample { tellBinaries() }
  }

  private func tellBinaries() { binaries.tell(trace, kinds.binary) }
}
