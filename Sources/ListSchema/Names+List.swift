// Generated from ListSchema by scripts/generate. Do not edit.
// swift-format-ignore-file

/// The names of intervals in a trace.
public enum IntervalName {
  /// All work of one display frame: input, due updates, layout, display.
  @inlinable public static var frame: String { "frame" }
  /// Reaction of the list to one change of the scroll offset.
  @inlinable public static var scroll: String { "scroll" }
  /// One pass of the engine line, from the content to what is on screen.
  @inlinable public static var update: String { "update" }
  /// Choice of the part of the content that is presented.
  @inlinable public static var slice: String { "slice" }
  /// Comparison of the presented content with the new slice.
  @inlinable public static var diff: String { "diff" }
  /// Carrying the difference over to the long-lived states of items, headers and footers.
  @inlinable public static var present: String { "present" }
  /// Placement of everything that is presented.
  @inlinable public static var layout: String { "layout" }
  /// Measurement of one item, header or footer that has no known size.
  @inlinable public static var measure: String { "measure" }
  /// Finding what is on screen now, and showing and hiding what changed.
  @inlinable public static var visible: String { "visible" }
  /// Applying content to one view.
  @inlinable public static var apply: String { "apply" }
  /// Running callbacks of the app.
  @inlinable public static var notify: String { "notify" }
  /// The app describing its content again: time of the frame, but not of the engine.
  @inlinable public static var configure: String { "configure" }
  /// Telling the collection which rows change, and checking that the numbers add up.
  @inlinable public static var batchUpdate: String { "batch_update" }
  /// Finding the placed content in a rectangle.
  @inlinable public static var query: String { "query" }
  /// Bringing the selection into line with the content.
  @inlinable public static var select: String { "select" }
  /// Deciding about the list's automatic scroll, and performing it.
  @inlinable public static var autoScroll: String { "auto_scroll" }
  /// One step of a row being dragged to another place by the user.
  @inlinable public static var reorder: String { "reorder" }
  /// Measuring how large a content would be, without a list.
  @inlinable public static var contentSize: String { "content_size" }
  /// Work that waited for the next turn of the run loop.
  @inlinable public static var deferred: String { "deferred" }
  /// Taking over the content that was described.
  @inlinable public static var setContent: String { "set_content" }
  /// Freeing what the app described before, and what was presented of it, after the frame.
  @inlinable public static var release: String { "release" }
  /// The work of the user and the run loop at the start of a frame: touches, timers, scrolls.
  @inlinable public static var input: String { "input" }
  /// A programmatic scroll: finding its target, presenting and showing it.
  @inlinable public static var scrollTo: String { "scroll_to" }
  /// Making the table in which the items of a section are found by their identifiers.
  @inlinable public static var index: String { "index" }
  /// Finding out which part of the content the view needs, and whether it is presented.
  @inlinable public static var window: String { "window" }
  /// Noting the visible rows before an update, and keeping them in place after it.
  @inlinable public static var anchor: String { "anchor" }
  /// Views laying out their subviews, where something asked for it.
  @inlinable public static var viewLayout: String { "view_layout" }
  /// Making the contents of an element and of all elements in it.
  @inlinable public static var elementBuild: String { "element_build" }
  /// Finding the size of a host's element.
  @inlinable public static var elementMeasure: String { "element_measure" }
  /// Placing all elements of a host.
  @inlinable public static var elementLayout: String { "element_layout" }
  /// Bringing the views of a host into line with its elements.
  @inlinable public static var elementViews: String { "element_views" }
  /// Nothing: recorded before a run, to measure what recording costs.
  @inlinable public static var calibration: String { "calibration" }
  /// The recording itself, after the frame: looking at a few rows for mistakes in how they are described.
  @inlinable public static var inspect: String { "inspect" }
  /// Asking for the descriptions of all sections, and making templates of new ones.
  @inlinable public static var compile: String { "compile" }
  /// Finding the places of all groups from their templates.
  @inlinable public static var solve: String { "solve" }
  /// Measuring what has estimated sides until nothing changes.
  @inlinable public static var selfSize: String { "self_size" }
  /// Scrolling one section by itself, across the list.
  @inlinable public static var sectionScroll: String { "section_scroll" }
  /// Describing sections of components, and applying them to a list.
  @inlinable public static var render: String { "render" }
  /// Taking over a snapshot of a diffable data source: finding what changed, and presenting that.
  @inlinable public static var applySnapshot: String { "apply_snapshot" }
  /// The app providing a cell, a header or a footer, and configuring it.
  @inlinable public static var provideView: String { "provide_view" }
  /// Asking the app's data source for its numbers of sections and items.
  @inlinable public static var countItems: String { "count_items" }
  /// Asking a layout object for the attributes of all elements, on screen or not.
  @inlinable public static var attributes: String { "attributes" }
}

