import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct TextNamesTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

  @Test(
    "Text styles have iOS' sizes in every category",
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.extraSmall, 14), (.body, .large, 17),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .extraExtraExtraLarge, 40),
      (.caption2, .small, 11), (.footnote, .extraLarge, 15),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)]
  )
  func styles(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    UITraitCollection.$current.withValue(traits) {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
  }

  @Test("Metrics scale fonts and lengths with the body text, up to a limit")
  func metrics() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 34)
    #expect(metrics.scaledFont(for: font).pointSize == 34)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 66)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large)
    #expect(limited.pointSize == 40)
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 33)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIContentSizeCategory.small < .medium)
  }

  @Test("Labels that adjust their fonts grow with the preferred size, others do not")
  func adjusting() {
    let view = UIView()
    let (adjusting, fixed) = (UILabel(), UILabel())
    let stack = UIStackView(arrangedSubviews: [adjusting, fixed])
    view.addSubview(stack)
    for label in [adjusting, fixed] {
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "ab"
    }
    adjusting.adjustsFontForContentSizeCategory = true
    #expect(adjusting.intrinsicContentSize.width == 17)
    view.overrideTraitCollection = large
    #expect(adjusting.intrinsicContentSize.width == 33)
    #expect(fixed.intrinsicContentSize.width == 17)
    #expect(adjusting.traitCollection == large)
    view.overrideTraitCollection = nil
    #expect(adjusting.intrinsicContentSize.width == 17)
  }

  @Test("Views are notified of changed traits, with the old ones")
  func traits() {
    final class Told: UIView {
      var old: [UITraitCollection?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        old.append(previousTraitCollection)
      }
    }
    let outer = UIView()
    let inner = Told()
    outer.addSubview(inner)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    outer.overrideTraitCollection = dark
    outer.overrideTraitCollection = dark
    outer.overrideTraitCollection = large
    #expect(inner.old == [UITraitCollection(), dark])
  }

  @Test(
    "One line that is too wide is drawn smaller, down to the least factor",
    arguments: [(40, 0, 8), (40, 0.9, 9), (60, 0, 10), (0, 0, 10)] as [(CGFloat, CGFloat, CGFloat)]
  )
  func shrinking(_ width: CGFloat, _ factor: CGFloat, _ size: CGFloat) {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "ten  words"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = factor
    label.frame.size = CGSize(width: width, height: 20)
    // Runs of spaces take one column: nine columns of 5 points.
    #expect(label.intrinsicContentSize.width == 45)
    let expected = width == 40 && factor == 0 ? 10 * 40 / 45 : size
    #expect(abs(label.drawnText.font.pointSize - expected) < 1e-9)
  }

  @Test("Text outside of views is measured at a width")
  func boundingRect() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let text = "wonderful wonderful wonderful"
    let wrapped = CGRect(x: 0, y: 0, width: 95, height: 24)
    let limit = CGSize(width: 100, height: 0)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    #expect(
      text.boundingRect(with: limit, options: options, attributes: attributes, context: nil)
        == wrapped
    )
    #expect(
      NSString(string: text)
        .boundingRect(with: limit, options: options, attributes: attributes, context: nil)
        == wrapped
    )
    let attributed = NSAttributedString(string: text, attributes: attributes)
    #expect(attributed.boundingRect(with: limit, options: options, context: nil) == wrapped)
    #expect(
      attributed.boundingRect(with: limit, context: nil).size == CGSize(width: 145, height: 12)
    )
    #expect(attributed.size() == CGSize(width: 145, height: 12))
    #expect(text.size(withAttributes: attributes).height == 12)
    #expect("".size().width == 0)
  }

  @Test("Attributes become runs: font, colour, kern, underline and strikethrough")
  func runs() throws {
    let text = NSMutableAttributedString(string: "old new")
    text.addAttributes(
      [
        .font: UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .bold), .kern: 2,
        .foregroundColor: UIColor.red, .strikethroughStyle: NSUnderlineStyle.single.rawValue,
      ],
      range: NSRange(location: 0, length: 3)
    )
    let styled = StyledText(text, numberOfLines: 0)
    let first = try #require(styled.runs.first)
    #expect(first.range == 0..<3)
    #expect(first.font == .systemFont(ofSize: 9, weight: .bold))
    #expect(first.kern == 2 && first.color == .red)
    #expect(first.strikethrough == .single && first.underline.isEmpty)
    #expect(styled.runs.last?.strikethrough == [])
  }

  @Test("A font's metrics add up to its line")
  func fontMetrics() {
    let font = UIFont.systemFont(ofSize: 2_048)
    #expect(font.ascender == 1_901 && font.descender == -483 && font.lineHeight == 2_384)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }
}
