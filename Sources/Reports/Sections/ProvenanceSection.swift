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

  /// All parameters that are known, by the names of their fields.
  private var run: [Fact] {
    let parameters = source.only?.run.map { run in
      ReportFields.parameters.all.map { ($0.description, $0.cell(run)) }
    }
    let known = (parameters ?? []).filter { $0.1 != .null }
    return known.map { description, cell in
      let unit = ["Hz"].contains(description.unit) ? " \(description.unit)" : ""
      return Fact(description.title, Readable.cell(cell, of: description) + unit)
    } + [Fact("Repetitions", Readable.number(source.trace.repetitions))]
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
