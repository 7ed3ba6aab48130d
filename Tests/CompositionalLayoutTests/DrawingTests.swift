import HeadlessUIKit
import Testing

@testable import CompositionalLayout

/// Layouts as text and as drawings.
struct DrawingTests {
  private var layout: UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        row(fw(1 / 3), a(40), [item()]),
        orthogonal: .continuous,
        boundary: [boundary("a<b", .top, fw(1), a(20))],
        decorations: [.background(elementKind: "background")]
      )
    )
    layout.prepare(itemCounts: [9], in: LayoutViewport(size: CGSize(width: 100, height: 300)))
    layout.setOrthogonalOffset(50, ofSection: 0)
    return layout
  }

  @Test("A text has a line for each element")
  func text() {
    #expect(
      layout.text(in: CGRect(x: 0, y: 0, width: 100, height: 300)) == """
        0.0 background 0 0 100 60 z 0
        0.1 cell 33.333 20 33.333 40 z 1
        0.2 cell 66.667 20 33.333 40 z 1
        0.3 cell 100 20 33.333 40 z 1
        0.4 cell 133.333 20 33.333 40 z 1
        0.0 a<b 0 0 100 20 z 1

        """
    )
  }

  @Test("A drawing has what scrolls orthogonally where it is seen")
  func svg() {
    let svg = layout.svg(in: CGRect(x: 0, y: 0, width: 100, height: 300))
    #expect(svg.contains("viewBox=\"0 0 100 300\""))
    #expect(svg.contains("x=\"-16.667\" y=\"20\""))
    #expect(svg.contains("x=\"50\" y=\"20\""))
    #expect(svg.contains("<title>0.0 a&lt;b</title>"))
    #expect(svg.split(separator: "\n").count == 8)
  }
}
