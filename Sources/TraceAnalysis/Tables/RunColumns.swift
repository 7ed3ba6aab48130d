import Signposts

/// The columns of the table of runs.
enum RunColumns {
  /// What a row is about.
  struct Source {
    let played: PlayedRun
    let ending: TraceEnding
    let origin: TraceOrigin

    var run: TraceRun { played.run }
    var description: RunDescription { played.description }
  }

  static let all: [CellColumn<Source>] = identity + parameters + evaluation + circumstances

  private static let identity: [CellColumn<Source>] = [
    CellColumn("run_id", .text, isKey: true, "Begin in UTC, process, number in the trace") {
      .known($0.run.id)
    },
    CellColumn("format_version", .integer, "The version of these tables") { _ in
      .known(TraceTable.formatVersion)
    },
    CellColumn("host_name", .text, "The machine, as named when exporting") {
      .known($0.origin.host(of: $0.run.process))
    },
    CellColumn("process_id", .integer, "The process") { .known($0.run.process.pid) },
    CellColumn("start_unix_ns", .integer, unit: "ns", "Its first event, on the trace's clock") {
      .known($0.run.startNs)
    },
    CellColumn("start_ns", .integer, unit: "ns", "The same, since the first event of the trace") {
      .known($0.run.startNs - ($0.ending.facts.firstNs ?? 0))
    },
    CellColumn("duration_ns", .integer, unit: "ns", "From its first event to its last") {
      .known($0.played.endNs - $0.run.startNs)
    },
    CellColumn("events", .integer, unit: "events", "How many events were read") {
      .known($0.played.events)
    },
    CellColumn("lost_events", .integer, unit: "events", "How many the whole trace lost") {
      .known($0.ending.reading.lostEvents)
    },
    CellColumn("skipped_packets", .integer, unit: "packets", "How many of it could not be read") {
      .known($0.ending.reading.damage.count)
    },
    CellColumn("unfinished_intervals", .integer, unit: "intervals", "How many of it have no end") {
      .known($0.ending.tally.unfinishedCount)
    },
    CellColumn("unmatched_ends", .integer, unit: "ends", "How many of it have no begin") {
      .known($0.ending.tally.unmatchedEnds)
    },
    CellColumn("is_complete", .boolean, "Whether it was played to its end") {
      .known($0.description.isComplete)
    },
  ]

  private static let parameters: [CellColumn<Source>] =
    [
      CellColumn("scenario", .text, "The scenario") { .known($0.description.scenario) },
      CellColumn("checksum", .text, "Checksum of the generated content, hexadecimal") {
        .known($0.description.checksum)
      },
    ]
    + RunDescription.declaredParameters.filter { $0.name != KnownParameter.slowdown }.map(column)
    + [
      CellColumn("parameters", .json, "Every parameter by name, those of the scenario included") {
        .json($0.description.parametersJSON)
      }
    ]

  /// The column of a parameter that any run has.
  private static func column(_ parameter: ParameterDefinition) -> CellColumn<Source> {
    let type = parameter.domain.type
    let kind: TableColumn.Kind =
      switch type {
      case .integer, .unsigned: .integer
      case .number: .real
      case .text: .text
      }
    return CellColumn(
      parameter.name,
      kind,
      unit: parameter.unit,
      parameter.meaning + (type == .unsigned ? "; here as a bit pattern" : "")
    ) {
      switch $0.description[parameter.name] {
      case .integer(let value)?: .known(value)
      case .unsigned(let value)?: .known(Int64(bitPattern: value))
      case .number(let value)?: .known(value)
      case .text(let text)?: .known(text)
      case nil: .null
      }
    }
  }

  private static let evaluation: [CellColumn<Source>] = [
    CellColumn("period_ns", .integer, unit: "ns", "Time between two frames of the display") {
      .known($0.played.budget.periodNs)
    },
    CellColumn("budget_ns", .integer, unit: "ns", "The time that a frame may take") {
      .known($0.played.budget.budgetNs)
    },
    CellColumn("slowdown", .real, "What costs are multiplied with to be evaluated") {
      .known($0.played.budget.slowdown)
    },
  ]

  private static let circumstances: [CellColumn<Source>] = [
    CellColumn("schema", .integer, "The version of the schema that it was recorded with") {
      .known($0.ending.facts.schemaVersion)
    },
    CellColumn("recorder", .text, "The version of listscope that recorded it") {
      .known($0.origin.recorder)
    },
    CellColumn("cpu", .text, "The processor") { .known($0.origin.cpu) },
    CellColumn("cores", .integer, unit: "cores", "Cores that the process could use") {
      .known($0.origin.cores)
    },
    CellColumn("kernel", .text, "The version of the kernel") { .known($0.origin.kernel) },
    CellColumn("swift", .text, "The version of the compiler") { .known($0.origin.swift) },
  ]
}
