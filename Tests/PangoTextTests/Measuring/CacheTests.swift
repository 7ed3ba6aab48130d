import HeadlessUIKit
import Synchronization
import Testing

@testable import PangoText

@Suite struct CacheTests {
  @Test("A text is measured once for each width, font and limit")
  func counts() throws {
    let text = try PangoText()
    let styled = StyledText("one two three")
    var other = styled
    other.numberOfLines = 1
    for _ in 0..<3 {
      _ = text.size(of: styled, width: 50)
      _ = text.size(of: styled, width: 60)
      _ = text.size(of: other, width: 50)
    }
    #expect(text.cacheCounts == PangoText.CacheCounts(hits: 6, misses: 3))
    #expect(text.cacheCounts.hitRate == 6.0 / 9)
    #expect(PangoText.CacheCounts().hitRate == 0)
  }

  @Test("All widths that mean no limit are the same")
  func unlimited() throws {
    let text = try PangoText()
    for width in [0, -1, CGFloat.nan] { _ = text.size(of: StyledText("a"), width: width) }
    #expect(text.cacheCounts == PangoText.CacheCounts(hits: 2, misses: 1))
  }

  @Test("The capacity limits the number of cached sizes, and used ones are kept")
  func bounded() {
    var sizes = MeasuredSizes(capacity: 10)
    func key(_ number: Int) -> MeasuredSizes.Key {
      MeasuredSizes.Key(text: StyledText("\(number)"), width: 1)
    }
    sizes.insert(.zero, for: key(0))
    for number in 1..<100 {
      #expect(sizes.size(for: key(number)) == nil)
      sizes.insert(.zero, for: key(number))
      #expect(sizes.size(for: key(0)) == .zero)
      #expect(sizes.count <= 10)
    }
    #expect(sizes.counts == PangoText.CacheCounts(hits: 99, misses: 99))
    #expect(sizes.size(for: key(1)) == nil)
  }

  @Test("Long texts are evicted sooner, and those of megabytes are not cached")
  func bytes() {
    var sizes = MeasuredSizes(capacity: 1_000)
    for number in 0..<20 {
      let text = StyledText(String(repeating: "x", count: 300_000) + "\(number)")
      sizes.insert(.zero, for: MeasuredSizes.Key(text: text, width: 1))
    }
    #expect(sizes.count <= 6)
    let huge = MeasuredSizes.Key(
      text: StyledText(String(repeating: "x", count: 2_000_000)),
      width: 1
    )
    sizes.insert(.zero, for: huge)
    #expect(sizes.size(for: huge) == nil)
  }

  @Test("Many threads that measure the same texts get the same sizes")
  func threads() async throws {
    // A small cache, so that all of them measure all the time.
    let text = try PangoText(cacheCapacity: 8)
    let samples = (0..<40).map { StyledText("x " + SampleText.make(seed: UInt64($0))) }
    let expected = samples.map { text.size(of: $0, width: 150) }
    await withTaskGroup(of: Bool.self) { group in
      for offset in 0..<16 {
        group.addTask {
          samples.indices.allSatisfy { index in
            let index = (index + offset * 3) % samples.count
            return text.size(of: samples[index], width: 150) == expected[index]
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
    #expect(text.cacheCounts.hits + text.cacheCounts.misses == 17 * 40)
  }
}
