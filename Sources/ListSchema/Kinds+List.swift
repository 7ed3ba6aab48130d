// Generated from ListSchema by scripts/generate. Do not edit.
// swift-format-ignore-file

public import Signposts

extension IntervalKind {
  /// All work of one display frame: input, due updates, layout, display.
  @inlinable public static var frame: IntervalKind { IntervalKind(code: 0) }
  /// Reaction of the list to one change of the scroll offset.
  @inlinable public static var scroll: IntervalKind { IntervalKind(code: 1) }
  /// One pass of the engine line, from the content to what is on screen.
  @inlinable public static var update: IntervalKind { IntervalKind(code: 2) }
  /// Choice of the part of the content that is presented.
  @inlinable public static var slice: IntervalKind { IntervalKind(code: 3) }
  /// Comparison of the presented content with the new slice.
  @inlinable public static var diff: IntervalKind { IntervalKind(code: 4) }
  /// Carrying the difference over to the long-lived states of items, headers and footers.
  @inlinable public static var present: IntervalKind { IntervalKind(code: 5) }
  /// Placement of everything that is presented.
  @inlinable public static var layout: IntervalKind { IntervalKind(code: 6) }
  /// Measurement of one item, header or footer that has no known size.
  @inlinable public static var measure: IntervalKind { IntervalKind(code: 7) }
  /// Finding what is on screen now, and showing and hiding what changed.
  @inlinable public static var visible: IntervalKind { IntervalKind(code: 8) }
  /// Applying content to one view.
  @inlinable public static var apply: IntervalKind { IntervalKind(code: 9) }
  /// Running callbacks of the app.
  @inlinable public static var notify: IntervalKind { IntervalKind(code: 10) }
  /// The app describing its content again: time of the frame, but not of the engine.
  @inlinable public static var configure: IntervalKind { IntervalKind(code: 11) }
  /// Telling the collection which rows change, and checking that the numbers add up.
  @inlinable public static var batchUpdate: IntervalKind { IntervalKind(code: 12) }
  /// Finding the placed content in a rectangle.
  @inlinable public static var query: IntervalKind { IntervalKind(code: 13) }
  /// Bringing the selection into line with the content.
  @inlinable public static var select: IntervalKind { IntervalKind(code: 14) }
  /// Deciding about the list's automatic scroll, and performing it.
  @inlinable public static var autoScroll: IntervalKind { IntervalKind(code: 15) }
  /// One step of a row being dragged to another place by the user.
  @inlinable public static var reorder: IntervalKind { IntervalKind(code: 16) }
  /// Measuring how large a content would be, without a list.
  @inlinable public static var contentSize: IntervalKind { IntervalKind(code: 17) }
  /// Work that waited for the next turn of the run loop.
  @inlinable public static var deferred: IntervalKind { IntervalKind(code: 18) }
  /// Taking over the content that was described.
  @inlinable public static var setContent: IntervalKind { IntervalKind(code: 19) }
  /// Freeing what the app described before, and what was presented of it, after the frame.
  @inlinable public static var release: IntervalKind { IntervalKind(code: 20) }
  /// The work of the user and the run loop at the start of a frame: touches, timers, scrolls.
  @inlinable public static var input: IntervalKind { IntervalKind(code: 21) }
  /// A programmatic scroll: finding its target, presenting and showing it.
  @inlinable public static var scrollTo: IntervalKind { IntervalKind(code: 22) }
  /// Making the table in which the items of a section are found by their identifiers.
  @inlinable public static var index: IntervalKind { IntervalKind(code: 23) }
  /// Finding out which part of the content the view needs, and whether it is presented.
  @inlinable public static var window: IntervalKind { IntervalKind(code: 24) }
  /// Noting the visible rows before an update, and keeping them in place after it.
  @inlinable public static var anchor: IntervalKind { IntervalKind(code: 25) }
  /// Views laying out their subviews, where something asked for it.
  @inlinable public static var viewLayout: IntervalKind { IntervalKind(code: 26) }
  /// Making the contents of an element and of all elements in it.
  @inlinable public static var elementBuild: IntervalKind { IntervalKind(code: 27) }
  /// Finding the size of a host's element.
  @inlinable public static var elementMeasure: IntervalKind { IntervalKind(code: 28) }
  /// Placing all elements of a host.
  @inlinable public static var elementLayout: IntervalKind { IntervalKind(code: 29) }
  /// Bringing the views of a host into line with its elements.
  @inlinable public static var elementViews: IntervalKind { IntervalKind(code: 30) }
  /// Nothing: recorded before a run, to measure what recording costs.
  @inlinable public static var calibration: IntervalKind { IntervalKind(code: 31) }
  /// The recording itself, after the frame: looking at a few rows for mistakes in how they are described.
  @inlinable public static var inspect: IntervalKind { IntervalKind(code: 32) }
  /// Asking for the descriptions of all sections, and making templates of new ones.
  @inlinable public static var compile: IntervalKind { IntervalKind(code: 33) }
  /// Finding the places of all groups from their templates.
  @inlinable public static var solve: IntervalKind { IntervalKind(code: 34) }
  /// Measuring what has estimated sides until nothing changes.
  @inlinable public static var selfSize: IntervalKind { IntervalKind(code: 35) }
  /// Scrolling one section by itself, across the list.
  @inlinable public static var sectionScroll: IntervalKind { IntervalKind(code: 36) }
  /// Describing sections of components, and applying them to a list.
  @inlinable public static var render: IntervalKind { IntervalKind(code: 37) }
  /// Taking over a snapshot of a diffable data source: finding what changed, and presenting that.
  @inlinable public static var applySnapshot: IntervalKind { IntervalKind(code: 38) }
  /// The app providing a cell, a header or a footer, and configuring it.
  @inlinable public static var provideView: IntervalKind { IntervalKind(code: 39) }
  /// Asking the app's data source for its numbers of sections and items.
  @inlinable public static var countItems: IntervalKind { IntervalKind(code: 40) }
  /// Asking a layout object for the attributes of all elements, on screen or not.
  @inlinable public static var attributes: IntervalKind { IntervalKind(code: 41) }
}

