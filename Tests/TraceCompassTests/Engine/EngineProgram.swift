/// A value that an analysis file says how to find.
struct EngineOperand {
  enum Source {
    case constant(EngineValue?)
    case field(String)
    case eventName
    case query([EngineStep])
  }

  let source: Source
  let forcedType: String?
  let group: String?

  init(_ node: XMLNode, _ locations: [String: XMLNode]) {
    forcedType = node.attributes["forcedType"]
    group = node.attributes["mappingGroup"]
    source =
      switch node["type"] {
      case "eventField": .field(node["value"])
      case "eventName": .eventName
      case "query": .query(EngineStep.all(in: node, locations))
      case "int": .constant(Int64(node["value"]).map(EngineValue.int))
      case "long": .constant(Int64(node["value"]).map(EngineValue.long))
      case "string": .constant(.string(node["value"]))
      default: .constant(nil)
      }
  }
}

/// A step of a path in the tree of states.
indirect enum EngineStep {
  case constant(String)
  case field(String)
  case query([EngineStep])

  /// The steps that an element consists of, those of locations included.
  static func all(in node: XMLNode, _ locations: [String: XMLNode]) -> [EngineStep] {
    node.children("stateAttribute").flatMap { step -> [EngineStep] in
      switch step["type"] {
      case "constant": [.constant(step["value"])]
      case "eventField": [.field(step["value"])]
      case "query": [.query(all(in: step, locations))]
      case "location": locations[step["value"]].map { all(in: $0, locations) } ?? []
      default: []
      }
    }
  }
}

/// A condition on values.
indirect enum EngineCondition {
  case equal(EngineOperand, EngineOperand)
  case not(EngineCondition)
  case all([EngineCondition])
  case any([EngineCondition])

  /// The condition of an `if`; nil without one.
  init?(_ node: XMLNode?, _ locations: [String: XMLNode]) {
    guard let node else { return nil }
    switch node.name {
    case "if": self.init(node.children.first, locations)
    case "and": self = .all(node.children.compactMap { EngineCondition($0, locations) })
    case "or": self = .any(node.children.compactMap { EngineCondition($0, locations) })
    case "not": self = .not(.all(node.children.compactMap { EngineCondition($0, locations) }))
    default:
      let values = node.children("stateValue").map { EngineOperand($0, locations) }
      guard values.count == 2 else { return nil }
      self = .equal(values[0], values[1])
      if node["operator"] == "ne" { self = .not(self) }
    }
  }
}

/// A change of a state.
struct EngineChange {
  /// An assignment: the path that is written to, and the value.
  struct Assignment {
    let path: [EngineStep]
    let value: EngineOperand
    let stack: String
    let isUpdate: Bool

    init?(_ node: XMLNode?, _ locations: [String: XMLNode]) {
      guard let node, let value = node.children("stateValue").first else { return nil }
      path = EngineStep.all(in: node, locations)
      self.value = EngineOperand(value, locations)
      stack = value["stack"]
      isUpdate = value["update"] == "true"
    }
  }

  let condition: EngineCondition?
  let then: Assignment?
  let otherwise: Assignment?

  init(_ node: XMLNode, _ locations: [String: XMLNode]) {
    condition = EngineCondition(node.children("if").first, locations)
    then = Assignment(condition == nil ? node : node.children("then").first, locations)
    otherwise = Assignment(node.children("else").first, locations)
  }
}
