import ListSchema

/// The cost of a stack sample in each process, by which its threads' intervals get shorter.
struct SamplingCosts {
  /// The events that it is made from.
  static let events: Set = [
    EventName.stackSample, EventName.stackSampling, EventName.waitSample,
  ]
  /// The maximum number of processes; from further ones, which only a damaged or malicious trace
  /// has, nothing is taken out.
  private static let maxProcesses = 65_536

  private var costs: [ProcessID: Int64] = [:]

  /// Takes what an event says, or the sample that it is.
  mutating func add(_ event: TraceEvent, _ threads: inout ThreadSegments) {
    switch event.type.name {
    case EventName.stackSampling:
      guard costs.count < Self.maxProcesses || costs[event.process] != nil else { return }
      costs[event.process] = StackSettings(event).sampleNs.map { Int64(clamping: $0) }
    case EventName.waitSample:
      // Each states its own.
      guard let wait = StackSample.Wait(event) else { return }
      take(event, wait.costNs, &threads)
      threads.wait(event.process, event.thread, ns: wait.ns)
    default: take(event, costs[event.process], &threads)
    }
  }

  private func take(_ event: TraceEvent, _ costNs: Int64?, _ threads: inout ThreadSegments) {
    guard let costNs else { return }
    threads.sample(event.process, event.thread, costNs: costNs)
  }
}
