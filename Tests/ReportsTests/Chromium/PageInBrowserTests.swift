import Foundation
import Reports
import Testing
import TraceAnalysis
@testable import HTMLReports

@Suite(
  .serialized,
  .enabled(if: Chromium.isInstalled, "needs chromium: scripts/bootstrap --all")
)
struct PageInBrowserTests {
  /// Opens a report in a browser.
  private func withPage(
    _ summary: TraceSummary,
    path: String = "trace",
    at fragment: String = "",
    _ body: (Chromium) throws -> Void
  ) throws {
    let commands = ReportCommands(
      showFrame: "listscope report \(path.quotedForShell) --frame"
    )
    let page = HTMLReport(
      Report(summary, path: path, commands: commands)
    ).text()
    try Chromium.withPage(page, at: fragment, body)
  }

  @Test("A page opens from a file without a request and without an error")
  func opens() throws {
    try withPage(ReportScripts.run) { browser in
      let sections = try browser.integer("document.querySelectorAll('section').length")
      #expect(sections > 8)
      let drawings = try browser.integer("document.querySelectorAll('figure .drawing').length")
      let figures = try browser.integer("document.querySelectorAll('figure').length")
      #expect(figures > 3 && drawings == figures)
      #expect(try browser.integer("document.querySelectorAll('canvas').length") == 0)
    }
  }

  @Test("A hostile trace runs no script", arguments: HostileScript.texts.prefix(4))
  func hostile(text: String) throws {
    try withPage(HostileScript.summary(text), path: text) { browser in
      #expect(try browser.integer("document.querySelectorAll('img').length") == 0)
      #expect(try browser.text("typeof Points.count") == "number")
      let title = try browser.text("document.querySelector('h1').textContent")
      #expect(title.hasPrefix(text))
    }
  }

  @Test("Pointing at a chart shows the value there, and a click chooses the frame")
  func chartValues() throws {
    try withPage(ReportScripts.run) { browser in
      let drawing = "document.querySelector('#chart-frame-times .drawing')"
      try browser.evaluate("\(drawing).scrollIntoView({ behavior: 'instant', block: 'center' })")
      let late = "document.querySelector('#chart-frame-times .squares')"
      let place = "\(late).getAttribute('d').match(/M([0-9.]+) ([0-9.]+)/)"
      let box = "\(drawing).getBoundingClientRect()"
      let point = Chromium.Point(
        x: try browser.number("\(box).left + \(place)[1] * \(box).width / 860"),
        y: try browser.number("\(box).top + \(place)[2] * \(box).width / 860")
      )
      try browser.click(point)
      let tip = "document.getElementById('tip').textContent"
      #expect(try browser.text(tip) == "late frameframe8milliseconds21.6")
      #expect(try browser.text("location.hash") == "#frame=8")
      #expect(try browser.isTrue("\(drawing).querySelector('.chosen') !== null"))
    }
  }

  @Test("A part's name in the address stays, and leads there")
  func part() throws {
    try withPage(ReportScripts.run, at: "#worst-2") { browser in
      #expect(try browser.isTrue("document.getElementById('worst-2').open"))
      try browser.evaluate("document.querySelector('[data-theme-choice=dark]').click()")
      #expect(try browser.text("location.hash") == "#worst-2&theme=dark")
      try browser.evaluate("document.querySelector('nav a[href=\"#updates\"]').click()")
      try browser.wait(for: "location.hash === '#updates&theme=dark'")
      #expect(try browser.text("document.documentElement.dataset.theme") == "dark")
    }
    try withPage(ReportScripts.run, at: "#worst-2&theme=dark") { browser in
      #expect(try browser.isTrue("document.getElementById('worst-2').open"))
      try browser.wait(for: "scrollY > 500")
    }
  }

  @Test("A click sorts a table, another turns it around, and the address remembers")
  func sorting() throws {
    try withPage(ReportScripts.run) { browser in
      let names =
        "[...document.querySelectorAll('#interval-table tbody th')]"
        + ".map(cell => cell.textContent).join()"
      #expect(try browser.text(names) == "frame,update,diff,layout,measure")
      let button = "document.querySelectorAll('#interval-table thead button')[3]"
      try browser.evaluate("\(button).click()")
      #expect(try browser.text(names) == "frame,measure,update,layout,diff")
      let state = "\(button).closest('th').getAttribute('aria-sort')"
      #expect(try browser.text(state) == "descending")
      try browser.evaluate("\(button).click()")
      #expect(try browser.text(names) == "diff,layout,update,measure,frame")
      let hash = try browser.text("location.hash")
      #expect(hash == "#sort=interval-table.3.ascending")
    }
  }

