import Signposts
import TraceAnalysis

/// The origin of the trace.
struct ProvenanceSection {
  private let source: ReportSource

  init(_ source: ReportSource) {
    self.source = source
  }

  /// The section.
  var section: Section {
    Section("provenance", "Provenance", [Block(.facts(facts), in: .page)])
  }

  private var facts: [Fact] {
    [Fact("Trace", source.path)] + run + source.provenance.facts.map { Fact($0.name, $0.value) }
      + [Fact("Machine", source.provenance.machine ?? "not stated"), Fact("Schema", schema)]
  }

  /// All parameters that are known; of each group where there are several.
  private var run: [Fact] {
    source.groups.flatMap { group -> [Fact] in
      let label = source.only == nil ? group.words + ": " : ""
      let run = group.group.description
      let facts = [
        run?.scenario.map { Fact(label + "Scenario", $0) },
        run?.checksum.map { Fact(label + "Content checksum", $0) },
      ]
      return facts.compactMap { $0 }
        + (run?.parameters ?? []).map { parameter in
          let title = parameter.definition.title
          return Fact(label + title.prefix(1).uppercased() + title.dropFirst(), parameter.text)
        } + [Fact(label + "Repetitions", Readable.number(group.group.repetitions))]
    }
  }

  private var schema: String {
    let version = source.trace.schemaVersion.map { "version \($0)" } ?? "version not stated"
    return switch source.trace.hasCurrentSchema {
    case true?: "\(version), that of this program"
    case false?: "\(version), another one than that of this program"
    case nil: version
    }
  }
}
