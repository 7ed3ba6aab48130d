package import Signposts

/// Renders `listscope.xml`, from which Trace Compass makes views of our traces.
///
/// It holds states for the views that draw them, segments for Trace Compass' own tables and diagrams of
/// latencies, call stacks for its flame charts, and the views.
package enum TraceCompassFile {
  /// The program that draws the views.
  package enum Display: CaseIterable, Sendable {
    /// Trace Compass itself, which takes names and colours of states from the views' legends.
    case window
    /// The trace server, which hands out the states alone: each has to be its own name.
    case server
  }

  /// The name that the file has in a workspace.
  package static let name = "listscope.xml"

  /// The whole file.
  package static func render(_ schema: Schema, for display: Display) -> String {
    let draft = document(parts(schema, display, version: 0))
    return document(parts(schema, display, version: version(of: draft)))
  }

  /// A file of parts.
  private static func document(_ parts: [Markup]) -> String {
    let root = Markup(
      "tmfxml",
      [
        "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
        "xsi:noNamespaceSchemaLocation": "xmlDefinition.xsd",
      ],
      parts
    )
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Generated from ListSchema by scripts/generate. Do not edit. -->
      \(root.text())
      """
  }

  /// True for a text that this function, or that of another version, has rendered, and that was not
  /// edited since: the version that it states follows from everything else in it.
  package static func isAsRendered(_ text: String) -> Bool {
    guard let version = text.firstMatch(of: /version="(\d+)" id=/)?.output.1 else { return false }
    let draft = text.replacing("version=\"\(version)\" id=", with: "version=\"0\" id=")
    return Self.version(of: draft) == UInt32(version)
  }

  private static func parts(_ schema: Schema, _ display: Display, version: UInt32) -> [Markup] {
    let states = TraceCompassStates(schema: schema, display: display)
    let stacks = TraceCompassStacks(schema: schema)
    let views = TraceCompassViews(schema: schema, states: states)
    return [states.provider(version: version), stacks.provider(version: version)]
      + TraceCompassSegments.all(schema).map { $0.pattern(version: version) }
      + views.all + [stacks.element]
  }

  /// A positive number that changes with the text: 32-bit FNV-1a without its first bit.
  ///
  /// Trace Compass keeps what it computed for a trace until this number changes.
  private static func version(of text: String) -> UInt32 {
    text.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 } & 0x7fff_ffff
  }

  /// The first elements of a part that is computed from a trace.
  static func head(_ label: String, _ more: [Markup] = []) -> Markup {
    Markup(
      "head",
      [:],
      [
        Markup("traceType", ["id": "org.eclipse.linuxtools.lttng2.ust.tracetype"]),
        Markup("label", ["value": label]),
      ] + more
    )
  }
}

extension Schema {
  /// The kinds that Trace Compass shows: those of the report, which leaves out what only measures the
  /// cost of recording.
  var shownIntervals: [IntervalDefinition] { intervals.filter { $0.name != "calibration" } }
}
