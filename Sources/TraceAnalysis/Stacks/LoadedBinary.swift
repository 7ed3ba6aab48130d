import ListSchema

/// A program or library that a process of the trace had in its memory.
public struct LoadedBinary: Hashable, Sendable {
  /// Its file.
  public let path: String
  /// Its build id, hexadecimal; empty if it has none.
  public let buildID: String
  /// The load bias: the offset added to the addresses of the file.
  let base: UInt64
  /// The addresses of its code.
  let code: Range<UInt64>

  /// The longest path that Linux takes, PATH_MAX.
  static let maxPath = 4_096

  /// Takes what an event says; nil where that makes no sense.
  init?(_ event: TraceEvent) {
    func address(_ field: FieldName) -> UInt64? {
      event[field]?.integer.map { UInt64(bitPattern: $0) }
    }
    guard let path = event[.path]?.text, let base = address(.base),
      let start = address(.start), let limit = address(.limit), start < limit, base <= start
    else { return nil }
    self.path = String(path.unicodeScalars.prefix(Self.maxPath))
    buildID = event[.buildId]?.name ?? ""
    self.base = base
    code = start..<limit
  }
}

/// An address in the code of a binary, wherever that was loaded.
public struct CodeAddress: Hashable, Sendable {
  /// The number of the binary in `StackProfile.binaries`; nil for code of none, such as that of a
  /// damaged stack.
  public let binary: Int?
  /// The address in its file; without a binary that in memory.
  public let address: UInt64
}
