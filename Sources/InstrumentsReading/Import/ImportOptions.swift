/// The options for the import of a recording.
public struct ImportOptions: Hashable, Sendable {
  /// The name or the number of the only process that is wanted; nil for all.
  public var process: String?
  /// True if signposts of the system's own subsystems are wanted too.
  public var includesSystem = false

  /// Wants the signposts of all apps.
  public init(process: String? = nil, includesSystem: Bool = false) {
    self.process = process
    self.includesSystem = includesSystem
  }

  /// Returns whether the signposts of a subsystem are wanted.
  func isWanted(subsystem: String) -> Bool {
    includesSystem || !(subsystem.hasPrefix("com.apple.") || subsystem.isEmpty)
  }

  /// Returns whether the signposts of a process are wanted.
  func isWanted(_ entry: ProcessEntry) -> Bool {
    process.map { $0 == entry.name || $0 == "\(entry.pid)" } ?? true
  }
}
