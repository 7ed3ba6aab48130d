// The few names that the analysis itself understands. Everything else is taken from the trace as
// it comes. A test compares these names with the schema of the list engine.

/// Intervals that get their own part of the report.
public enum KnownInterval {
  /// All work of one display frame.
  public static let frame = "frame"
  /// One pass of the engine line.
  public static let update = "update"
  /// Placement of everything that is presented.
  public static let layout = "layout"
  /// Choice of the content that is presented.
  public static let slice = "slice"
  /// Measurement of one element.
  public static let measure = "measure"
  /// Applying content to one view.
  public static let apply = "apply"
  /// Finding what is on screen now.
  public static let visible = "visible"
  /// Describing the content.
  public static let configure = "configure"
  /// Running callbacks of the app.
  public static let notify = "notify"
  /// Running callbacks of the app that waited for the next turn of the run loop.
  public static let deferred = "deferred"
  /// Performing the list's automatic scroll.
  public static let autoScroll = "auto_scroll"
  /// Asking for the descriptions of all sections.
  public static let compile = "compile"
  /// Finding the places of described sections.
  public static let solve = "solve"
  /// Measuring what has estimated sides.
  public static let selfSize = "self_size"
  /// Scrolling a section by itself, across the list.
  public static let sectionScroll = "section_scroll"
  /// Finding the size of a host's element.
  public static let elementMeasure = "element_measure"
  /// Placing all elements of a host.
  public static let elementLayout = "element_layout"
  /// Bringing the views of a host into line with its elements.
  public static let elementViews = "element_views"
  /// Freeing what a list no longer needs.
  public static let release = "release"
  /// Nothing, recorded to measure what recording costs; no figure counts it.
  public static let calibration = "calibration"
  /// An interval whose kind stands in the field `name`.
  public static let named = "interval"
}

/// Instant events that say something about the whole run.
public enum KnownEvent {
  /// The schema in use.
  public static let schema = "schema"
  /// A scenario is about to be played.
  public static let runBegin = "run_begin"
  /// The content of a scenario has been generated.
  public static let scenario = "scenario"
  /// A scenario has been played to its end.
  public static let runEnd = "run_end"
  /// A parameter of the run that was announced last.
  public static let runParameter = "run_parameter"
  /// The way a run is played and evaluated; in traces of schemas up to version 5.
  public static let runOptions = "run_options"
  /// The name behind the number of a content type.
  public static let typeName = "type_name"
  /// The number of times a layout pass knew sizes of a content type.
  public static let measureCache = "measure_cache"
  /// The value of a named counter.
  public static let counter = "counter"
  /// The name behind the number of an app's state.
  public static let stateName = "state_name"
  /// The cost of the elements of one type in one step of a host.
  public static let elementCost = "element_cost"
  /// The faults that a check of some rows of an update found.
  public static let rowCheck = "row_check"
  /// The cost of recording.
  public static let instrument = "instrument"
  /// Stacks are sampled from now on.
  public static let stackSampling = "stack_sampling"
  /// A sampled stack.
  public static let stackSample = "stack_sample"
  /// Stacks that gave no sample, by cause.
  public static let stackLosses = "stack_losses"
  /// A wait of a thread inside of a frame.
  public static let waitSample = "wait_sample"
  /// A program or library whose code samples may be in.
  public static let binary = "binary"
  /// The allocations in an interval.
  public static let allocations = "allocations"
  /// The stack of an allocation in an interval.
  public static let allocationSample = "allocation_sample"
}

