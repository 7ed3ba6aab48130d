import ListSchema
import Testing

/// The rules that analysis files have to follow, those included that ours makes no use of.
@Suite struct TraceCompassRulesTests {
  /// A file that uses what the rules allow.
  private static let whole = """
    <tmfxml>
    <callstack id="stacks"><callstackGroup name="Threads"><level path="Stacks/*"/><level path="*"/>
     <thread level="1" type="value"/><host level="0" type="name"/></callstackGroup>
     <pattern version="-1" id="inner"><head><traceType id="a"/><traceType id="b"/>
      <label value="Inner"/></head><patternHandler/></pattern></callstack>
    <xyView id="xy"><head><analysis id="states" ssid="x"/><label value="XY"/></head>
     <entry path="a/*" displayType="delta"><display type="constant" value="n"/>
      <name type="self"/></entry></xyView>
    <stateProvider version="3" id="states">
     <location id="place"><stateAttribute type="constant" value="a"/></location>
     <definedValue name="idle" value="-1"/>
     <mappingGroup id="names"><entry><stateValue type="string" value="x"/>
      <stateValue type="int" value="1"/></entry></mappingGroup>
     <eventHandler eventName="*_begin">
      <stateChange><stateAttribute type="location" value="place"/><stateAttribute type="eventName"/>
       <stateValue type="eventField" value="list" forcedType="double" increment="true"/>
       <futureTime type="long" value="5"/></stateChange>
      <stateChange><if><or><not><condition operator="ge"><stateAttribute type="null"/>
        <stateValue type="long" value="1"/></condition></not>
        <condition><timerange unit="us"><in begin="1" end="2"/></timerange></condition></or></if>
       <then><stateAttribute type="pool" value="a/*"/><stateValue type="delete"/></then>
       <else><stateAttribute type="constant" value="b"/>
        <stateValue type="eventName" mappingGroup="names" stack="peek"/></else></stateChange>
      <stateChange><stateAttribute type="query"><stateAttribute type="constant" value="q"/>
       </stateAttribute><stateValue type="script" value="1" scriptEngine="rhino"/></stateChange>
     </eventHandler></stateProvider>
    <timeGraphView id="graph"><head><analysis id="states"/><label value="Graph"/></head>
     <definedValue name="busy" value="1" color="#A0b1C2"/>
     <entry path="a" displayText="false" analysisId="states"><display type="self"/>
      <id type="constant" value="id" reference="relative"/>
      <parent type="location" value="place" reference="absolute"/>
      <name type="query"><stateAttribute type="constant" value="n"/></name>
      <entry path="*"/></entry></timeGraphView>
    <pattern version="2" id="pattern"><head><viewLabelPrefix value="Mine"/></head>
     <storedField id="count" alias="Count"/><definedValue name="late" value="1"/>
     <location id="here"><stateAttribute type="constant" value="c"/></location>
     <patternHandler initial="machine">
      <test id="quick"><if><condition><elapsedTime unit="ms"><less since="s" value="5"/>
       </elapsedTime></condition></if></test>
      <action id="cut"><segment><segType segName="work"/>
       <segTime><begin type="long" value="1"/><duration type="long" value="2"/></segTime>
       <segContent><segField name="n" type="int" value="1"/></segContent></segment></action>
      <action id="plan"><fsmScheduleAction after="5"/></action>
      <fsm id="machine" initial="s" multiple="false" consuming="true">
       <precondition event="e" cond="quick"/>
       <state id="s"><transition event="*" target="f" cond="quick" action="cut:plan"
        saveStoredFields="true" clearStoredFields="true"/></state><final id="f"/></fsm>
     </patternHandler></pattern>
    </tmfxml>
    """

