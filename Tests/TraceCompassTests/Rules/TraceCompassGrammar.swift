import Foundation

/// The elements and attributes of an analysis file that Trace Compass accepts.
///
/// One line per element: its name, after that of its parent where it matters; its attributes with
/// their values; its children in their order. `?`, `*`, `+` and brackets mean what they do in a
/// regular expression, and `/` is between alternatives. `(anything)` is not looked into.
enum TraceCompassGrammar {
  private static let table = """
    tmfxml | xmlns:xsi=text? xsi:noNamespaceSchemaLocation=text? | \
    (stateProvider/pattern/timeGraphView/xyView/callstack)*
    stateProvider | version=whole id=text | head? (definedValue/location/mappingGroup)* eventHandler*
    pattern | version=whole id=text | \
    head? storedField* definedValue* location* mappingGroup* patternHandler
    stateProvider/head | | traceType* label?
    pattern/head | | traceType* label? viewLabelPrefix?
    timeGraphView/head | | analysis* label?
    xyView/head | | analysis* label?
    traceType | id=text |
    label | value=text |
    viewLabelPrefix | value=text |
    analysis | id=text ssid=text? |
    definedValue | name=text value=whole color=colour? |
    timeGraphView/definedValue | name=text value=number color=colour? |
    location | id=text | stateAttribute+
    mappingGroup | id=text | entry+
    mappingGroup/entry | | stateValue stateValue
    eventHandler | eventName=text | stateChange*
    stateChange | | (stateAttribute+ stateValue futureTime?/if then else?)
    if | | (and/or/not/condition)
    and | | (and/or/not/condition)+
    or | | (and/or/not/condition)+
    not | | (and/or/not/condition)
    condition | operator=eq,ne,ge,gt,le,lt? | \
    (stateAttribute+ stateValue/stateValue stateValue/timerange/elapsedTime)
    timerange | unit=ns,us,ms,s | (anything)
    elapsedTime | unit=ns,us,ms,s | (anything)
    then | | stateAttribute+ stateValue
    else | | stateAttribute+ stateValue
    futureTime | type=int,long,eventField,query,script value=text? | stateAttribute*
    stateAttribute | type=null,constant,eventField,eventName,location,query,pool value=text? | \
    stateAttribute*
    stateValue | type=null,int,long,string,eventField,eventName,delete,query,script value=text? \
    increment=bool? update=bool? stack=push,pop,popAll,peek? forcedType=int,long,string,double? \
    mappingGroup=text? id=text? scriptEngine=text? | stateAttribute*
    storedField | id=text alias=text? |
    patternHandler | initial=text? | (test/action/fsm)*
    test | id=text | if
    action | id=text | (stateChange/segment/fsmScheduleAction/action)*
    fsmScheduleAction | (anything) | (anything)
    segment | | segType segTime? segContent?
    segType | segName=text? | segName?
    segName | | stateValue
    segTime | | begin (end/duration)
    begin | type=text value=text? | stateAttribute*
    end | type=text value=text? | stateAttribute*
    duration | type=text value=text? | stateAttribute*
    segContent | | segField*
    segField | name=text type=null,int,long,string value=text? | stateValue?
    fsm | id=text initial=text? multiple=bool? consuming=bool? | precondition* state* final?
    precondition | event=text? cond=text? |
    state | id=text | transition*
    final | id=text |
    transition | event=text? target=text cond=text? action=text? saveStoredFields=bool? \
    clearStoredFields=bool? |
    callstack | id=text | callstackGroup+ (analysis/pattern/stateProvider)
    callstackGroup | name=text? | level* thread? host?
    level | path=text |
    thread | cpu=text? level=number? type=name,value? |
    host | level=number type=name,value? |
    timeGraphView | id=text | head? definedValue* entry*
    xyView | id=text | head? entry
    entry | path=text displayText=bool? analysisId=text? | display? id? parent? name? entry*
    xyView/entry | path=text displayType=absolute,delta? analysisId=text? | display? name?
    display | type=constant,location,query,self value=text? reference=relative,absolute? | stateAttribute*
    id | type=constant,location,query,self value=text? reference=relative,absolute? | stateAttribute*
    parent | type=constant,location,query,self value=text? reference=relative,absolute? | stateAttribute*
    name | type=constant,location,query,self value=text? reference=relative,absolute? | stateAttribute*
    """

  private static let anything = "(anything)"

  /// The content of one line of the table.
  private struct Rule {
    var attributes: [String: String] = [:]
    var hasFreeAttributes = false
    /// A regular expression over `head,entry,entry,`; nil where children are not looked into.
    var children: NSRegularExpression?
  }

  private static let rules: [String: Rule] = {
    let lines = table.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
    let pairs = lines.map { parts in
      let isFree = parts[1].contains(anything)
      let attributes =
        isFree
        ? []
        : parts[1].split(separator: " ").map {
          $0.split(separator: "=").map(String.init)
        }
      let rule = Rule(
        attributes: Dictionary(uniqueKeysWithValues: attributes.map { ($0[0], $0[1]) }),
        hasFreeAttributes: isFree,
        children: parts[2].contains(anything) ? nil : pattern(parts[2])
      )
      return (parts[0].filter { $0 != " " }, rule)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// Turns `head entry+` into a regular expression over `head,entry,entry,`.
  private static func pattern(_ children: String) -> NSRegularExpression? {
    let pattern = children.replacing(/[A-Za-z]+/) { "(\($0.output),)" }
      .filter { $0 != " " }.replacing("/", with: "|")
    return try? NSRegularExpression(pattern: "^(?:\(pattern))$")
  }

  /// Returns the complaints about an element and its descendants.
  static func complaints(about node: XMLNode, in parent: String = "") -> [String] {
    guard let rule = rules["\(parent)/\(node.name)"] ?? rules[node.name] else {
      return ["\(node.name): no such element"]
    }
    let own = attributeComplaints(node, rule) + TraceCompassPairs.complaints(about: node)
    guard let children = rule.children else { return own }
    let names = node.children.map { "\($0.name)," }.joined()
    let whole = NSRange(location: 0, length: names.utf16.count)
    let fits = children.firstMatch(in: names, range: whole) != nil
    return own + (fits ? [] : ["\(node.name): wrong children \(names)"])
      + node.children.flatMap { complaints(about: $0, in: node.name) }
  }

  private static func attributeComplaints(_ node: XMLNode, _ rule: Rule) -> [String] {
    guard !rule.hasFreeAttributes else { return [] }
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
    case "whole": Int32(value) != nil
    // Time graphs leave out what is below 0.
    case "number": Int32(value).map { $0 >= 0 } ?? false
    case "bool": ["true", "false"].contains(value)
    case "colour": value.wholeMatch(of: /#[0-9a-fA-F]{6}/) != nil
    default: values.split(separator: ",").contains { $0 == value }
    }
  }
}