/// The names of instant events in a trace.
public enum EventName {
  /// The schema that the following events follow.
  @inlinable public static var schema: String { "schema" }
  /// A scenario is about to be played; its parameters follow, each in a run_parameter.
  @inlinable public static var runBegin: String { "run_begin" }
  /// A parameter of the run that was announced last.
  @inlinable public static var runParameter: String { "run_parameter" }
  /// The content of the scenario has been generated.
  @inlinable public static var scenario: String { "scenario" }
  /// The scenario has been played to its end.
  @inlinable public static var runEnd: String { "run_end" }
  /// The name that belongs to a content type's number.
  @inlinable public static var typeName: String { "type_name" }
  /// A frame took longer than it may.
  @inlinable public static var frameOverrun: String { "frame_overrun" }
  /// A size that is infinite or not a number counts as 0.
  @inlinable public static var invalidSize: String { "invalid_size" }
  /// The sizes of a content type that a layout pass needed, and those it knew.
  @inlinable public static var measureCache: String { "measure_cache" }
  /// The name that belongs to a state's number.
  @inlinable public static var stateName: String { "state_name" }
  /// The cost of recording in this process, measured before the run.
  @inlinable public static var instrument: String { "instrument" }
  /// The cost of the elements of one type in one step of a host: its measuring, or its update.
  @inlinable public static var elementCost: String { "element_cost" }
  /// The cost of one element in one step of a host; only with --element-detail.
  @inlinable public static var elementNode: String { "element_node" }
  /// A fault of the rows of one type, found by checking a few rows of an update.
  @inlinable public static var rowCheck: String { "row_check" }
  /// Stacks are sampled from now on while frames are open; only with --stacks.
  @inlinable public static var stackSampling: String { "stack_sampling" }
  /// The calls in progress at a moment of a frame.
  @inlinable public static var stackSample: String { "stack_sample" }
  /// The signals and threads so far that gave no sample.
  @inlinable public static var stackLosses: String { "stack_losses" }
  /// A thread has waited inside of a frame for 10 µs or longer.
  @inlinable public static var waitSample: String { "wait_sample" }
  /// A program or library whose code the addresses of stack samples may be in.
  @inlinable public static var binary: String { "binary" }
  /// The allocations of an interval that is about to end; only with --allocations.
  @inlinable public static var allocations: String { "allocations" }
  /// The calls that led to an allocation in an interval; only with --allocations.
  @inlinable public static var allocationSample: String { "allocation_sample" }
  /// The app asks the flight recorder to keep what its rings hold.
  @inlinable public static var ringRequest: String { "ring_request" }
  /// The thread runs another Swift task from now on.
  @inlinable public static var task: String { "task" }
}

/// A field of intervals and events in a trace.
@frozen
public struct FieldName: Hashable, Sendable {
  /// Its position in `names`.
  public let index: Int

  @inlinable
  init(index: Int) {
    self.index = index
  }

  /// The name in a trace.
  public var name: String { Self.names[index] }

