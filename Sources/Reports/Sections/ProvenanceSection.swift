import TraceAnalysis

/// Where the trace comes from.
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

  /// All parameters that are known, by the names of their fields; of each group where there are several.
  private var run: [Fact] {
    source.groups.flatMap { group -> [Fact] in
      let label = source.only == nil ? group.words + ": " : ""
      let known = group.group.description.map { run in
        ReportFields.parameters.all.map { ($0.description, $0.cell(run)) }
      }
      return (known ?? []).filter { $0.1 != .null }.map { description, cell in
        let unit = description.unit == "Hz" ? " Hz" : ""
        return Fact(label + description.title, Readable.cell(cell, of: description) + unit)
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
