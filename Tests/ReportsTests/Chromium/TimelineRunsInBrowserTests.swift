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
    let page = TimelinePages.page(script)
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

  @Test("A finding of a line leads to samples of it, and what it calls can be searched for")
  func lines() throws {
    try withTimeline(TimelinePages.formatterScript) { browser in
      let links = "[...document.querySelectorAll('#advice a[data-find]')].map(a => a.dataset.find)"
      let line = "function:Row.load() (Row.swift:7)"
      #expect(try browser.isTrue("\(links).includes('\(line)')"))
      try browser.evaluate(
        "document.querySelector('#advice a[data-find=\"\(line)\"]').click()"
      )
      let found = try browser.text(said)
      #expect(found.hasPrefix("Match 1 of 12. Frame "), "\(found)")
      let selected = "Explorer.selection(), sample = Trace.samples.time[0]"
      let isAround = "selected.start <= sample && sample <= selected.end"
      #expect(try browser.isTrue("(() => { const selected = \(selected); return \(isAround); })()"))
      try browser.evaluate("Explorer.search('DateFormatter.State.formatter()')")
      #expect(try browser.integer("Explorer.matches().all.length") == 12)
    }
  }

  @Test("Each sentence of what would be left leads to its place in the timeline")
  func whatIf() throws {
    try withTimeline(TimelinePages.formatterScript) { browser in
      let items = try browser.integer("document.querySelectorAll('#what-if .advice li').length")
      #expect(items > 1)
      for item in 1...max(1, items) {
        let link = "#what-if .advice li:nth-child(\(item)) a[data-find]"
        try #require(try browser.isTrue("document.querySelector('\(link)') !== null"))
        try browser.evaluate("document.querySelector('\(link)').click()")
        #expect(try browser.text(said).hasPrefix("Match 1 of "))
      }
    }
  }
}
