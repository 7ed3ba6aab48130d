import Signposts

/// Renders the names that numbers have in Trace Compass.
enum TraceCompassNames {
  /// The id of the names of lists.
  static let lists = "lists"
  /// The id of the names of lines of frame times.
  static let frameTimes = "frame_times"
  /// The largest number of a list that has a name; XML cannot put a word before a number.
  private static let maxList = 99

  /// Names of lists: `list 1` for 1.
  static var listGroup: Markup {
    group(lists, (0...maxList).map { ("\($0)", name(ofList: $0)) })
  }

  /// Names of lines of frame times: `list 1 (ns)` for 1.
  static var frameTimeGroup: Markup {
    group(frameTimes, (0...maxList).map { ("\($0)", "\(name(ofList: $0)) (ns)") })
  }

  /// Names of an enumeration's values, which Trace Compass has only of CTF 1.8.
  static func group(_ enumeration: Enumeration) -> Markup {
    group(enumeration.name, enumeration.labels.enumerated().map { ("\($0)", $1) })
  }

  private static func name(ofList number: Int) -> String {
    number == 0 ? "no list" : "list \(number)"
  }

  private static func group(_ id: String, _ names: [(value: String, name: String)]) -> Markup {
    let entries = names.map { value, name in
      Markup("entry", [:], [.value("string", value), .value("string", name)])
    }
    return Markup("mappingGroup", ["id": id], entries)
  }
}

extension FieldDefinition {
  /// The named numbers that the field holds; nil for any other field.
  var enumeration: Enumeration? {
    guard case .enumeration(let enumeration) = kind else { return nil }
    return enumeration
  }
}
