import Foundation
import InstrumentsReading
import TraceReading

extension TraceManifest {
  /// The manifest of an imported trace.
  init(imported recording: ImportedRecording) {
    let first = recording.runs.first
    let contents = first?.contents
    let name = first?.processes.first ?? contents?.process?.name
    self.init(
      scenario: [name, contents?.device.model].compactMap { $0 }.joined(separator: " on "),
      parameters: [:],
      repetitions: recording.runs.count,
      versions: Versions(listscope: ListScopeCommand.version),
      machine: Machine(cores: 0),
      createdUTC: ISO8601DateFormatter().string(from: Date())
    )
    if !recording.faults.isEmpty { incomplete = recording.faults.joined(separator: "; ") }
    var device = Device(
      isSimulator: recording.runs.contains(where: \.isSimulator),
      hasListable: recording.runs.contains { $0.known > 0 },
      files: recording.files.map { URL(fileURLWithPath: $0.path).lastPathComponent },
      notes: Self.notes(recording)
    )
    device.name = contents?.device.name
    device.model = contents?.device.model
    let system = [contents?.device.platform, contents?.device.osVersion].compactMap { $0 }
    device.system = system.isEmpty ? nil : system.joined(separator: " ")
    device.instruments = contents?.instrumentsVersion
    device.template = contents?.template
    device.startDate = contents?.startDate
    device.source = first?.source
    device.lateFrames = Self.lateFrames(recording.runs)
    device.samples = Self.samples(recording.runs.compactMap(\.samples))
    device.recordedNs = Self.sum(
      recording.runs.filter { $0.hitches != nil }.map { $0.contents?.durationNs }
    )
    self.device = device
  }

  private static func notes(_ recording: ImportedRecording) -> [String] {
    var notes: [String] = []
    for run in recording.runs {
      for note in ImportNotes(run, recording).sentences where !notes.contains(note) {
        notes.append(note)
      }
    }
    return notes
  }

  /// The greatest number of functions that are noted.
  private static let maxFunctions = 30

  private static func samples(_ runs: [SampledStacks]) -> Device.Samples? {
    guard !runs.isEmpty else { return nil }
    var times: [String: (selfNs: Int64, totalNs: Int64)] = [:]
    for function in runs.flatMap(\.functions) {
      let known = times[function.name] ?? (0, 0)
      times[function.name] = (
        sum([known.selfNs, function.selfNs]) ?? .max,
        sum([known.totalNs, function.totalNs]) ?? .max
      )
    }
    let sorted = times.sorted {
      ($1.value.selfNs, $1.value.totalNs, $0.key) < ($0.value.selfNs, $0.value.totalNs, $1.key)
    }
    return Device.Samples(
      count: runs.reduce(0) { $0 + $1.count },
      weightNs: sum(runs.map(\.weightNs)) ?? .max,
      withoutStackNs: sum(runs.map(\.withoutStackNs)) ?? .max,
      leftOut: runs.reduce(0) { $0 + $1.leftOut },
      functions: sorted.prefix(maxFunctions).map {
        Device.Samples.Function(name: $0.key, selfNs: $0.value.selfNs, totalNs: $0.value.totalNs)
      }
    )
  }

  /// The greatest number of the latest frames that are noted.
  private static let maxLongest = 20

  private static func lateFrames(_ runs: [ImportedRecording.Run]) -> Device.LateFrames? {
    let facts = runs.compactMap(\.hitches)
    guard !facts.isEmpty else { return nil }
    let longest = runs.flatMap { run in
      (run.hitches?.longest ?? []).map { frame in
        Device.LateFrames.Frame(
          run: run.number,
          startNs: frame.startNs,
          hitchNs: frame.hitchNs,
          missedVsyncs: frame.missedVsyncs
        )
      }
    }
    .sorted { ($1.hitchNs, $0.run, $0.startNs) < ($0.hitchNs, $1.run, $1.startNs) }
    return Device.LateFrames(
      count: facts.reduce(0) { $0 + $1.count },
      hitchNs: sum(facts.map(\.hitchNs)) ?? .max,
      missedVsyncs: sum(facts.map(\.missedVsyncs)),
      leftOut: facts.reduce(0) { $0 + $1.leftOut },
      longest: Array(longest.prefix(maxLongest))
    )
  }

  /// The sum; nil where a part is missing, or it is too large.
  private static func sum(_ values: [Int64?]) -> Int64? {
    var total: Int64 = 0
    for value in values {
      guard let value else { return nil }
      let (sum, overflow) = total.addingReportingOverflow(value)
      guard !overflow else { return nil }
      total = sum
    }
    return values.isEmpty ? nil : total
  }
}
