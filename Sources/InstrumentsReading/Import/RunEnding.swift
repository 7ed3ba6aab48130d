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
  ///   - isCut: whether a file was not read to its end.
  ///   - isOneOfSeveral: whether there are other runs.
  ///   - endNs: when the run before it ended; afterwards when this one did.
  /// - Returns: what was made of it.
  func finish(isCut: Bool, isOneOfSeveral: Bool, _ endNs: inout Int64) throws
    -> ImportedRecording.Run?
  {
    let chosen = try run.choose()
    let hitches = hitchFacts(chosen?.writer)
    var writer = chosen?.writer
    if let facts = hitches, !facts.0.isEmpty {
      let own = try writer ?? run.writer(.intervals)
      for hitch in facts.0 {
        try own.add(
          display: "hitch",
          startNs: hitch.startNs,
          endNs: hitch.startNs + hitch.durationNs,
          pid: pid(of: hitch, own)
        )
      }
      writer = own
    }
    if let writer {
      let startNs = contents?.startDate.flatMap(DeviceTime.nanoseconds) ?? run.startNs
      let facts = RunFacts(
        number: run.number,
        title: title(writer),
        isOneOfSeveral: isOneOfSeveral,
        isComplete: !isCut,
        host: contents?.device.model ?? "device",
        startNs: max(startNs ?? endNs, isOneOfSeveral && startNs == nil ? endNs : 0),
        durationNs: contents?.durationNs
      )
      try writer.finish(provider: schema.name, facts)
      endNs = facts.startNs + max(writer.lastNs, facts.durationNs ?? 0) + Self.gapNs
    }
    return imported(chosen?.source, writer, hitches?.1)
  }

  /// The late frames that count, and what they come to.
  private func hitchFacts(_ writer: RunWriter?) -> ([Hitch], HitchFacts)? {
    guard let table = HitchList.tables.first(where: { run.hitches[$0]?.wasRead ?? false }),
      let list = run.hitches[table]
    else { return nil }
    let processes = Set(writer?.processes.keys.map { Int64($0) } ?? [])
    let wanted = list.all.filter { hitch in
      guard let process = hitch.process else { return true }
      guard !hitch.isOfSystem, run.options.isWanted(process) else { return false }
      if let target = contents?.process {
        return target.pid.map { $0 == process.pid } ?? (target.name == process.name)
      }
      return processes.isEmpty || processes.contains(process.pid)
    }
    let facts = HitchFacts(
      wanted.filter { $0.startNs < RunWriter.maxNs && $0.durationNs < RunWriter.maxNs },
      table: table,
      recordedNs: contents?.durationNs,
      leftOut: list.all.count - wanted.count + list.leftOut
    )
    return (wanted, facts)
  }

  /// The process that a late frame is shown with.
  private func pid(of hitch: Hitch, _ writer: RunWriter) -> Int64 {
    hitch.process?.pid ?? contents?.process?.pid
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
    _ hitches: HitchFacts?
  ) -> ImportedRecording.Run {
    let tally = writer?.tally ?? RunWriter.Tally()
    let known = Set(schema.intervals.flatMap(\.signposts).map(\.name))
    // Instruments has paired what stands in a table of intervals; what has no end is elsewhere.
    let isPaired = source == .intervals
    let unended = isPaired && tally.open == 0 ? run.writers[.events]?.tally.open ?? 0 : 0
    return ImportedRecording.Run(
      number: run.number,
      contents: contents,
      source: source?.words,
      processes: processes(writer),
      rows: run.rows,
      unread: run.rows.filter { !TableImport.tables.contains($0.key) },
      intervals: tally.intervals,
      open: tally.open + unended,
      impossible: tally.impossible,
      names: tally.names,
      known: tally.names.reduce(0) { $0 + (known.contains($1.key) ? $1.value : 0) },
      ambiguous: isPaired ? [:] : run.ambiguous,
      unmatchedEnds: isPaired ? 0 : run.unmatchedEnds,
      points: run.points,
      leftOut: run.leftOut,
      hitches: hitches,
      isSimulator: run.isSimulator || contents?.isSimulator ?? false
    )
  }
}
