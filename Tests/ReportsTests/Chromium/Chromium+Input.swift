import Foundation
import Testing

// A user's hands.
extension Chromium {
  /// A point of the page's window.
  struct Point {
    let x: Double
    let y: Double
  }

  /// Opens a page in a browser, and complains where the page or the browser does.
  static func withPage(
    _ page: String,
    at fragment: String = "",
    _ body: (Chromium) throws -> Void
  ) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(UUID().uuidString).html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let browser = try Chromium()
    defer { browser.close() }
    try browser.open(file.absoluteString + fragment)
    try body(browser)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  /// The number with a fraction that an expression in the page has; -1 where it has none.
  func number(_ expression: String) throws -> Double {
    (try evaluate(expression) as? NSNumber)?.doubleValue ?? -1
  }

  private func mouse(_ type: String, _ point: Point, _ more: [String: Any] = [:]) throws {
    let place: [String: Any] = ["type": type, "x": point.x, "y": point.y]
    try call("Input.dispatchMouseEvent", place.merging(more) { _, new in new })
  }

  /// Clicks.
  func click(_ point: Point) throws {
    try drag(from: point, to: point)
  }

  /// Clicks on the first element that a selector finds.
  ///
  /// Again, up to four times, where the page moved in between, so that something else was hit.
  func click(_ selector: String) throws {
    let box = "document.querySelector('\(selector)')"
    try wait(for: "\(box) !== null")
    try evaluate(
      """
      [window.wanted, window.hits] = ['\(selector)', 0]
      window.listens ||= (addEventListener('click', event => {
        if (document.querySelector(wanted)?.contains(event.target)) hits += 1
      }, true), true)
      """
    )
    for _ in 0..<5 {
      try click(try place(of: box))
      if try isTrue("hits > 0") { return }
    }
    throw Failure(description: "five clicks hit something other than \(selector)")
  }

  /// The middle of an element, in the middle of the window, once it does not move any more.
  private func place(of box: String) throws -> Point {
    try evaluate("\(box).scrollIntoView({ behavior: 'instant', block: 'center' })")
    let place = try text(
      """
      new Promise(done => {
        let before = '';
        (function look() {
          const { left, top, width, height } = \(box).getBoundingClientRect();
          const now = `${left + width / 2} ${top + height / 2}`;
          if (now === before) return done(now);
          before = now;
          setTimeout(look, 20);
        })();
      })
      """
    ).split(separator: " ").compactMap { Double($0) }
    try #require(place.count == 2)
    return Point(x: place[0], y: place[1])
  }

  /// Presses the button, moves, and lets it go.
  func drag(from start: Point, to end: Point, withShift: Bool = false) throws {
    let keys: [String: Any] = ["modifiers": withShift ? 8 : 0]
    func with(_ more: [String: Any]) -> [String: Any] { keys.merging(more) { _, new in new } }
    try mouse("mouseMoved", start, keys)
    try mouse("mousePressed", start, with(["button": "left", "clickCount": 1]))
    for step in 1...4 where start.x != end.x {
      let share = Double(step) / 4
      let point = Point(
        x: start.x + share * (end.x - start.x),
        y: start.y + share * (end.y - start.y)
      )
      try mouse("mouseMoved", point, with(["button": "left", "buttons": 1]))
    }
    try mouse("mouseReleased", end, with(["button": "left", "clickCount": 1]))
  }

  /// Turns the wheel.
  func turnWheel(at point: Point, by delta: Double, withShift: Bool = false) throws {
    try mouse(
      "mouseWheel",
      point,
      ["deltaX": 0, "deltaY": delta, "modifiers": withShift ? 8 : 0]
    )
  }

  /// Moves fingers, from their first places to their last ones.
  func touch(_ fingers: [[Point]]) throws {
    for step in fingers[0].indices {
      let points = fingers.enumerated().map { number, places in
        ["x": places[step].x, "y": places[step].y, "id": Double(number)]
      }
      try call(
        "Input.dispatchTouchEvent",
        ["type": step == 0 ? "touchStart" : "touchMove", "touchPoints": points]
      )
    }
    try call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
  }

  /// Types into what has the focus.
  func type(_ text: String) throws {
    try call("Input.insertText", ["text": text])
  }

  /// Presses a key with Shift.
  func pressWithShift(_ key: String) throws {
    for type in ["rawKeyDown", "keyUp"] {
      try call(
        "Input.dispatchKeyEvent",
        ["type": type, "key": key, "code": key, "modifiers": 8]
      )
    }
  }
}
