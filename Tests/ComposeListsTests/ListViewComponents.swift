import CompositionalLayout
import HeadlessUIKit
import ListEngine

@testable import ComposeLists

final class HeaderView: UIView {
  var text = ""
}

struct HeaderComponent: SupplementaryComponent {
  let text: String
  var isPinned = false

  var id: AnyHashable { text }
  func pinToVisibleBounds() -> Bool { isPinned }
  func contentView() -> HeaderView { HeaderView() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
  }
  func render(in content: HeaderView) {
    content.text = text
    if content.subviews.isEmpty { content.addSubview(UILabel()) }
    (content.subviews.first as? UILabel)?.text = text
  }
}

struct BackgroundComponent: DecorationComponent {
  func contentView() -> UIView { UIView() }
}

final class Counter {
  var count = 0
}

struct CountedComponent: Component {
  let id: AnyHashable
  let made: Counter

  func contentView() -> UIView {
    made.count += 1
    return UIView()
  }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
  }
  func render(in content: UIView) {}
}

final class Log {
  var lines: [String] = []
}

struct LoggingComponent: Component {
  let number: Int
  let log: Log

  init(id: Int, log: Log) {
    number = id
    self.log = log
  }

  var id: AnyHashable { number }
  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
  }
  func render(in content: UILabel) { content.text = "\(number)" }
  func willDisplay(content: UILabel) {
    log.lines.append(content.text == "\(number)" ? "+\(number)" : "wrong view")
  }
  func didEndDisplay(content: UILabel) {
    log.lines.append(content.text == "\(number)" ? "-\(number)" : "wrong view")
  }
}

/// A view of a height of its own.
final class FixedView: UIView {
  var height: CGFloat = 0
  var id = -1

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}

struct SizedComponent: Component {
  let number: Int
  let height: CGFloat

  init(id: Int, height: CGFloat) {
    number = id
    self.height = height
  }

  var id: AnyHashable { number }
  func contentView() -> FixedView { FixedView() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
  }
  func render(in content: FixedView) {
    content.height = height
    content.id = number
  }
  func shouldContentUpdate(with next: Self) -> Bool { height != next.height }
}

/// A row of a list without components.
struct Row: ItemContent, Hashable {
  let number: Int

  var identifierValue: Int { number }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}

  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
}

/// A header or footer of a list without components.
struct Title: HeaderFooterContent, Hashable {
  let text: String
  let height: CGFloat

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.height = height
  }

  static func createReusableContentView(frame: CGRect) -> FixedView { FixedView(frame: frame) }
}

/// Numbers of a seeded generator.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }
}

/// A component whose height is that of the tallest one in its group.
struct UniformComponent: Component {
  let number: Int
  let height: CGFloat

  var id: AnyHashable { number }
  func contentView() -> FixedView { FixedView() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5),
      heightDimension: .uniformAcrossSiblings(estimate: 30)
    )
  }
  func render(in content: FixedView) { content.height = height }
}
