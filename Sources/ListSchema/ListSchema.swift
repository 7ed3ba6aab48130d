public import Signposts

/// The table: every interval and event of the list engine.
///
/// Names exist here only.
///
/// To add an interval: one line in `extension IntervalKind`, one row in `schema`,
/// `scripts/generate`, and one call at the place that is to be measured.
public enum ListSchema {
  /// The vocabulary of the provider `listscope`.
  public static let schema = Schema(
    name: "listscope",
    version: 5,
    intervals: [
      IntervalDefinition(
        .frame,
        "frame",
        in: nil,
        "All work of one display frame: input, due updates, layout, display",
        begin: [
          FieldDefinition("frame", .uint32, "Number of the frame within the run, from 0"),
          FieldDefinition(
            "offset_points",
            .float64,
            unit: "points",
            "Scroll offset when the frame begins"
          ),
          FieldDefinition("phase", ScrollPhase.self, "What moves the content in this frame"),
          FieldDefinition(
            "vsync",
            .uint32,
            "Number of the display's vertical synchronisation that the frame begins with, from 0"
          ),
          FieldDefinition(
            "start_delay_ns",
            .int64,
            unit: "ns",
            "Time between that synchronisation and the begin; 0 on a virtual clock"
          ),
        ],
        end: [
          .count("visible_items", of: "items", "Items on screen when the frame ends"),
          FieldDefinition(
            "blank_points",
            .float64,
            unit: "points",
            "Length of the view that shows nothing although there is content for it"
          ),
          FieldDefinition(
            "duration_ns",
            .int64,
            unit: "ns",
            "Time since the begin, for tools that draw what a field says"
          ),
        ]
      ),
      IntervalDefinition(
        .scroll,
        "scroll",
        in: "frame",
        "Reaction of the list to one change of the scroll offset",
        begin: [
          FieldDefinition("from_points", .float64, unit: "points", "Offset before"),
          FieldDefinition("to_points", .float64, unit: "points", "Offset after"),
        ]
      ),
      IntervalDefinition(
        .update,
        "update",
        in: "frame",
        "One pass of the engine line, from the content to what is on screen",
        begin: [
          FieldDefinition("reason", UpdateReason.self, "What asked for the update"),
          FieldDefinition(
            "queue_wait_ns",
            .int64,
            unit: "ns",
            "Time between the request and the begin"
          ),
          .count("queue_depth", of: "operations", "Operations waiting in the changes queue"),
        ],
        end: [
          .count("sections", of: "sections", "Sections presented after the update"),
          .count("items", of: "items", "Items presented after the update"),
          .count("changes", of: "changes", "Changes of sections and items"),
          .count("section_changes", of: "sections", "Sections added, removed or moved"),
        ]
      ),
      IntervalDefinition(
        .slice,
        "slice",
        in: "update",
        "Choice of the part of the content that is presented",
        begin: [
          .count("all_sections", of: "sections", "Sections in the whole content"),
          .count("all_items", of: "items", "Items in the whole content"),
        ],
        end: [
          .count("sections", of: "sections", "Sections in the slice"),
          .count("items", of: "items", "Items in the slice"),
        ]
      ),
      IntervalDefinition(
        .diff,
        "diff",
        in: "update",
        "Comparison of the presented content with the new slice",
        begin: [
          .count("old_items", of: "items", "Items presented so far"),
          .count("new_items", of: "items", "Items in the new slice"),
        ],
        end: [
          .count("added", of: "items", "Items that are new, those of new sections included"),
          .count("removed", of: "items", "Items that are gone, those of gone sections included"),
          .count("moved", of: "items", "Items that changed their place"),
          .count("updated", of: "items", "Items in place whose content changed"),
          .count("comparisons", of: "pairs", "Pairs of items that were compared"),
          .count("hashed", of: "items", "Items that went through a hash table"),
        ]
      ),
      IntervalDefinition(
        .present,
        "present",
        in: "update",
        "Carrying the difference over to the long-lived states of items, headers and footers",
        begin: [.count("changes", of: "changes", "Changes of sections and items")],
        end: [
          .count("items", of: "items", "Item states after the update"),
          .count("created", of: "items", "Item states created"),
          .count("released", of: "items", "Item states released"),
        ]
      ),
      IntervalDefinition(
        .layout,
        "layout",
        in: "update",
        "Placement of everything that is presented",
        begin: [
          FieldDefinition("level", LayoutLevel.self, "How much is computed again"),
          .count("items", of: "items", "Items to place"),
        ],
        end: [
          .count("measured", of: "elements", "Sizes that had to be measured"),
          .count("cache_hits", of: "elements", "Sizes that were known"),
          FieldDefinition(
            "content_points",
            .float64,
            unit: "points",
            "Length of the content afterwards"
          ),
        ]
      ),
      IntervalDefinition(
        .measure,
        "measure",
        in: "layout",
        "Measurement of one item, header or footer that has no known size",
        begin: [
          FieldDefinition("part", ContentPart.self, "What is measured"),
          FieldDefinition("section", .uint32, "Index of the section"),
          FieldDefinition("index", .uint32, "Index of the item in its section"),
          FieldDefinition("type", .uint32, "Content type; the event type_name names it"),
        ],
        end: [
          FieldDefinition("width_points", .float64, unit: "points", "Measured width"),
          FieldDefinition("height_points", .float64, unit: "points", "Measured height"),
        ]
      ),
      IntervalDefinition(
        .visible,
        "visible",
        in: "scroll",
        "Finding what is on screen now, and showing and hiding what changed",
        begin: [
          FieldDefinition("offset_points", .float64, unit: "points", "Scroll offset")
        ],
        end: [
          .count("visible_items", of: "items", "Items on screen"),
          .count("displayed", of: "elements", "Elements that came on screen"),
          .count("ended", of: "elements", "Elements that left the screen"),
        ]
      ),
      IntervalDefinition(
        .apply,
        "apply",
        in: "visible",
        "Applying content to one view",
        begin: [
          FieldDefinition("part", ContentPart.self, "What is applied"),
          FieldDefinition("section", .uint32, "Index of the section"),
          FieldDefinition("index", .uint32, "Index of the item in its section"),
          FieldDefinition("type", .uint32, "Content type; the event type_name names it"),
          FieldDefinition("reason", ApplyReason.self, "Why the content is applied"),
        ],
        end: [.count("views_created", of: "views", "Views made; 0 when one was reused")]
      ),
      IntervalDefinition(
        .notify,
        "notify",
        in: "update",
        "Running callbacks of the list's user",
        begin: [
          FieldDefinition("callback", Callback.self, "Which callbacks"),
          .count("callbacks", of: "callbacks", "How many are run"),
        ]
      ),
      IntervalDefinition(
        .configure,
        "configure",
        in: "frame",
        "The list's user describing the content anew: not the engine's time, but the frame's",
        end: [
          .count("sections", of: "sections", "Sections described"),
          .count("items", of: "items", "Items described"),
        ]
      ),
      IntervalDefinition(
        .batchUpdate,
        "batch_update",
        in: "update",
        "Telling the collection which rows come, go and move, and checking that they add up",
        begin: [
          .count("deleted", of: "items", "Items deleted, without those of deleted sections"),
          .count("inserted", of: "items", "Items inserted, without those of inserted sections"),
          .count("moved", of: "items", "Items moved"),
          .count("sections", of: "sections", "Sections deleted, inserted or moved"),
        ]
      ),
      IntervalDefinition(
        .query,
        "query",
        in: "visible",
        "Finding what of the placed content lies in a rectangle",
        end: [.count("found", of: "elements", "Items, headers and footers found")]
      ),
      IntervalDefinition(
        .select,
        "select",
        in: "update",
        "Bringing the selection into line with the content",
        begin: [.count("before", of: "items", "Items selected before")],
        end: [
          .count("after", of: "items", "Items selected afterwards"),
          .count("changed", of: "items", "Items whose selection changed"),
        ]
      ),
      IntervalDefinition(
        .autoScroll,
        "auto_scroll",
        in: "update",
        "Deciding about the list's automatic scroll, and performing it",
        begin: [FieldDefinition("action", AutoScroll.self, "What the list is to do")],
        end: [.count("performed", of: "scrolls", "Whether the list scrolled: 1 or 0")]
      ),
      IntervalDefinition(
        .reorder,
        "reorder",
        in: "frame",
        "One step of a row being dragged to another place by the user",
        begin: [FieldDefinition("step", ReorderStep.self, "Which step")],
        end: [.count("moved", of: "items", "Whether the row changed its place: 1 or 0")]
      ),
      IntervalDefinition(
        .contentSize,
        "content_size",
        in: "frame",
        "Measuring how large a content would be, without a list",
        begin: [.count("items", of: "items", "Items to place")],
        end: [
          FieldDefinition("width_points", .float64, unit: "points", "Width"),
          FieldDefinition("height_points", .float64, unit: "points", "Height"),
        ]
      ),
      IntervalDefinition(
        .deferred,
        "deferred",
        in: "frame",
        "Work that waited for the next turn of the run loop",
        begin: [
          FieldDefinition("callback", Callback.self, "What waited"),
          FieldDefinition("wait_ns", .int64, unit: "ns", "Time that it waited"),
        ]
      ),
      IntervalDefinition(
        .setContent,
        "set_content",
        in: "frame",
        "Taking over the content that was described, and freeing the one before",
        begin: [
          .count("items_before", of: "items", "Items of the content before"),
          .count("items", of: "items", "Items of the new content"),
        ]
      ),
    ],
    events: events
  )
}

