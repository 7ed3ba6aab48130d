import TraceAnalysis

/// Frames to walk through one by one; made by the scripts of the page from all frames.
struct FrameStrip {
  private let frames: FrameSummary
  private let command: String

  /// Prepares the strip.
  ///
  /// - Parameters:
  ///   - frames: the frames.
  ///   - command: shows a frame in a terminal, when the number of the frame is added.
  init(_ frames: FrameSummary, command: String) {
    self.frames = frames
    self.command = command
  }

  /// The place for the strip, its buttons, and the data.
  var markup: Markup {
    .element(
      "div",
      ["class": "frames scripted"],
      [
        .element(
          "p",
          ["class": "buttons"],
          [
            button("late-before", "← Late frame before"), button("late-after", "Next late frame →"),
            button("zoom-in", "Zoom in"), button("zoom-out", "Zoom out"),
            button("zoom-all", "All frames"),
          ]
        ),
        .element(
          "div",
          [
            "id": "strip", "role": "toolbar",
            "aria-label":
              "Frames, late ones hatched. Arrow keys move, Page Up and Page Down go to the late frame "
              + "before or after.",
          ]
        ),
        .element(
          "p",
          [
            "id": "selected", "role": "status", "aria-live": "polite", "data-command": command,
          ],
          "No frame chosen yet: click one, or go through them with the arrow keys."
        ),
        .element(
          "script",
          ["type": "application/json", "id": "frame-data"],
          [.code(PageCode(json: FrameData(frames.frames)))]
        ),
      ]
    )
  }

  private func button(_ action: String, _ label: String) -> Markup {
    .element("button", ["type": "button", "data-action": action], label)
  }
}
