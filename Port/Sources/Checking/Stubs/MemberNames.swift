/// The types that members' names say.
enum MemberNames {
  /// Static members that are one object of the type.
  static let shared: Set = ["shared", "default", "standard", "current", "main"]

  /// The type of a property by its name; nil where the compiler has to say it.
  static func type(_ name: String) -> String? {
    if ["delegate", "dataSource"].contains(name) { return "AnyObject?" }
    let isQuestion = ["is", "has", "should", "can"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return isQuestion ? "Bool" : nil
  }

  /// True for the name of an error that a closure is given.
  static func isError(_ name: String) -> Bool { ["error", "err"].contains(name) }

  /// The type that the name of a closure's parameter says where nothing else does.
  static func spelledInput(_ name: String) -> String {
    let answers: Set = [
      "success", "succeeded", "finished", "completed", "granted", "ok", "flag", "allowed",
    ]
    if answers.contains(name) || type(name) == "Bool" { return "Bool" }
    return name == "data" ? "Data" : spelled(name)
  }

  /// The type that has a member of a name: `[]` for an array; nil if many may have it.
  static func owner(of member: String) -> String? {
    owners.first { $0.members.contains(member) }?.type
  }

  /// The type that a name says where nothing else does.
  static func spelled(_ name: String) -> String {
    let lower = name.lowercased()
    let isTime =
      lower.contains("date") || ["At", "On"].contains { name.hasSuffix($0) && name.count > 3 }
    if isTime { return "Date" }
    if lower.hasSuffix("url") { return "URL" }
    if lower.hasSuffix("image") || lower == "icon" { return "UIImage" }
    if lower.hasSuffix("color") { return "UIColor" }
    let numbers = ["count", "index", "quantity", "minutes", "seconds", "year", "age", "position"]
    if numbers.contains(where: lower.hasSuffix) { return "Int" }
    let fractions = [
      "price", "total", "amount", "cost", "rating", "progress", "distance", "width", "height",
      "balance",
      "latitude", "longitude", "duration", "fraction", "percentage",
    ]
    return fractions.contains(where: lower.hasSuffix) ? "Double" : "String"
  }

  private static let owners: [(type: String, members: Set<String>)] = [
    (
      "[]",
      [
        "map", "filter", "forEach", "compactMap", "flatMap", "indices", "firstIndex", "enumerated",
        "sorted", "reduce", "contains", "count", "isEmpty", "first", "last", "append", "remove",
        "insert", "removeAll", "prefix", "suffix", "reversed", "startIndex", "endIndex", "sort",
        "allSatisfy", "shuffled", "swapAt", "removeFirst", "removeLast", "dropFirst", "min", "max",
        "randomElement", "lazy",
      ]
    ),
    (
      "String",
      [
        "uppercased", "lowercased", "hasPrefix", "hasSuffix", "capitalized", "localizedUppercase",
        "localizedCaseInsensitiveContains", "trimmingCharacters", "components", "utf8",
        "replacingOccurrences", "localizedCapitalized", "localizedStandardContains", "split",
        "addingPercentEncoding", "localizedCaseInsensitiveCompare", "localizedStandardCompare",
      ]
    ),
    (
      "Date",
      [
        "timeIntervalSinceNow", "timeIntervalSince1970", "formatted", "timeIntervalSince",
        "addingTimeInterval",
      ]
    ),
    ("URL", ["absoluteString", "pathExtension", "lastPathComponent", "host"]),
    ("UUID", ["uuidString"]),
    ("Double", ["rounded", "isNaN"]),
    ("Bool", ["toggle"]),
  ]
}
