extension PreloadedLibrary {
  private static let variable = "LD_PRELOAD"

  /// Has the loader load a library before a program, and before what is loaded already.
  ///
  /// - Parameters:
  ///   - path: the library.
  ///   - inherited: the environment of this process.
  /// - Returns: the variables of the program that say so.
  package static func preloading(_ path: String, _ inherited: [String: String]) -> [String: String]
  {
    let others = inherited[variable].flatMap { $0.isEmpty ? nil : ":\($0)" } ?? ""
    return [variable: path + others]
  }
}
