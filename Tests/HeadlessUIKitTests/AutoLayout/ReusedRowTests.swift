import Foundation
import HeadlessUIKit
import Testing

/// Rows that are measured for one content after another, as lists do.
@Suite struct ReusedRowTests {
  /// A text, and badges below it where there are some.
  private final class Row: UIView {
    let label = UILabel()
    let badges = UIStackView()
    private lazy var withoutBadges = [label.bottomAnchor.constraint(equalTo: bottomAnchor)]
    private lazy var withBadges = [
      badges.topAnchor.constraint(equalTo: label.bottomAnchor, constant: -8),
      badges.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ]

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [label, badges] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
        badges.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      ])
    }

    func show(_ texts: [String]) {
      for view in badges.arrangedSubviews { view.removeFromSuperview() }
      for text in texts { badges.addArrangedSubview(badge(text)) }
      badges.isHidden = texts.isEmpty
      NSLayoutConstraint.deactivate(texts.isEmpty ? withBadges : withoutBadges)
      NSLayoutConstraint.activate(texts.isEmpty ? withoutBadges : withBadges)
    }

    private func badge(_ text: String) -> UIView {
      let badge = UIView()
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      badge.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: -8),
        label.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
        badge.heightAnchor.constraint(equalToConstant: 22),
      ])
      return badge
    }
  }

  private func height(of row: Row) -> CGFloat {
    row.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("A row with a stack of badges below a text is as high as both, in any order of contents")
  func badges() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    row.label.text = "Text"
    let text = row.label.intrinsicContentSize.height
    for badges in [["a"], [], ["b", "c"], ["d"], []] {
      row.show(badges)
      #expect(height(of: row) == (badges.isEmpty ? text : text + 20), "\(badges)")
      let fresh = Row(frame: row.frame)
      fresh.label.text = "Text"
      fresh.show(badges)
      #expect(height(of: fresh) == (badges.isEmpty ? text : text + 20), "\(badges), a new row")
    }
  }

  @Test(
    "A view that appears in a stack which constraints cross is placed, and one that goes leaves room"
  )
  func appearing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let (mark, label) = (UIView(), UILabel())
    label.text = "Text"
    let stack = UIStackView(arrangedSubviews: [mark, label])
    stack.spacing = 10
    let line = UIView()
    for inner in [stack, line] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      mark.widthAnchor.constraint(equalToConstant: 24),
      line.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      line.topAnchor.constraint(equalTo: view.topAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    for isHidden in [true, false, true, false] {
      mark.isHidden = isHidden
      view.layoutIfNeeded()
      #expect(label.frame.minX == (isHidden ? 0 : 34))
      #expect(line.frame.minX == (isHidden ? 16 : 50))
      if !isHidden { #expect(mark.frame == CGRect(x: 0, y: 0, width: 24, height: 40)) }
    }
  }

  @Test("A field and a button are aligned by the baselines of their texts")
  func baselines() {
    let label = UILabel()
    label.text = "Name"
    let field = UITextField()
    field.text = "Ada"
    field.borderStyle = .roundedRect
    let button = UIButton(configuration: .filled())
    button.setTitle("OK", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, field, button])
    stack.alignment = .firstBaseline
    stack.frame = CGRect(origin: .zero, size: stack.systemLayoutSizeFitting(.zero))
    stack.layoutIfNeeded()
    #expect(field.frame.minY + 7 == label.frame.minY)
    #expect(button.frame.minY + 7 == label.frame.minY)
  }

  @Test("Nothing is said about the places of hidden views")
  func hidden() {
    final class Messages: @unchecked Sendable {
      var all: [String] = []
    }
    let messages = Messages()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
    LayoutMessages.$receive.withValue({ messages.all.append($0) }) {
      inner.isHidden = true
      view.layoutIfNeeded()
      #expect(messages.all.isEmpty)
      inner.isHidden = false
      inner.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.layoutIfNeeded()
      #expect(messages.all.count == 1)
    }
  }
}
