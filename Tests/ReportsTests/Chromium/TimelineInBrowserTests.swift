import Foundation
import Reports
import Testing
import TraceAnalysis
@testable import HTMLReports

@Suite(
  .serialized,
  .enabled(if: Chromium.isInstalled, "needs chromium: scripts/bootstrap --all")
)
struct TimelineInBrowserTests {
  private static let page = TimelinePages.page(TimelinePages.script)

  /// Opens the page with the timeline in sight.
  private func withTimeline(
    _ page: String = Self.page,
    at fragment: String = "",
    _ body: (Chromium) throws -> Void
  ) throws {
    try Chromium.withPage(page, at: fragment) { browser in
      // The last text that moves what is below it.
      try browser.wait(for: "document.getElementById('timeline-window').textContent !== ''")
      try browser.evaluate(
        "document.getElementById('explorer').scrollIntoView({ behavior: 'instant' })"
      )
      try body(browser)
    }
  }

  /// The same, with all of it shown, and nothing selected.
  private func withWhole(_ body: (Chromium) throws -> Void) throws {
    try withTimeline { browser in
      try browser.evaluate("Explorer.choose(null); Explorer.look(0, 5e9)")
      try browser.evaluate("new Promise(requestAnimationFrame)")
      try body(browser)
    }
  }

  private let said = "document.getElementById('timeline-said').textContent"
  private let length = "Explorer.view.end - Explorer.view.start"

  /// The middle of a part of the time, in a row of intervals or another lane.
  private func point(_ browser: Chromium, at time: String, lane: String) throws
    -> Chromium.Point
  {
    let box = "document.getElementById('timeline-canvas').getBoundingClientRect()"
    return Chromium.Point(
      x: try browser.number("\(box).left + Drawing.x(\(time))"),
      y: try browser.number("\(box).top + \(lane).top + \(lane).height / 2")
    )
  }
  private func point(_ browser: Chromium, frame: Int) throws -> Chromium.Point {
    let time = "(Trace.frames.start[\(frame)] + Trace.frames.end[\(frame)]) / 2"
    return try point(browser, at: time, lane: "Drawing.lane('frames')")
  }
  private func row(_ browser: Chromium, _ depth: Int, at time: String) throws -> Chromium.Point {
    try point(browser, at: time, lane: "Drawing.lane('rows')[\(depth)]")
  }

  @Test("A click selects a frame, with sums, a flame graph, and an address")
  func clicks() throws {
    try withTimeline { browser in
      // The page begins at the frame that is late by most, and its address says nothing yet.
      try browser.wait(for: "/^Frame .* late by /.test(\(said))")
      #expect(try browser.text("location.hash") == "")
      #expect(try browser.number(length) < browser.number("Trace.duration"))
      try browser.evaluate("Explorer.choose(null); Explorer.look(0, 5e9)")
      try browser.evaluate("new Promise(requestAnimationFrame)")
      try browser.click(try point(browser, frame: 58))
      #expect(try browser.text(said).hasPrefix("Frame 58: 25.6 ms, late by 8.89 ms"))
      let sums = "document.querySelector('#selection table').textContent"
      #expect(try browser.text(sums).contains("measure"))
      #expect(try browser.integer("document.querySelectorAll('#selection .box').length") > 4)
      try browser.wait(for: "location.hash.includes('selected=')")
      try browser.click("[data-timeline=selection]")
      try browser.click("[data-timeline=clear]")
      #expect(try browser.text(said) == "Nothing is selected.")
      #expect(try browser.integer("document.querySelectorAll('#selection *').length") == 0)
    }
  }

  @Test("An address brings back what was selected, found, and shown")
  func address() throws {
    let fragment = "#view=300000000-400000000&selected=320000990-345000990.0.8&find=measure"
    try withTimeline(at: fragment) { (browser: Chromium) throws in
      #expect(try browser.text(said).hasPrefix("Frame"))
      #expect(try browser.number("Explorer.view.start") == 300_000_000)
      #expect(try browser.integer("Explorer.matches().all.length") > 14)
    }
    for nonsense in ["#view=9-1&selected=1-2.99.99&find=%5B", "#view=x&selected=5-&find=time:9-1"] {
      try withTimeline(at: nonsense) { (browser: Chromium) throws in
        #expect(try browser.number(length) > 1)
      }
    }
  }