extension EventKind {
  /// The schema that the following events follow.
  @inlinable public static var schema: EventKind { EventKind(code: 0) }
  /// A scenario is about to be played; its parameters follow, each in a run_parameter.
  @inlinable public static var runBegin: EventKind { EventKind(code: 1) }
  /// A parameter of the run that was announced last.
  @inlinable public static var runParameter: EventKind { EventKind(code: 2) }
  /// The content of the scenario has been generated.
  @inlinable public static var scenario: EventKind { EventKind(code: 3) }
  /// The scenario has been played to its end.
  @inlinable public static var runEnd: EventKind { EventKind(code: 4) }
  /// The name that belongs to a content type's number.
  @inlinable public static var typeName: EventKind { EventKind(code: 5) }
  /// A frame took longer than it may.
  @inlinable public static var frameOverrun: EventKind { EventKind(code: 6) }
  /// A size that is infinite or not a number counts as 0.
  @inlinable public static var invalidSize: EventKind { EventKind(code: 7) }
  /// The sizes of a content type that a layout pass needed, and those it knew.
  @inlinable public static var measureCache: EventKind { EventKind(code: 8) }
  /// The name that belongs to a state's number.
  @inlinable public static var stateName: EventKind { EventKind(code: 9) }
  /// The cost of recording in this process, measured before the run.
  @inlinable public static var instrument: EventKind { EventKind(code: 10) }
  /// The cost of the elements of one type in one step of a host: its measuring, or its update.
  @inlinable public static var elementCost: EventKind { EventKind(code: 11) }
  /// The cost of one element in one step of a host; only with --element-detail.
  @inlinable public static var elementNode: EventKind { EventKind(code: 12) }
  /// A fault of the rows of one type, found by checking a few rows of an update.
  @inlinable public static var rowCheck: EventKind { EventKind(code: 13) }
  /// Stacks are sampled from now on while frames are open; only with --stacks.
  @inlinable public static var stackSampling: EventKind { EventKind(code: 14) }
  /// The calls in progress at a moment of a frame.
  @inlinable public static var stackSample: EventKind { EventKind(code: 15) }
  /// The signals and threads so far that gave no sample.
  @inlinable public static var stackLosses: EventKind { EventKind(code: 16) }
  /// A thread has waited inside of a frame for 10 µs or longer.
  @inlinable public static var waitSample: EventKind { EventKind(code: 17) }
  /// A program or library whose code the addresses of stack samples may be in.
  @inlinable public static var binary: EventKind { EventKind(code: 18) }
  /// The allocations of an interval that is about to end; only with --allocations.
  @inlinable public static var allocations: EventKind { EventKind(code: 19) }
  /// The calls that led to an allocation in an interval; only with --allocations.
  @inlinable public static var allocationSample: EventKind { EventKind(code: 20) }
  /// The app asks the flight recorder to keep what its rings hold.
  @inlinable public static var ringRequest: EventKind { EventKind(code: 21) }
  /// The thread runs another Swift task from now on.
  @inlinable public static var task: EventKind { EventKind(code: 22) }
}
