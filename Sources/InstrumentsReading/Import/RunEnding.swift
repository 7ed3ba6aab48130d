import Foundation
import Signposts

/// Makes a trace of what was read of a run.
struct RunEnding {
  private let run: RunImport
  private let contents: TraceContents.Run?
  private let folder: String
  private let schema: Schema

  /// Between runs whose starts are not known.
  private static let gapNs: Int64 = 1_000_000_000

  init(_ run: RunImport, _ contents: TraceContents.Run?, _ folder: String, _ schema: Schema) {
    self.run = run
    self.contents = contents
    self.folder = folder
    self.schema = schema
  }

  /// Writes what is left.
  ///
  /// - Parameters:
  ///   - isCut: true if a file was not read to its end.
  ///   - isOneOfSeveral: true if there are other runs.
  ///   - endNs: the end of the run before it; afterwards that of this one.
  /// - Returns: the result of the import.
  /// - Throws: `InstrumentsError`.
  func finish(isCut: Bool, isOneOfSeveral: Bool, _ endNs: inout Int64) throws
    -> ImportedRecording.Run?
  {
    let chosen = try run.choose()
    let tally = chosen?.writer.tally ?? RunWriter.Tally()
    let clock = RunClock(run, contents, isLog: chosen?.source == .log)
    let late = lateFrames(chosen?.writer, clock)
    var writer = chosen?.writer
    if let late, !late.shown.isEmpty {
      let own = try writer ?? run.writer(.intervals)
      try show(late.shown, own, clock)
      writer = own
    }
    if let writer {
      let facts = RunFacts(
        number: run.number,
        title: title(writer),
        isOneOfSeveral: isOneOfSeveral,
        isComplete: !isCut,
        host: contents?.device.model ?? "device",
        startNs: max(0, min(RunClock.maxStartNs, clock.startNs ?? endNs)),
        durationNs: clock.durationNs
      )
      try writer.finish(provider: schema.name, facts)
      let lengthNs = max(writer.lastNs, facts.durationNs ?? 0)
      endNs = facts.startNs.addingAtMost(lengthNs).addingAtMost(Self.gapNs)
    }
    return imported(chosen?.source, writer, tally, late)
  }

  /// Writes late frames; those before the first time of the trace are only counted.
  private func show(_ hitches: [Hitch], _ writer: RunWriter, _ clock: RunClock) throws {
    for hitch in hitches {
      let (startNs, overflow) = hitch.startNs.subtractingReportingOverflow(clock.shiftNs)
      guard !overflow, startNs >= 0, startNs.addingAtMost(hitch.durationNs) < RunWriter.maxNs else {
        continue
      }
      if let process = hitch.process, run.processNames[process.pid] == nil {
        run.processNames[process.pid] = process.name
      }
      try writer.add(
        display: "hitch",
        startNs: startNs,
        endNs: startNs + hitch.durationNs,
        pid: pid(of: hitch, writer)
      )
    }
  }

  /// The late frames that count, and what they come to.
  private func lateFrames(_ writer: RunWriter?, _ clock: RunClock) -> LateFrames? {
    guard let table = HitchList.tables.first(where: { run.hitches[$0]?.wasRead ?? false }),
      let list = run.hitches[table]
    else { return nil }
    let processes = Set(writer?.processes.keys.map { Int64($0) } ?? [])
    let wanted = list.all.filter { isWanted($0, processes) }
    let shown = wanted.filter(\.isPossible)
    let facts = HitchFacts(
      shown,
      table: table,
      recordedNs: contents?.durationNs,
      leftOut: list.all.count - wanted.count + list.leftOut,
      shiftNs: clock.shiftNs
    )
    return LateFrames(shown: shown, facts: facts, impossible: wanted.count - shown.count)
  }

  private func isWanted(_ hitch: Hitch, _ processes: Set<Int64>) -> Bool {
    guard !hitch.isOfSystem else { return false }
    guard let process = hitch.process else { return true }
    return isOfTarget(process, processes)
  }

  private func processName(_ pid: Int64) -> String { run.processNames[pid] ?? "" }

  /// Returns whether a process is the one that was recorded, as far as that is known.
  private func isOfTarget(_ process: ProcessEntry, _ processes: Set<Int64>) -> Bool {
    guard run.options.isWanted(process) else { return false }
    if let target = contents?.process {
      return target.pid.map { $0 == process.pid } ?? (target.name == process.name)
    }
    return processes.isEmpty || processes.contains(process.pid)
  }

  /// The process that a late frame is shown with.
  private func pid(of hitch: Hitch, _ writer: RunWriter) -> Int64 {
    hitch.process?.pid ?? contents?.process?.pid.flatMap { $0.isProcess ? $0 : nil }
      ?? writer.processes.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { Int64($0.key) } ?? 0
  }

  private func title(_ writer: RunWriter) -> String {
    let name = contents?.process?.name ?? processes(writer).first
    return [name, contents?.device.model].compactMap { $0 }.joined(separator: " on ")
  }

  /// The names of the processes, the one with most intervals first.
  private func processes(_ writer: RunWriter?) -> [String] {
    let counts = (writer?.processes ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return counts.map { pid, _ in
      let name = run.processNames[Int64(pid)] ?? ""
      return name.isEmpty ? "process \(pid)" : name
    }
  }

  private func imported(
    _ source: IntervalSource?,
    _ writer: RunWriter?,
    _ tally: RunWriter.Tally,
    _ late: LateFrames?
  ) -> ImportedRecording.Run {
    let known = Set(schema.intervals.flatMap(\.signposts).map(\.name))
    // Instruments has paired what stands in a table of intervals; what has no end is elsewhere.
    let isPaired = source == .intervals
    let unended = isPaired && tally.open == 0 ? run.unendedEvents : 0
    return ImportedRecording.Run(
      number: run.number,
      contents: contents,
      source: source?.words,
      processes: processes(writer),
      rows: run.rows,
      unread: run.rows.filter { !TableImport.tables.contains($0.key) },
      intervals: tally.intervals,
      open: tally.open + unended,
      impossible: tally.impossible + (late?.impossible ?? 0),
      names: tally.names,
      known: tally.names.reduce(0) { $0 + (known.contains($1.key) ? $1.value : 0) },
      ambiguous: isPaired ? [:] : run.ambiguous,
      unmatchedEnds: isPaired ? 0 : run.unmatchedEnds,
      forgotten: isPaired ? 0 : run.forgotten,
      foreignLines: run.foreignLines,
      points: run.points,
      leftOut: run.leftOut,
      hitches: late?.facts,
      samples: run.samples?.only { isOfTarget(ProcessEntry(pid: $0, name: processName($0)), []) },
      isSimulator: run.isSimulator || contents?.isSimulator ?? false
    )
  }
}

/// The late frames of a run, and what they come to.
private struct LateFrames {
  /// Those that count.
  let shown: [Hitch]
  let facts: HitchFacts
  /// The number with times or processes that cannot be.
  let impossible: Int
}
