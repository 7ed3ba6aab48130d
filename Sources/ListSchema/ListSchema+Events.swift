import Signposts

extension ListSchema {
  /// Every instant event.
  static let events: [EventDefinition] = [
    EventDefinition(
      "schema",
      "The vocabulary that the following events keep to",
      fields: [
        FieldDefinition("version", .uint32, "Version of the vocabulary"),
        FieldDefinition("fingerprint", .string, "Checksum of the vocabulary, hexadecimal"),
      ]
    ),
    EventDefinition(
      "run_begin",
      "A scenario is about to be played, with these parameters",
      fields: [
        FieldDefinition("scenario", .string, "Name of the scenario"),
        .count("items", of: "items", "Items asked for"),
        FieldDefinition("seed", .int64, "Seed of the generators, as a bit pattern"),
        .count("frames", of: "frames", "Frames to be played"),
        FieldDefinition("refresh_rate_hz", .uint32, unit: "Hz", "Frames a second"),
        FieldDefinition("budget_ns", .int64, unit: "ns", "Time that a frame may take"),
        FieldDefinition("layout", .string, "Layout of the list"),
        FieldDefinition("sizing", .string, "How items get their sizes"),
        FieldDefinition("batching", .string, "How much content is presented"),
        FieldDefinition("repetition", .uint32, "Number of the repetition, from 1"),
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
      "The name behind a content type's number",
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
        FieldDefinition("duration_ns", .int64, unit: "ns", "Time that the frame took"),
        FieldDefinition("budget_ns", .int64, unit: "ns", "Time that a frame may take"),
      ]
    ),
    EventDefinition(
      "invalid_size",
      "A size that is endless or no number counts as 0",
      fields: [
        FieldDefinition("part", ContentPart.self, "What it is the size of"),
        FieldDefinition("section", .uint32, "Index of the section"),
        FieldDefinition("index", .uint32, "Index of the item in its section"),
        FieldDefinition("type", .uint32, "Number of the content type; see type_name"),
      ]
    ),
    EventDefinition(
      "run_options",
      "How the run is played and judged",
      fields: [
        FieldDefinition("clock", .string, "What moves from frame to frame: virtual or real"),
        FieldDefinition("gesture", .string, "Name of the gesture script"),
        FieldDefinition("physics", .string, "Whose momentum flings have: ios or android"),
        .count("warmup_frames", of: "frames", "Frames at the begin that are warm-up"),
        .count("users", of: "lists", "Users, each with a list of their own"),
        FieldDefinition("budget_share", .float64, "Share of the period that a frame may take"),
        FieldDefinition("slowdown", .float64, "What costs are multiplied with to be judged"),
      ]
    ),
    EventDefinition(
      "measure_cache",
      "How often a layout pass needed sizes of a content type, and knew them",
      fields: [
        FieldDefinition("type", .uint32, "Number of the content type; see type_name"),
        .count("measured", of: "elements", "Sizes that had to be measured"),
        .count("cache_hits", of: "elements", "Sizes that were known"),
      ]
    ),
  ]
}
