public import ArgumentParser
public import LTTng

/// The option that chooses the format of a trace.
struct TraceFormatOptions: ParsableArguments {
  @Option(
    help: .init(
      "The format of the trace: ctf-1.8, which every tool reads, or ctf-2, from LTTng 2.15 on. "
        + "(default: the session daemon's, CTF 2 from LTTng 2.15 on)",
      valueName: "format"
    )
  )
  var traceFormat: RecordedFormat?
}

extension RecordedFormat: ExpressibleByArgument {}
