import HeadlessUIKit
import Testing

@Suite struct GeometryTests {
  private let view = CGRect(x: 0, y: 100, width: 100, height: 50)

  @Test(
    "Rectangles overlap as in CoreGraphics",
    arguments: [
      (CGRect(x: 0, y: 50, width: 100, height: 50), false),
      (CGRect(x: 0, y: 50, width: 100, height: 51), true),
      (CGRect(x: 0, y: 150, width: 100, height: 10), false),
      (CGRect(x: 0, y: 100, width: 100, height: 0), true),
      (CGRect(x: 0, y: 150, width: 100, height: 0), false),
      (CGRect(x: 0, y: 120, width: 0, height: 0), true),
      (CGRect(x: 100, y: 120, width: 10, height: 10), false),
    ]
  )
  func overlaps(rect: CGRect, expected: Bool) {
    #expect(rect.overlaps(view) == expected)
    if !(rect.height == 0) { #expect(view.overlaps(rect) == expected) }
  }

  @Test(
    "Insets count at the given edges only (I11)",
    arguments: [
      (UIRectEdge(), UIEdgeInsets.zero),
      (UIRectEdge.top, UIEdgeInsets(top: 10)),
      (UIRectEdge([.top, .left]), UIEdgeInsets(top: 10, left: 20)),
      (UIRectEdge.all, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)),
    ]
  )
  func masked(edges: UIRectEdge, expected: UIEdgeInsets) {
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(insets.masked(to: edges) == expected)
    #expect(insets + .zero == insets)
  }

  @Test("Text wraps at spaces, breaks long words, and stops at the line limit")
  func fixedWidthText() {
    let measurer = FixedWidthTextMeasurer()
    let font = UIFont.systemFont(ofSize: 10)
    func size(_ text: String, lines: Int = 0, width: CGFloat = 50) -> CGSize {
      measurer.size(of: text, font: font, numberOfLines: lines, width: width)
    }
    #expect(size("") == .zero)
    #expect(size("abc") == CGSize(width: 15, height: 12))
    #expect(size("aaaa bbbb cccc") == CGSize(width: 45, height: 24))
    #expect(size("aaaaaaaaaaaa") == CGSize(width: 50, height: 24))
    #expect(size("a\nb\nc", lines: 2).height == 24)
  }
}
