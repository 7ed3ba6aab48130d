import ListSchema
import Signposts

/// The columns of the table of runs.
enum RunColumns {
  /// The source of a row.
  struct Source {
    let played: PlayedRun
    let ending: TraceEnding
    let origin: TraceOrigin

    var run: TraceRun { played.run }
    var description: RunDescription {
      origin.isRedacted ? played.description.redacted : played.description
    }

    /// `w1a2b3c4d`: made of what was played, what frames are evaluated by, and what else took time.
    ///
    /// It begins with a letter, as engines may read an id of digits as a number.
    var workID: String {
      let facts = [
        description.comparableParameters, description.checksum ?? "", origin.build ?? "",
        "\(played.budget.periodNs) \(played.budget.budgetNs) \(played.budget.slowdown) "
          + (played.budget.slowdownFactors?.parameterText ?? ""),
        "\(description.hasStackSamples) \(description.hasAllocationCounts)",
      ]
      return "w" + ShortHash.of(facts.joined(separator: "\n"))
    }
  }

  static let all: [Field<Source>] = identity + parameters + evaluation + circumstances

  private static let identity: [Field<Source>] = [
    Field("run_id", .text, isKey: true, "Begin in UTC, process, number in the trace") {
      $0.run.id
    },
    Field("format_version", .integer, "The version of these tables") { _ in
      TraceTable.formatVersion
    },
    Field("host_name", .text, "The machine, as named when exporting") {
      $0.origin.host(of: $0.run.process)
    },
    Field("process_id", .integer, "The process") { $0.run.process.pid },
    Field(
      "process_instance",
      .integer,
      "0; more for a further process of the same id on the same host"
    ) {
      $0.run.process.instance
    },
    Field("start_unix_ns", .integer, unit: "ns", "Its first event, on the trace's clock") {
      $0.run.startNs
    },
    Field("start_ns", .timestamp, "The same, since the first event of the trace") {
      $0.run.startNs - ($0.ending.facts.firstNs ?? 0)
    },
    Field("duration_ns", .duration, "From its first event to its last") {
      $0.played.endNs - $0.run.startNs
    },
    Field("events", .count, unit: "events", "Events that were read") {
      $0.played.events
    },
    Field("lost_events", .count, unit: "events", "Events that the whole trace lost") {
      $0.ending.reading.lostEvents
    },
    Field("skipped_packets", .count, unit: "packets", "Packets of it that could not be read") {
      $0.ending.reading.damage.count
    },
    Field("missing_packets", .count, unit: "packets", "Packets of it that are known to be missing")
    {
      Int64(clamping: $0.ending.reading.gaps.packets)
    },
    Field("unfinished_intervals", .count, unit: "intervals", "Intervals of it that have no end") {
      $0.ending.tally.unfinishedCount
    },
    Field("unmatched_ends", .count, unit: "ends", "Ends of it that have no begin") {
      $0.ending.tally.unmatchedEnds
    },
    Field("is_complete", .boolean, "True if it was played to its end") {
      $0.description.isComplete
    },
  ]

  private static let parameters: [Field<Source>] =
    [
      Field("commit_id", .text, "The commit that was built, as named when exporting") {
        $0.origin.commit
      },
      Field(
        "build",
        .text,
        "The configuration of the build, debug or release, as far as it is known"
      ) {
        $0.origin.build
      },
      Field("work_id", .text, "Equal for runs that may be compared, if the scenario is, too") {
        $0.workID
      },
      Field("scenario", .text, "The scenario") { $0.description.scenario },
      Field("checksum", .text, "Checksum of the generated content, hexadecimal") {
        $0.description.checksum
      },
    ]
    + ListSchema.schema.parameters.filter { $0.name != ParameterDefinition.slowdown.name }.map(
      column
    )
    + [
      Field("parameters", .json, "Every parameter by name, those of the scenario included") {
        TableCell.json($0.description.parametersJSON)
      }
    ]

  /// The column of a parameter that any run has.
  private static func column(_ parameter: ParameterDefinition) -> Field<Source> {
    let type = parameter.domain.type
    let kind: FieldDescription.Kind =
      switch type {
      case .integer, .unsigned: .integer
      case .number: .real
      case .text: .text
      }
    return Field(
      parameter.name,
      kind,
      unit: parameter.unit,
      parameter.meaning + (type == .unsigned ? "; here as a bit pattern" : "")
    ) { source -> TableCell in
      switch source.description[parameter.name] {
      case .unsigned(let value)?: .integer(Int64(bitPattern: value))
      case let value: value.cell
      }
    }
  }

  private static let evaluation: [Field<Source>] = [
    Field("period_ns", .duration, "Time between two frames of the display") {
      $0.played.budget.periodNs
    },
    Field("budget_ns", .duration, "The time that a frame may take") {
      $0.played.budget.budgetNs
    },
    Field("slowdown", .real, "The factor that costs are multiplied by") {
      $0.played.budget.slowdown
    },
  ]

  private static let circumstances: [Field<Source>] = [
    Field("schema_version", .integer, "The version of the schema that it was recorded with") {
      $0.ending.facts.schemaVersion
    },
    Field("recorder", .text, "The version of the program that recorded it") {
      $0.origin.recorder
    },
    Field("cpu", .text, "The processor") { $0.origin.cpu },
    Field("cores", .count, unit: "cores", "Cores that the process could use") {
      $0.origin.cores
    },
    Field("kernel", .text, "The version of the kernel") { $0.origin.kernel },
    Field("swift", .text, "The version of the compiler") { $0.origin.swift },
  ]
}
