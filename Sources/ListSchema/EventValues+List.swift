// Generated from ListSchema by scripts/generate. Do not edit.
// swift-format-ignore-file

public import Signposts

extension EventValues {
  /// The schema that the following events follow.
  public static func schema(
    version: Int,
    fingerprint: String
  ) -> EventValues {
    EventValues(
      .schema,
      [
        .integer(Int64(truncatingIfNeeded: version)),
        .text(fingerprint)
      ])
  }

  /// A scenario is about to be played; its parameters follow, each in a run_parameter.
  public static func runBegin(
    scenario: String,
    budgetNs: Int
  ) -> EventValues {
    EventValues(
      .runBegin,
      [
        .text(scenario),
        .integer(Int64(truncatingIfNeeded: budgetNs))
      ])
  }

  /// A parameter of the run that was announced last.
  public static func runParameter(
    name: String,
    type: ListSchema.ParameterType,
    value: String,
    unit: String,
    meaning: String,
    comparison: ListSchema.ParameterComparison
  ) -> EventValues {
    EventValues(
      .runParameter,
      [
        .text(name),
        .integer(Int64(type.rawValue)),
        .text(value),
        .text(unit),
        .text(meaning),
        .integer(Int64(comparison.rawValue))
      ])
  }

  /// The content of the scenario has been generated.
  public static func scenario(
    sections: Int,
    items: Int,
    checksum: String
  ) -> EventValues {
    EventValues(
      .scenario,
      [
        .integer(Int64(truncatingIfNeeded: sections)),
        .integer(Int64(truncatingIfNeeded: items)),
        .text(checksum)
      ])
  }

  /// The scenario has been played to its end.
  public static func runEnd(
    frames: Int
  ) -> EventValues {
    EventValues(
      .runEnd,
      [
        .integer(Int64(truncatingIfNeeded: frames))
      ])
  }

  /// The name that belongs to a content type's number.
  public static func typeName(
    type: Int,
    name: String
  ) -> EventValues {
    EventValues(
      .typeName,
      [
        .integer(Int64(truncatingIfNeeded: type)),
        .text(name)
      ])
  }

  /// A frame took longer than it may.
  public static func frameOverrun(
    frame: Int,
    durationNs: Int,
    budgetNs: Int
  ) -> EventValues {
    EventValues(
      .frameOverrun,
      [
        .integer(Int64(truncatingIfNeeded: frame)),
        .integer(Int64(truncatingIfNeeded: durationNs)),
        .integer(Int64(truncatingIfNeeded: budgetNs))
      ])
  }

  /// A size that is infinite or not a number counts as 0.
  public static func invalidSize(
    part: ListSchema.ContentPart,
    section: Int,
    index: Int,
    type: Int
  ) -> EventValues {
    EventValues(
      .invalidSize,
      [
        .integer(Int64(part.rawValue)),
        .integer(Int64(truncatingIfNeeded: section)),
        .integer(Int64(truncatingIfNeeded: index)),
        .integer(Int64(truncatingIfNeeded: type))
      ])
  }

  /// The sizes of a content type that a layout pass needed, and those it knew.
  public static func measureCache(
    type: Int,
    measured: Int,
    cached: Int,
    fixed: Int
  ) -> EventValues {
    EventValues(
      .measureCache,
      [
        .integer(Int64(truncatingIfNeeded: type)),
        .integer(Int64(truncatingIfNeeded: measured)),
        .integer(Int64(truncatingIfNeeded: cached)),
        .integer(Int64(truncatingIfNeeded: fixed))
      ])
  }

  /// The name that belongs to a state's number.
  public static func stateName(
    state: Int,
    name: String
  ) -> EventValues {
    EventValues(
      .stateName,
      [
        .integer(Int64(truncatingIfNeeded: state)),
        .text(name)
      ])
  }

  /// The cost of recording in this process, measured before the run.
  public static func instrument(
    eventNs: Double,
    usageNs: Double
  ) -> EventValues {
    EventValues(
      .instrument,
      [
        .number(eventNs),
        .number(usageNs)
      ])
  }

  /// The cost of the elements of one type in one step of a host: its measuring, or its update.
  public static func elementCost(
    element: String,
    elements: Int,
    measured: Int,
    cached: Int,
    measureNs: Int,
    layoutNs: Int,
    viewsNs: Int
  ) -> EventValues {
    EventValues(
      .elementCost,
      [
        .text(element),
        .integer(Int64(truncatingIfNeeded: elements)),
        .integer(Int64(truncatingIfNeeded: measured)),
        .integer(Int64(truncatingIfNeeded: cached)),
        .integer(Int64(truncatingIfNeeded: measureNs)),
        .integer(Int64(truncatingIfNeeded: layoutNs)),
        .integer(Int64(truncatingIfNeeded: viewsNs))
      ])
  }

  /// The cost of one element in one step of a host; only with --element-detail.
  public static func elementNode(
    element: String,
    step: ListSchema.ElementStep,
    depth: Int,
    widthPoints: Double,
    heightPoints: Double,
    durationNs: Int,
    selfNs: Int
  ) -> EventValues {
    EventValues(
      .elementNode,
      [
        .text(element),
        .integer(Int64(step.rawValue)),
        .integer(Int64(truncatingIfNeeded: depth)),
        .number(widthPoints),
        .number(heightPoints),
        .integer(Int64(truncatingIfNeeded: durationNs)),
        .integer(Int64(truncatingIfNeeded: selfNs))
      ])
  }

