/// The answer to whether a stack reaches the start of its program or thread.
enum StackStart: Hashable {
  /// It does.
  case reached
  /// It ends before.
  case missing
  /// Its outermost function has no name that would tell.
  case unknown
}

/// Finds out whether stacks reach the start, with names or without.
struct StackStarts {
  /// The binaries whose functions cannot be named, by number.
  private let unnamed: Set<Int>
  /// The C library, which calls `main` and what threads start with.
  private let starters: Set<Int>

  init(_ profile: StackProfile, _ names: StackNames) {
    let paths = Set(names.missing.map(\.path))
    let binaries = profile.binaries.enumerated()
    unnamed = Set(binaries.filter { paths.contains($0.element.path) }.map(\.offset))
    starters = Set(binaries.filter { Self.isCLibrary($0.element.fileName) }.map(\.offset))
  }

  /// Returns whether a stack, whose functions are given, too, reaches the start.
  func start(of stack: [CodeAddress], _ frames: [StackFrame]) -> StackStart {
    if frames.contains(where: { Self.isStart($0.function.name) }) { return .reached }
    guard let outermost = stack.last?.binary else { return .missing }
    // A stack of one function has no caller, wherever that function is.
    if stack.count > 1, starters.contains(outermost) { return .reached }
    return unnamed.contains(outermost) ? .unknown : .missing
  }

  private static func isStart(_ name: String) -> Bool {
    name == "main" || name.hasSuffix("_main") || name == "start_thread"
  }

  private static func isCLibrary(_ file: String) -> Bool {
    ["libc.so", "libc-", "libc.musl-", "ld-musl-", "libpthread"].contains { file.hasPrefix($0) }
  }
}
