import Signposts

extension ListSchema {
  /// Every instant event.
  static let events: [EventDefinition] =
    [
      EventDefinition(
        "schema",
        "The schema that the following events follow",
        fields: [
          FieldDefinition("version", .uint32, "Version of the schema"),
          FieldDefinition("fingerprint", .string, "Checksum of the schema, hexadecimal"),
        ]
      ),
      EventDefinition(
        "run_begin",
        "A scenario is about to be played; its parameters follow, each in a run_parameter",
        fields: [
          FieldDefinition("scenario", .string, "Name of the scenario"),
          FieldDefinition("budget_ns", .int64, unit: "ns", "Time that a frame may take"),
        ]
      ),
      EventDefinition(
        "run_parameter",
        "A parameter of the run that was announced last",
        fields: [
          FieldDefinition("name", .string, "Name of the parameter"),
          FieldDefinition("type", ParameterType.self, "The type of its values"),
          FieldDefinition("value", .string, "The value, as it is written on the command line"),
          FieldDefinition("unit", .string, "The unit of its values; - for names and factors"),
          FieldDefinition("meaning", .string, "The meaning of the parameter"),
          FieldDefinition(
            "comparison",
            ParameterComparison.self,
            "Comparability of runs that differ in it"
          ),
        ]
      ),
      EventDefinition(
        "scenario",
        "The content of the scenario has been generated",
        fields: [
          .count("sections", of: "sections", "Sections generated"),
          .count("items", of: "items", "Items generated"),
          FieldDefinition("checksum", .string, "Checksum of the content, hexadecimal"),
        ]
      ),
      EventDefinition(
        "run_end",
        "The scenario has been played to its end",
        fields: [.count("frames", of: "frames", "Frames played")]
      ),
      EventDefinition(
        "type_name",
        "The name that belongs to a content type's number",
        fields: [
          FieldDefinition("type", .uint32, "The number"),
          FieldDefinition("name", .string, "The name of the Swift type"),
        ]
      ),
      EventDefinition(
        "frame_overrun",
        "A frame took longer than it may",
        fields: [
          FieldDefinition("frame", .uint32, "Number of the frame"),
          FieldDefinition(
            "duration_ns",
            .int64,
            unit: "ns",
            "Time that the frame took since its vertical synchronisation, on the evaluated device"
          ),
          FieldDefinition("budget_ns", .int64, unit: "ns", "Time that a frame may take"),
        ]
      ),
      EventDefinition(
        "invalid_size",
        "A size that is infinite or not a number counts as 0",
        fields: [
          FieldDefinition("part", ContentPart.self, "The part that has this size"),
          FieldDefinition("section", .uint32, "Index of the section"),
          FieldDefinition("index", .uint32, "Index of the item in its section"),
          FieldDefinition("type", .uint32, "Number of the content type; see type_name"),
        ]
      ),
      EventDefinition(
        "measure_cache",
        "The sizes of a content type that a layout pass needed, and those it knew",
        fields: [
          FieldDefinition("type", .uint32, "Number of the content type; see type_name"),
          .count("measured", of: "elements", "Sizes that had to be measured"),
          .count("cached", of: "elements", "Sizes that had been measured before"),
          .count("fixed", of: "elements", "Sizes that need no measuring"),
        ]
      ),
      EventDefinition(
        "state_name",
        "The name that belongs to a state's number",
        fields: [
          FieldDefinition("state", .uint32, "The number, from 1"),
          FieldDefinition("name", .string, "The name that the app gave it"),
        ]
      ),
      EventDefinition(
        "instrument",
        "The cost of recording in this process, measured before the run",
        fields: [
          FieldDefinition("event_ns", .float64, unit: "ns", "Time that recording one event takes"),
          FieldDefinition(
            "usage_ns",
            .float64,
            unit: "ns",
            "Time of the system call at each end of a frame"
          ),
        ]
      ),
      EventDefinition(
        "element_cost",
        "The cost of the elements of one type in one step of a host: its measuring, or its update",
        fields: [
          FieldDefinition("element", .string, "Name of the element's Swift type"),
          .count("elements", of: "elements", "Elements of the type that were visited"),
          .count("measured", of: "measurements", "Measurements of them"),
          .count("cached", of: "elements", "Questions for their sizes that earlier ones answered"),
          FieldDefinition(
            "measure_ns",
            .int64,
            unit: "ns",
            "Time that measuring them took, without the elements in them"
          ),
          FieldDefinition("layout_ns", .int64, unit: "ns", "The same of placing what is in them"),
          FieldDefinition("views_ns", .int64, unit: "ns", "The same of updating their views"),
        ]
      ),
      EventDefinition(
        "element_node",
        "The cost of one element in one step of a host; only with --element-detail",
        fields: [
          FieldDefinition("element", .string, "Name of the element's Swift type"),
          FieldDefinition("step", ElementStep.self, "The step"),
          FieldDefinition("depth", .uint32, "Number of elements around it"),
          FieldDefinition("width_points", .float64, unit: "points", "Its width"),
          FieldDefinition("height_points", .float64, unit: "points", "Its height"),
          FieldDefinition("duration_ns", .int64, unit: "ns", "Time that it took"),
          FieldDefinition(
            "self_ns",
            .int64,
            unit: "ns",
            "The part of it that was not spent in elements inside"
          ),
        ]
      ),
      EventDefinition(
        "row_check",
        "A fault of the rows of one type, found by checking a few rows of an update",
        fields: [
          FieldDefinition("finding", RowFinding.self, "The fault"),
          FieldDefinition("type", .uint32, "Number of the content type; see type_name"),
          FieldDefinition("section", .uint32, "Index of the section of the first row of the type"),
          .count("found", of: "items", "Rows that it is wrong with"),
          .count("looked", of: "items", "Rows of the type that were looked at"),
          .count(
            "rows",
            of: "items",
            "Rows of which some were looked at: those of the update, and of earlier ones that were left out"
          ),
          FieldDefinition("identifier", .string, "Identifier of one of those rows"),
          FieldDefinition(
            "property",
            .string,
            "The property that alone differs; empty for other faults"
          ),
        ]
      ),
    ] + stackEvents + allocationEvents + flightEvents + taskEvents
}
