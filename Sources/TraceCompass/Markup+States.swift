extension Markup {
  // MARK: Paths in the tree of states

  /// A step of a path that is always the same.
  static func constant(_ name: String) -> Markup {
    Markup("stateAttribute", ["type": "constant", "value": name])
  }

  /// A step of a path that has the name which a field of the event says.
  static func field(_ name: String) -> Markup {
    Markup("stateAttribute", ["type": "eventField", "value": name])
  }

  /// The first steps of a path, which a location lists.
  static func location(_ id: String) -> Markup {
    Markup("stateAttribute", ["type": "location", "value": id])
  }

  /// A step of a path that has the name which another state is.
  static func step(to path: [Markup]) -> Markup {
    Markup("stateAttribute", ["type": "query"], path)
  }

  // MARK: Values

  /// No value.
  static let null = Markup("stateValue", ["type": "null"])
  /// Takes the latest value off a stack.
  static let pop = Markup("stateValue", ["type": "null", "stack": "pop"])
  /// Empties a stack.
  static let popAll = Markup("stateValue", ["type": "null", "stack": "popAll"])

  /// A value that is always the same.
  static func value(_ type: String, _ value: String) -> Markup {
    Markup("stateValue", ["type": type, "value": value])
  }

  /// The value of a field of the event.
  static func value(of field: String) -> Markup { value("eventField", field) }

  /// The value of a field of the event, made one of a type.
  static func value(of field: String, as type: String) -> Markup {
    Markup("stateValue", ["type": "eventField", "value": field, "forcedType": type])
  }

  /// The value of another state.
  static func value(at path: [Markup]) -> Markup { Markup("stateValue", ["type": "query"], path) }

  /// The value of another state, made one of a type.
  static func value(at path: [Markup], as type: String) -> Markup {
    Markup("stateValue", ["type": "query", "forcedType": type], path)
  }

  /// The value of another state, by the name that a group has for it.
  static func value(at path: [Markup], named group: String) -> Markup {
    Markup("stateValue", ["type": "query", "mappingGroup": group], path)
  }

  // MARK: Conditions and changes

  /// A condition on two values; its operator is `eq` or `ne`.
  static func condition(_ left: Markup, _ comparison: String, _ right: Markup) -> Markup {
    Markup("condition", ["operator": comparison], [left, right])
  }

  /// All of some conditions.
  static func all(_ conditions: [Markup]) -> Markup {
    conditions.count == 1 ? conditions[0] : Markup("and", [:], conditions)
  }

  /// Writes a value to a path.
  static func change(_ path: [Markup], _ value: Markup) -> Markup {
    Markup("stateChange", [:], path + [value])
  }

  /// Writes a value to a path where conditions hold; elsewhere the path is not even made.
  static func change(_ path: [Markup], _ value: Markup, where conditions: [Markup]) -> Markup {
    Markup(
      "stateChange",
      [:],
      [Markup("if", [:], [all(conditions)]), Markup("then", [:], path + [value])]
    )
  }

  /// Changes at an event, which may end in a `*`.
  static func handler(_ event: String, _ changes: [Markup]) -> Markup {
    Markup("eventHandler", ["eventName": event], changes)
  }
}
