import ArgumentParser
import Reports
import TraceAnalysis

extension TraceFolder {
  /// More frames of the same number, of other lists and repetitions, are left out.
  private static let mostFrames = 20

  /// What is asked for beside the report of the whole.
  ///
  /// - Parameters:
  ///   - options: what is asked for.
  ///   - judgement: what frames are judged by.
  ///   - style: whether colours are wanted.
  ///   - write: takes text, line by line or at once.
  /// - Returns: what is known of the whole.
  /// - Throws: `CommandFailure`, with exit code 65, 66, or 69.
  func writeDetails(
    _ options: DetailOptions,
    _ judgement: FrameJudgement,
    _ style: TextStyle,
    _ write: (String) -> Void
  ) throws(CommandFailure) -> TraceEnding {
    if let number = options.frame {
      return try writeFrames(number, judgement, style, write)
    } else if options.log {
      let log = SpanLogText(name: options.interval, range: options.range)
      return try readParts(judgement) { part in
        for line in log.lines(part) { write(line + "\n") }
      }
    } else {
      return try writeInterval(options, judgement, style, write)
    }
  }

  private func writeFrames(
    _ number: Int,
    _ judgement: FrameJudgement,
    _ style: TextStyle,
    _ write: (String) -> Void
  ) throws(CommandFailure) -> TraceEnding {
    var found = 0
    let ending = try readParts(judgement) { part in
      for frame in FrameDetail.frames(numbered: number, in: part) {
        found += 1
        guard found <= Self.mostFrames else { continue }
        write((found > 1 ? "\n" : "") + FrameDetailText(frame, style: style).text())
      }
    }
    if found > Self.mostFrames { write("\nand \(found - Self.mostFrames) more of this number\n") }
    guard found > 0 else {
      throw CommandFailure(
        message:
          "There is no frame \(number) in '\(path)'. `\(ProgramName.current) report \(path)` "
          + "lists the longest.",
        code: .validationFailure
      )
    }
    return ending
  }

  private func writeInterval(
    _ options: DetailOptions,
    _ judgement: FrameJudgement,
    _ style: TextStyle,
    _ write: (String) -> Void
  ) throws(CommandFailure) -> TraceEnding {
    let name = options.interval ?? ""
    var collector = IntervalDetailCollector(
      name: name,
      range: options.range,
      top: options.top ?? 10
    )
    var names: Set<String> = []
    let ending = try readParts(judgement) { part in
      collector.add(part)
      guard case .spans(let spans) = part, names.count < 100 else { return }
      for span in spans { names.insert(span.interval.name) }
    }
    guard let detail = collector.detail else {
      let there = names.isEmpty ? "none at all" : names.sorted().prefix(30).joined(separator: ", ")
      throw CommandFailure(
        message: "There is no interval '\(name)' in this part of '\(path)'. There are: \(there).",
        code: .validationFailure
      )
    }
    write(IntervalDetailText(detail, style: style).text())
    return ending
  }
}
