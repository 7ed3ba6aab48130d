import CSampler
import Foundation

/// Samples of a thread of its own, which ends before this returns.
struct SampledThread {
  /// The stacks, innermost address first.
  private(set) var samples: [listscope_sample] = []
  /// The counts of signals and threads while the body ran.
  private(set) var counts = listscope_sample_counts()
  /// The number of samples without a place.
  private(set) var dropped: UInt32 = 0

  /// The work of the thread: it is given the number of samples so far.
  typealias Body = (UnsafePointer<UInt32>) -> Void

  /// Starts sampling, runs the body, and stops.
  ///
  /// - Returns: nil when sampling cannot start.
  init?(rate: UInt32 = 10_000, withoutPerf: Bool = false, capacity: Int = 500, _ body: Body) {
    let memory = UnsafeMutablePointer<listscope_sample>.allocate(capacity: capacity)
    memory.initialize(repeating: listscope_sample(), count: capacity)
    let buffer = UnsafeMutablePointer<listscope_sample_buffer>.allocate(capacity: 1)
    buffer.initialize(
      to: listscope_sample_buffer(
        capacity: UInt32(capacity),
        count: 0,
        dropped: 0,
        samples: memory
      )
    )
    defer {
      memory.deallocate()
      buffer.deallocate()
    }
    var before = listscope_sample_counts()
    listscope_sampler_counts(&before)
    var start: UInt32 = 0
    guard
      listscope_sampler_start(rate, withoutPerf, listscope_sample_to_buffer, buffer, &start) == 0
    else { return nil }
    defer { listscope_sampler_stop(start) }
    let count = UnsafeRawPointer(buffer).advanced(by: 4).assumingMemoryBound(to: UInt32.self)
    withoutActuallyEscaping(body) { body in
      Self.run { body(count) }
    }
    samples = (0..<Int(buffer.pointee.count)).map { memory[$0] }
    dropped = buffer.pointee.dropped
    listscope_sampler_counts(&counts)
    counts.truncated -= before.truncated
    counts.broken -= before.broken
    counts.samples -= before.samples
    counts.outside -= before.outside
    counts.foreign -= before.foreign
    counts.unfinished -= before.unfinished
    counts.unarmed -= before.unarmed
  }

  /// Runs work on a new thread and waits for the end of the thread.
  static func run(_ work: @escaping () -> Void) {
    let context = Unmanaged.passRetained(Work(run: work)).toOpaque()
    var thread = pthread_t()
    let error = pthread_create(
      &thread,
      nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
        return nil
      },
      context
    )
    precondition(error == 0, "no thread")
    pthread_join(thread, nil)
  }

  private final class Work {
    let run: () -> Void

    init(run: @escaping () -> Void) { self.run = run }
  }
}

extension listscope_sample {
  /// The addresses, from the interrupted one outwards.
  var stack: [UInt64] {
    withUnsafeBytes(of: addresses) { bytes in
      Array(bytes.bindMemory(to: UInt64.self).prefix(Int(count)))
    }
  }
}

/// Runs the body as a frame of list 1, update 2.
func inFrame(_ body: () -> Void) {
  listscope_sampler_begin(1, 2)
  body()
  listscope_sampler_end()
}

/// Computes for some milliseconds of processor time.
func compute(milliseconds: Int) {
  func usedNs() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
  let end = usedNs() + milliseconds * 1_000_000
  while usedNs() < end {
    for number in 0..<1_000 { withExtendedLifetime(number) {} }
  }
}
