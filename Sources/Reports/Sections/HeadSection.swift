import ListSchema
import Signposts
import TraceAnalysis

/// The facts about the recording, and its trustworthiness.
struct HeadSection {
  private let source: ReportSource
  private var trace: TraceSummary { source.trace }

  init(_ source: ReportSource) {
    self.source = source
  }

  /// The facts, for each form those that it has room for.
  var blocks: [Block] {
    [
      Block(.facts(lines), in: .terminal), Block(.facts(brief), in: .brief),
      Block(.paragraph(Sentence(short)), in: .comment),
      Block(.ranking(groupSentences), in: .comment), Block(.facts(groups + health), in: .page),
    ]
  }

  // MARK: Groups

  /// The description of each group, where there are several.
  private var groups: [Fact] {
    guard source.only == nil else { return [] }
    return source.groups.map { group in
      let parts = [TraceTitle.words(group.group), parameters(group)]
      let known = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
      return Fact(group.words, known.isEmpty ? "what was played is not stated" : known)
    }
  }

  /// A comment names no more groups, as it must stay short.
  private static let maxGroupsInComment = 8

  private var groupSentences: [Sentence] {
    let shown = groups.prefix(Self.maxGroupsInComment).map { Sentence("\($0.name): \($0.value)") }
    let left = groups.count - shown.count
    return left > 0 ? shown + [Sentence("and \(Readable.count(left, "more group"))")] : shown
  }

  // MARK: For a terminal

  /// The facts that the reader of a first screen has to know: the other groups, and the part.
  private var brief: [Fact] {
    let shown = groups.prefix(Self.maxGroupsInComment).map {
      Fact("group", "\($0.name): \($0.value)")
    }
    let left = groups.count - shown.count
    return shown + (left > 0 ? [Fact("group", "and \(Readable.count(left, "more group"))")] : [])
      + (trace.range.words.map { [Fact("part", $0)] } ?? [])
  }

  private var lines: [Fact] {
    [Fact("trace", source.path)] + groups.map { Fact("group", "\($0.name): \($0.value)") }
      + [
        source.only.flatMap(parameters).map { Fact("run", $0) }, Fact("recorded", recorded),
        trace.range.words.map { Fact("part", $0) },
        Fact("health", loss),
      ].compactMap { $0 }
  }

  /// Returns the parameters that the title does not have, apart from those with their default and
  /// without a unit.
  private func parameters(_ group: ReportGroup) -> String? {
    guard let run = group.group.description else { return nil }
    let told = run.parameters.filter { parameter in
      let definition = parameter.definition
      return !TraceTitle.parameters.contains(definition.name)
        && (parameter.value != definition.defaultValue || Self.isShownAlways(definition))
    }
    let words = told.map { parameter in
      Self.isShownAlways(parameter.definition)
        ? parameter.text : "\(parameter.definition.title) \(parameter.value)"
    }
    let others = [
      group.group.repetitions > 1 ? Readable.count(group.group.repetitions, "repetition") : nil,
      run.checksum.map { "content \($0)" },
    ].compactMap { $0 }
    let parts = words + others
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Rates and numbers of frames say by their units what they are.
  private static func isShownAlways(_ definition: ParameterDefinition) -> Bool {
    ["Hz", "frames"].contains(definition.unit)
      && definition.name != ParameterDefinition.warmupFrames.name
  }

  private var recorded: String {
    let processes =
      trace.processes == 1 ? "1 process" : "\(Readable.number(trace.processes)) processes"
    return "\(Readable.count(trace.events, "event")) in "
      + "\(Readable.time(trace.durationNs)), \(processes)"
  }

  private var loss: String {
    var parts = [
      Readable.count(trace.lostEvents, "lost event"),
      Readable.count(trace.unfinishedIntervals, "unfinished interval"),
      Readable.count(trace.unmatchedEnds, "unmatched end"),
    ]
    if trace.rejectedIntervals > 0 {
      parts.append("\(Readable.count(trace.rejectedIntervals, "interval")) of negative length")
    }
    for (provider, count) in trace.unknownProviders.sorted(by: { $0.key < $1.key }) {
      parts.append("\(Readable.count(count, "event")) of \(provider) skipped")
    }
    return parts.joined(separator: ", ")
  }

  // MARK: For a comment

  private var short: String {
    let part = trace.range.words.map { ", \($0)" } ?? ""
    return "\(TraceTitle(source).text). \(Readable.count(trace.events, "event")) in "
      + "\(Readable.time(trace.durationNs)), \(Readable.number(trace.lostEvents)) lost\(part). "
      + "Trace: \(source.path)"
  }

  // MARK: For a page

  private var health: [Fact] {
    let part = trace.range.words.map { [Fact("Part", $0)] } ?? []
    return part + [
      Fact("Events", Readable.number(trace.events)),
      Fact("Lost events", Readable.number(trace.lostEvents)),
      Fact("Unfinished intervals", Readable.number(trace.unfinishedIntervals)),
      Fact("Recorded", Readable.time(trace.durationNs)),
      Fact("Processes", Readable.number(trace.processes)),
      Fact(
        "Clock",
        source.description?[ParameterDefinition.clock.name]?.description ?? "not stated"
      ),
      Fact("Machine", source.provenance.machine ?? "not stated"),
      Fact("Machine fitness", source.provenance.fitness.words),
    ]
  }
}
