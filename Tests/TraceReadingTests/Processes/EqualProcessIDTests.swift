import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// Programs with equal process ids are distinguished, and what cannot be told is said.
@Suite struct EqualProcessIDTests {
  private static let seeds = 0..<120 as Range<UInt64>

  /// The traces of a seed, and the process that the reader finds for each program.
  private func read(_ seed: UInt64, _ decoder: TraceDecoder) throws -> (
    programs: [RecordedPrograms.Program], found: [UInt64: Set<ProcessID>], summary: TraceSummary,
    tally: TraceReader.Tally, events: [ComparableEvent]
  )? {
    let plan = RecordedPrograms(seed: seed)
    guard !plan.programs.isEmpty else { return nil }
    let folder = try TemporaryFolder()
    try plan.write(to: folder.path)
    let (events, tally) = try ComparableEvent.all(below: folder.path, decoder)
    var found: [UInt64: Set<ProcessID>] = [:]
    for event in events {
      guard case .unsigned(let program)? = event["program"] else { continue }
      found[program, default: []].insert(event.process)
    }
    let summary = try RecordedPrograms.summary(of: folder.path, decoder)
    return (plan.programs, found, summary, tally, events)
  }

  @Test("Every program is one process, with all of its frames", arguments: seeds)
  func partition(seed: UInt64) throws {
    guard let (programs, found, summary, tally, _) = try read(seed, .packets) else { return }
    var frames: [ProcessID: Int] = [:]
    for list in summary.groups.flatMap(\.lists) {
      frames[list.process, default: 0] += list.frames.count
    }
    for program in programs {
      let processes = found[program.number] ?? []
      #expect(processes.count == 1, "\(program)")
      let process = try #require(processes.first)
      #expect(process.pid == program.pid)
      #expect(tally.hosts[Int(process.host)] == program.host)
      #expect(frames[process] == program.frames, "\(program)")
    }
    #expect(Set(found.values).count == programs.count)
    #expect(summary.processes == programs.count)
    #expect(summary.unfinishedIntervals == 0)
    #expect(summary.unmatchedEnds == 0)
  }

  @Test("Exactly what cannot be told is said", arguments: seeds)
  func doubts(seed: UInt64) throws {
    guard let (programs, found, summary, _, _) = try read(seed, .packets) else { return }
    var numbers: [ProcessID: UInt64] = [:]
    for (number, processes) in found { processes.forEach { numbers[$0] = number } }
    let said = Set(summary.processDoubts.map { Doubt($0.reason, numbers[$0.process] ?? .max) })
    #expect(said == expected(programs, found))
  }

  @Test("Both readers give the same processes", arguments: seeds.prefix(40))
  func readers(seed: UInt64) throws {
    guard let ours = try read(seed, .packets), let reference = try read(seed, .babeltrace) else {
      return
    }
    #expect(ours.events == reference.events)
    #expect(ours.tally == reference.tally)
  }

  private struct Doubt: Hashable {
    let reason: ProcessDoubt.Reason
    let program: UInt64

    init(_ reason: ProcessDoubt.Reason, _ program: UInt64) {
      (self.reason, self.program) = (reason, program)
    }
  }

  /// The doubts about the later one of each two programs.
  private func expected(
    _ programs: [RecordedPrograms.Program],
    _ found: [UInt64: Set<ProcessID>]
  ) -> Set<Doubt> {
    var doubts: Set<Doubt> = []
    for second in programs {
      if let predecessor = second.predecessor, !programs[Int(predecessor)].isEnded {
        doubts.insert(Doubt(.mayBeMixed, second.number))
      }
      for first in programs where first.pid == second.pid && first.host == second.host {
        guard precedes(first, second, found), first.session != second.session,
          first.trace != second.trace,
          first.namespace == nil || second.namespace == nil || first.namespace == second.namespace,
          first.registration == nil || second.registration == nil
            || first.registration == second.registration
        else { continue }
        if second.startNs <= first.endNs {
          let isCertain = first.namespace != nil && second.namespace != nil
          doubts.insert(Doubt(isCertain ? .recordedTwice : .atOnce, second.number))
        } else if !second.isStartRecorded {
          doubts.insert(Doubt(.later, second.number))
        }
      }
    }
    return doubts
  }

  private func precedes(
    _ first: RecordedPrograms.Program,
    _ second: RecordedPrograms.Program,
    _ found: [UInt64: Set<ProcessID>]
  ) -> Bool {
    guard first.startNs == second.startNs else { return first.startNs < second.startNs }
    guard let one = found[first.number]?.first, let other = found[second.number]?.first else {
      return false
    }
    return one < other
  }
}
