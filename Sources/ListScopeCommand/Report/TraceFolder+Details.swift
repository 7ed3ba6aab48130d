import ArgumentParser
import Experiments
import Reports
import TraceAnalysis

extension TraceFolder {
  /// More frames of the same number, of other lists and repetitions, are left out.
  private static let maxFrames = 20

  /// Writes the details that are asked for beside the report of the whole.
  ///
  /// - Parameters:
  ///   - options: the requested details.
  ///   - evaluation: the budget and device that frames are evaluated by.
  ///   - style: whether colours are wanted.
  ///   - write: takes text, line by line or at once.
  /// - Returns: the description of the whole trace.
  /// - Throws: `CommandFailure`, with exit code 65, 66, or 69.
  func writeDetails(
    _ options: DetailOptions,
    _ evaluation: EvaluationOptions,
    _ style: TextStyle,
    _ write: @escaping (String) -> Void
  ) throws(CommandFailure) -> TraceEnding {
    if let number = options.frame {
      return try writeFrames(number, evaluation, style, write)
    } else if let number = options.update {
      return try writeUpdates(number, evaluation, style, write)
    } else if options.log {
      return try writeLog(options, evaluation, write)
    } else {
      return try writeInterval(options, evaluation, style, write)
    }
  }

  private func writeFrames(
    _ number: Int,
    _ evaluation: EvaluationOptions,
    _ style: TextStyle,
    _ write: @escaping (String) -> Void
  ) throws(CommandFailure) -> TraceEnding {
    var found = 0
    let (profile, ending) = try stackProfile(.time, evaluation, frame: number) { part in
      for frame in FrameDetail.frames(numbered: number, in: part) {
        found += 1
        guard found <= Self.maxFrames else { continue }
        write((found > 1 ? "\n" : "") + FrameDetailText(frame, style: style).text())
      }
    }
    if ending.runs.contains(where: \.description.hasStackSamples) {
      let stacks = StackSummary(profile, names(of: profile), .listscope)
      write("\n" + StackDetailText(stacks, style: style).text())
    }
    if found > Self.maxFrames { write("\nand \(found - Self.maxFrames) more of this number\n") }
    guard found > 0 else {
      throw CommandFailure(
        message:
          "There is no frame \(number) in '\(path)'. `\(ProgramName.current) report \(path.quotedPathForShell)` "
          + "lists the longest.",
        status: .usage
      )
    }
    return ending
  }

  private func writeUpdates(
    _ number: Int,
    _ evaluation: EvaluationOptions,
    _ style: TextStyle,
    _ write: @escaping (String) -> Void
  ) throws(CommandFailure) -> TraceEnding {
    var found = 0
    let ending = try readParts(evaluation) { part in
      for update in FrameDetail.updates(numbered: number, in: part) {
        found += 1
        guard found <= Self.maxFrames else { continue }
        write((found > 1 ? "\n" : "") + FrameDetailText(update, style: style).text())
      }
    }
    if found > Self.maxFrames { write("\nand \(found - Self.maxFrames) more of this number\n") }
    guard found > 0 else {
      throw CommandFailure(
        message:
          "There is no update \(number) in '\(path)'. `\(ProgramName.current) report \(path.quotedPathForShell) --full` "
          + "lists the longest.",
        status: .usage
      )
    }
    return ending
  }

  private func writeLog(
    _ options: DetailOptions,
    _ evaluation: EvaluationOptions,
    _ write: @escaping (String) -> Void
  ) throws(CommandFailure) -> TraceEnding {
    let log = IntervalLogText(name: options.interval, range: options.range)
    var isEmpty = true
    var names = FoundIntervals()
    let ending = try readParts(evaluation) { part in
      let lines = log.lines(part)
      if !lines.isEmpty { isEmpty = false }
      for line in lines { write(line + "\n") }
      if isEmpty { names.add(part) }
    }
    if let name = options.interval, isEmpty { throw names.failure(name, in: path) }
    return ending
  }

  private func writeInterval(
    _ options: DetailOptions,
    _ evaluation: EvaluationOptions,
    _ style: TextStyle,
    _ write: @escaping (String) -> Void
  ) throws(CommandFailure) -> TraceEnding {
    let name = options.interval ?? ""
    var collector = IntervalDetailCollector(
      name: name,
      range: options.range,
      top: options.top ?? 10
    )
    var names = FoundIntervals()
    let ending = try readParts(evaluation) { part in
      collector.add(part)
      names.add(part)
    }
    guard let detail = collector.detail else { throw names.failure(name, in: path) }
    write(IntervalDetailText(detail, style: style).text())
    return ending
  }
}

/// The names of the intervals of a trace, for the message on one that it does not have.
private struct FoundIntervals {
  private var names: Set<String> = []

  private static let maxNames = 100

  mutating func add(_ part: TracePart) {
    guard case .intervals(let intervals) = part, names.count < Self.maxNames else { return }
    for placed in intervals { names.insert(placed.label) }
  }

  func failure(_ name: String, in path: String) -> CommandFailure {
    .usage(
      "There is no interval '\(name)' in this part of '\(path)'."
        + Suggestion.choices(for: name, among: names.sorted())
    )
  }
}
