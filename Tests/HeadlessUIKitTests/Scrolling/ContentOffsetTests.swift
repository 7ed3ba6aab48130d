import HeadlessUIKit
import Testing

/// A scroll view that logs its calls.
private final class NotingScrollView: UIScrollView {
  var notes: [String] = []

  override var contentSize: CGSize { didSet { notes.append("size \(oldValue.height)") } }
  override var contentInset: UIEdgeInsets { didSet { notes.append("inset \(oldValue.top)") } }
  override var frame: CGRect { didSet { notes.append("frame \(oldValue.height)") } }

  override func contentOffsetDidChange(from old: CGPoint) {
    notes.append("offset \(old.y)")
  }

  override func adjustedContentInsetDidChange() {
    notes.append("adjusted \(adjustedContentInset.top)")
  }
}

@Suite struct ContentOffsetTests {
  private let fixture = ScrollFixture()
  private var view: UIScrollView { fixture.view }
  private var log: ScrollLog { fixture.log }

  private func scroll(to y: CGFloat, animated: Bool = true) {
    view.setContentOffset(CGPoint(x: 0, y: y), animated: animated)
  }

  @Test("An offset beyond the ends is not clamped, and causes one event")
  func unclamped() {
    view.contentOffset.y = 5_000
    scroll(to: 5_000, animated: false)
    view.bounds.origin.y = -50
    #expect(log.entries == ["scroll 5000.0", "scroll -50.0"])
    #expect(view.bounds == CGRect(x: 0, y: -50, width: 200, height: 400))
  }

  @Test("An animated scroll takes several frames, slow at both ends, and reports its end")
  func animated() throws {
    scroll(to: 300)
    #expect(log.entries.isEmpty)
    #expect(view.isScrollAnimating)
    #expect(fixture.loop.runUntilIdle())
    #expect(view.contentOffset == CGPoint(x: 0, y: 300))
    #expect(log.scrollCount >= 17 && log.scrollCount <= 19)
    #expect(log.entries.last == "animated 300.0")
    #expect(log.otherEntries.count == 1)
    #expect(!view.isScrollAnimating)
    let offsets = log.entries.compactMap { Double($0.dropFirst("scroll ".count)) }
    let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 > 0 })
    #expect(try #require(steps.first) < steps[8])
    #expect(try #require(steps.last) < steps[8])
  }

  @Test("An animated scroll to the current offset does nothing")
  func equalOffset() {
    scroll(to: 0)
    #expect(fixture.loop.isIdle)
    #expect(log.entries.isEmpty)
  }

  @Test("A second animated scroll ends the first one at the current offset")
  func second() {
    scroll(to: 1_000)
    fixture.runFrames(9)
    scroll(to: 0)
    #expect(log.otherEntries == ["animated 500.0"])
    fixture.loop.runUntilIdle()
    #expect(log.otherEntries == ["animated 500.0", "animated 0.0"])
  }

  @Test("Five animated scrolls in a row end in five events (Y16)")
  func rapid() {
    for _ in 0..<5 { scroll(to: 1_900) }
    fixture.loop.runUntilIdle()
    let unmoved = Array(repeating: "animated 0.0", count: 4)
    #expect(log.otherEntries == unmoved + ["animated 1900.0"])
  }

  @Test("A jump, a finger or a stop ends an animated scroll")
  func interruptions() {
    scroll(to: 1_000)
    fixture.runFrames(9)
    view.contentOffset.y = 20
    #expect(Array(log.entries.suffix(2)) == ["animated 500.0", "scroll 20.0"])

    scroll(to: 1_000)
    view.beginDragging()
    #expect(Array(log.entries.suffix(2)) == ["animated 20.0", "begin 20.0"])
    view.endDragging(willDecelerate: true)

    scroll(to: 1_000)
    view.stopScrollingAndZooming()
    #expect(Array(log.entries.suffix(2)) == ["animated 20.0", "rest false"])
    #expect(fixture.loop.isIdle)
  }

  @Test("A scroll that is started at the end of another one runs, and ends")
  func chained() {
    log.reactions["animated"] = { [view, log] in
      log.reactions = [:]
      view.setContentOffset(.zero, animated: true)
    }
    scroll(to: 100)
    fixture.loop.runUntilIdle()
    #expect(log.otherEntries == ["animated 100.0", "animated 0.0"])
  }

  @Test("A delegate that always scrolls at the end of a scroll is overridden by the next one")
  func endless() {
    log.reactions["animated"] = { [view] in
      view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    }
    scroll(to: 100)
    scroll(to: 200)
    #expect(log.otherEntries == ["animated 0.0"])
    view.contentOffset.y = 50
    #expect(!view.isScrollAnimating)
    scroll(to: 200)
    view.beginDragging()
    #expect(!view.isScrollAnimating)
  }

  @Test("A jump from within an event of an animated scroll ends it")
  func jumpWithinStep() {
    log.reactions["scroll"] = { [view, log] in
      log.reactions = [:]
      view.contentOffset.y = 1_500
    }
    scroll(to: 100)
    fixture.loop.runUntilIdle()
    #expect(view.contentOffset.y == 1_500)
    #expect(log.otherEntries.count == 1)
    #expect(log.entries.last == "scroll 1500.0")
  }

  @Test("Content moved by an update shifts an animated scroll, without an event")
  func moved() {
    scroll(to: 100)
    fixture.runFrames(9)
    let count = log.entries.count
    view.moveContentOffset(to: CGPoint(x: 0, y: view.contentOffset.y + 1_000))
    #expect(log.entries.count == count)
    fixture.loop.runUntilIdle()
    #expect(log.entries.last == "animated 1100.0")
  }

  @Test("Another run loop ends an animated scroll of the old one")
  func otherLoop() {
    let old = fixture.loop
    scroll(to: 100)
    view.runLoop = MainRunLoop()
    #expect(log.entries == ["animated 0.0"])
    #expect(old.isIdle)
  }

  @Test("A released scroll view leaves its run loop idle")
  func gone() {
    let loop = MainRunLoop()
    do {
      let short = UIScrollView()
      short.runLoop = loop
      short.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    }
    #expect(!loop.isIdle)
    loop.advance(by: 0.01)
    #expect(loop.isIdle)
  }

  @Test("A subclass sees every change of size, inset, frame and offset")
  func hooks() {
    let view = NotingScrollView()
    view.contentSize.height = 100
    view.contentInset.top = 5
    view.frame.size.height = 50
    view.contentOffset.y = 7
    view.moveContentOffset(to: .zero)
    view.moveContentOffset(to: .zero)
    let expected = [
      "size 0.0", "adjusted 5.0", "inset 0.0", "frame 0.0", "offset 0.0", "offset 7.0",
    ]
    #expect(view.notes == expected)
  }
}
