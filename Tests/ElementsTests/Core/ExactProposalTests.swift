import Foundation
import HeadlessUIKit
import Testing

@testable import Elements

/// Children are proposed exactly what the rules say; only text forgives what rounding takes.
@MainActor @Suite struct ExactProposalTests {
  private final class Recorder {
    var seen: [SizeConstraint] = []
  }

  private func proposals(_ container: (any Element) -> any Element) -> [SizeConstraint] {
    let recorder = Recorder()
    let leaf = Measured { (constraint: SizeConstraint) in
      recorder.seen.append(constraint)
      return CGSize(width: 10, height: 10)
    }
    let limits = SizeConstraint(width: .atMost(100), height: .atMost(50))
    _ = container(leaf).content.measure(in: limits, environment: .empty)
    return recorder.seen
  }

  @Test("A third of a limit is a third for the child")
  func thirds() throws {
    let equal = proposals { leaf in
      EqualStack(direction: .horizontal) {
        $0.children = [leaf, leaf, leaf]
      }
    }
    #expect(equal.first?.widthLimit == 100.0 / 3)
    let inset = proposals { Inset(uniformInset: 0.3, wrapping: $0) }
    let limit = try #require(inset.first?.widthLimit)
    #expect(abs(limit - 99.4) < 1e-12)
  }

  @Test(
    "A label of one line clips where its paragraphs would wrap, one of several truncates at the end"
  )
  func lineBreaks() {
    func shown(_ mode: NSLineBreakMode, lines: Int) -> NSLineBreakMode? {
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = mode
      let text = NSAttributedString(string: "text", attributes: [.paragraphStyle: style])
      let label = AttributedLabel(attributedText: text) { $0.numberOfLines = lines }
      #expect(label.styledText.lineBreakMode == mode.normalized(numberOfLines: lines))
      let paragraph = label.displayedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      return (paragraph as? NSParagraphStyle)?.lineBreakMode
    }
    #expect(shown(.byWordWrapping, lines: 1) == .byClipping)
    #expect(shown(.byWordWrapping, lines: 0) == .byWordWrapping)
    #expect(shown(.byTruncatingHead, lines: 2) == .byTruncatingTail)
    #expect(shown(.byTruncatingHead, lines: 1) == .byTruncatingHead)
  }
}
