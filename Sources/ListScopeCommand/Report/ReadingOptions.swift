import ArgumentParser
import TraceAnalysis
import TraceReading

/// The options for reading a trace and evaluating its frames.
struct ReadingOptions: ParsableArguments {
  @OptionGroup var arguments: EvaluationArguments

  @Option(
    help: """
      Who reads the trace: 'packets' leaves out what is damaged; 'babeltrace' is slower, and refuses \
      a damaged trace.
      """
  )
  var reader = ReaderChoice.packets

  /// The options that were given, as words of a command.
  var words: [String] {
    arguments.words + (reader == .packets ? [] : ["--reader", reader.rawValue])
  }

  /// The budget and device that frames are evaluated by, where they differ from those of the run.
  var evaluation: EvaluationOptions {
    get throws { try arguments.options }
  }
}

/// The reader of a trace.
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
