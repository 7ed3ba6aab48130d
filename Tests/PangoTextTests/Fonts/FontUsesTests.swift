import Glibc
import HeadlessUIKit
import Testing

@testable import PangoText

@Suite struct FontUsesTests {
  @Test("A font is new once for each size, style, scale and script")
  func newOnce() {
    var uses = FontUses()
    let text = StyledText("one", font: .systemFont(ofSize: 17))
    let large = StyledText("one", font: .systemFont(ofSize: 18))
    let greek = StyledText("one δύο", font: .systemFont(ofSize: 17))
    let bold = StyledText.Run(0..<1, font: .boldSystemFont(ofSize: 17))
    let runs = StyledText("two", font: .systemFont(ofSize: 17), runs: [bold])
    for text in [text, large, greek, runs] {
      let isNew = [uses.insert(text, scale: 1), uses.insert(text, scale: 1)]
      #expect(isNew == [true, false], "\(text)")
    }
    let known = uses.insert(StyledText("three", font: .boldSystemFont(ofSize: 17)), scale: 1)
    let smaller = uses.insert(text, scale: 0.5)
    #expect(!known && smaller)
  }

  @Test(
    "A size that is no number, or beyond all limits, is new once",
    arguments: [.nan, .infinity, -1, 0, 1e300]
  )
  func impossibleSizes(_ size: CGFloat) {
    var uses = FontUses()
    let text = StyledText("one", font: .systemFont(ofSize: size))
    let isNew = (0..<3).map { _ in uses.insert(text, scale: 1) }
    #expect(isNew == [true, false, false])
  }

  @Test("Fonts without number keep a bounded number of uses")
  func bounded() {
    var uses = FontUses()
    for step in 0..<3 * FontUses.maxCount {
      _ = uses.insert(
        StyledText("one", font: .systemFont(ofSize: 10 + CGFloat(step) / 64)),
        scale: 1
      )
      #expect(uses.count <= FontUses.maxCount)
    }
    #expect(uses.count > 0)
  }

  @Test("A block runs on a thread of its own, whose result is returned")
  func ownThread() {
    let caller = pthread_self()
    #expect(onOwnThread { pthread_equal(pthread_self(), caller) == 0 })
    #expect(onOwnThread { Optional<Int>.none } == nil)
  }
}
