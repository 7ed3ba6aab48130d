import ArgumentParser

/// The name of a package, a program and a scenario, and the Swift names made of it.
struct PackageName {
  /// The name as given, such as `my-list`.
  let text: String
  /// The name as the start of Swift types, such as `MyList`.
  let typeName: String

  /// Names of modules, of ListScope's programs, and those whose types would clash with its own.
  private static let taken: Set = [
    "listscope", "generate-schema", "scenario", "swift", "main", "test", "foundation", "glibc",
  ]

  /// Accepts lower-case letters, digits and dashes.
  ///
  /// - Throws: `ValidationError`, which says what a name is made of.
  init(_ text: String) throws {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    let isValid =
      text.count <= 60
      && words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
      }
    guard isValid, text.first.map({ ("a"..."z").contains($0) }) == true else {
      throw ValidationError(
        "A package cannot be called '\(text)'. Use lower-case letters, digits and dashes, a letter first, "
          + "such as my-list."
      )
    }
    guard !Self.taken.contains(text) else {
      throw ValidationError(
        "'\(text)' is the name of something else. Use another one, such as my-\(text)."
      )
    }
    self.text = text
    typeName = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
