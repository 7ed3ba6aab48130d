import Foundation
import Reports
import Testing
import TraceTestSupport

@Suite(
  .serialized,
  .enabled(if: Chromium.isInstalled, "needs chromium: scripts/bootstrap --all")
)
struct TimelineRunsInBrowserTests {
  private func withTimeline(_ script: TraceScript, _ body: (Chromium) throws -> Void) throws {
    let page = TimelinePages.page(script, library: PageInBrowserTests.library)
    try Chromium.withPage(page) { browser in
      try browser.wait(for: "document.getElementById('timeline-window').textContent !== ''")
      try body(browser)
    }
  }

  private let said = "document.getElementById('timeline-said').textContent"

  @Test("All runs of a recording are there, and between two of them nothing is drawn")
  func runs() throws {
    try withTimeline(TimelinePages.processes(40)) { browser in
      #expect(try browser.integer("Trace.runs.length") == 40)
      #expect(try browser.number("Trace.duration") == 79e6)
      #expect(try browser.integer("Trace.rows.reduce((sum, row) => sum + row.count, 0)") == 160)
      try browser.evaluate("Explorer.look(60e6, 64e6); Explorer.draw()")
      // Whether anything is drawn in the columns of pixels of a run, and of the break after it.
      let drawn = """
        (() => {
          const scale = devicePixelRatio, { width, height } = Drawing.canvas;
          const pixels = Drawing.canvas.getContext('2d').getImageData(0, 0, width, height).data;
          return ['phases', 'offset'].flatMap(lane => [60.6e6, 61.6e6].map(time => {
            const x = Math.round(Drawing.x(time) * scale), { top, height: size } = Drawing.lane(lane);
            for (let y = top * scale; y < (top + size) * scale; y++) if (pixels[4 * (y * width + x) + 3]) return 1;
            return 0;
          })).join(' ');
        })()
        """
      #expect(try browser.text(drawn) == "1 0 1 0")
      // A link to a frame of the last run leads there.
      try browser.evaluate("Explorer.follow('time:78000000-78250000')")
      #expect(try browser.text(said).hasPrefix("Frame 1: 250 µs"))
      let seen = "Explorer.view.start < 78e6 && Explorer.view.end > 78.25e6"
      #expect(try browser.isTrue(seen))
    }
  }
}
