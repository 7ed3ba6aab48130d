import Signposts

/// The name of a count: where it is counted, what, and of which rows.
///
/// Written as `measure.count[type=CatalogRow]`: an interval, event or kind of frame, one of its fields,
/// and the part of them that is meant; without brackets it is the sum of all.
package struct CountName: Hashable, Comparable {
  /// The interval, event or kind of frame; a custom name is in single quotes.
  package let place: String
  /// The field that is counted, or `count` for the number of intervals.
  package let field: String
  /// The part of them, such as `type=CatalogRow`; empty for all.
  package let part: String

  /// The number of intervals.
  package static let occurrences = "count"
  /// The count of all events, which decides nothing.
  package static let events = CountName("run", "events")

  /// The processor's instructions of all frames.
  package static let instructions = CountName("run", "instructions")

  /// The instructions of one function of them.
  package static func instructions(of function: String) -> CountName {
    CountName(instructions.place, instructions.field, part: functionPrefix + function)
  }

  private static let functionPrefix = "function="

  /// The function whose instructions are counted; nil for other counts.
  package var function: String? {
    part.hasPrefix(Self.functionPrefix) ? String(part.dropFirst(Self.functionPrefix.count)) : nil
  }

  package init(_ place: String, _ field: String, part: String = "") {
    self.place = place
    self.field = field
    self.part = part
  }

  /// Reads a name as `text` writes it; nil where it is none.
  package init?(_ text: String) {
    var rest = Substring(text)
    var part = ""
    // Custom names have no parts, and may hold brackets.
    if rest.hasSuffix("]"), rest.first != "'" {
      guard let bracket = rest.firstIndex(of: "[") else { return nil }
      part = String(rest[rest.index(after: bracket)...].dropLast())
      rest = rest[..<bracket]
    }
    guard let dot = rest.lastIndex(of: "."), dot > rest.startIndex else { return nil }
    let field = rest[rest.index(after: dot)...]
    guard !field.isEmpty else { return nil }
    self.init(String(rest[..<dot]), String(field), part: part)
  }

  /// The name as files and options write it.
  package var text: String { "\(place).\(field)" + (part.isEmpty ? "" : "[\(part)]") }

  /// The meaning of the count, for people: the schema's words where it has some.
  package var meaning: String? {
    if self == .instructions { return "Instructions of all frames, counted by Callgrind" }
    if let meaning = AllocationTotals.meanings[field] { return meaning }
    guard field != Self.occurrences else { return nil }
    return CountedFields.meaning(place, field)
  }

  /// The fields that are no work: sizes that were known, what is freed, how long the content is.
  private static let otherFields: Set = [
    "cached", "fixed", AllocationTotals.frees, "all_items", "all_sections",
  ]

  /// True if more of it is more work; a changed count of anything else is only shown.
  package var isWork: Bool {
    self != Self.events && function == nil && !Self.otherFields.contains(field)
  }

  /// True if it is counted under the allocation counter.
  package var isOfAllocations: Bool {
    AllocationTotals.meanings[field] != nil || AllocationSink.framePlaces.contains(place)
  }

  package static func < (first: CountName, second: CountName) -> Bool {
    (first.place, first.field, first.part) < (second.place, second.field, second.part)
  }
}
