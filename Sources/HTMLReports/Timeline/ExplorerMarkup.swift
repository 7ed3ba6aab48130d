import Reports

/// A whole trace to look into; drawn by the scripts of the page, with tables of what is selected.
struct ExplorerMarkup {
  private let timeline: PageTimeline

  init(_ timeline: PageTimeline) {
    self.timeline = timeline
  }

  /// The place for the drawing, its controls, what is selected, and the data.
  var markup: Markup {
    .element(
      "div",
      ["id": "explorer"],
      [
        .element(
          "p",
          ["class": "note unscripted"],
          "The timeline needs scripts. What it shows is in the tables of the other parts."
        ),
        .late { [pictures = timeline.pictures] in PicturesMarkup(pictures()).markup },
        .element("div", ["class": "scripted"], drawing + results),
        .element(
          "script",
          ["type": "application/json", "id": "timeline-data"],
          [.code(PageCode(json: TimelineData(timeline)))]
        ),
      ]
    )
  }

  private var controls: [Markup] {
    [
      .element(
        "p",
        ["class": "buttons", "role": "group", "aria-label": "The timeline's window"],
        [
          ("late-before", "◀ Late frame"), ("late-after", "Late frame ▶"), ("in", "Zoom in"),
          ("out", "Zoom out"), ("all", "All"), ("selection", "Zoom to selection"),
          ("clear", "Clear"),
        ].map { action, label in
          .element("button", ["type": "button", "data-timeline": action], label)
        }
      ),
      .element(
        "div",
        ["class": "search", "role": "search"],
        [
          .element(
            "label",
            ["for": "find"],
            "Find an interval, row type, cause or function "
          ),
          .element(
            "input",
            [
              "id": "find", "type": "search", "autocomplete": "off", "spellcheck": "false",
              "aria-describedby": "found", "aria-keyshortcuts": "/",
            ]
          ),
          .element("output", ["id": "found", "for": "find"], ""),
          .element("div", ["id": "matches", "class": "buttons"], ""),
        ]
      ),
    ]
  }

  private var drawing: [Markup] {
    [
      .element("div", ["class": "tools"], controls),
      .element("p", ["id": "timeline-said", "role": "status", "aria-live": "polite"], Self.hint),
      .element(
        "div",
        ["class": "plot"],
        [
          .element(
            "canvas",
            [
              "id": "timeline-canvas", "tabindex": "0", "role": "application",
              "aria-roledescription": "timeline",
              "aria-label": "Timeline of frames, gestures, updates and intervals",
              "aria-describedby": "timeline-keys timeline-window",
            ],
            ""
          )
        ]
      ),
      .element("p", ["id": "timeline-window", "class": "note"], ""),
      .element("ul", ["id": "timeline-legend", "class": "legend", "aria-label": "Legend"], ""),
      .element(
        "details",
        ["class": "hint"],
        [
          .element("summary", [:], "Mouse, keys and touch"),
          .element("p", ["id": "timeline-keys", "class": "note"], Self.keys),
        ]
      ),
    ]
  }

  private static let hint =
    "Nothing is selected. Click on a frame or an interval, or drag over a part of the time."

  private static let keys =
    "Drag selects a part of the time; Shift and drag moves the window. The wheel zooms once the timeline "
    + "was clicked on, or with Ctrl; with Shift it moves. Touch: one finger moves, two zoom, a tap selects. "
    + "Keys: arrows left and right move, + and - zoom, Home and End lead to the start and the end, 0 shows all. "
    + "Enter selects the frame in the middle, and then zooms to it; Page Up and Page Down lead to late "
    + "frames. Up and Down lead from what is selected to what is around and inside it, Shift and the "
    + "arrows left and right to its neighbours, R to the same frame of the next run, N and P to the next and previous match. / leads to the "
    + "search; Escape clears the selection, and leaves the search."

  private var results: [Markup] {
    [
      .element("div", ["id": "selection"], ""),
      .element(
        "details",
        ["id": "shown", "class": "data"],
        [
          .element("summary", [:], "The intervals as a table"),
          .element("div", ["class": "wide", "id": "shown-table"], ""),
        ]
      ),
    ]
  }
}
