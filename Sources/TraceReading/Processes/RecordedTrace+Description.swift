import TraceAnalysis

extension RecordedTrace {
  /// The facts in metadata; of one part of a trace, where there are several.
  ///
  /// - Parameters:
  ///   - description: the metadata.
  ///   - path: the folder of the trace.
  ///   - name: the same, below the folder that is read.
  init(_ description: TraceDescription, path: String, named name: String) {
    let environment = description.environment
    let isPerProcess = environment["tracer_buffering_scheme"].map { $0 == "pid" } ?? true
    let created = environment["trace_creation_datetime"]
    self.init(
      identity: description.uuid.map(Self.text) ?? path,
      folder: name,
      host: description.hostname,
      session: environment["trace_name"].flatMap { name in created.map { "\(name) \($0)" } },
      pid: isPerProcess ? environment["vpid"].flatMap { Int32($0) } : nil,
      registration: isPerProcess ? environment["vpid_datetime"] : nil
    )
  }

  private static func text(_ uuid: [UInt8]) -> String {
    uuid.map { String(0x100 + Int($0), radix: 16).dropFirst() }.joined()
  }
}