  @Test("Arrow keys walk through the frames, and Page Down to the next late one")
  func keyboard() throws {
    try withPage(ReportScripts.run) { browser in
      try browser.evaluate("document.querySelector('#strip [tabindex=\"0\"]').focus()")
      try browser.press("ArrowRight")
      try browser.press("ArrowRight")
      #expect(try browser.text("location.hash") == "#frame=3")
      try browser.press("PageDown")
      #expect(try browser.text("location.hash") == "#frame=8")
      let status = "document.getElementById('selected').textContent"
      let words = try browser.text(status)
      #expect(words.hasPrefix("Frame 8: 21.6 ms, late by 4.89 ms, drag, offset 87.5"))
      let focus = "document.activeElement.getAttribute('aria-pressed')"
      #expect(try browser.text(focus) == "true")
      let stops = "document.querySelectorAll('#strip [tabindex=\"0\"]').length"
      #expect(try browser.integer(stops) == 1)
      try browser.press("End")
      #expect(try browser.text("location.hash") == "#frame=120")
    }
  }

  @Test("An address leads to a late frame, and what was inside it is open")
  func address() throws {
    try withPage(ReportScripts.run, at: "#frame=58") { browser in
      let open = "document.querySelector('details[data-position=\"57\"]').open"
      #expect(try browser.isTrue(open))
      let inside = "document.querySelector('details[open] table').textContent.includes('measure')"
      #expect(try browser.isTrue(inside))
      let boxes = "document.querySelectorAll('details[open] .box').length"
      let count = try browser.integer(boxes)
      #expect(count >= 5)
    }
  }

  @Test("A frame that is not among the longest comes with the command that shows it")
  func command() throws {
    try withPage(ReportScripts.run, path: "my trace", at: "#frame=2") { browser in
      let words = try browser.text("document.getElementById('selected').textContent")
      #expect(words.hasSuffix("listscope report 'my trace' --frame 2"))
    }
  }

  @Test(
    "An address with nonsense in it does no harm",
    arguments: [
      "#sort=interval-table.length.ascending", "#sort=interval-table.99.ascending", "#frame=-1",
      "#frame=@x&theme=__proto__", "#filter-interval-table=%3Cb%3E", "#=&=%00",
    ]
  )
  func nonsense(address: String) throws {
    try withPage(ReportScripts.run, at: address) { browser in
      let isSound = try browser.isTrue("document.querySelectorAll('thead button').length > 5")
      #expect(isSound)
    }
  }

  @Test("Arrow keys walk through the boxes of a frame, and its words are said")
  func boxes() throws {
    try withPage(ReportScripts.run, at: "#frame=58") { browser in
      let list = "document.querySelector('details[data-position=\"57\"] .time ol')"
      let words = "\(list).closest('.wide').nextElementSibling.textContent"
      #expect(try browser.integer("\(list).querySelectorAll('[tabindex=\"0\"]').length") == 1)
      try browser.evaluate("\(list).querySelector('[tabindex=\"0\"]').focus()")
      #expect(try browser.text(words).hasPrefix("frame: "))
      for (key, name) in [
        ("ArrowDown", "update: "), ("ArrowDown", "diff: "), ("ArrowRight", "layout: "),
        ("ArrowDown", "measure: "), ("ArrowRight", "measure: "), ("ArrowUp", "layout: "),
        ("ArrowLeft", "diff: "), ("ArrowLeft", "diff: "), ("Home", "frame: "),
      ] {
        try browser.press(key)
        let said = try browser.text(words)
        #expect(said.hasPrefix(name), "\(key): \(said)")
      }
      #expect(try browser.integer("\(list).querySelectorAll('[tabindex=\"0\"]').length") == 1)
    }
  }

  @Test("Dark is dark, by the system and by choice, and paper is white")
  func dark() throws {
    try withPage(ReportScripts.run) { browser in
      let paper = "getComputedStyle(document.body).backgroundColor"
      let white = "rgb(255, 255, 255)"
      #expect(try browser.text(paper) == white)
      let scheme = [["name": "prefers-color-scheme", "value": "dark"]]
      try browser.call("Emulation.setEmulatedMedia", ["features": scheme])
      #expect(try browser.text(paper) == "rgb(21, 24, 28)")
      try browser.evaluate("document.querySelector('[data-theme-choice=light]').click()")
      #expect(try browser.text(paper) == white)
      try browser.evaluate("document.querySelector('[data-theme-choice=dark]').click()")
      try browser.call("Emulation.setEmulatedMedia", ["media": "print", "features": scheme])
      #expect(try browser.text(paper) == white)
    }
  }

  @Test("A narrow page does not scroll sideways")
  func narrow() throws {
    try withPage(ReportScripts.run) { browser in
      try browser.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": false]
      )
      let width = try browser.integer("document.documentElement.scrollWidth")
      #expect((300...390).contains(width))
    }
  }

  @Test("Without scripts charts and tables are there, and what needs scripts is not")
  func noScripts() throws {
    try withPage(ReportScripts.run) { browser in
      try browser.call("Emulation.setScriptExecutionDisabled", ["value": true])
      try browser.call("Page.reload")
      let visible = "[...document.querySelectorAll('.drawing')].filter(d => d.clientWidth).length"
      try browser.wait(for: "document.readyState === 'complete' && \(visible) > 3")
      #expect(try browser.integer("document.querySelectorAll('canvas').length") == 0)
      #expect(
        try browser.integer("document.querySelector('.points').clientHeight") == 0
      )
    }
  }
}
