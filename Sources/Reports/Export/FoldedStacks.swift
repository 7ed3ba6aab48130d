public import TraceAnalysis

/// Stacks with the time spent in them, one a line, as flame graph tools read them.
///
/// `frame;update;layout 48210`: the names from the outermost span to the innermost, a blank, and the
/// time in nanoseconds that no span inside covers, added up over the trace. All times together are the
/// time for which any span was open. A `;` in a name becomes `,`, as the format has no way to write it.
/// What is inside of 128 others is one stack, `…;(deeper)`: every line holds all names of its stack.
public struct FoldedStacks: TraceExporter {
  /// Stacks beyond so many, which only a damaged or malicious trace has, count as one.
  private static let mostStacks = 100_000
  static let otherStacks = "(other stacks)"
  /// How many names a stack has at most, and the last name of deeper ones.
  static let mostNames = 128
  static let deeper = "(deeper)"

  private let output: ExportOutput
  private let limit: Int
  private var totals: [String: Int64] = [:]

  /// Prepares to write.
  public init(_ output: ExportOutput) {
    self.init(output, mostStacks: Self.mostStacks)
  }

  init(_ output: ExportOutput, mostStacks: Int) {
    self.output = output
    limit = mostStacks
  }

  /// Takes a part of the trace.
  public mutating func add(_ part: TracePart) {
    guard case .spans(let spans) = part else { return }
    var stacks: [String] = []
    stacks.reserveCapacity(spans.count)
    for span in spans {
      let stack = Self.stack(of: span.interval, in: span.interval.parent.map { stacks[$0] })
      stacks.append(stack)
      add(span.interval.selfNs, to: stack)
    }
  }

  private static func stack(of interval: Interval, in parent: String?) -> String {
    guard let parent else { return name(interval.name) }
    if interval.depth > mostNames { return parent }
    return "\(parent);\(interval.depth == mostNames ? deeper : name(interval.name))"
  }

  /// Writes all stacks in alphabetical order; those that took no time are left out.
  ///
  /// - Throws: what the output throws.
  public mutating func finish(_ ending: TraceEnding) throws {
    for (stack, total) in totals.sorted(by: { $0.key < $1.key }) where total > 0 {
      output.append("\(stack) \(total)\n")
    }
    try output.finish()
  }

  private mutating func add(_ selfNs: Int64, to stack: String) {
    let isKnown = totals[stack] != nil || totals.count < limit
    let key = isKnown ? stack : Self.otherStacks
    let (total, overflow) = (totals[key] ?? 0).addingReportingOverflow(selfNs)
    totals[key] = overflow ? .max : total
  }

  /// A name as one part of one line.
  private static func name(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      if scalar == ";" { return "," }
      return scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : scalar
    }
    return name.isEmpty ? "(no name)" : String(String.UnicodeScalarView(scalars))
  }
}
