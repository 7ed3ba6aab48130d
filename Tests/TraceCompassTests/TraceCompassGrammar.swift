/// The elements and attributes of an analysis file that Trace Compass accepts.
///
/// One line per element: its name, after that of its parent where it matters; its attributes with
/// their values; its children in their order. `?`, `*` and `+` mean what they do in a regular
/// expression.
enum TraceCompassGrammar {
  private static let table = """
    tmfxml | xmlns:xsi=text xsi:noNamespaceSchemaLocation=xmlDefinition.xsd | \
    stateProvider* pattern* timeGraphView* xyView* callstack*
    stateProvider | version=number id=text | head mappingGroup* location* eventHandler+
    pattern | version=number id=text | head mappingGroup* patternHandler
    stateProvider/head | | traceType label
    pattern/head | | traceType label viewLabelPrefix?
    timeGraphView/head | | analysis label
    xyView/head | | analysis label
    traceType | id=org.eclipse.linuxtools.lttng2.ust.tracetype |
    label | value=text |
    viewLabelPrefix | value=text |
    analysis | id=text |
    mappingGroup | id=text | entry+
    mappingGroup/entry | | stateValue stateValue
    location | id=text | stateAttribute+
    eventHandler | eventName=text | stateChange+
    stateChange | | stateAttribute+ stateValue
    stateAttribute | type=constant,eventField,location value=text |
    stateValue | type=string,int,long,null,eventField,eventName,query value=text? forcedType=long,string? \
    mappingGroup=text? stack=push,pop,popAll? increment=true? update=true? | stateAttribute*
    patternHandler | initial=text | test* action* fsm+
    test | id=text | if
    if | | and
    and | | condition+
    condition | | stateValue stateValue
    action | id=text | stateChange* segment?
    segment | | segType segContent
    segType | | segName
    segName | | stateValue
    segContent | | segField+
    segField | name=text type=long,string | stateValue
    fsm | id=text multiple=true initial=text | state+ final
    state | id=text | transition+
    final | id=text |
    transition | event=text target=text cond=text? action=text? |
    callstack | id=text | callstackGroup+ analysis
    callstackGroup | name=text? | level+ thread? host?
    level | path=text |
    timeGraphView | id=text | head definedValue* entry+
    xyView | id=text | head entry+
    definedValue | name=text value=number color=colour |
    entry | path=text displayText=true? | display? name? entry*
    display | type=self,constant value=text? |
    name | type=self |
    """

  /// What one line of the table says.
  private struct Rule {
    var attributes: [String: String] = [:]
    var children = ""
  }

  private static let rules: [String: Rule] = {
    let lines = table.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
    let pairs = lines.map { parts in
      let attributes = parts[1].split(separator: " ").map {
        $0.split(separator: "=").map(String.init)
      }
      let rule = Rule(
        attributes: Dictionary(uniqueKeysWithValues: attributes.map { ($0[0], $0[1]) }),
        children: pattern(parts[2])
      )
      return (parts[0].filter { $0 != " " }, rule)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// Turns `head entry+` into a regular expression over `head,entry,entry,`.
  private static func pattern(_ children: String) -> String {
    children.split(separator: " ").map { child in
      let name = child.filter { $0.isLetter }
      return "(\(name),)\(child.filter { !$0.isLetter })"
    }.joined()
  }

  /// What is wrong with an element and what is inside it.
  static func complaints(about node: XMLNode, in parent: String = "") -> [String] {
    guard let rule = rules["\(parent)/\(node.name)"] ?? rules[node.name] else {
      return ["\(node.name): no such element"]
    }
    let names = node.children.map { "\($0.name)," }.joined()
    let fits = (try? Regex(rule.children).wholeMatch(in: names)) != nil
    return attributeComplaints(node, rule)
      + (fits ? [] : ["\(node.name): wrong children \(names)"])
      + (node.name == "stateValue" ? valueComplaints(node) : [])
      + node.children.flatMap { complaints(about: $0, in: node.name) }
  }

  private static func attributeComplaints(_ node: XMLNode, _ rule: Rule) -> [String] {
    let unknown = node.attributes.keys.filter { rule.attributes[$0] == nil }.sorted()
    let wrong = rule.attributes.filter { name, values in
      guard let value = node.attributes[name] else { return !values.hasSuffix("?") }
      return !allows(values.filter { $0 != "?" }, value)
    }
    return unknown.map { "\(node.name): no attribute \($0)" }
      + wrong.keys.sorted().map { "\(node.name): \($0) is \(node.attributes[$0] ?? "missing")" }
  }

  private static func allows(_ values: String, _ value: String) -> Bool {
    switch values {
    case "text": !value.isEmpty
    case "number": Int32(value).map { $0 >= 0 } ?? false
    case "colour": value.wholeMatch(of: /#[0-9a-f]{6}/) != nil
    default: values.split(separator: ",").contains { $0 == value }
    }
  }

  /// Which attributes of a value go together.
  private static func valueComplaints(_ node: XMLNode) -> [String] {
    let hasValue = node.attributes["value"] != nil
    let isRight =
      switch node["type"] {
      case "null": !hasValue && node["stack"].hasPrefix("p") && node["stack"] != "push"
      case "query": !hasValue && !node.children.isEmpty
      case "eventName": !hasValue
      case "long": Int64(node["value"]) != nil
      default: hasValue && node.children.isEmpty && !node["stack"].hasPrefix("pop")
      }
    return isRight ? [] : ["stateValue: \(node["type"]) does not go with \(node.attributes)"]
  }
}
