import Reports
import TraceReading

extension Provenance {
  /// What `record` has noted beside a trace.
  init(_ manifest: TraceManifest?) {
    guard let manifest else {
      self.init()
      return
    }
    let machine = manifest.machine
    let words = [
      machine.cpu, machine.cores == 1 ? "1 core" : "\(machine.cores) cores",
      machine.kernel.map { "Linux \($0)" },
    ]
    let versions = manifest.versions
    let facts: [(String, String?)] = [
      ("Recorded at", manifest.createdUTC), ("listscope", versions.listscope),
      ("LTTng", versions.lttng), ("Swift", versions.swift),
    ]
    self.init(
      machine: words.compactMap { $0 }.joined(separator: ", "),
      facts: facts.compactMap { name, value in value.map { Fact(name, $0) } }
    )
  }
}
