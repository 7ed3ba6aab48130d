import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import Workloads

@testable import ListEngine

/// The offsets at which nothing on screen changes, compared with queries at many offsets.
@Suite struct SteadyOffsetsTests {
  /// Rows of random lengths, some of them empty, and some on top of each other.
  private func content(_ random: inout SplitMix64) -> PlacedContent {
    var content = PlacedContent()
    var y: CGFloat = 0
    let frames = (0..<60).map { _ -> CGRect in
      let height = CGFloat(random.number(4) == 0 ? 0 : random.number(60))
      defer { y += max(0, height + CGFloat(random.number(12)) - 4) }
      return CGRect(x: 0, y: y, width: 100, height: height)
    }
    content.setSections([
      SectionFrames(
        header: CGRect(x: 0, y: 0, width: 100, height: 10),
        items: frames,
        footer: nil,
        .vertical
      )
    ])
    return content
  }

  @Test("The same elements are found at all steady offsets", arguments: Seeds.all)
  func steady(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let content = content(&random)
    func places(at offset: CGFloat) -> [ElementPlace] {
      content.elements(in: CGRect(x: 0, y: offset, width: 100, height: 200)).map(\.place)
    }
    var found = 0
    for step in 0..<400 {
      let offset = CGFloat(step) * 4 + CGFloat(random.number(100)) / 100
      let rect = CGRect(x: 0, y: offset, width: 100, height: 200)
      let visible = content.elements(in: rect)
      guard let steady = content.steadyOffsets(around: rect, showing: visible, .vertical)
      else { continue }
      found += 1
      let expected = places(at: offset)
      for part in 0...10 {
        let length = steady.upperBound - steady.lowerBound
        let other = min(steady.lowerBound + length * CGFloat(part) / 10, steady.upperBound)
        #expect(places(at: other) == expected, "seed \(seed), offset \(offset), at \(other)")
      }
    }
    #expect(found > 200, "there are such offsets: \(found)")
  }

  @Test("A list that scrolls within them shows what a query finds")
  func list() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    list.configure { list in
      list("s") { section in
        for row in 0..<100 {
          let height: Int = 20 + row * 7 % 40
          section += TestRow(id: "\(row)", height: CGFloat(height))
        }
      }
    }
    for step in 0..<2_000 {
      list.scrollView.contentOffset.y = 500 + 400 * sin(CGFloat(step) / 100)
      let places = list.placement.content.elements(in: list.scrollView.bounds).map(\.place)
      #expect(list.display.visible.elements.map(\.placed.place) == places, "step \(step)")
      #expect(list.display.offset == list.scrollView.contentOffset)
    }
  }
}