/// Fields that have a meaning to the analysis.
public enum KnownField {
  /// Pairs the end of an interval with its begin.
  public static let id = "id"
  /// The list that the work is done for.
  public static let list = "list"
  /// The update that the work is done for.
  public static let update = "update"
  /// The kind of a named interval, or the name of a counter or parameter.
  public static let name = "name"
  /// The cause of an update of a host of elements.
  public static let cause = "cause"
  /// The number of views of elements that were made.
  public static let created = "created"
  /// The number of views of elements that were reused.
  public static let reused = "reused"
  /// The number of views of elements that were removed.
  public static let removed = "removed"
  /// The number of elements without children that were measured.
  public static let leafMeasurements = "leaf_measurements"
  /// The number of containers that were measured.
  public static let containerMeasurements = "container_measurements"
  /// The number of them in almost the same proposal as before.
  public static let nearMisses = "near_misses"
  /// The length by which a section grew while it was scrolled by itself.
  public static let longer = "longer_points"
  /// The value of a counter or parameter.
  public static let value = "value"
  /// The number of a frame within its run.
  public static let frame = "frame"
  /// The scroll offset when a frame begins.
  public static let offset = "offset_points"
  /// The phase of a frame: the cause that moves its content.
  public static let phase = "phase"
  /// The vsync that a frame begins with.
  public static let vsync = "vsync"
  /// The delay of a frame's start after its vsync.
  public static let startDelay = "start_delay_ns"
  /// The length of the view that shows nothing when a frame ends.
  public static let blank = "blank_points"
  /// The first item on screen when a frame ends, counted over all sections.
  public static let firstItem = "first_item"
  /// The duration of a frame by its own clock.
  public static let duration = "duration_ns"
  /// The processor time that a frame's thread used meanwhile.
  public static let cpu = "cpu_ns"
  /// The number of times the kernel took the processor from it.
  public static let involuntarySwitches = "involuntary_switches"
  /// The number of times it waited.
  public static let voluntarySwitches = "voluntary_switches"
  /// Its page faults.
  public static let pageFaults = "page_faults"
  /// The number of the app's state.
  public static let state = "state"
  /// The time that was spent on input and model before a frame.
  public static let harness = "harness_ns"
  /// The time that an update waited before it began.
  public static let queueWait = "queue_wait_ns"
  /// The reason of an update.
  public static let reason = "reason"
  /// Changes that an update made.
  public static let changes = "changes"
  /// Items presented after an update.
  public static let items = "items"
  /// Items of the whole content.
  public static let allItems = "all_items"
  /// Items described that are made when they are needed.
  public static let lazyItems = "lazy_items"
  /// Sizes that a layout pass had to measure.
  public static let measured = "measured"
  /// Sizes that a layout pass knew from before.
  public static let cached = "cached"
  /// Sizes that need no measuring.
  public static let fixed = "fixed"
  /// Cached and fixed sizes together; in traces of schemas up to version 6.
  public static let cacheHits = "cache_hits"
  /// The name of an element's type.
  public static let element = "element"
  /// The number of elements that were visited.
  public static let elements = "elements"
  /// The time of measuring elements.
  public static let elementMeasure = "measure_ns"
  /// The time of placing what is in elements.
  public static let elementLayout = "layout_ns"
  /// The time of updating views of elements.
  public static let elementViews = "views_ns"
  /// The number of a section in its list.
  public static let section = "section"
  /// The number of views that were made to apply content to.
  public static let viewsCreated = "views_created"
  /// True if content was applied that the view showed already.
  public static let equivalent = "equivalent"
  /// The number of items on screen.
  public static let visibleItems = "visible_items"
  /// The number of sections that are presented or described.
  public static let sections = "sections"
  /// True if an update is animated.
  public static let animated = "animated"
  /// True if a row was measured to the size that it had before.
  public static let same = "same"
  /// The callbacks of the app that are run.
  public static let callback = "callback"
  /// The number of times the list scrolled by itself.
  public static let performed = "performed"
  /// The length of a list's content after it was placed.
  public static let contentPoints = "content_points"
  /// The cost of recording one event.
  public static let eventCost = "event_ns"
  /// The cost of reading the thread's usage.
  public static let usageCost = "usage_ns"
  /// The number of a content type, or the type of a parameter.
  public static let type = "type"
  /// The version of the schema.
  public static let version = "version"
  /// The checksum of the schema.
  public static let fingerprint = "fingerprint"
  /// The name of the scenario.
  public static let scenario = "scenario"
  /// The time that a frame may take.
  public static let budget = "budget_ns"
  /// The checksum of the generated content.
  public static let checksum = "checksum"
  /// The unit of a run parameter.
  public static let unit = "unit"
  /// The meaning of a run parameter.
  public static let meaning = "meaning"
  /// The rule for comparing runs that differ in a parameter.
  public static let comparison = "comparison"
}

/// Run parameters that have a meaning to the analysis.
public enum KnownParameter {
  /// Items asked for.
  public static let items = "items"
  /// Frames per second.
  public static let refreshRate = "refresh_rate_hz"
  /// The clock of a run: what moves time from frame to frame.
  public static let clock = "clock"
  /// The number of warm-up frames.
  public static let warmupFrames = "warmup_frames"
  /// The share of the period that a frame may take.
  public static let budgetShare = "budget_share"
  /// The factor that costs are multiplied by.
  public static let slowdown = "slowdown"
  /// The factors of single kinds of work.
  public static let slowdownProfile = "slowdown_profile"
  /// The number of the repetition.
  public static let repetition = "repetition"
}
