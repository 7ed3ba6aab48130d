import Signposts

extension ListSchema {
  /// Laying out views, and the steps of a host of elements in it.
  static let elements: [IntervalDefinition] = [
    IntervalDefinition(
      "view_layout",
      in: "frame",
      "Views laying out their subviews, where something asked for it",
      cause: "view layout",
      colour: "#a3c4bc",
      end: [
        FieldDefinition(
          "type",
          .uint32,
          "Content type of the rows that took most of it, see type_name; 0 where none did"
        ),
        .count("views", of: "views", "Views that laid out their subviews, each as often as it did"),
      ]
    ),
    IntervalDefinition(
      "element_build",
      in: "measure",
      "Making the contents of an element and of all elements in it",
      cause: "element building",
      colour: "#e6c9a8",
      end: [.count("elements", of: "elements", "Elements whose contents were made")]
    ),
    IntervalDefinition(
      "element_measure",
      in: "measure",
      "Finding the size of a host's element",
      cause: "element measuring",
      colour: "#eeb188",
      end: work
    ),
    IntervalDefinition(
      "element_layout",
      in: "view_layout",
      "Placing all elements of a host",
      cause: "element layout",
      colour: "#d8c97a",
      begin: [contentType],
      end: work
    ),
    IntervalDefinition(
      "element_views",
      in: "view_layout",
      "Bringing the views of a host into line with its elements",
      cause: "element views",
      colour: "#9cc5a1",
      begin: [
        contentType, FieldDefinition("cause", ElementCause.self, "Why the host is updated"),
      ],
      end: [
        .count("created", of: "views", "Views that were made"),
        .count("reused", of: "views", "Views that were there"),
        .count("removed", of: "views", "Views that were removed"),
      ]
    ),
  ]

  /// Recorded once in a process, before anything is measured.
  static let calibration = IntervalDefinition(
    "calibration",
    in: nil,
    "Nothing: recorded before a run, to measure what recording costs",
    colour: "#c8ccd2"
  )

  /// Recorded after frames whose rows are looked at for mistakes.
  static let inspection = IntervalDefinition(
    "inspect",
    in: nil,
    "The recording itself, after the frame: looking at a few rows for mistakes in how they are described",
    cause: "recording",
    colour: "#d0cdd9"
  )

  private static let contentType = FieldDefinition(
    "type",
    .uint32,
    "Content type of the row, see type_name; 0 where the host is in none"
  )

  private static let work: [FieldDefinition] = [
    .count("nodes", of: "elements", "Places in the tree that were visited for the first time"),
    .count("leaf_measurements", of: "measurements", "Measurements of elements without children"),
    .count("container_measurements", of: "measurements", "Measurements of containers"),
    .count("exact_hits", of: "sizes", "Sizes that were measured before, in the same proposal"),
    .count("inferred_hits", of: "sizes", "Sizes that follow from those in other proposals"),
    .count("lazy_builds", of: "elements", "Elements that were only built for their space"),
    .count(
      "near_misses",
      of: "measurements",
      "Measurements in a proposal less than 0.01 points away from that of an earlier one"
    ),
  ]
}
