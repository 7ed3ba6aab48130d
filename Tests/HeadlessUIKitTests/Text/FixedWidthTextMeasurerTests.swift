import HeadlessUIKit
import Testing

@Suite struct FixedWidthTextMeasurerTests {
  private let measurer = FixedWidthTextMeasurer()

  private func size(_ text: String, points: CGFloat = 10, lines: Int = 0, width: CGFloat) -> CGSize
  {
    measurer.size(
      of: text,
      font: .systemFont(ofSize: points),
      numberOfLines: lines,
      width: width
    )
  }

  @Test(
    "A width that is not positive or NaN means no limit",
    arguments: [0, -1, CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude]
  )
  func widths(width: CGFloat) {
    #expect(size("aaaa bbbb", width: width) == CGSize(width: 45, height: 12))
  }

  @Test("No size is wider than the width, however narrow", arguments: [1e-300, 0.1, 1, 7, 44])
  func narrow(width: CGFloat) {
    #expect(size("aaaa bbbb", width: width).width <= width)
  }

  @Test("Fonts without a size give no size", arguments: [0, -5, CGFloat.nan, .infinity])
  func fontSizes(points: CGFloat) {
    #expect(size("aaaa", points: points, width: 100) == .zero)
  }

  @Test("The largest font of the runs counts, and the space between lines")
  func runs() {
    var text = StyledText("ab\ncd", font: .systemFont(ofSize: 10), lineSpacing: 3)
    text.runs = [.init(0..<1, font: .systemFont(ofSize: 20)), .init(1..<2, color: .red)]
    #expect(measurer.size(of: text, width: 100) == CGSize(width: 20, height: 51))
  }
}
