import Foundation
import HeadlessUIKit
import Testing

/// Stacks, by their content, and the height that each needs at a width.
private indirect enum Content {
  case text(words: Int)
  /// As high as wide times a ratio.
  case picture(CGFloat)
  /// A plain view with constraints around another one, inset by a distance.
  case box(Content, inset: CGFloat)
  case column([Content], spacing: CGFloat)
  /// All views are equally wide.
  case row([Content], spacing: CGFloat)

  static func random(_ depth: Int, _ random: inout SeededGenerator) -> Content {
    func some(_ random: inout SeededGenerator) -> [Content] {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in .random(depth - 1, &random) }
    }
    switch Int.random(in: depth > 0 ? 0...4 : 0...1, using: &random) {
    case 0: return .text(words: Int.random(in: 1...12, using: &random))
    case 1: return .picture([0.5, 1, 1.5].randomElement(using: &random) ?? 1)
    case 2:
      return .box(.random(depth - 1, &random), inset: [0, 4].randomElement(using: &random) ?? 0)
    case 3: return .column(some(&random), spacing: 3)
    default: return .row(some(&random), spacing: 6)
    }
  }

  @MainActor func makeView() -> UIView {
    switch self {
    case .text(let words): return label(words)
    case .picture(let ratio): return proportional(ratio, 999)
    case .box(let content, let inset):
      let box = UIView()
      let view = content.makeView()
      box.add([view], box.pinned(view, inset))
      return box
    case .column(let contents, let spacing):
      let column = UIStackView(arrangedSubviews: contents.map { $0.makeView() })
      column.axis = .vertical
      column.spacing = spacing
      return column
    case .row(let contents, let spacing):
      let row = UIStackView(arrangedSubviews: contents.map { $0.makeView() })
      row.distribution = .fillEqually
      row.spacing = spacing
      return row
    }
  }

  @MainActor func height(at width: CGFloat) -> CGFloat {
    switch self {
    case .text(let words): return label(words).fit(width).height
    case .picture(let ratio): return ratio * width
    case .box(let content, let inset): return content.height(at: width - 2 * inset) + 2 * inset
    case .column(let contents, let spacing):
      return contents.reduce(-spacing) { $0 + spacing + $1.height(at: width) }
    case .row(let contents, let spacing):
      let count = CGFloat(contents.count)
      let width = (width - (count - 1) * spacing) / count
      return contents.map { $0.height(at: width) }.max() ?? 0
    }
  }

  @MainActor private func label(_ words: Int) -> UILabel {
    textLabel(Array(repeating: "word", count: words).joined(separator: " "), lines: 0)
  }
}

/// A stack in a view of 100 points, and the height that it must have.
private struct Example: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let height: CGFloat
  let make: @MainActor @Sendable () -> UIStackView
}

private let words = "word word word word word word word word word word word"

@MainActor private func boxed(_ view: UIView, _ inset: CGFloat = 0) -> UIView {
  let box = UIView()
  box.add([view], box.pinned(view, inset))
  return box
}

@MainActor private func fixed(width: CGFloat) -> UIView {
  let view = UIView()
  view.widthAnchor.constraint(equalToConstant: width).isActive = true
  return view
}

/// A view whose height is its width times a ratio.
@MainActor private func proportional(_ ratio: CGFloat, _ priority: Float = 1_000) -> UIView {
  let view = UIView()
  let height = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: ratio)
  height.priority = UILayoutPriority(priority)
  height.isActive = true
  return view
}

@MainActor private func column(_ views: UIView...) -> UIStackView {
  let column = UIStackView(arrangedSubviews: views)
  column.axis = .vertical
  return column
}

@MainActor private func row(
  _ views: UIView...,
  distribution: UIStackView.Distribution = .fill
) -> UIStackView {
  let row = UIStackView(arrangedSubviews: views)
  row.distribution = distribution
  return row
}

private func example(
  _ name: String,
  _ height: CGFloat,
  _ make: @escaping @MainActor @Sendable () -> UIStackView
) -> Example {
  Example(testDescription: name, height: height, make: make)
}

