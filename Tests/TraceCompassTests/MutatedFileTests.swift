import Foundation
import ListSchema
import Testing
import TraceCompass

/// Mistakes in the analysis file, each of which Trace Compass would answer with an exception, a warning,
/// or something wrong or nameless on the screen.
@Suite struct MutatedFileTests {
  /// A mistake: what is replaced, wherever it is or at its first place only.
  struct Mutation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let right: String
    let wrong: String
    var isEverywhere = true
    var display = TraceCompassFile.Display.window

    init(_ description: String, _ right: String, _ wrong: String) {
      (testDescription, self.right, self.wrong) = (description, right, wrong)
    }

    /// The same at the first place only.
    var once: Mutation {
      var mutation = self
      mutation.isEverywhere = false
      return mutation
    }

    /// The same in the trace server's file.
    var server: Mutation {
      var mutation = self
      mutation.display = .server
      return mutation
    }

    /// The file with the mistake.
    var text: String {
      let text = AnalysisFile.texts[display] ?? ""
      guard !isEverywhere else { return text.replacingOccurrences(of: right, with: wrong) }
      return text.replacing(right, with: wrong, maxReplacements: 1)
    }
  }

  /// A condition that a lane is known, up to the change itself.
  private static func known(_ lane: String, stack: String) -> (right: String, wrong: String) {
    let path = """
      <stateAttribute type="location" value="list"/>
           <stateAttribute type="constant" value="\(lane)"/>
           <stateValue type="null" stack="\(stack)"/>
      """
    let right = """
         <stateChange>
          <if>
           <condition operator="ne">
            <stateValue type="query">
             <stateAttribute type="location" value="seen"/>
             <stateAttribute type="constant" value="\(lane)"/>
            </stateValue>
            <stateValue type="null"/>
           </condition>
          </if>
          <then>
           \(path)
          </then>
         </stateChange>
      """
    return (right, "   <stateChange>\n     \(path)\n   </stateChange>")
  }

  private static let process = """
    <stateAttribute type="query">
        <stateAttribute type="constant" value="Current event"/>
        <stateAttribute type="constant" value="process"/>
       </stateAttribute>
    """

  static let mutations: [Mutation] = [
    // Names that Trace Compass keeps below a scenario.
    Mutation("state", "\"begin_state\"", "\"state\""),
    Mutation("status", "\"begin_state\"", "\"status\""),
    Mutation("startTime", "\"begin_state\"", "\"startTime\""),
    Mutation("storedFields", "\"begin_state\"", "\"storedFields\""),
    Mutation("status of an id", "\"begin_id\"", "\"status\""),
    Mutation("startTime of an id", "\"begin_id\"", "\"startTime\""),
    // Types that change.
    Mutation(
      "an id as text",
      "value=\"id\" forcedType=\"long\"",
      "value=\"id\" forcedType=\"string\""
    )
    .once,
    Mutation(
      "a fraction as a number",
      "\"offset_points\" forcedType=\"string\"",
      "\"offset_points\" forcedType=\"long\""
    )
    .once,
    Mutation(
      "a line that begins as text",
      "type=\"long\" value=\"0\"/>\n   </stateChange>",
      "type=\"string\" value=\"0\"/>\n   </stateChange>"
    ),
    Mutation(
      "a line that begins as int",
      "type=\"long\" value=\"0\"/>\n   </stateChange>",
      "type=\"int\" value=\"0\"/>\n   </stateChange>"
    ),
    Mutation(
      "a process of the trace's type",
      "value=\"context._vpid\" forcedType=\"string\"",
      "value=\"context._vpid\""
    ),
    Mutation(
      "a lane of two types",
      "type=\"eventField\" value=\"name\" stack",
      "type=\"int\" value=\"1\" stack"
    ),
    // Contexts.
    Mutation("a context misspelled for CTF 1.8", "\"context._vpid\"", "\"context._pid\""),
    Mutation("a context misspelled for CTF 2", "\"context.vpid\"", "\"context.pid\""),
    Mutation("CTF 1.8 alone", "\"context.vpid\"", "\"context._vpid\""),
    Mutation("CTF 2 alone", "\"context._vpid\"", "\"context.vpid\""),
    Mutation(
      "a context as a step",
      process,
      "<stateAttribute type=\"eventField\" value=\"context._vpid\"/>"
    ),
    Mutation("a field with an underscore", "\"queue_wait_ns\" forced", "\"_queue_wait_ns\" forced"),
    Mutation("a process of some events", "\"listscope:*\"", "\"listscope:frame_*\""),
    Mutation(
      "a noted state misspelled",
      "\"process\"/>\n   </stateAttribute>",
      "\"proces\"/>\n   </stateAttribute>"
    ),
    // Named numbers.
    Mutation("a label misspelled", "value=\"decelerate\"", "value=\"decelerating\""),
    Mutation("numbers without names", " mappingGroup=\"scroll_phase\"", ""),
    Mutation(
      "a group that does not exist",
      "mappingGroup id=\"scroll_phase\"",
      "mappingGroup id=\"phase\""
    ),
    Mutation(
      "names of another enumeration",
      " mappingGroup=\"scroll_phase\"",
      " mappingGroup=\"layout_level\""
    ),
    Mutation("reasons without names", " mappingGroup=\"update_reason\" stack", " stack"),
    Mutation(
      "names of numbers, not of text",
      "<stateValue type=\"string\" value=\"1\"/>",
      "<stateValue type=\"int\" value=\"1\"/>"
    ),
    // Rows and states.
    Mutation(
      "a lane that is emptied, there or not",
      known("2 slice", stack: "popAll").right,
      known("2 slice", stack: "popAll").wrong
    ),
    Mutation(
      "an end that makes a lane",
      known("2 diff", stack: "pop").right,
      known("2 diff", stack: "pop").wrong
    ),
    Mutation(
      "a display that is not there",
      "display type=\"constant\" value=\"1\"",
      "display type=\"constant\" value=\"0\""
    ),
    Mutation(
      "a display of the second",
      "display type=\"constant\" value=\"1\"",
      "display type=\"constant\" value=\"2\""
    ),
    Mutation(
      "lanes that are not known",
      "<stateValue type=\"int\" value=\"1\"/>",
      "<stateValue type=\"null\"/>"
    ),
    Mutation(
      "a state that no legend has",
      "type=\"int\" value=\"1\" stack",
      "type=\"int\" value=\"99\" stack"
    ),
    Mutation(
      "states of numbers in the server",
      "type=\"string\" value=\"diff\" stack",
      "type=\"int\" value=\"5\" stack"
    ).server,
    Mutation(
      "a legend in the server",
      "<entry path=\"Processes/*\">",
      "<definedValue name=\"diff\" value=\"5\"/>\n  <entry path=\"Processes/*\">"
    ).server,
    // Names of analyses.
    Mutation(
      "charts of an analysis with views",
      "analysis id=\"listscope.stacks\"",
      "analysis id=\"listscope.states\""
    ),
    Mutation(
      "two analyses of a name",
      "label value=\"ListScope call stacks\"",
      "label value=\"ListScope states\""
    ),
    // Segments.
    Mutation(
      "ends of other ids",
      "\"eq\">\n       <stateValue type=\"eventField\" value=\"id\"",
      "\"ne\">\n       <stateValue type=\"eventField\" value=\"id\""
    ),
    Mutation(
      "a duration that is none",
      "duration type=\"eventField\" value=\"duration_ns\"",
      "duration type=\"eventField\" value=\"cpu_ns\""
    ),
    Mutation("a begin that is none", "\"startTime\"", "\"begin_id\""),
    Mutation(
      "another first display",
      "<stateValue type=\"long\" value=\"0\"/>\n      </condition>",
      "<stateValue type=\"long\" value=\"1\"/>\n      </condition>"
    ),
    Mutation("a line that begins at the end", " update=\"true\"", ""),
  ]

  private func complaints(_ root: XMLNode, _ mutation: Mutation) -> [String] {
    TraceCompassGrammar.complaints(about: root)
      + TraceCompassReferences(root, ListSchema.schema).complaints
      + TraceCompassEngineRules(root, ListSchema.schema, mutation.display).complaints
  }

  /// True where a golden trace has another picture, or one with exceptions or warnings.
  private func isSeen(_ root: XMLNode, _ mutation: Mutation, in name: String) throws -> Bool {
    for dialect in TraceDialect.allCases {
      let right = try ReplayedRun.golden(name, dialect, mutation.display)
      let ids: Set<String>? = mutation.display == .server ? ["listscope.states"] : nil
      let wrong = ReplayedRun(root, try ReplayedRun.trace(name), dialect, only: ids)
      if !wrong.troubles.isEmpty || wrong.segments != right.segments
        || wrong.views.mapValues(\.rows) != right.views.mapValues(\.rows)
        || wrong.states.mapValues(\.history) != right.states.mapValues(\.history)
        || !wrong.nameless.isEmpty
      {
        return true
      }
    }
    return false
  }

  @Test("A mistake is noticed", arguments: mutations)
  func noticed(mutation: Mutation) throws {
    let text = mutation.text
    #expect(text != AnalysisFile.texts[mutation.display])
    let root = try #require(XMLNode.parse(text))
    let isFound =
      try !complaints(root, mutation).isEmpty || isSeen(root, mutation, in: "one-update")
    #expect(isFound)
  }

  @Test("There are thirty mistakes at least, each another")
  func number() {
    let all = Set(Self.mutations.map(\.testDescription))
    #expect(all.count == Self.mutations.count)
    #expect(all.count >= 30)
  }

  /// The file of the first mistake, read once.
  private static let withState = XMLNode.parse(mutations[0].text)

  @Test(
    "A field that is kept as `state` ends the analyses of frames, as it did in Trace Compass",
    arguments: ReplayedTrace.golden.filter { $0 != "diff-only" },
    TraceDialect.allCases
  )
  func state(name: String, dialect: TraceDialect) throws {
    let root = try #require(Self.withState)
    let ids = ["listscope.intervals", "listscope.frames"]
    let run = ReplayedRun(root, try ReplayedRun.trace(name), dialect, only: Set(ids))
    for id in ids {
      let failure = try #require(run.outcomes.first { $0.id == id }?.failure)
      // Version 3 of the schema has no such field: the machine's state is read in its place.
      #expect(
        name == "schema-3"
          ? failure.hasPrefix("NumberFormatException") && failure.contains("\"frame_open\"")
          : failure.hasPrefix("StateValueTypeException") && failure.contains("Expected:String")
      )
    }
  }
}