  /// A fault of the rows of one type, found by checking a few rows of an update.
  public static func rowCheck(
    finding: ListSchema.RowFinding,
    type: Int,
    section: Int,
    found: Int,
    looked: Int,
    rows: Int,
    identifier: String,
    property: String
  ) -> EventValues {
    EventValues(
      .rowCheck,
      [
        .integer(Int64(finding.rawValue)),
        .integer(Int64(truncatingIfNeeded: type)),
        .integer(Int64(truncatingIfNeeded: section)),
        .integer(Int64(truncatingIfNeeded: found)),
        .integer(Int64(truncatingIfNeeded: looked)),
        .integer(Int64(truncatingIfNeeded: rows)),
        .text(identifier),
        .text(property)
      ])
  }

  /// Stacks are sampled from now on while frames are open; only with --stacks.
  public static func stackSampling(
    askedHz: Int,
    rateHz: Int,
    clock: ListSchema.SamplingClock,
    sampleNs: Double
  ) -> EventValues {
    EventValues(
      .stackSampling,
      [
        .integer(Int64(truncatingIfNeeded: askedHz)),
        .integer(Int64(truncatingIfNeeded: rateHz)),
        .integer(Int64(clock.rawValue)),
        .number(sampleNs)
      ])
  }

  /// The calls in progress at a moment of a frame.
  public static func stackSample(
    number: Int,
    end: ListSchema.StackEnd,
    stack: String
  ) -> EventValues {
    EventValues(
      .stackSample,
      [
        .integer(Int64(truncatingIfNeeded: number)),
        .integer(Int64(end.rawValue)),
        .text(stack)
      ])
  }

  /// The signals and threads so far that gave no sample.
  public static func stackLosses(
    outside: Int,
    overruns: Int,
    foreign: Int,
    unfinished: Int,
    unarmed: Int,
    displaced: Int
  ) -> EventValues {
    EventValues(
      .stackLosses,
      [
        .integer(Int64(truncatingIfNeeded: outside)),
        .integer(Int64(truncatingIfNeeded: overruns)),
        .integer(Int64(truncatingIfNeeded: foreign)),
        .integer(Int64(truncatingIfNeeded: unfinished)),
        .integer(Int64(truncatingIfNeeded: unarmed)),
        .integer(Int64(truncatingIfNeeded: displaced))
      ])
  }

  /// A thread has waited inside of a frame for 10 µs or longer.
  public static func waitSample(
    kind: ListSchema.WaitKind,
    durationNs: Int,
    end: ListSchema.StackEnd,
    stack: String,
    costNs: Int
  ) -> EventValues {
    EventValues(
      .waitSample,
      [
        .integer(Int64(kind.rawValue)),
        .integer(Int64(truncatingIfNeeded: durationNs)),
        .integer(Int64(end.rawValue)),
        .text(stack),
        .integer(Int64(truncatingIfNeeded: costNs))
      ])
  }

  /// A program or library whose code the addresses of stack samples may be in.
  public static func binary(
    path: String,
    buildId: String,
    base: Int,
    start: Int,
    limit: Int
  ) -> EventValues {
    EventValues(
      .binary,
      [
        .text(path),
        .text(buildId),
        .integer(Int64(truncatingIfNeeded: base)),
        .integer(Int64(truncatingIfNeeded: start)),
        .integer(Int64(truncatingIfNeeded: limit))
      ])
  }

  /// The allocations of an interval that is about to end; only with --allocations.
  public static func allocations(
    interval: String,
    type: Int,
    allocations: Int,
    bytes: Int,
    ownAllocations: Int,
    ownBytes: Int,
    costNs: Int
  ) -> EventValues {
    EventValues(
      .allocations,
      [
        .text(interval),
        .integer(Int64(truncatingIfNeeded: type)),
        .integer(Int64(truncatingIfNeeded: allocations)),
        .integer(Int64(truncatingIfNeeded: bytes)),
        .integer(Int64(truncatingIfNeeded: ownAllocations)),
        .integer(Int64(truncatingIfNeeded: ownBytes)),
        .integer(Int64(truncatingIfNeeded: costNs))
      ])
  }

  /// The calls that led to an allocation in an interval; only with --allocations.
  public static func allocationSample(
    size: Int,
    standsFor: Int,
    end: ListSchema.StackEnd,
    stack: String
  ) -> EventValues {
    EventValues(
      .allocationSample,
      [
        .integer(Int64(truncatingIfNeeded: size)),
        .integer(Int64(truncatingIfNeeded: standsFor)),
        .integer(Int64(end.rawValue)),
        .text(stack)
      ])
  }

  /// The app asks the flight recorder to keep what its rings hold.
  public static func ringRequest(
    reason: String
  ) -> EventValues {
    EventValues(
      .ringRequest,
      [
        .text(reason)
      ])
  }

  /// The thread runs another Swift task from now on.
  public static func task(
    task: Int
  ) -> EventValues {
    EventValues(
      .task,
      [
        .integer(Int64(truncatingIfNeeded: task))
      ])
  }
}