/// Words are 20 points wide: four fit into 100 points, three into 80 and two into 50.
private let examples = [
  example("a box in a row", 36) { row(boxed(textLabel(words, lines: 0))) },
  example("a box in a column", 36) { column(boxed(textLabel(words, lines: 0))) },
  example("a box beside a view", 48) { row(fixed(width: 20), boxed(textLabel(words, lines: 0))) },
  example("a box with insets", 58) { row(boxed(textLabel(words, lines: 0), 5)) },
  example("a box in a box", 36) { row(boxed(boxed(textLabel(words, lines: 0)))) },
  example("a stack in a box", 48) {
    row(boxed(column(textLabel("a"), textLabel(words, lines: 0))))
  },
  example("equal boxes", 72) {
    row(
      boxed(textLabel("a", lines: 0)),
      boxed(textLabel(words, lines: 0)),
      distribution: .fillEqually
    )
  },
  example("a column of a row of a box", 60) {
    column(row(fixed(width: 20), boxed(textLabel(words, lines: 0))), textLabel("a"))
  },
  example("a picture in a column", 62) { column(proportional(0.5), textLabel("a")) },
  example("a picture by preference", 112) { column(proportional(1, 999), textLabel("a")) },
  example("a boxed picture", 112) { column(boxed(proportional(1)), textLabel("a")) },
  example("a picture as wide as a multiple of its height", 62) {
    let view = UIView()
    view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2).isActive = true
    return column(view, textLabel("a"))
  },
  example("equal pictures in a row", 50) {
    row(proportional(1), proportional(0.5), distribution: .fillEqually)
  },
  example("equal pictures in a column", 200) {
    let stack = column(proportional(1), proportional(0.5, 1))
    stack.distribution = .fillEqually
    return stack
  },
  example("a picture takes the room beside a label", 95) { row(proportional(1), textLabel("a")) },
  example("a picture of a fixed width", 30) {
    let view = proportional(1.5)
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    return row(view, textLabel("a"))
  },
]

@MainActor
@Suite struct HeightByWidthTests {
  @Test("A stack is as high as its views at the widths that they get", arguments: examples)
  private func heights(_ example: Example) {
    let stack = example.make()
    #expect(stack.fit(100).height == example.height)
    let view = UIView()
    view.add([stack], view.pinned(stack))
    #expect(view.fit(100).height == example.height)
    view.lay(100, example.height)
    #expect(stack.frame.size == CGSize(width: 100, height: example.height))
    // The same where only the width is given.
    let top = UIView()
    let other = example.make()
    top.add([other], Array(top.pinned(other).dropLast()))
    top.lay(100, 500)
    #expect(other.frame.size == CGSize(width: 100, height: example.height))
  }

  @Test("Changes of text and of ratios in boxes measure the stack again")
  func changes() {
    let text = textLabel("a", lines: 0)
    let ratio = UIView()
    let height = ratio.heightAnchor.constraint(equalTo: ratio.widthAnchor)
    height.isActive = true
    let stack = column(boxed(text), ratio)
    let view = UIView()
    view.add([stack], view.pinned(stack))
    #expect(view.fit(100).height == 112)
    text.text = words
    #expect(view.fit(100).height == 136)
    text.numberOfLines = 1
    #expect(view.fit(100).height == 112)
    height.isActive = false
    #expect(view.fit(100).height == 12)
    #expect(view.fit(50).height == 12)
    text.numberOfLines = 0
    #expect(view.fit(50).height == 72)
  }

  @Test(
    "Constraints on a stack itself count besides the sizes of its views",
    arguments: [
      (nil, nil, CGSize(width: 270, height: 24), 48), (nil, 60, CGSize(width: 270, height: 60), 60),
      (100, nil, CGSize(width: 100, height: 48), 48), (100, 20, CGSize(width: 100, height: 48), 48),
      (50, 90, CGSize(width: 50, height: 90), 90),
    ] as [(CGFloat?, CGFloat?, CGSize, CGFloat)]
  )
  func ownConstraints(_ width: CGFloat?, least: CGFloat?, natural: CGSize, height: CGFloat) {
    func make() -> UIStackView {
      let stack = column(textLabel(words, lines: 0), textLabel("a"))
      if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
      if let least {
        stack.heightAnchor.constraint(greaterThanOrEqualToConstant: least).isActive = true
      }
      return stack
    }
    #expect(make().systemLayoutSizeFitting(.zero) == natural)
    let view = UIView()
    let stack = make()
    let edges = view.pinned(stack).filter { width == nil || $0.firstAttribute != .trailing }
    view.add([stack], edges)
    #expect(view.fit(100).height == height)
  }

  @Test("Boxes, pictures and stacks in each other are as high as their contents", arguments: 0..<64)
  func nested(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let content = Content.column([.random(3, &random), .random(3, &random)], spacing: 5)
    let view = UIView()
    let stack = content.makeView()
    view.add([stack], view.pinned(stack))
    for width: CGFloat in [360, 240] {
      let expected = content.height(at: width)
      #expect(abs(view.fit(width).height - expected) < 0.01, "\(content)")
      view.lay(width, expected)
      #expect(abs(stack.frame.height - expected) < 0.01, "\(content)")
    }
  }
}