  private func complaints(_ text: String) throws -> [String] {
    TraceCompassGrammar.complaints(about: try #require(XMLNode.parse(text)))
  }

  @Test("What the rules allow has no complaint")
  func allowed() throws {
    #expect(try complaints(Self.whole) == [])
  }

  @Test(
    "A file that breaks a rule has a complaint",
    arguments: [
      // The parts, their heads, and their versions.
      ("<xyView id=\"xy\">", "<xyView>", "xyView: id is missing"),
      ("version=\"3\"", "version=\"3.1\"", "stateProvider: version is 3.1"),
      ("<traceType id=\"b\"/>", "<traceType/>", "traceType: id is missing"),
      ("<label value=\"XY\"/>", "<label/>", "label: value is missing"),
      (
        "<analysis id=\"states\"/>", "<traceType id=\"a\"/>",
        "head: wrong children traceType,label,"
      ),
      (
        "<label value=\"Graph\"/>", "<viewLabelPrefix value=\"x\"/>",
        "head: wrong children analysis,v"
      ),
      // States.
      (
        "<futureTime type=\"long\" value=\"5\"/>", "<stateValue type=\"null\"/>",
        "stateChange: wrong"
      ),
      ("<stateAttribute type=\"eventName\"/>", "<stateAttribute type=\"name\"/>", "type is name"),
      (
        "type=\"location\" value=\"place\"/>", "type=\"location\"/>",
        "stateAttribute: location does"
      ),
      ("<then>", "<then/><then>", "stateChange: wrong children if,then,then,else,"),
      (
        "<stateValue type=\"delete\"/>", "<stateValue type=\"delete\" value=\"1\"/>",
        "delete does not go"
      ),
      (
        "type=\"int\" value=\"1\"/></entry>", "type=\"int\" value=\"one\"/></entry>",
        "int does not go"
      ),
      ("type=\"script\" value=\"1\"", "type=\"script\"", "script does not go with"),
      ("forcedType=\"double\"", "forcedType=\"float\"", "stateValue: forcedType is float"),
      ("increment=\"true\"", "increment=\"1\"", "stateValue: increment is 1"),
      ("stack=\"peek\"", "stack=\"top\"", "stateValue: stack is top"),
      ("<stateValue type=\"string\" value=\"x\"/>", "", "entry: wrong children stateValue,"),
      // Views.
      ("#A0b1C2", "A0b1C2", "definedValue: color is A0b1C2"),
      ("name=\"busy\" value=\"1\"", "name=\"busy\" value=\"-1\"", "definedValue: value is -1"),
      ("name=\"idle\" value=\"-1\"", "name=\"idle\" value=\"x\"", "definedValue: value is x"),
      ("displayText=\"false\"", "displayText=\"no\"", "entry: displayText is no"),
      (
        "<display type=\"self\"/>", "<name type=\"self\"/><display type=\"self\"/>",
        "entry: wrong children"
      ),
      ("reference=\"absolute\"", "reference=\"above\"", "parent: reference is above"),
      (
        "type=\"constant\" value=\"id\"", "type=\"eventField\" value=\"id\"",
        "id: type is eventField"
      ),
      ("displayType=\"delta\"", "displayType=\"sum\"", "entry: displayType is sum"),
      (
        "<xyView id=\"xy\">", "<xyView id=\"xy\"><entry path=\"b\"/>",
        "xyView: wrong children entry,head,"
      ),
      // Patterns.
      (
        "<storedField id=\"count\"", "<storedField name=\"count\"", "storedField: no attribute name"
      ),
      (
        "<patternHandler initial=\"machine\">", "<patternHandler/><patternHandler>",
        "pattern: wrong"
      ),
      ("operator=\"ge\"", "operator=\"least\"", "condition: operator is least"),
      ("unit=\"us\"", "unit=\"m\"", "timerange: unit is m"),
      ("unit=\"ms\"", "unit=\"min\"", "elapsedTime: unit is min"),
      ("<or>", "<or/><or>", "if: wrong children or,or,"),
      ("segName=\"work\"", "", "segType: a name as attribute or as child"),
      ("<duration type=\"long\" value=\"2\"/>", "", "segTime: wrong children begin,"),
      ("name=\"n\" type=\"int\"", "name=\"n\" type=\"double\"", "segField: type is double"),
      ("multiple=\"false\"", "multiple=\"one\"", "fsm: multiple is one"),
      ("target=\"f\"", "", "transition: target is missing"),
      ("saveStoredFields=\"true\"", "saveStoredFields=\"yes\"", "saveStoredFields is yes"),
      (
        "<final id=\"f\"/>", "<final id=\"f\"/><state id=\"t\"/>",
        "fsm: wrong children precondition,"
      ),
      // Call stacks.
      ("<level path=\"*\"/>", "<level/>", "level: path is missing"),
      (
        "<thread level=\"1\" type", "<thread cpu=\"c\" level=\"1\" type",
        "thread: either cpu or level"
      ),
      (
        "<thread level=\"1\" type=\"value\"", "<thread level=\"1\" type=\"tid\"",
        "thread: type is tid"
      ),
      ("<host level=\"0\"", "<host", "host: level is missing"),
      (
        "<callstack id=\"stacks\">", "<callstack id=\"s\"><analysis id=\"a\"/>",
        "callstack: wrong children"
      ),
    ]
  )
  func broken(right: String, wrong: String, complaint: String) throws {
    #expect(Self.whole.contains(right))
    let found = try complaints(Self.whole.replacing(right, with: wrong, maxReplacements: 1))
    #expect(found.contains { $0.contains(complaint) }, "\(found)")
  }

  private func references(_ body: String) throws -> [String] {
    TraceCompassReferences(
      try #require(XMLNode.parse("<tmfxml>\(body)</tmfxml>")),
      ListSchema.schema
    ).complaints
  }

  @Test("Several actions of a transition are found one by one, and stored fields by their names")
  func pattern() throws {
    func pattern(_ actions: String, _ field: String) -> String {
      """
      <pattern version="1" id="p"><storedField id="count"/><patternHandler initial="m">
       <action id="a"><segment><segType segName="s"/><segContent><segField name="n" type="long">
        <stateValue type="query"><stateAttribute type="constant" value="#CurrentScenario"/>
         <stateAttribute type="constant" value="storedFields"/>
         <stateAttribute type="constant" value="\(field)"/></stateValue></segField></segContent>
        </segment></action><action id="b"/>
       <fsm id="m" initial="s"><state id="s">
        <transition event="listscope:frame_begin" target="s" action="\(actions)"/></state></fsm>
      </patternHandler></pattern>
      """
    }
    #expect(try references(pattern("a:b", "count")) == [])
    #expect(try references(pattern("a:c", "count")).contains("action c does not exist"))
    #expect(try references(pattern("a", "count")) == ["action b is never taken"])
    #expect(try references(pattern("a:b", "size")) == ["stored field size does not exist"])
  }

  @Test("A call stack is filled and emptied, with values of one type")
  func callStack() throws {
    func stack(_ changes: String...) -> String {
      let handlers = changes.map { value in
        """
        <eventHandler eventName="listscope:frame_begin"><stateChange>
         <stateAttribute type="constant" value="Stacks"/>
         <stateAttribute type="constant" value="CallStack"/><stateValue \(value)/></stateChange>
        </eventHandler>
        """
      }
      return """
        <stateProvider version="1" id="s">\(handlers.joined())</stateProvider>
        <callstack id="c"><callstackGroup><level path="Stacks"/></callstackGroup>
         <analysis id="s"/></callstack>
        """
    }
    let (push, pop) = ("type=\"string\" value=\"a\" stack=\"push\"", "type=\"null\" stack=\"pop\"")
    let number = "type=\"long\" value=\"1\" stack=\"push\""
    #expect(try references(stack(push, pop)) == [])
    #expect(try references(stack(number, pop)) == [])
    #expect(try references(stack(push, number, pop)).contains { $0.contains("types long, string") })
    #expect(try references(stack(push)).contains { $0.contains("is never emptied") })
    #expect(try references(stack(pop)).contains { $0.contains("is never filled") })
  }
}
