import HeadlessUIKit
import Testing

@Suite struct UIFontTests {
  @Test(
    "Text styles have iOS' sizes",
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)]
  )
  func styles(style: UIFont.TextStyle, points: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == points)
    #expect((font == .systemFont(ofSize: points, weight: .semibold)) == (style == .headline))
  }

  @Test("Fonts are equal when size, weight, slant and family are")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 12, weight: .regular) == .systemFont(ofSize: 12))
    #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
    let all: Set<UIFont> = [
      .systemFont(ofSize: 12), .systemFont(ofSize: 13), .boldSystemFont(ofSize: 12),
      .italicSystemFont(ofSize: 12), .monospacedSystemFont(ofSize: 12, weight: .regular),
    ]
    #expect(all.count == 5)
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20) == .boldSystemFont(ofSize: 20))
  }
}
