import ArgumentParser
import OSSignposts

/// The signposts of apps that a session records.
struct SignpostOptions: ParsableArguments {
  @Option(
    help: .init(
      "Record only signposts of this category, subsystem, or SUBSYSTEM/CATEGORY; '*' stands for any text. "
        + "May be repeated. The list's own intervals are recorded in any case.",
      valueName: "pattern"
    )
  )
  var category: [String] = []

  /// The patterns of their events.
  var patterns: [String] { category.flatMap(CategoryPattern.events) }

  func validate() throws {
    // LTTng allows 255 bytes for the name of an event.
    guard let long = category.first(where: { $0.isEmpty || $0.utf8.count > 200 }) else { return }
    throw ValidationError("--category must have 1 to 200 bytes, not \(long.utf8.count).")
  }
}