  /// The names of all fields.
  public static let names: [String] = [
    "id",
    "list",
    "update",
    "frame",
    "offset_points",
    "phase",
    "vsync",
    "start_delay_ns",
    "state",
    "harness_ns",
    "all_items",
    "visible_items",
    "blank_points",
    "duration_ns",
    "cpu_ns",
    "involuntary_switches",
    "voluntary_switches",
    "page_faults",
    "first_item",
    "from_points",
    "to_points",
    "reason",
    "queue_wait_ns",
    "queue_depth",
    "animated",
    "sections",
    "items",
    "changes",
    "section_changes",
    "all_sections",
    "old_items",
    "new_items",
    "added",
    "removed",
    "moved",
    "updated",
    "comparisons",
    "hashed",
    "created",
    "released",
    "level",
    "measured",
    "cached",
    "fixed",
    "content_points",
    "part",
    "section",
    "index",
    "type",
    "width_points",
    "height_points",
    "same",
    "displayed",
    "ended",
    "equivalent",
    "views_created",
    "callback",
    "callbacks",
    "lazy_items",
    "deleted",
    "inserted",
    "found",
    "before",
    "after",
    "changed",
    "action",
    "performed",
    "step",
    "wait_ns",
    "items_before",
    "views",
    "elements",
    "nodes",
    "leaf_measurements",
    "container_measurements",
    "exact_hits",
    "inferred_hits",
    "lazy_builds",
    "near_misses",
    "cause",
    "reused",
    "provider_calls",
    "new_descriptions",
    "estimated_orthogonal",
    "solved_sections",
    "solved_groups",
    "errors",
    "passes",
    "oscillating",
    "correction_points",
    "longer_points",
    "reloaded",
    "diff_ns",
    "provider",
    "version",
    "fingerprint",
    "scenario",
    "budget_ns",
    "name",
    "value",
    "unit",
    "meaning",
    "comparison",
    "checksum",
    "frames",
    "event_ns",
    "usage_ns",
    "element",
    "measure_ns",
    "layout_ns",
    "views_ns",
    "depth",
    "self_ns",
    "finding",
    "looked",
    "rows",
    "identifier",
    "property",
    "asked_hz",
    "rate_hz",
    "clock",
    "sample_ns",
    "number",
    "end",
    "stack",
    "outside",
    "overruns",
    "foreign",
    "unfinished",
    "unarmed",
    "displaced",
    "kind",
    "cost_ns",
    "path",
    "build_id",
    "base",
    "start",
    "limit",
    "interval",
    "allocations",
    "bytes",
    "own_allocations",
    "own_bytes",
    "size",
    "stands_for",
    "task",
  ]