extension IntervalKind {
  /// All work of one display frame.
  @inlinable public static var frame: IntervalKind { IntervalKind(code: 0) }
  /// Reaction to one change of the scroll offset.
  @inlinable public static var scroll: IntervalKind { IntervalKind(code: 1) }
  /// One pass of the engine line.
  @inlinable public static var update: IntervalKind { IntervalKind(code: 2) }
  /// Choice of the content that is presented.
  @inlinable public static var slice: IntervalKind { IntervalKind(code: 3) }
  /// Comparison of old and new content.
  @inlinable public static var diff: IntervalKind { IntervalKind(code: 4) }
  /// Carrying the difference over to the states.
  @inlinable public static var present: IntervalKind { IntervalKind(code: 5) }
  /// Placement of what is presented.
  @inlinable public static var layout: IntervalKind { IntervalKind(code: 6) }
  /// Measurement of one element.
  @inlinable public static var measure: IntervalKind { IntervalKind(code: 7) }
  /// Finding and showing what is on screen.
  @inlinable public static var visible: IntervalKind { IntervalKind(code: 8) }
  /// Applying content to one view.
  @inlinable public static var apply: IntervalKind { IntervalKind(code: 9) }
  /// Running callbacks of the list's user.
  @inlinable public static var notify: IntervalKind { IntervalKind(code: 10) }
  /// The list's user describing the content.
  @inlinable public static var configure: IntervalKind { IntervalKind(code: 11) }
  /// Telling the collection what comes, goes and moves.
  @inlinable public static var batchUpdate: IntervalKind { IntervalKind(code: 12) }
  /// Finding what lies in a rectangle.
  @inlinable public static var query: IntervalKind { IntervalKind(code: 13) }
  /// Bringing the selection into line with the content.
  @inlinable public static var select: IntervalKind { IntervalKind(code: 14) }
  /// The list's automatic scroll.
  @inlinable public static var autoScroll: IntervalKind { IntervalKind(code: 15) }
  /// One step of a row being dragged.
  @inlinable public static var reorder: IntervalKind { IntervalKind(code: 16) }
  /// Measuring content without a list.
  @inlinable public static var contentSize: IntervalKind { IntervalKind(code: 17) }
  /// Work that waited for the next turn of the run loop.
  @inlinable public static var deferred: IntervalKind { IntervalKind(code: 18) }
  /// Taking over new content.
  @inlinable public static var setContent: IntervalKind { IntervalKind(code: 19) }
}
