import Signposts

extension ListSchema {
  /// The intervals of layouts that know where everything is, and of rendered sections.
  static let compositionalIntervals = [
    IntervalDefinition(
      "compile",
      in: "update",
      "Asking for the descriptions of all sections, and making templates of new ones",
      cause: "template compilation",
      colour: "#e8c9a0",
      begin: [.count("sections", of: "sections", "Sections of the layout")],
      end: [
        .count("provider_calls", of: "calls", "Sections that were described"),
        .count(
          "new_descriptions",
          of: "sections",
          "Sections described differently than before; not those with closures"
        ),
        .count(
          "estimated_orthogonal",
          of: "sections",
          "Sections that scroll by themselves and have an estimated length"
        ),
      ]
    ),
    IntervalDefinition(
      "solve",
      in: "update",
      "Finding the places of all groups from their templates",
      cause: "layout solving",
      colour: "#f0b97d",
      begin: [
        .count("sections", of: "sections", "Sections of the layout"),
        .count("items", of: "items", "Items of the layout"),
      ],
      end: [
        .count("solved_sections", of: "sections", "Sections that were solved"),
        .count("solved_groups", of: "groups", "Groups that were solved: templates count once"),
        .count("errors", of: "sections", "Sections that have no layout"),
      ]
    ),
    IntervalDefinition(
      "self_size",
      in: "layout",
      "Measuring what has estimated sides until nothing changes",
      cause: "self-sizing",
      colour: "#e59a86",
      begin: [.count("items", of: "items", "Items that are presented")],
      end: [
        .count("passes", of: "passes", "Rounds until nothing changed"),
        .count("changed", of: "elements", "Elements whose size was not as expected"),
        .count("oscillating", of: "layouts", "1 if the last round still changed something"),
        FieldDefinition(
          "correction_points",
          .float64,
          unit: "points",
          "The change of the content's length"
        ),
      ]
    ),
    IntervalDefinition(
      "section_scroll",
      in: "frame",
      "Scrolling one section by itself, across the list",
      cause: "orthogonal scroll",
      colour: "#b7d6a5",
      begin: [
        FieldDefinition("section", .uint32, "Index of the section"),
        FieldDefinition("from_points", .float64, unit: "points", "Offset of the section before"),
        FieldDefinition("to_points", .float64, unit: "points", "Offset that is asked for"),
      ],
      end: [
        FieldDefinition("longer_points", .float64, unit: "points", "The change of the length")
      ]
    ),
    IntervalDefinition(
      "render",
      in: "frame",
      "Describing sections of components, and applying them to a list",
      cause: "rendering",
      colour: "#d8b4e2",
      begin: [.count("sections", of: "sections", "Sections that are rendered")],
      end: [
        .count("items", of: "items", "Components of the sections"),
        .count("errors", of: "errors", "The mistakes in the sections"),
      ]
    ),
    IntervalDefinition(
      "apply_snapshot",
      in: "frame",
      "Taking over a snapshot of a diffable data source: finding what changed, and presenting that",
      cause: "applying snapshots",
      colour: "#c3aed6",
      begin: [
        .count("sections", of: "sections", "Sections of the snapshot"),
        .count("items", of: "items", "Items of the snapshot"),
        .count("old_items", of: "items", "Items of the snapshot before"),
      ],
      end: [
        .count("section_changes", of: "sections", "Sections inserted, deleted, moved or reloaded"),
        .count("inserted", of: "items", "Items that were inserted"),
        .count("deleted", of: "items", "Items that were deleted"),
        .count("moved", of: "items", "Items that were moved"),
        .count("reloaded", of: "items", "Items that are shown anew, with or without their cells"),
        FieldDefinition("diff_ns", .int64, unit: "ns", "Time for finding what changed"),
      ]
    ),
  ]
}
