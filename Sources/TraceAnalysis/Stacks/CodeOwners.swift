/// Whose code a function is.
public struct CodeOwners: Sendable {
  /// The modules of the list engine.
  public let engine: Set<String>
  /// The modules that play frames: they call the engine and the user's code.
  public let harness: Set<String>

  private static let languages: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch",
    "Synchronization", "_Concurrency", "_StringProcessing", "Glibc",
  ]

  /// Names the modules that are not the user's.
  ///
  /// - Parameters:
  ///   - engine: the modules of the list engine.
  ///   - harness: the modules that play frames.
  public init(engine: Set<String>, harness: Set<String>) {
    self.engine = engine
    self.harness = harness
  }

  /// The innermost function of the user's that the engine or the harness has called; nil if none is.
  ///
  /// What the user's program does around all frames is no part of them. The harness's own content counts
  /// as the user's where the engine calls it.
  func user(_ frames: [StackFrame], _ profile: StackProfile) -> SourceFunction? {
    var found: SourceFunction?
    var (isInEngine, isInHarness) = (false, false)
    for frame in frames {
      guard let module = frame.function.module, !Self.languages.contains(module) else { continue }
      if engine.contains(module) {
        isInEngine = true
      } else if harness.contains(module) {
        isInHarness = true
        if isInEngine { found = frame.function }
      } else if isInEngine || isInHarness, !profile.isLibrary(frame.binary) {
        found = frame.function
      }
    }
    return found
  }

  /// The module that the innermost code of a stack is of, apart from the language's libraries.
  func module(_ frames: [StackFrame], _ profile: StackProfile) -> String {
    for frame in frames.reversed() {
      guard let module = frame.function.module, !Self.languages.contains(module) else { continue }
      return module
    }
    return frames.last?.binary.map { profile.binaries[$0].fileName } ?? "(unknown)"
  }
}

extension StackProfile {
  func isLibrary(_ binary: Int?) -> Bool {
    binary.map { binaries.indices.contains($0) && binaries[$0].isLibrary } ?? true
  }
}
