import Foundation
import HeadlessUIKit
import Testing

/// Characters are 5 points wide here, and lines 12 points high.
private let font = UIFont.systemFont(ofSize: 10)

/// Returns a label of `words` words of nine characters, and a space between them.
private func label(words: Int, lines: Int = 0) -> UILabel {
  let label = UILabel()
  label.font = font
  label.numberOfLines = lines
  label.text = Array(repeating: "wonderful", count: words).joined(separator: " ")
  return label
}

private func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = axis
  return stack
}

private func fit(_ view: UIView, _ width: CGFloat, _ priority: UILayoutPriority = .required)
  -> CGSize
{
  view.systemLayoutSizeFitting(
    CGSize(width: width, height: 0),
    withHorizontalFittingPriority: priority,
    verticalFittingPriority: .fittingSizeLevel
  )
}

/// Two labels of 195 points in a row of 300.
struct Row: Sendable {
  let resistances: [Float]
  let widths: [CGFloat]

  init(_ resistances: [Float], _ widths: [CGFloat]) {
    self.resistances = resistances
    self.widths = widths
  }
}

@Suite struct WrappingLabelTests {
  @Test(
    "A label of several lines wraps at the width that a layout gives it",
    arguments: [
      // words, lines, width, priority, size
      (20, 0, 200.0, UILayoutPriority.required, CGSize(width: 200, height: 60)),
      (20, 0, 200, .fittingSizeLevel, CGSize(width: 195, height: 60)),
      (20, 0, 0, .fittingSizeLevel, CGSize(width: 995, height: 12)),
      (20, 0, 2_000, .fittingSizeLevel, CGSize(width: 995, height: 12)),
      (20, 2, 200, .required, CGSize(width: 200, height: 24)),
      (20, 1, 200, .required, CGSize(width: 200, height: 12)),
      (20, 1, 200, .fittingSizeLevel, CGSize(width: 995, height: 12)),
      (1, 0, 200, .required, CGSize(width: 200, height: 12)),
      (0, 0, 200, .required, CGSize(width: 200, height: 0)),
    ]
  )
  func alone(words: Int, lines: Int, width: CGFloat, priority: UILayoutPriority, size: CGSize) {
    let label = label(words: words, lines: lines)
    #expect(fit(label, width, priority) == size)
    // A stack is as wide as the limit at which its text wraps.
    let wraps = lines != 1 && width > 0 && width < 995 && words > 1
    let stackSize = wraps ? CGSize(width: width, height: size.height) : size
    #expect(fit(stack(.vertical, [label]), width, priority) == stackSize)
    #expect(fit(stack(.horizontal, [label]), width, priority) == stackSize)
  }

  @Test("The text of 851 points wraps at 200, in a column as by itself")
  func today() {
    let long = UILabel()
    long.text = String(repeating: "abcd ", count: 20).trimmingCharacters(in: .whitespaces)
    long.numberOfLines = 0
    let column = stack(.vertical, [long])
    #expect(column.systemLayoutSizeFitting(.zero).height == 21)
    let target = CGSize(width: 200, height: 0)
    let wrapped = column.systemLayoutSizeFitting(target)
    #expect(wrapped.width <= 200)
    #expect(wrapped.height == 105)
    #expect(fit(column, 200) == CGSize(width: 200, height: 105))
  }

  @Test("preferredMaxLayoutWidth wraps the intrinsic size of labels of several lines only")
  func preferredWidth() {
    let text = label(words: 20)
    #expect(text.intrinsicContentSize == CGSize(width: 995, height: 12))
    text.preferredMaxLayoutWidth = 200
    #expect(text.intrinsicContentSize == CGSize(width: 195, height: 60))
    #expect(text.systemLayoutSizeFitting(.zero) == CGSize(width: 195, height: 60))
    text.numberOfLines = 1
    #expect(text.intrinsicContentSize == CGSize(width: 995, height: 12))
  }

