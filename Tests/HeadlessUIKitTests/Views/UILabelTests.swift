import Foundation
import HeadlessUIKit
import Testing

/// Records the texts that it measures.
private final class NotingMeasurer: TextMeasurer, @unchecked Sendable {
  // Used by one thread.
  private(set) var asked: [StyledText] = []

  func size(of text: StyledText, width: CGFloat) -> CGSize {
    asked.append(text)
    return CGSize(width: 7, height: 7)
  }
}

@Suite struct UILabelTests {
  private let label = UILabel()
  private let measurer = NotingMeasurer()

  @Test("A label has UIKit's defaults")
  func defaults() {
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.isAccessibilityElement)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test("A label is measured with all its attributes")
  func plain() throws {
    label.textMeasurer = measurer
    label.text = "one"
    label.font = .boldSystemFont(ofSize: 12)
    label.numberOfLines = 3
    label.lineBreakMode = .byClipping
    label.textAlignment = .center
    #expect(label.sizeThatFits(CGSize(width: 50, height: 1)) == CGSize(width: 7, height: 7))
    let expected = StyledText(
      "one",
      font: .boldSystemFont(ofSize: 12),
      numberOfLines: 3,
      lineBreakMode: .byClipping,
      alignment: .center
    )
    #expect(measurer.asked == [expected])
  }

  @Test("A label without a frame fits its text in one line")
  func sizeToFit() {
    label.text = "one two three"
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 110.5, height: 21))
    #expect(label.intrinsicContentSize == label.frame.size)
  }

  @Test("Attributes become runs over bytes of UTF-8")
  func attributed() throws {
    label.textMeasurer = measurer
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byCharWrapping
    style.lineSpacing = 4
    let text = NSMutableAttributedString(
      string: "\u{e9}\u{1f600}x",
      attributes: [.paragraphStyle: style]
    )
    let emoji = NSRange(location: 1, length: 2)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: emoji)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: emoji)
    text.addAttribute(.kern, value: 2, range: emoji)
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.double.rawValue, range: emoji)
    label.attributedText = text
    _ = label.sizeThatFits(.zero)
    let asked = try #require(measurer.asked.first)
    #expect(label.text == "\u{e9}\u{1f600}x")
    #expect(asked.alignment == .right)
    #expect(asked.lineBreakMode == .byCharWrapping)
    #expect(asked.lineSpacing == 4)
    #expect(asked.runs.map(\.range) == [0..<2, 2..<6, 6..<7])
    #expect(
      asked.runs[1]
        == .init(
          2..<6,
          font: .systemFont(ofSize: 40),
          color: .red,
          kern: 2,
          underline: .double
        )
    )
  }

  @Test("The attributed text of a text has the attributes of the label")
  func attributesOfLabel() throws {
    label.text = "a"
    label.font = .systemFont(ofSize: 30)
    label.textColor = .red
    label.textAlignment = .center
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 30))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineBreakMode == .byTruncatingTail)
  }

  @Test("Setting the text replaces the attributed text, even by the same text")
  func replaced() throws {
    label.textMeasurer = measurer
    label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 1.5])
    label.text = "a"
    _ = label.sizeThatFits(.zero)
    #expect(try #require(measurer.asked.first).runs.isEmpty)
    #expect(label.attributedText?.string == "a")
    label.attributedText = nil
    #expect(label.text == nil)
  }
}

@Suite struct TextMeasurerTests {
  private let root = UIView()
  private let middle = UIView()
  private let label = UILabel()

  init() {
    root.addSubview(middle)
    middle.addSubview(label)
  }

  @Test("A view uses the measurer of the nearest ancestor that has one")
  func inheritance() {
    #expect(label.textMeasurer is FixedWidthTextMeasurer)
    #expect(label.inheritedTextMeasurer == nil)
    let (outer, inner) = (NotingMeasurer(), NotingMeasurer())
    root.textMeasurer = outer
    #expect(label.textMeasurer === outer)
    middle.textMeasurer = inner
    #expect(label.textMeasurer === inner)
    #expect(root.textMeasurer === outer)
    label.removeFromSuperview()
    #expect(label.inheritedTextMeasurer == nil)
  }

  @Test("Another measurer requests layout in the subtree where it applies")
  func layout() {
    let views = [LayoutCounter(), LayoutCounter()]
    for view in views { middle.addSubview(view) }
    views[1].textMeasurer = NotingMeasurer()
    root.layoutIfNeeded()
    root.textMeasurer = NotingMeasurer()
    root.layoutIfNeeded()
    #expect(views.map(\.layouts) == [2, 1])
  }
}

/// Counts its layouts.
private final class LayoutCounter: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    layouts += 1
  }
}