  @Test("The wheel zooms at the pointer once the timeline has the focus, and moves with Shift")
  func wheel() throws {
    try withWhole { browser in
      let whole = try browser.number(length)
      let place = try row(browser, 0, at: "2e9")
      try browser.turnWheel(at: place, by: -300)
      try browser.evaluate("new Promise(done => setTimeout(done, 300))")
      #expect(try browser.number(length) == whole)
      try browser.evaluate(
        "document.getElementById('explorer').scrollIntoView({ behavior: 'instant' })"
      )
      try browser.click(try row(browser, 4, at: "2e9"))
      let again = try row(browser, 0, at: "2e9")
      try browser.turnWheel(at: again, by: -300)
      try browser.wait(for: "\(length) < 0.7 * \(whole)")
      let time = try browser.number("Drawing.timeAt(Drawing.x(2e9))")
      #expect(abs(time - 2e9) < 1)
      #expect(abs(try row(browser, 0, at: "2e9").x - again.x) < 2)
      let start = try browser.number("Explorer.view.start")
      try browser.turnWheel(at: again, by: 200, withShift: true)
      try browser.wait(for: "Explorer.view.start > \(start)")
    }
  }

  @Test("A drag selects a part of the time; with Shift it moves the window")
  func drags() throws {
    try withWhole { browser in
      try browser.drag(
        from: try row(browser, 0, at: "1e9"),
        to: try row(browser, 0, at: "2e9")
      )
      #expect(try browser.text(said).contains("25 frames, 0 of them late"))
      #expect(abs(try browser.number("Explorer.selection().start") - 1e9) < 2e7)
      try browser.evaluate("Explorer.look(1e9, 2e9)")
      try browser.evaluate("new Promise(requestAnimationFrame)")
      let (from, to) = (try row(browser, 0, at: "1.5e9"), try row(browser, 0, at: "1.25e9"))
      try browser.drag(from: from, to: to, withShift: true)
      try browser.wait(for: "Math.abs(Explorer.view.start - 1.25e9) < 1e7")
      #expect(abs(try browser.number("Explorer.selection().start") - 1e9) < 2e7)
    }
  }

  @Test("Keys zoom, move, and lead to late frames, and to what is inside and beside")
  func keys() throws {
    try withWhole { browser in
      try browser.evaluate("document.getElementById('timeline-canvas').focus()")
      for (key, words) in [
        ("PageDown", "Frame 8: 21.6 ms, late by"), ("PageDown", "Frame 200: 19.5 ms, late by"),
        ("PageDown", "Frame 58: "), ("ArrowDown", "update: "), ("ArrowDown", "diff: "),
        ("ArrowUp", "update: "), ("PageUp", "Frame 58: "), ("PageUp", "Frame 200: "),
      ] {
        try browser.press(key)
        let found = try browser.text(said)
        #expect(found.hasPrefix(words), "\(key): \(found)")
      }
      try browser.press("Enter")
      #expect(try browser.number(length) < 30_000_000)
      let short = try browser.number(length)
      try browser.press("-")
      #expect(try browser.number(length) > 1.5 * short)
      try browser.press("+")
      #expect(abs(try browser.number(length) - short) < 10)
      try browser.press("Home")
      #expect(try browser.number("Explorer.view.start - Trace.first") == 0)
      try browser.press("ArrowRight")
      #expect(try browser.number("Explorer.view.start - Trace.first") > 0)
      try browser.press("End")
      #expect(try browser.number("Explorer.view.end - Trace.duration") == 0)
      try browser.press("Escape")
      #expect(try browser.text(said) == "Nothing is selected.")
      try browser.press("0")
      #expect(try browser.number(length) > 4e9)
      try browser.press("/")
      #expect(try browser.text("document.activeElement.id") == "find")
      try browser.press("Escape")
      #expect(try browser.text("document.activeElement.id") == "timeline-canvas")
    }
  }

