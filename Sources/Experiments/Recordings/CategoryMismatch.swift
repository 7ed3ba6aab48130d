package import TraceAnalysis

/// A pattern of categories that no signpost matches.
package struct CategoryMismatch {
  private let pattern: String
  private let categories: [SignpostOrigin]

  /// Looks for a pattern without a match; nil where each of them has one.
  ///
  /// - Parameters:
  ///   - filter: the patterns.
  ///   - categories: the categories of all signposts, whether they are taken or not.
  package init?(_ filter: CategoryFilter, _ categories: [SignpostOrigin]) {
    guard let pattern = filter.unmatched(by: categories).first else { return nil }
    (self.pattern, self.categories) = (pattern, categories)
  }

  /// The sentences for the user.
  ///
  /// - Parameter path: the trace; nil for one that is not kept.
  /// - Returns: the mistake, what was probably meant, and what there is.
  package func words(in path: String? = nil) -> String {
    let place = path.map { " in '\($0)'" } ?? ""
    let names = Set(categories.flatMap { [$0.path, $0.category, $0.subsystem] }).subtracting([""])
    let paths = Set(categories.map(\.path)).subtracting([""]).sorted()
    return "No signpost\(place) is of category '\(pattern)'."
      + Suggestion.choices(for: pattern, among: names.sorted(), shown: paths)
  }
}
