import TraceAnalysis

/// One reading of checked traces through libbabeltrace2: a source a trace, one muxer, one sink.
struct LibraryReading {
  /// The folder that the user gave, for messages.
  let path: String
  /// The traces to merge.
  let traces: [CheckedTrace]

  /// Delivers every event, in the order of their times.
  func run(_ deliver: (TraceEvent) -> Void) throws(TraceReadingError) -> TraceReadingReport {
    let kernelTraces = traces.contains(where: \.isKernelTrace)
    // The receiver does not outlive this call: the graph that knows it is gone before.
    let (report, failure) = withoutActuallyEscaping(deliver) { deliver in
      let receiver = MessageReceiver(kernelTraces: kernelTraces, deliver: deliver)
      var failure: LibraryFailure?
      do throws(LibraryFailure) {
        try run(receiver)
      } catch {
        failure = receiver.failure ?? error
      }
      return (receiver.report, failure)
    }
    if let failure {
      throw .library(path: path, cause: failure.cause, eventsRead: report.events)
    }
    return report
  }

  private func run(_ receiver: MessageReceiver) throws(LibraryFailure) {
    let ctf = try Plugin(named: "ctf")
    let utilities = try Plugin(named: "utils")
    let graph = try Graph()
    let muxer = try graph.add(utilities.filter(named: "muxer"), name: "muxer")
    var streams = 0
    for (number, trace) in traces.enumerated() {
      let source = try graph.add(
        ctf.source(named: "fs"),
        name: "trace\(number)",
        parameters: SourceParameters(folder: trace.folder)
      )
      for output in source.outputs {
        guard let input = muxer.lastInput else { throw LibraryFailure("The muxer has no input.") }
        try graph.connect(output, to: input)
        streams += 1
      }
    }
    // A trace without events has no streams, and a muxer without streams cannot be run.
    guard streams > 0 else { return }
    guard let output = muxer.output, let input = try graph.add(receiver).input else {
      throw LibraryFailure("The muxer has no output.")
    }
    try graph.connect(output, to: input)
    try graph.run()
  }
}
