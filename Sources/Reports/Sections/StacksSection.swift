import TraceAnalysis

/// The user time of frames by its use, from samples of their stacks.
struct StacksSection {
  private let stacks: StackSummary?

  init(_ stacks: StackSummary?) {
    self.stacks = stacks
  }

  private static let (id, title) = ("stacks", "Stack samples")
  private static let maxRows = 200
  private static let briefRows = 12

  /// The section; none without samples.
  var sections: [Section] {
    guard let stacks else { return [] }
    return [
      Section(
        Self.id,
        Self.title,
        [Block(.paragraph(Sentence(Self.words(stacks))))] + Self.tables(stacks)
          + Self.flames(stacks) + StackGroupBlocks(stacks).blocks
          + MissingBinary.blocks(stacks.missing)
          + [Block(.note(Self.meaning), in: [.terminal, .page])]
      )
    ]
  }

  /// The flame graph of all frames.
  private static func flames(_ stacks: StackSummary) -> [Block] {
    guard let settings = stacks.settings, !stacks.calls.isEmpty else { return [] }
    let breakdown = Breakdown(
      callsIn: "frames",
      stacks.calls,
      samples: stacks.counts.inFrames,
      settings,
      id: "stack-call-table"
    )
    return [Block(.breakdown(breakdown), in: [.terminal, .page])]
  }

  private static func tables(_ stacks: StackSummary) -> [Block] {
    let lines = Table(
      "stack-line-table",
      "Hottest lines of your code",
      lineColumns,
      stacks.linesOnce,
      max: maxRows
    )
    let modules = Table(
      "stack-module-table",
      "Modules whose code ran, by interval",
      ReportFields.stackModule.all,
      stacks.modules,
      max: maxRows
    )
    return [
      stacks.lines.isEmpty
        ? Block(.note(noLines(stacks)))
        : Block(.table(lines, briefRows: briefRows, isFiltered: true)),
      Block(.table(modules, briefRows: briefRows, isFiltered: true)),
    ]
  }

  /// Returns the reason why there are no lines.
  private static func noLines(_ stacks: StackSummary) -> Sentence {
    guard let program = stacks.missing.first(where: { $0.isProgram && !$0.hasNames }) else {
      return Sentence("No line of your code has \(StackSummary.minSamples) samples or more.")
    }
    return Sentence("No line of your code can be named: \(program.path): \(program.reason).")
  }

  private static let lineColumns: [Field<StackSummary.Line>] = [
    Field("interval", .text, "The interval that most of them are in") { $0.interval },
    Field("samples", .count, unit: "samples", "Samples in it, or in what it calls") {
      $0.samples
    },
    Field("share", .share, "Those as a share of the interval's") { $0.share },
    Field("place", .text, "File and line") { $0.function.fileAndLine ?? "" },
    Field("function", .text, "The function") { $0.function.shortName },
  ]

  private static func words(_ stacks: StackSummary) -> String {
    var words =
      "\(Readable.number(Int64(stacks.counts.inFrames))) samples of user time in measured frames"
    if let settings = stacks.settings {
      let clock = settings.clock == "perf" ? "" : ", by the kernel's ticks"
      words += ", \(Readable.number(settings.rateHz)) a second\(clock)"
    }
    if stacks.counts.inFrames > 0 {
      words += complete(stacks)
    }
    words += system(stacks)
    words += stacks.counts.others + "."
    if let costNs = stacks.costNs {
      words +=
        " Sampling took at least \(Readable.time(Int64(clamping: costNs))) of the frames' time,"
      words +=
        " as measured before the run with few callers; no time contains it but those in the timeline."
    }
    return ([words] + stacks.losses.words.map { "\($0)." }).joined(separator: " ")
  }

  /// Returns a sentence with the number of stacks that reach the start of the program or thread.
  private static func complete(_ stacks: StackSummary) -> String {
    let (unknown, all) = (stacks.unknownStarts, stacks.counts.inFrames)
    guard unknown < all else {
      return "; whether the stacks are complete is not known, as they begin in code without names"
    }
    let words =
      "; \(Readable.share(Double(stacks.complete) / Double(all))) of the stacks are complete"
    guard unknown > 0 else { return words }
    return words + ", and of \(Readable.share(Double(unknown) / Double(all))) that is not known, "
      + "as they begin in code without names"
  }

  /// The time without samples beside that with them.
  private static func system(_ stacks: StackSummary) -> String {
    guard let processor = stacks.processor, let periodNs = stacks.settings?.periodNs else {
      return ""
    }
    let user = Readable.time(processor.userNs(periodNs: periodNs))
    let words = "; of \(Readable.time(processor.cpuNs)) of processor time they stand for \(user)"
    guard let systemNs = stacks.systemNs else {
      let reason = stacks.settings?.clock == "perf" ? "samples are missing" : "ticks count it, too"
      return words + "; how much is system time is not known, as \(reason)"
    }
    let error = Readable.time(processor.errorNs(periodNs: periodNs))
    return words + ", and \(Readable.time(systemNs)) is system time, in which there are no samples "
      + "(± \(error))"
  }

  private static let meaning: Sentence = """
    A line counts with all that it calls, in the list engine and in libraries too; of several lines in a \
    stack the innermost. A module counts with its own code and what it calls of Swift's libraries. Lines and \
    modules with fewer than 10 samples are left out. Time in the kernel has no samples.
    """
}
