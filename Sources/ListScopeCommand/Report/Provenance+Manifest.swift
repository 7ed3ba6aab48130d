import Foundation
import Reports
import TraceReading

extension Provenance {
  /// Creates the provenance from the manifest that `record` wrote beside a trace; the command line
  /// may be left out.
  init(_ manifest: TraceManifest?, isRedacted: Bool = false) {
    guard let manifest else {
      self.init()
      return
    }
    if let device = manifest.device {
      self.init(device, manifest, isRedacted: isRedacted)
      return
    }
    let machine = manifest.machine
    let words = [
      machine.cpu, machine.cores == 1 ? "1 core" : "\(machine.cores) cores",
      machine.kernel.map { "Linux \($0)" },
    ]
    let versions = manifest.versions
    let facts: [(String, String?)] = [
      ("Recorded at", manifest.createdUTC),
      (
        "Command line",
        isRedacted ? nil : manifest.commandLine?.map(\.quotedForShell).joined(separator: " ")
      ),
      ("listscope", versions.listscope), ("Build", manifest.build?.rawValue),
      ("LTTng", versions.lttng), ("Swift", versions.swift),
      ("Buffers of the tracer", manifest.tracing.map(Self.words)),
      ("Stack samples", manifest.tracing?.stacks?.words),
      (
        "Allocations",
        manifest.tracing?.allocations == true
          ? "counted, and their stacks sampled, which makes times longer" : nil
      ),
      ("Load", Self.load(machine)), ("Governor", machine.governor),
    ]
    self.init(
      machine: words.compactMap { $0 }.joined(separator: ", "),
      fitness: MachineFitness(manifest),
      facts: facts.compactMap { name, value in value.map { Fact(name, $0) } }
    )
  }

  private static func words(_ tracing: TraceManifest.Tracing) -> String {
    "\(tracing.subbufferCount) of \(tracing.subbufferBytes >> 10) KiB for each core"
  }

  private static func load(_ machine: TraceManifest.Machine) -> String? {
    let loads = [
      machine.loadAtBegin.map { String(format: "%.2f at the start", $0) },
      machine.loadAtEnd.map { String(format: "%.2f at the end", $0) },
    ].compactMap { $0 }
    return loads.isEmpty ? nil : loads.joined(separator: ", ")
  }
}

extension MachineFitness {
  /// Creates the provenance from `record`'s notes of the machine and of itself.
  init(_ manifest: TraceManifest) {
    self.init(
      cores: manifest.machine.cores,
      loadAtBegin: manifest.machine.loadAtBegin,
      loadAtEnd: manifest.machine.loadAtEnd,
      isDebugBuild: manifest.build == .debug
    )
  }
}
