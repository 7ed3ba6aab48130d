import Foundation
import Reports
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports

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

  @Test("All runs of a recording are below each other, each frame below the same one")
  func runs() throws {
    try withTimeline(TimelinePages.processes(40)) { browser in
      #expect(try browser.integer("Trace.runs.length") == 40)
      #expect(try browser.number("Trace.duration") == 79e6)
      #expect(try browser.integer("Trace.rows.reduce((sum, row) => sum + row.count, 0)") == 160)
      #expect(try browser.integer("Parts.all.length") == 40)
      #expect(try browser.integer("Drawing.lane('others').length") == 39)
      try browser.evaluate("Explorer.look(60e6, 61e6); Explorer.draw()")
      #expect(try browser.text("Explorer.part().name") == "run 31")
      // The window never leaves a run, so it is never empty.
      try browser.evaluate("Explorer.look(60.5e6, 64e6); Explorer.draw()")
      let isInRun =
        "Explorer.view.start >= Explorer.part().start && Explorer.view.end <= Explorer.part().end"
      #expect(try browser.isTrue(isInRun))
      let shifts =
        "Drawing.lane('others').every(lane => (lane.shift - (lane.part.start - Explorer.part().start)) === 0)"
      #expect(try browser.isTrue(shifts))
      // A link to a frame of the last run leads there.
      try browser.evaluate("Explorer.follow('time:78000000-78250000')")
      #expect(try browser.text(said).hasPrefix("Frame 1: 250 µs"))
      let seen = "Explorer.view.start <= 78e6 && Explorer.view.end >= 78.25e6"
      let view = try browser.text("Explorer.view.start + '–' + Explorer.view.end")
      #expect(try browser.isTrue(seen), "\(view)")
      // R leads to the same frame of the next run, which is the first one after the last.
      try browser.press("r")
      #expect(try browser.text(said).contains("Frame 1: 250 µs"))
      #expect(try browser.text(said).contains("run 1,"))
    }
  }

  @Test("What a link leads to is selected")
  func lit() throws {
    try withTimeline(TimelinePages.formatterScript) { browser in
      try browser.evaluate("Explorer.choose(null); Explorer.search('')")
      try browser.evaluate("Explorer.look(250e6, 450e6); Explorer.draw()")
      try browser.evaluate(
        "document.querySelector('#advice a[data-find^=\"function:\"], #advice a[data-find^=\"cause:\"]').click()"
      )
      try browser.evaluate("Explorer.look(250e6, 450e6); Explorer.draw()")
      #expect(try browser.isTrue("Explorer.selection() !== null"))
    }
  }

  @Test("Both sides of a comparison are on one timeline, and what grew is red in their flame graph")
  func sides() throws {
    var scenario = ScenarioComparison("feed", .rounds)
    scenario.timelines = (
      TimelinePages.timeline(TimelinePages.processes(1)),
      TimelinePages.timeline(TimelinePages.processes(1, lasting: 3_000_000))
    )
    let page = HTMLReport(Report(Comparison(base: "a", head: "b", [scenario]))).text()
    try Chromium.withPage(page) { browser in
      try browser.wait(for: "document.getElementById('timeline-window').textContent !== ''")
      #expect(try browser.text("Parts.all.map(part => part.name).join()") == "base,head")
      try browser.evaluate("Explorer.choose({ frame: Parts.all[1].places.get(2) })")
      let words = try browser.text("document.getElementById('selection').textContent")
      #expect(words.contains("The selection: difference by intervals"))
      #expect(words.contains("All frames: difference by intervals"))
      #expect(words.contains("frame 250 µs → 750 µs") && words.contains("frame 1.00 ms → 3.00 ms"))
      let red = "Flames.colour({ base: 1, head: 3 }, { total: 3 })"
      #expect(try browser.text(red).contains("#e5402a"))
      #expect(
        try browser.text("Flames.colour({ base: 3, head: 1 }, { total: 3 })").contains("#3f8fd0")
      )
      #expect(
        try browser.text("getComputedStyle(document.querySelector('.answer-box')).borderLeftColor")
          != ""
      )
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
