public import TraceAnalysis

/// The call tree of a part of a trace, by samples of its stacks.
public struct StackDetailText: Sendable {
  private let stacks: StackSummary
  private let style: TextStyle

  /// Prepares the text of samples.
  public init(_ stacks: StackSummary, style: TextStyle = .plain) {
    self.stacks = stacks
    self.style = style
  }

  /// The text, ending in a line break.
  public func text() -> String {
    let count = stacks.counts.inFrames
    let samples = "\(Readable.number(count)) stack \(count == 1 ? "sample" : "samples")"
    guard let settings = stacks.settings, count > 0 else {
      return style.heading("\(samples) in frames of this number") + "\n"
    }
    let breakdown = Breakdown(callsIn: "", stacks.calls, samples: count, settings, id: "")
    let heading =
      "\(samples) in frames of this number, each for \(Readable.time(settings.periodNs)) of user time"
    let lines =
      [style.heading(heading)] + BreakdownText(breakdown).lines + (hint.map { [$0] } ?? [])
    return lines.joined(separator: "\n") + "\n"
  }

  /// A hint on the worth of few samples.
  private var hint: String? {
    stacks.counts.inFrames < StackSummary.minSamples
      ? "  Fewer than \(StackSummary.minSamples) samples are chance: they name calls, not shares."
      : nil
  }
}