  /// Pairs the end of an interval with its begin.
  @inlinable public static var id: FieldName { FieldName(index: 0) }
  /// The list that the work is done for; 0 is none.
  @inlinable public static var list: FieldName { FieldName(index: 1) }
  /// The update that the work is done for; 0 is none.
  @inlinable public static var update: FieldName { FieldName(index: 2) }
  /// Number of the frame within the run, from 0.
  @inlinable public static var frame: FieldName { FieldName(index: 3) }
  /// Offset when it begins.
  @inlinable public static var offsetPoints: FieldName { FieldName(index: 4) }
  /// The motion of the content in this frame.
  @inlinable public static var phase: FieldName { FieldName(index: 5) }
  /// Number of the display's vertical synchronisation that the frame begins with, from 0.
  @inlinable public static var vsync: FieldName { FieldName(index: 6) }
  /// Time between that synchronisation and the start; 0 on a virtual clock.
  @inlinable public static var startDelayNs: FieldName { FieldName(index: 7) }
  /// The app's own state; state_name names it, 0 is none.
  @inlinable public static var state: FieldName { FieldName(index: 8) }
  /// Time that was spent before the frame on choosing its input and changing the model.
  @inlinable public static var harnessNs: FieldName { FieldName(index: 9) }
  /// Items in the whole content when the frame begins.
  @inlinable public static var allItems: FieldName { FieldName(index: 10) }
  /// Items on screen when the frame ends.
  @inlinable public static var visibleItems: FieldName { FieldName(index: 11) }
  /// Length of the view that shows nothing although there is content for it.
  @inlinable public static var blankPoints: FieldName { FieldName(index: 12) }
  /// Time that the frame took, without the system calls at its two ends.
  @inlinable public static var durationNs: FieldName { FieldName(index: 13) }
  /// Processor time that its thread used meanwhile, in user and system mode.
  @inlinable public static var cpuNs: FieldName { FieldName(index: 14) }
  /// Times that the kernel took the processor from the thread.
  @inlinable public static var involuntarySwitches: FieldName { FieldName(index: 15) }
  /// Times that the thread waited.
  @inlinable public static var voluntarySwitches: FieldName { FieldName(index: 16) }
  /// Page faults of the thread, minor and major.
  @inlinable public static var pageFaults: FieldName { FieldName(index: 17) }
  /// First item on screen, from 0 over all sections.
  @inlinable public static var firstItem: FieldName { FieldName(index: 18) }
  /// Offset before.
  @inlinable public static var fromPoints: FieldName { FieldName(index: 19) }
  /// Offset after.
  @inlinable public static var toPoints: FieldName { FieldName(index: 20) }
  /// The reason for the update.
  @inlinable public static var reason: FieldName { FieldName(index: 21) }
  /// Time between the request and the start.
  @inlinable public static var queueWaitNs: FieldName { FieldName(index: 22) }
  /// Operations waiting in the changes queue.
  @inlinable public static var queueDepth: FieldName { FieldName(index: 23) }
  /// 1 where changes are animated.
  @inlinable public static var animated: FieldName { FieldName(index: 24) }
  /// Sections presented after the update.
  @inlinable public static var sections: FieldName { FieldName(index: 25) }
  /// Items presented after the update.
  @inlinable public static var items: FieldName { FieldName(index: 26) }
  /// Changes of sections and items.
  @inlinable public static var changes: FieldName { FieldName(index: 27) }
  /// Sections added, removed or moved.
  @inlinable public static var sectionChanges: FieldName { FieldName(index: 28) }
  /// Sections in the whole content.
  @inlinable public static var allSections: FieldName { FieldName(index: 29) }
  /// Items presented so far.
  @inlinable public static var oldItems: FieldName { FieldName(index: 30) }
  /// Items in the new slice.
  @inlinable public static var newItems: FieldName { FieldName(index: 31) }
  /// Items that are new, those of new sections included.
  @inlinable public static var added: FieldName { FieldName(index: 32) }
  /// Items removed, those of removed sections included.
  @inlinable public static var removed: FieldName { FieldName(index: 33) }
  /// Items that changed their place.
  @inlinable public static var moved: FieldName { FieldName(index: 34) }
  /// Items in place whose content changed.
  @inlinable public static var updated: FieldName { FieldName(index: 35) }
  /// Pairs of items that were compared.
  @inlinable public static var comparisons: FieldName { FieldName(index: 36) }
  /// Items that went through a hash table.
  @inlinable public static var hashed: FieldName { FieldName(index: 37) }
  /// Item states created.
  @inlinable public static var created: FieldName { FieldName(index: 38) }
  /// Item states released.
  @inlinable public static var released: FieldName { FieldName(index: 39) }
  /// The part that is computed again.
  @inlinable public static var level: FieldName { FieldName(index: 40) }
  /// Sizes that had to be measured.
  @inlinable public static var measured: FieldName { FieldName(index: 41) }
  /// Sizes that had been measured before.
  @inlinable public static var cached: FieldName { FieldName(index: 42) }
  /// Sizes that need no measuring.
  @inlinable public static var fixed: FieldName { FieldName(index: 43) }
  /// Length of the content afterwards.
  @inlinable public static var contentPoints: FieldName { FieldName(index: 44) }
  /// The part that is measured.
  @inlinable public static var part: FieldName { FieldName(index: 45) }
  /// Index of the section.
  @inlinable public static var section: FieldName { FieldName(index: 46) }
  /// Index of the item in its section.
  @inlinable public static var index: FieldName { FieldName(index: 47) }
  /// Content type; the event type_name names it.
  @inlinable public static var type: FieldName { FieldName(index: 48) }
  /// Measured width.
  @inlinable public static var widthPoints: FieldName { FieldName(index: 49) }
  /// Measured height.
  @inlinable public static var heightPoints: FieldName { FieldName(index: 50) }
  /// 1 where it had this size before.
  @inlinable public static var same: FieldName { FieldName(index: 51) }
  /// Elements that came on screen.
  @inlinable public static var displayed: FieldName { FieldName(index: 52) }
  /// Elements that left the screen.
  @inlinable public static var ended: FieldName { FieldName(index: 53) }
  /// 1 where the view showed equivalent content already: applied without need.
  @inlinable public static var equivalent: FieldName { FieldName(index: 54) }
  /// Views made; 0 when one was reused.
  @inlinable public static var viewsCreated: FieldName { FieldName(index: 55) }
  /// The callbacks that are run.
  @inlinable public static var callback: FieldName { FieldName(index: 56) }
  /// The number of callbacks that are run.
  @inlinable public static var callbacks: FieldName { FieldName(index: 57) }
  /// Items of these that are made when they are needed.
  @inlinable public static var lazyItems: FieldName { FieldName(index: 58) }
  /// Items deleted, without those of deleted sections.
  @inlinable public static var deleted: FieldName { FieldName(index: 59) }
  /// Items inserted, without those of inserted sections.
  @inlinable public static var inserted: FieldName { FieldName(index: 60) }
  /// Items, headers and footers found.
  @inlinable public static var found: FieldName { FieldName(index: 61) }
  /// Items selected before.
  @inlinable public static var before: FieldName { FieldName(index: 62) }
  /// Items selected afterwards.
  @inlinable public static var after: FieldName { FieldName(index: 63) }
  /// Items whose selection changed.
  @inlinable public static var changed: FieldName { FieldName(index: 64) }
  /// The requested scroll.
  @inlinable public static var action: FieldName { FieldName(index: 65) }
  /// 1 if the list scrolled, else 0.
  @inlinable public static var performed: FieldName { FieldName(index: 66) }
  /// The step.
  @inlinable public static var step: FieldName { FieldName(index: 67) }
  /// Time that it waited.
  @inlinable public static var waitNs: FieldName { FieldName(index: 68) }
  /// Items of the content before.
  @inlinable public static var itemsBefore: FieldName { FieldName(index: 69) }
  /// Views that laid out their subviews, each as often as it did.
  @inlinable public static var views: FieldName { FieldName(index: 70) }
  /// Elements whose contents were made.
  @inlinable public static var elements: FieldName { FieldName(index: 71) }
  /// Places in the tree that were visited for the first time.
  @inlinable public static var nodes: FieldName { FieldName(index: 72) }
  /// Measurements of elements without children.
  @inlinable public static var leafMeasurements: FieldName { FieldName(index: 73) }
  /// Measurements of containers.
  @inlinable public static var containerMeasurements: FieldName { FieldName(index: 74) }
  /// Sizes that were measured before, in the same proposal.
  @inlinable public static var exactHits: FieldName { FieldName(index: 75) }
  /// Sizes that follow from those in other proposals.
  @inlinable public static var inferredHits: FieldName { FieldName(index: 76) }
  /// Elements that were only built for their space.
  @inlinable public static var lazyBuilds: FieldName { FieldName(index: 77) }
  /// Measurements in a proposal less than 0.01 points away from that of an earlier one.
  @inlinable public static var nearMisses: FieldName { FieldName(index: 78) }
  /// Why the host is updated.
  @inlinable public static var cause: FieldName { FieldName(index: 79) }
  /// Views that were there.
  @inlinable public static var reused: FieldName { FieldName(index: 80) }
  /// Sections that were described.
  @inlinable public static var providerCalls: FieldName { FieldName(index: 81) }
  /// Sections described differently than before; not those with closures.
  @inlinable public static var newDescriptions: FieldName { FieldName(index: 82) }
  /// Sections that scroll by themselves and have an estimated length.
  @inlinable public static var estimatedOrthogonal: FieldName { FieldName(index: 83) }
  /// Sections that were solved.
  @inlinable public static var solvedSections: FieldName { FieldName(index: 84) }
  /// Groups that were solved: templates count once.
  @inlinable public static var solvedGroups: FieldName { FieldName(index: 85) }
  /// Sections that have no layout.
  @inlinable public static var errors: FieldName { FieldName(index: 86) }
  /// Rounds until nothing changed.
  @inlinable public static var passes: FieldName { FieldName(index: 87) }
  /// 1 if the last round still changed something.
  @inlinable public static var oscillating: FieldName { FieldName(index: 88) }
  /// The change of the content's length.
  @inlinable public static var correctionPoints: FieldName { FieldName(index: 89) }
  /// The change of the length.
  @inlinable public static var longerPoints: FieldName { FieldName(index: 90) }
  /// Items that are shown anew, with or without their cells.
  @inlinable public static var reloaded: FieldName { FieldName(index: 91) }
  /// Time for finding what changed.
  @inlinable public static var diffNs: FieldName { FieldName(index: 92) }
  /// The function of the app.
  @inlinable public static var provider: FieldName { FieldName(index: 93) }
  /// Version of the schema.
  @inlinable public static var version: FieldName { FieldName(index: 94) }
  /// Checksum of the schema, hexadecimal.
  @inlinable public static var fingerprint: FieldName { FieldName(index: 95) }
  /// Name of the scenario.
  @inlinable public static var scenario: FieldName { FieldName(index: 96) }
  /// Time that a frame may take.
  @inlinable public static var budgetNs: FieldName { FieldName(index: 97) }
  /// Name of the parameter.
  @inlinable public static var name: FieldName { FieldName(index: 98) }
  /// The value, as it is written on the command line.
  @inlinable public static var value: FieldName { FieldName(index: 99) }
  /// The unit of its values; - for names and factors.
  @inlinable public static var unit: FieldName { FieldName(index: 100) }
  /// The meaning of the parameter.
  @inlinable public static var meaning: FieldName { FieldName(index: 101) }
  /// Comparability of runs that differ in it.
  @inlinable public static var comparison: FieldName { FieldName(index: 102) }
  /// Checksum of the content, hexadecimal.
  @inlinable public static var checksum: FieldName { FieldName(index: 103) }
  /// Frames played.
  @inlinable public static var frames: FieldName { FieldName(index: 104) }
  /// Time that recording one event takes.
  @inlinable public static var eventNs: FieldName { FieldName(index: 105) }
  /// Time of the system call at each end of a frame.
  @inlinable public static var usageNs: FieldName { FieldName(index: 106) }
  /// Name of the element's Swift type.
  @inlinable public static var element: FieldName { FieldName(index: 107) }
  /// Time that measuring them took, without the elements in them.
  @inlinable public static var measureNs: FieldName { FieldName(index: 108) }
  /// The same of placing what is in them.
  @inlinable public static var layoutNs: FieldName { FieldName(index: 109) }
  /// The same of updating their views.
  @inlinable public static var viewsNs: FieldName { FieldName(index: 110) }
  /// Number of elements around it.
  @inlinable public static var depth: FieldName { FieldName(index: 111) }
  /// The part of it that was not spent in elements inside.
  @inlinable public static var selfNs: FieldName { FieldName(index: 112) }
  /// The fault.
  @inlinable public static var finding: FieldName { FieldName(index: 113) }
  /// Rows of the type that were looked at.
  @inlinable public static var looked: FieldName { FieldName(index: 114) }
  /// Rows of which some were looked at: those of the update, and of earlier ones that were left out.
  @inlinable public static var rows: FieldName { FieldName(index: 115) }
  /// Identifier of one of those rows.
  @inlinable public static var identifier: FieldName { FieldName(index: 116) }
  /// The property that alone differs; empty for other faults.
  @inlinable public static var property: FieldName { FieldName(index: 117) }
  /// Rate that was asked for.
  @inlinable public static var askedHz: FieldName { FieldName(index: 118) }
  /// Rate that the clock allows, per second of processor time in user mode.
  @inlinable public static var rateHz: FieldName { FieldName(index: 119) }
  /// The clock that times the samples.
  @inlinable public static var clock: FieldName { FieldName(index: 120) }
  /// Time that taking a sample takes from the frame, measured before the run; 0 if unknown.
  @inlinable public static var sampleNs: FieldName { FieldName(index: 121) }
  /// Number of the sample in its process, from 1.
  @inlinable public static var number: FieldName { FieldName(index: 122) }
  /// The end of the walk of the stack.
  @inlinable public static var end: FieldName { FieldName(index: 123) }
  /// Addresses in hexadecimal, innermost first; all but the first are return addresses.
  @inlinable public static var stack: FieldName { FieldName(index: 124) }
  /// Signals of the clock outside of frames.
  @inlinable public static var outside: FieldName { FieldName(index: 125) }
  /// Signals that were due, but came together with others.
  @inlinable public static var overruns: FieldName { FieldName(index: 126) }
  /// Signals of the same number from other senders.
  @inlinable public static var foreign: FieldName { FieldName(index: 127) }
  /// Threads that ended inside of a frame.
  @inlinable public static var unfinished: FieldName { FieldName(index: 128) }
  /// Threads that could not be sampled.
  @inlinable public static var unarmed: FieldName { FieldName(index: 129) }
  /// 1 once the program took the signal for itself.
  @inlinable public static var displaced: FieldName { FieldName(index: 130) }
  /// The object of the wait.
  @inlinable public static var kind: FieldName { FieldName(index: 131) }
  /// Time that taking this stack took from the frame, before the event was written.
  @inlinable public static var costNs: FieldName { FieldName(index: 132) }
  /// Its file.
  @inlinable public static var path: FieldName { FieldName(index: 133) }
  /// Its build id, hexadecimal; empty if it has none.
  @inlinable public static var buildId: FieldName { FieldName(index: 134) }
  /// The offset of addresses in memory from those in the file.
  @inlinable public static var base: FieldName { FieldName(index: 135) }
  /// First address of its code.
  @inlinable public static var start: FieldName { FieldName(index: 136) }
  /// First address after its code.
  @inlinable public static var limit: FieldName { FieldName(index: 137) }
  /// Name of the interval.
  @inlinable public static var interval: FieldName { FieldName(index: 138) }
  /// Calls that allocate memory.
  @inlinable public static var allocations: FieldName { FieldName(index: 139) }
  /// Bytes that those calls asked for.
  @inlinable public static var bytes: FieldName { FieldName(index: 140) }
  /// Those calls without the ones in intervals inside it.
  @inlinable public static var ownAllocations: FieldName { FieldName(index: 141) }
  /// Bytes that those asked for.
  @inlinable public static var ownBytes: FieldName { FieldName(index: 142) }
  /// Bytes that it asked for.
  @inlinable public static var size: FieldName { FieldName(index: 143) }
  /// Bytes that it stands for: those since the sample before it, on its thread.
  @inlinable public static var standsFor: FieldName { FieldName(index: 144) }
  /// Number of the task; 0 for code outside of tasks.
  @inlinable public static var task: FieldName { FieldName(index: 145) }
}
