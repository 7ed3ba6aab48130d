extension PreloadedLibrary {
  private static let variable = "LD_PRELOAD"

  /// Whether the loader takes a path: spaces and colons are the end of one.
  static func isLoadable(_ path: String) -> Bool {
    !path.contains { $0 == " " || $0 == ":" }
  }

  /// Has the loader load a library before a program, and before what is loaded already.
  ///
  /// - Parameters:
  ///   - path: the library.
  ///   - inherited: the environment of this process.
  /// - Returns: the variables of the program that say so.
  static func preloading(_ path: String, _ inherited: [String: String]) -> [String: String] {
    let others = inherited[variable].flatMap { $0.isEmpty ? nil : ":\($0)" } ?? ""
    return [variable: path + others]
  }
}
