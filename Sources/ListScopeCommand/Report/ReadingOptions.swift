import ArgumentParser
import TraceAnalysis
import TraceReading

/// How a trace is read, and what its frames are evaluated by.
struct ReadingOptions: ParsableArguments {
  @OptionGroup var arguments: EvaluationArguments

  @Option(
    help: """
      Who reads the trace: 'packets' leaves out what is damaged; 'babeltrace' is slower, and refuses \
      a damaged trace.
      """
  )
  var reader = ReaderChoice.packets

  /// What frames are evaluated by, where that differs from what the run says.
  var evaluation: EvaluationOptions {
    get throws { try arguments.options }
  }
}

/// Who reads a trace.
enum ReaderChoice: String, CaseIterable, ExpressibleByArgument {
  case packets
  case babeltrace

  var decoder: TraceDecoder {
    switch self {
    case .packets: .packets
    case .babeltrace: .babeltrace
    }
  }
}
