/// The events of the categories that a user selects.
package enum CategoryPattern {
  /// Returns the patterns of LTTng that match the events of a selection.
  ///
  /// - Parameter selection: the name of a category, of a subsystem, or `SUBSYSTEM/CATEGORY`; `*` stands for
  ///   any text.
  /// - Returns: the patterns, without the provider.
  package static func events(_ selection: String) -> [String] {
    let name = part(selection)
    let both = selection.indices.filter { selection[$0] == "/" }.map { slash in
      "\(part(selection[..<slash]))/\(part(selection[selection.index(after: slash)...]))"
    }
    return ([name, "*/\(name)"] + both).map { "\(CategoryName.prefix)\($0)/*" }
  }

  private static func part(_ text: some StringProtocol) -> String {
    text.split(separator: "*", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : CategoryName.part(String($0)) }.joined(separator: "*")
  }
}
