import Signposts

extension ListSchema {
  /// The instant events of counting allocations.
  static let allocationEvents: [EventDefinition] = [
    EventDefinition(
      "allocations",
      "The allocations of an interval that is about to end; only with --allocations",
      isExtra: true,
      fields: [
        FieldDefinition("interval", .string, "Name of the interval"),
        FieldDefinition(
          "type",
          .int64,
          "Number of its content type; see type_name. -1 where it has none"
        ),
        FieldDefinition("allocations", .int64, unit: "calls", "Calls that allocate memory"),
        FieldDefinition("bytes", .int64, unit: "bytes", "Bytes that those calls asked for"),
        FieldDefinition(
          "own_allocations",
          .int64,
          unit: "calls",
          "Those calls without the ones in intervals inside it"
        ),
        FieldDefinition("own_bytes", .int64, unit: "bytes", "Bytes that those asked for"),
        FieldDefinition(
          "cost_ns",
          .int64,
          unit: "ns",
          "Time that counting took on the thread since the event before this one"
        ),
      ]
    ),
    EventDefinition(
      "allocation_sample",
      "The calls that led to an allocation in an interval; only with --allocations",
      isExtra: true,
      fields: [
        FieldDefinition("size", .int64, unit: "bytes", "Bytes that it asked for"),
        FieldDefinition(
          "stands_for",
          .int64,
          unit: "bytes",
          "Bytes that it stands for: those since the sample before it, on its thread"
        ),
        FieldDefinition("end", StackEnd.self, "The end of the walk of the stack"),
        FieldDefinition(
          "stack",
          .string,
          "Addresses in hexadecimal, the one that allocates first; all but that are return addresses"
        ),
      ]
    ),
  ]
}