  @Test("A finger selects and moves, two zoom")
  func touch() throws {
    try withWhole { browser in
      try browser.call(
        "Emulation.setTouchEmulationEnabled",
        ["enabled": true, "maxTouchPoints": 2]
      )
      let tapped = try point(browser, frame: 58)
      try browser.touch([[tapped]])
      try browser.wait(for: "\(said).startsWith('Frame 58')")
      let whole = try browser.number(length)
      let (left, right) = (try row(browser, 0, at: "2e9"), try row(browser, 0, at: "3e9"))
      func moved(_ point: Chromium.Point, by distance: Double) -> Chromium.Point {
        Chromium.Point(x: point.x + distance, y: point.y)
      }
      try browser.touch([
        [left, moved(left, by: -20), moved(left, by: -100)],
        [right, moved(right, by: 20), moved(right, by: 100)],
      ])
      try browser.wait(for: "\(length) < 0.7 * \(whole)")
      let start = try browser.number("Explorer.view.start")
      try browser.touch([[right, moved(right, by: -30), moved(right, by: -150)]])
      try browser.wait(for: "Explorer.view.start > \(start)")
      #expect(try browser.text(said).hasPrefix("Frame 58"))
    }
  }

  @Test(
    "Search finds intervals, row types, causes and functions, and steps through them",
    arguments: [
      ("measu", "interval", "measure"), ("feedrow", "type", "FeedRow"),
      ("row.load", "function", "Row.load() (Row.swift:7)"),
      ("cause:measure-cache miss", "cause", "measure-cache miss"),
    ]
  )
  func search(words: String, category: String, name: String) throws {
    try withTimeline { browser in
      try browser.press("/")
      try browser.type(words)
      try browser.wait(for: "Explorer.matches()?.all.length > 0")
      let entries =
        "Explorer.matches().entries.some(e => e.category === '\(category)' && e.name === '\(name)')"
      let names = try browser.text("JSON.stringify(Explorer.matches().entries)")
      #expect(try browser.isTrue(entries), "\(names)")
      try browser.press("Enter")
      try browser.wait(for: "/^Match [0-9]+ of /.test(\(said))")
      #expect(
        try browser.text("document.getElementById('found').textContent").contains(" found, in ")
      )
      try browser.wait(for: "location.hash.includes('find=')")
      try browser.press("Escape")
      #expect(try browser.isTrue("Explorer.matches() === null"))
    }
  }

  @Test("Each sentence of advice leads to its place in the timeline")
  func advice() throws {
    try withTimeline { browser in
      let count = try browser.integer("document.querySelector('.advice').children.length")
      let linked = try browser.integer(
        "document.querySelector('.advice').querySelectorAll('a[data-find]').length"
      )
      #expect(count > 0)
      // All sentences but the one that says how many more there are.
      #expect(linked >= count - 1)
      for item in 1...max(1, count) {
        let link = ".advice li:nth-child(\(item)) a[data-find]"
        guard try browser.isTrue("document.querySelector('\(link)') !== null") else { continue }
        try browser.click(link)
        try browser.wait(for: "Explorer.matches()?.all.length > 0 && Explorer.selection() !== null")
        try browser.wait(for: "/^Match [0-9]+ of /.test(\(said))")
      }
      try browser.click("details[data-position] summary")
      try browser.click("details[open] a[data-find]")
      try browser.wait(for: "\(said).startsWith('Frame ') && \(length) < 60e6")
    }
  }

  @Test("Stack samples of a selection have a flame graph and a table")
  func samples() throws {
    try withTimeline { browser in
      try browser.evaluate("Explorer.choose({ frame: Trace.frames.number.indexOf(200) })")
      let text = "document.getElementById('selection').textContent"
      for words in ["stack samples", "inside ListEngine", "Row.load() (Row.swift:7)"] {
        #expect(try browser.text(text).contains(words))
      }
      let row =
        "[...document.querySelectorAll('#selection tbody tr')].find(r => r.textContent.startsWith('Row.load'))"
      #expect(try browser.text("\(row).cells[1].textContent") == "12")
    }
  }

  @Test("Those who do not see the drawing have tables, and keys lead from these to intervals")
  func tables() throws {
    try withWhole { browser in
      try browser.click("#shown summary")
      try browser.wait(for: "document.querySelectorAll('#shown-table tbody tr').length === 100")
      let focused = "document.activeElement.dataset.interval"
      let whole = try browser.text("document.querySelector('#shown-table').dataset.shown")
      try browser.evaluate(
        "document.querySelector('#shown-table tbody tr:nth-child(10) button').focus()"
      )
      let interval = try browser.text(focused)
      try browser.evaluate("document.activeElement.click()")
      let words = try browser.text(said)
      #expect(words.contains(": ") && !words.hasPrefix("Nothing"))
      // The table shows what is inside of the interval then, and keys go on from there.
      try browser.wait(for: "document.querySelector('#shown-table').dataset.shown !== '\(whole)'")
      #expect(try browser.text(focused) == interval)
      let canvas = "document.getElementById('timeline-canvas')"
      #expect(try browser.text("\(canvas).ariaLabel").hasPrefix("Timeline of frames"))
      let described =
        "\(canvas).getAttribute('aria-describedby').split(' ').every(id => document.getElementById(id).textContent)"
      try browser.wait(for: described)
    }
  }

  @Test("No script runs but those of the page")
  func policy() throws {
    try Chromium.withPage("<p>") { _ in }
    let browser = try Chromium()
    defer { browser.close() }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("policy-\(UUID().uuidString).html")
    try Self.page.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    try browser.open(file.absoluteString)
    try browser.evaluate(
      "const added = document.createElement('script'); added.textContent = 'window.foreign = 1'; "
        + "document.body.append(added); document.body.setAttribute('style', 'opacity: 0.5')"
    )
    #expect(try browser.isTrue("window.foreign === undefined"))
    #expect(try browser.text("getComputedStyle(document.body).opacity") == "1")
    #expect(browser.complaints.count == 2)
  }

  @Test("On paper the drawing and the tables are there, and controls are not")
  func paper() throws {
    try withTimeline { browser in
      try browser.evaluate("Explorer.choose({ frame: 58 })")
      try browser.call("Emulation.setEmulatedMedia", ["media": "print"])
      let height = { (selector: String) in
        try browser.integer("document.querySelector('\(selector)').offsetHeight")
      }
      #expect(try height("#timeline-canvas") > 100)
      #expect(try height("#selection .icicle") > 40)
      #expect(try height("#find") == 0)
      #expect(try height("[data-timeline=all]") == 0)
    }
  }

  @Test("A hostile trace runs no script in the timeline", arguments: HostileScript.texts.prefix(3))
  func hostile(text: String) throws {
    try withTimeline(TimelinePages.page(HostileScript.script(text))) { browser in
      try browser.evaluate("Explorer.choose({ frame: 3 }); Explorer.search('img')")
      #expect(try browser.integer("document.querySelectorAll('img, b').length") == 0)
      #expect(try browser.integer("Trace.frames.count") == 20)
    }
  }

  @Test("100,000 intervals take less than 3 MB, and a drawing 16 ms of script at most")
  func large() throws {
    let script = TimelinePages.full(frames: 500)
    let page = HTMLReport(
      Report(ReportScripts.run, path: "trace", timeline: TimelinePages.timeline(script))
    ).text()
    #expect(page.utf8.count < 3_000_000)
    try withTimeline(page) { browser in
      #expect(try browser.integer("Trace.rows.reduce((sum, row) => sum + row.count, 0)") == 100_000)
      try browser.evaluate("document.getElementById('timeline-canvas').focus()")
      try browser.evaluate("Explorer.redraws.length = 0")
      // The whole; and every step on the way to a frame, and back; without matches, and with them.
      for isSearched in [false, true] {
        if isSearched { try browser.evaluate("Explorer.search('measure')") }
        try browser.evaluate("for (let step = 0; step < 200; step++) Explorer.draw()")
        for factor in [0.8, 1.25] {
          try browser.evaluate(
            "for (let step = 0; step < 25; step++) { const { start, end } = Explorer.view; "
              + "const middle = (start + end) / 2, half = \(factor) * (end - start) / 2; "
              + "Explorer.look(middle - half, middle + half); Explorer.draw(); }"
          )
        }
      }
      #expect(try browser.integer("Explorer.redraws.length") >= 500)
      let times = "[...Explorer.redraws].sort((a, b) => a - b)"
      let median = try browser.number("\(times)[Explorer.redraws.length >> 1]")
      let longest = try browser.number("\(times).at(-1)")
      #expect(median <= 16, "median \(median) ms, longest \(longest) ms")
      print("redraw at 100,000 intervals: median \(median) ms, longest \(longest) ms")
    }
  }
}