  @Test("A label whose intrinsic size is larger than its text wraps as well")
  func padded() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + 10)
      }
    }
    let padded = Padded()
    padded.font = font
    padded.numberOfLines = 0
    padded.text = "wonderful wonderful wonderful wonderful wonderful"
    #expect(fit(stack(.vertical, [padded]), 100).height == 46)
  }

  @Test(
    "In a row the label with the lowest compression resistance wraps",
    arguments: [
      Row([750, 750], [195, 105]), Row([749, 750], [105, 195]), Row([750, 749], [195, 105]),
      Row([1_000, 1], [195, 105]),
    ]
  )
  func row(_ example: Row) {
    let views = [label(words: 4), label(words: 4)]
    for (view, resistance) in zip(views, example.resistances) {
      view.setContentCompressionResistancePriority(
        UILayoutPriority(resistance),
        for: .horizontal
      )
    }
    let row = stack(.horizontal, views)
    row.alignment = .top
    #expect(fit(row, 300) == CGSize(width: 300, height: 24))
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 24)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.width) == example.widths)
    #expect(views.map(\.frame.height) == example.widths.map { $0 < 195 ? 24 : 12 })
  }

  @Test("In a column every label wraps at the width of the column, with spacings and margins")
  func column() {
    let views = [label(words: 4), label(words: 1), label(words: 6, lines: 2)]
    let column = stack(.vertical, views)
    column.spacing = 5
    #expect(fit(column, 100).height == 70)
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 20)
    #expect(fit(column, 100).height == 97)
    views[0].isHidden = true
    #expect(fit(column, 100).height == 44)
    column.frame = CGRect(origin: .zero, size: fit(column, 100))
    column.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 30, y: 1, width: 50, height: 12))
    #expect(views[2].frame == CGRect(x: 30, y: 18, width: 50, height: 24))
  }

  @Test(
    "Labels wrap at their own width if the column does not fill them",
    arguments: [
      (UIStackView.Alignment.leading, 0.0), (.center, 2.5), (.trailing, 5),
    ]
  )
  func alignedColumn(_ alignment: UIStackView.Alignment, x: CGFloat) {
    let text = label(words: 4)
    let column = stack(.vertical, [text])
    column.alignment = alignment
    #expect(fit(column, 100) == CGSize(width: 100, height: 24))
    column.frame = CGRect(x: 0, y: 0, width: 100, height: 24)
    column.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: 24))
    text.text = "wonderful wonderful"
    column.layoutIfNeeded()
    #expect(text.frame == CGRect(x: x, y: 0, width: 95, height: 24) || text.frame.height == 12)
  }

  @Test("A column in a row wraps at what the row leaves it")
  func nested() {
    let title = label(words: 8)
    let subtitle = label(words: 2)
    let texts = stack(.vertical, [title, subtitle])
    let badge = label(words: 1, lines: 1)
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = stack(.horizontal, [texts, badge])
    row.spacing = 5
    row.alignment = .center
    // 150 points are left: three words in a line.
    #expect(fit(row, 200) == CGSize(width: 200, height: 36 + 12))
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 48)
    row.layoutIfNeeded()
    #expect(texts.frame == CGRect(x: 0, y: 0, width: 150, height: 48))
    #expect(badge.frame == CGRect(x: 155, y: 18, width: 45, height: 12))
    #expect(title.frame == CGRect(x: 0, y: 0, width: 150, height: 36))
    let outer = stack(.vertical, [row, label(words: 4)])
    outer.spacing = 3
    #expect(fit(outer, 200) == CGSize(width: 200, height: 48 + 3 + 12))
  }

  @Test("Changed text lays out all enclosing stacks again")
  func changes() {
    let text = label(words: 1)
    let inner = stack(.vertical, [text])
    let outer = stack(.vertical, [inner, label(words: 1)])
    outer.alignment = .leading
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 36)
    outer.layoutIfNeeded()
    #expect(text.frame.size == CGSize(width: 45, height: 12))
    text.text = "wonderful wonderful"
    outer.layoutIfNeeded()
    #expect(text.frame.size == CGSize(width: 95, height: 12))
    outer.arrangedSubviews[1].isHidden = true
    text.isHidden = true
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 0)
  }

  @Test("An empty view between two labels takes the room")
  func spacer() {
    let views = [label(words: 1), UIView(), label(words: 1)]
    let row = stack(.horizontal, views)
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 12)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 45, 155])
    #expect(views.map(\.frame.width) == [45, 110, 45])
  }

  @Test(
    "Baselines are aligned in a row",
    arguments: [
      (UIStackView.Alignment.firstBaseline, [0.0, 12.0], 36.0),
      (.lastBaseline, [12, 0], 36),
    ]
  )
  func baselines(_ alignment: UIStackView.Alignment, _ tops: [CGFloat], _ height: CGFloat) {
    // Both have descents of a font of 10 or 20 points; the lines are 12 and 24 points high.
    let large = UILabel()
    large.font = .systemFont(ofSize: 20)
    large.text = "ab"
    let small = label(words: 2)
    let row = stack(.horizontal, [large, small])
    row.alignment = alignment
    row.frame = CGRect(x: 0, y: 0, width: 20 + 50, height: height)
    row.layoutIfNeeded()
    let descent = 483.0 / 2048 * 10
    #expect(large.frame.height == 24 && small.frame.height == 24)
    let first = large.frame.minY + 24 - 2 * descent
    let second = small.frame.minY + (alignment == .firstBaseline ? 12 : 24) - descent
    #expect(abs(first - second) < 1e-9)
    let bottom = max(large.frame.maxY, small.frame.maxY)
    if alignment == .lastBaseline { #expect(abs(bottom - height) < 1e-9) }
    #expect(abs(fit(row, 70).height - (bottom - min(large.frame.minY, small.frame.minY))) < 1e-9)
  }

  @Test("Spacings of a column can be measured between baselines")
  func baselineSpacing() {
    let views = [label(words: 1), label(words: 1)]
    let column = stack(.vertical, views)
    column.isBaselineRelativeArrangement = true
    column.spacing = 20
    column.frame = CGRect(origin: .zero, size: fit(column, 100))
    column.layoutIfNeeded()
    // Two lines of one font have equal descents.
    #expect(abs(views[1].frame.minY - views[0].frame.minY - 20) < 1e-9)
    #expect(abs(column.frame.height - 32) < 1e-9)
  }
}
