import Foundation
import HeadlessUIKit
import Testing

@Suite struct StackConstraintTests {
  private let words = "wonderful wonderful wonderful wonderful"

  @Test("A stack in constraints wraps its labels at the width that it gets")
  func inside() {
    let view = UIView()
    let title = textLabel(words, lines: 0)
    let stack = UIStackView(arrangedSubviews: [title, textLabel("subtitle")])
    stack.axis = .vertical
    stack.spacing = 2
    let icon = UIView()
    view.add(
      [icon, stack],
      [
        icon.widthAnchor.constraint(equalToConstant: 20),
        icon.heightAnchor.constraint(equalToConstant: 20),
        icon.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        icon.topAnchor.constraint(equalTo: view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: icon.trailingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    )
    #expect(view.fit(120) == CGSize(width: 120, height: 38))
    #expect(view.fit(1_000).height == 26)
    view.lay(120, 38)
    #expect(stack.frame == CGRect(x: 20, y: 0, width: 100, height: 38))
    #expect(title.frame == CGRect(x: 0, y: 0, width: 100, height: 24))
    title.text = "wonderful"
    #expect(view.fit(120).height == 26)
    stack.arrangedSubviews[1].isHidden = true
    #expect(view.fit(120).height == 12)
  }

  @Test("A view with constraints in a stack has the size that they ask for")
  func outside() {
    let icon = UIView()
    icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let card = UIView()
    let text = textLabel(words, lines: 0)
    card.add([text], card.pinned(text, 5))
    let row = UIStackView(arrangedSubviews: [icon, card])
    row.alignment = .center
    // 160 - 30 - 10 = 120 points are left for the text.
    #expect(row.fit(160) == CGSize(width: 160, height: 34))
    row.lay(160, 40)
    #expect(icon.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(card.frame == CGRect(x: 30, y: 3, width: 130, height: 34))
    #expect(text.frame == CGRect(x: 5, y: 5, width: 120, height: 24))
    text.text = "wonderful"
    #expect(row.fit(160).height == 22)
    row.layoutIfNeeded()
    #expect(card.frame.height == 22)
  }

  @Test("Constraints between arranged views are laid out along with the stack")
  func between() {
    let first = textLabel("ab")
    let second = textLabel("wonderful")
    let third = textLabel("wonderful")
    let row = UIStackView(arrangedSubviews: [first, second, third])
    row.spacing = 5
    first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2).isActive = true
    third.setContentHuggingPriority(.required, for: .horizontal)
    row.lay(205, 12)
    #expect(row.arrangedSubviews.map(\.frame.minX) == [0, 105, 160])
    #expect(row.arrangedSubviews.map(\.frame.width) == [100, 50, 45])
    row.spacing = 35
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.minX).last == 160)
    #expect(third.frame.width == 45)
  }

  @Test("A label in a stack can be related to a view outside of it")
  func across() {
    let view = UIView()
    let title = textLabel("title")
    let row = UIStackView(arrangedSubviews: [UIView(), title])
    let line = UIView()
    row.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 24).isActive = true
    view.add(
      [row, line],
      [
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        row.topAnchor.constraint(equalTo: view.topAnchor),
        line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        line.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 3),
        line.heightAnchor.constraint(equalToConstant: 1),
        line.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    )
    #expect(view.fit(100) == CGSize(width: 100, height: 16))
    view.lay(100, 16)
    #expect(title.frame == CGRect(x: 24, y: 0, width: 76, height: 12))
    #expect(line.frame == CGRect(x: 24, y: 15, width: 76, height: 1))
  }

  @Test(
    "A stack places its views the same by constraints as by itself",
    arguments: UIStackView.Distribution.everyCase,
    [UIStackView.Alignment.fill, .leading, .center, .trailing]
  )
  func agrees(_ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment) {
    func frames(byConstraints: Bool) -> [CGRect] {
      let views = ["one", "seventeen", "four"].map { textLabel($0) }
      views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      let stack = UIStackView(arrangedSubviews: views)
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = 4
      stack.isLayoutMarginsRelativeArrangement = true
      if byConstraints {
        let harmless = views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor)
        harmless.priority = UILayoutPriority(1)
        harmless.isActive = true
      }
      stack.lay(200, 40)
      return views.map(\.frame)
    }
    let own = frames(byConstraints: false)
    let solved = frames(byConstraints: true)
    for (own, solved) in zip(own, solved) {
      #expect(abs(own.minX - solved.minX) < 0.01 && abs(own.width - solved.width) < 0.01)
      #expect(abs(own.minY - solved.minY) < 0.01 && abs(own.height - solved.height) < 0.01)
    }
  }
}

extension UIStackView.Distribution {
  fileprivate static let everyCase: [Self] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
}
