public import Signposts

/// The table: every interval, event and run parameter of the list engine; names exist here only.
///
/// To add an interval: a row in `schema`, `scripts/generate`, and a call where it is to be measured.
public enum ListSchema {
  /// The schema of the provider `listscope`.
  public static let schema = Schema(
    name: "listscope",
    version: 17,
    intervals: [
      IntervalDefinition(
        "frame",
        in: nil,
        "All work of one display frame: input, due updates, layout, display",
        colour: "#dfe3e8",
        begin: [
          FieldDefinition("frame", .uint32, "Number of the frame within the run, from 0"),
          FieldDefinition("offset_points", .float64, unit: "points", "Offset when it begins"),
          FieldDefinition("phase", ScrollPhase.self, "The motion of the content in this frame"),
          FieldDefinition(
            "vsync",
            .uint32,
            "Number of the display's vertical synchronisation that the frame begins with, from 0"
          ),
          FieldDefinition(
            "start_delay_ns",
            .int64,
            unit: "ns",
            "Time between that synchronisation and the start; 0 on a virtual clock"
          ),
          FieldDefinition("state", .uint32, "The app's own state; state_name names it, 0 is none"),
          FieldDefinition(
            "harness_ns",
            .int64,
            unit: "ns",
            "Time that was spent before the frame on choosing its input and changing the model"
          ),
          .count("all_items", of: "items", "Items in the whole content when the frame begins"),
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
            "Time that the frame took, without the system calls at its two ends"
          ),
          FieldDefinition(
            "cpu_ns",
            .int64,
            unit: "ns",
            "Processor time that its thread used meanwhile, in user and system mode"
          ),
          .count(
            "involuntary_switches",
            of: "switches",
            "Times that the kernel took the processor from the thread"
          ),
          .count("voluntary_switches", of: "switches", "Times that the thread waited"),
          .count("page_faults", of: "faults", "Page faults of the thread, minor and major"),
          FieldDefinition("first_item", .uint32, "First item on screen, from 0 over all sections"),
        ]
      ),
      IntervalDefinition(
        "scroll",
        in: "frame",
        "Reaction of the list to one change of the scroll offset",
        colour: "#a9d8d3",
        begin: [
          FieldDefinition("from_points", .float64, unit: "points", "Offset before"),
          FieldDefinition("to_points", .float64, unit: "points", "Offset after"),
        ],
        signposts: [.listable("ListView ScrollView", "scrollViewDidScroll")]
      ),
      IntervalDefinition(
        "update",
        in: "frame",
        "One pass of the engine line, from the content to what is on screen",
        colour: "#b9c4e6",
        begin: [
          FieldDefinition("reason", UpdateReason.self, "The reason for the update"),
          FieldDefinition(
            "queue_wait_ns",
            .int64,
            unit: "ns",
            "Time between the request and the start"
          ),
          .count("queue_depth", of: "operations", "Operations waiting in the changes queue"),
          .count("animated", of: "updates", "1 where changes are animated"),
        ],
        end: [
          .count("sections", of: "sections", "Sections presented after the update"),
          .count("items", of: "items", "Items presented after the update"),
          .count("changes", of: "changes", "Changes of sections and items"),
          .count("section_changes", of: "sections", "Sections added, removed or moved"),
        ],
        signposts: [.listable("ListView Update", "List Update", waitsForAnimation: true)]
      ),
      IntervalDefinition(
        "slice",
        in: "update",
        "Choice of the part of the content that is presented",
        cause: "slice",
        colour: "#d9e8f5",
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
        "diff",
        in: "update",
        "Comparison of the presented content with the new slice",
        cause: "diff",
        colour: "#8fc9ee",
        begin: [
          .count("old_items", of: "items", "Items presented so far"),
          .count("new_items", of: "items", "Items in the new slice"),
        ],
        end: [
          .count("added", of: "items", "Items that are new, those of new sections included"),
          .count("removed", of: "items", "Items removed, those of removed sections included"),
          .count("moved", of: "items", "Items that changed their place"),
          .count("updated", of: "items", "Items in place whose content changed"),
          .count("comparisons", of: "pairs", "Pairs of items that were compared"),
          .count("hashed", of: "items", "Items that went through a hash table"),
        ],
        signposts: [.listable("ListView Update", "Diff Content")]
      ),
      IntervalDefinition(
        "present",
        in: "update",
        "Carrying the difference over to the long-lived states of items, headers and footers",
        cause: "presentation",
        colour: "#e2b6d0",
        begin: [.count("changes", of: "changes", "Changes of sections and items")],
        end: [
          .count("items", of: "items", "Item states after the update"),
          .count("created", of: "items", "Item states created"),
          .count("released", of: "items", "Item states released"),
        ],
        signposts: [.listable("ListView Update", "Update Presentation State")]
      ),
      IntervalDefinition(
        "layout",
        in: "update",
        "Placement of everything that is presented",
        cause: "layout",
        colour: "#f3c969",
        begin: [
          FieldDefinition("level", LayoutLevel.self, "The part that is computed again"),
          .count("items", of: "items", "Items to place"),
        ],
        end: [
          .count("measured", of: "elements", "Sizes that had to be measured"),
          .count("cached", of: "elements", "Sizes that had been measured before"),
          .count("fixed", of: "elements", "Sizes that need no measuring"),
          FieldDefinition(
            "content_points",
            .float64,
            unit: "points",
            "Length of the content afterwards"
          ),
        ]
      ),
      IntervalDefinition(
        "measure",
        in: "layout",
        "Measurement of one item, header or footer that has no known size",
        cause: "measure-cache miss",
        colour: "#f0a067",
        begin: [
          FieldDefinition("part", ContentPart.self, "The part that is measured"),
          FieldDefinition("section", .uint32, "Index of the section"),
          FieldDefinition("index", .uint32, "Index of the item in its section"),
          FieldDefinition("type", .uint32, "Content type; the event type_name names it"),
          FieldDefinition("reason", MeasureReason.self, "Why no size is known"),
        ],
        end: [
          FieldDefinition("width_points", .float64, unit: "points", "Measured width"),
          FieldDefinition("height_points", .float64, unit: "points", "Measured height"),
          .count("same", of: "sizes", "1 where it had this size before"),
        ],
        signposts: measureSignposts
      ),
      IntervalDefinition(
        "visible",
        in: "scroll",
        "Finding what is on screen now, and showing and hiding what changed",
        cause: "display",
        colour: "#bfe6d9",
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
        "apply",
        in: "visible",
        "Applying content to one view",
        cause: "apply",
        colour: "#7fd0b5",
        begin: [
          FieldDefinition("part", ContentPart.self, "The part that is applied"),
          FieldDefinition("section", .uint32, "Index of the section"),
          FieldDefinition("index", .uint32, "Index of the item in its section"),
          FieldDefinition("type", .uint32, "Content type; the event type_name names it"),
          FieldDefinition("reason", ApplyReason.self, "Why the content is applied"),
          .count(
            "equivalent",
            of: "contents",
            "1 where the view showed equivalent content already: applied without need"
          ),
        ],
        end: [.count("views_created", of: "views", "Views made; 0 when one was reused")]
      ),
      IntervalDefinition(
        "notify",
        in: "update",
        "Running callbacks of the app",
        cause: "observer callback",
        colour: "#cdb7e3",
        begin: [
          FieldDefinition("callback", Callback.self, "The callbacks that are run"),
          .count("callbacks", of: "callbacks", "The number of callbacks that are run"),
          FieldDefinition("type", .uint32, "Content type of their row, 0 for others"),
        ],
        signposts: callbackSignposts
      ),
      IntervalDefinition(
        "configure",
        in: "frame",
        "The app describing its content again: time of the frame, but not of the engine",
        cause: "configure",
        colour: "#f2b9a0",
        end: [
          .count("sections", of: "sections", "Sections described"),
          .count("items", of: "items", "Items described"),
          .count("lazy_items", of: "items", "Items of these that are made when they are needed"),
        ]
      ),
      IntervalDefinition(
        "batch_update",
        in: "update",
        "Telling the collection which rows change, and checking that the numbers add up",
        cause: "batch update",
        colour: "#c7b29a",
        begin: [
          .count("deleted", of: "items", "Items deleted, without those of deleted sections"),
          .count("inserted", of: "items", "Items inserted, without those of inserted sections"),
          .count("moved", of: "items", "Items moved"),
          .count("sections", of: "sections", "Sections deleted, inserted or moved"),
        ],
        signposts: batchUpdateSignposts
      ),
      IntervalDefinition(
        "query",
        in: "visible",
        "Finding the placed content in a rectangle",
        cause: "display",
        colour: "#f0e9a0",
        end: [.count("found", of: "elements", "Items, headers and footers found")]
      ),
      IntervalDefinition(
        "select",
        in: "update",
        "Bringing the selection into line with the content",
        cause: "selection",
        colour: "#b8dd94",
        begin: [.count("before", of: "items", "Items selected before")],
        end: [
          .count("after", of: "items", "Items selected afterwards"),
          .count("changed", of: "items", "Items whose selection changed"),
        ]
      ),
      IntervalDefinition(
        "auto_scroll",
        in: "update",
        "Deciding about the list's automatic scroll, and performing it",
        cause: "automatic scroll",
        colour: "#9fc3c9",
        begin: [FieldDefinition("action", AutoScroll.self, "The requested scroll")],
        end: [.count("performed", of: "scrolls", "1 if the list scrolled, else 0")]
      ),
      IntervalDefinition(
        "reorder",
        in: "frame",
        "One step of a row being dragged to another place by the user",
        cause: "reordering",
        colour: "#e59aa6",
        begin: [FieldDefinition("step", ReorderStep.self, "The step")],
        end: [.count("moved", of: "items", "1 if the row changed its place, else 0")]
      ),
      IntervalDefinition(
        "content_size",
        in: "frame",
        "Measuring how large a content would be, without a list",
        cause: "content size",
        colour: "#d4d98a",
        begin: [.count("items", of: "items", "Items to place")],
        end: [
          FieldDefinition("width_points", .float64, unit: "points", "Width"),
          FieldDefinition("height_points", .float64, unit: "points", "Height"),
        ]
      ),
      IntervalDefinition(
        "deferred",
        in: "frame",
        "Work that waited for the next turn of the run loop",
        cause: "observer callback",
        colour: "#b49ad6",
        begin: [
          FieldDefinition("callback", Callback.self, "The callback that waited"),
          FieldDefinition("wait_ns", .int64, unit: "ns", "Time that it waited"),
        ]
      ),
      IntervalDefinition(
        "set_content",
        in: "frame",
        "Taking over the content that was described",
        cause: "content replacement",
        colour: "#d9cdb8",
        begin: [.count("items_before", of: "items", "Items of the content before")],
        end: [.count("items", of: "items", "Items of the new content")]
      ),
      IntervalDefinition(
        "release",
        in: nil,
        "Freeing what the app described before, and what was presented of it, after the frame",
        cause: "freeing",
        colour: "#c4b7a6",
        begin: [.count("items", of: "items", "Items that are freed, or no longer referred to")],
        end: [
          FieldDefinition(
            "cpu_ns",
            .int64,
            unit: "ns",
            "Processor time that its thread used meanwhile, in user and system mode"
          )
        ]
      ),
      IntervalDefinition(
        "input",
        in: "frame",
        "The work of the user and the run loop at the start of a frame: touches, timers, scrolls",
        cause: "input handling",
        colour: "#b6c9d6"
      ),
      IntervalDefinition(
        "scroll_to",
        in: "frame",
        "A programmatic scroll: finding its target, presenting and showing it",
        cause: "programmatic scroll",
        colour: "#9db8a9"
      ),
      IntervalDefinition(
        "index",
        in: "update",
        "Making the table in which the items of a section are found by their identifiers",
        cause: "identifier index",
        colour: "#c9a8b4",
        begin: [.count("items", of: "items", "Items of the section")]
      ),
      IntervalDefinition(
        "window",
        in: "scroll",
        "Finding out which part of the content the view needs, and whether it is presented",
        cause: "slice",
        colour: "#c3d3ec"
      ),
      IntervalDefinition(
        "anchor",
        in: "update",
        "Noting the visible rows before an update, and keeping them in place after it",
        cause: "anchoring",
        colour: "#b5a7c9"
      ),
    ] + elements + [calibration, inspection] + compositionalIntervals + dataSourceIntervals,
    events: events,
    parameters: parameters
  )
}
