/// The attributes and children of an element of an analysis file that go together.
enum TraceCompassPairs {
  /// Returns the complaints about parts that do not go together.
  static func complaints(about node: XMLNode) -> [String] {
    switch node.name {
    case "stateValue":
      isRight(value: node)
        ? [] : ["stateValue: \(node["type"]) does not go with \(node.attributes)"]
    case "stateAttribute":
      isRight(attribute: node)
        ? [] : ["stateAttribute: \(node["type"]) does not go with \(node.attributes)"]
    case "segType":
      (node.attributes["segName"] == nil) == node.children.isEmpty
        ? ["segType: a name as attribute or as child, not both"] : []
    case "thread":
      (node.attributes["cpu"] == nil)
        == (node.attributes["level"] == nil || node.attributes["type"] == nil)
        ? ["thread: either cpu or level and type"] : []
    default: []
    }
  }

  private static func isRight(value node: XMLNode) -> Bool {
    let hasValue = node.attributes["value"] != nil
    switch node["type"] {
    case "null": return !hasValue && node["stack"] != "push"
    case "delete", "eventName": return !hasValue
    case "query": return !hasValue && !node.children.isEmpty
    case "int": return Int32(node["value"]) != nil
    case "long": return Int64(node["value"]) != nil
    default: return hasValue && node.children.isEmpty && !node["stack"].hasPrefix("pop")
    }
  }

  private static func isRight(attribute node: XMLNode) -> Bool {
    let hasValue = node.attributes["value"] != nil
    switch node["type"] {
    case "constant", "eventField", "location": return hasValue && node.children.isEmpty
    case "query": return !hasValue && !node.children.isEmpty
    default: return node.children.isEmpty
    }
  }
}
