import ListSchema

/// The stack samples of a trace one by one, with their times.
public struct StackTimeline: Sendable {
  /// A sample of a thread's calls.
  public struct Sample: Sendable {
    /// The process.
    public let process: ProcessID
    /// The thread.
    public let thread: Int32
    /// The time, in nanoseconds since the first event of the trace.
    public let timeNs: Int64
    /// The place of its calls in `stacks`.
    public let stack: Int
  }

  /// A function that was called, and how.
  public struct Call: Hashable, Sendable {
    /// The function; one without a name is called after its binary.
    public let function: SourceFunction
    /// The address of its code.
    public let address: CodeAddress
    /// The number of functions of the same address that it was inlined into; 0 for the one that was
    /// compiled.
    public let inlineDepth: Int
  }

  /// The samples in the order of time.
  public let samples: [Sample]
  /// The code addresses of each stack, innermost first; of callers, that of the call.
  public let stacks: [[CodeAddress]]
  /// The binaries.
  public let binaries: [StackProfile.Binary]

  /// Takes samples; `StackTimelineBuilder` finds them in a trace.
  package init(samples: [Sample], stacks: [[CodeAddress]], binaries: [StackProfile.Binary]) {
    self.samples = samples
    self.stacks = stacks
    self.binaries = binaries
  }

  /// Every address of every stack once.
  public var addresses: Set<CodeAddress> { Set(stacks.joined()) }

  /// The calls of a stack, outermost first; an inlined function follows the one that it is in.
  ///
  /// - Parameters:
  ///   - stack: its place in `stacks`.
  ///   - names: the names of the addresses.
  /// - Returns: one call or more for every address.
  public func calls(of stack: Int, _ names: StackNames) -> [Call] {
    stacks[stack].reversed().flatMap { address -> [Call] in
      let known = names.functions[address] ?? []
      let functions =
        known.isEmpty ? [SourceFunction(name: placeholder(address))] : known.reversed()
      return functions.enumerated().map { depth, function in
        Call(function: function, address: address, inlineDepth: depth)
      }
    }
  }

  private func placeholder(_ address: CodeAddress) -> String {
    guard let binary = address.binary, binaries.indices.contains(binary) else { return "(unknown)" }
    return "(\(binaries[binary].fileName))"
  }
}

/// Collects the stack samples of a trace while it is read.
///
/// Memory grows with the samples, of which no more than `maxSamples` are kept.
package final class StackTimelineBuilder: TraceCollector {
  private var table = StackTable()
  private var samples: [StackTimeline.Sample] = []
  private var binaries: [ProcessID: [LoadedBinary]] = [:]
  /// The number of samples beyond those that are kept.
  package private(set) var leftOut = 0

  /// Has no sample yet.
  package init() {}

  package func add(
    _ event: TraceEvent,
    at place: InstantPlace?,
    _ runs: RunIndex,
    _ types: ContentTypes
  ) {
    if event.type.name == EventName.stackSample {
      addSample(event, firstNs: runs.firstNs ?? event.timestampNs)
    } else if event.type.name == EventName.binary, let binary = LoadedBinary(event) {
      binaries[event.process, default: []].append(binary)
    }
  }

  private func addSample(_ event: TraceEvent, firstNs: Int64) {
    guard let text = event[.stack]?.text else { return }
    guard samples.count < StackProfileBuilder.maxSamples else {
      leftOut += 1
      return
    }
    samples.append(
      StackTimeline.Sample(
        process: event.process,
        thread: event.thread,
        timeNs: event.timestampNs - firstNs,
        stack: table.number(text, of: event.process)
      )
    )
  }

  /// All samples; nil where the trace has none.
  package func timeline() -> StackTimeline? {
    guard !samples.isEmpty else { return nil }
    let numbering = BinaryNumbers(binaries)
    return StackTimeline(
      samples: samples,
      stacks: table.stacks.map { stack in stack.map { numbering.addresses(of: $0) } ?? [] },
      binaries: numbering.binaries
    )
  }
}
