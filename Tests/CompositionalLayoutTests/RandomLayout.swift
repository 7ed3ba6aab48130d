import HeadlessUIKit

@testable import CompositionalLayout

/// Random descriptions, from plausible to odd, with numbers that are exact in binary.
struct RandomLayout {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &generator))
  }

  mutating func insets() -> Insets {
    guard chance(30) else { return .zero }
    return Insets(
      top: number(0...6),
      leading: number(0...6),
      bottom: number(0...6),
      trailing: number(0...6)
    )
  }

  mutating func spacing() -> NSCollectionLayoutSpacing? {
    guard chance(50) else { return nil }
    return chance(30) ? .flexible(number(0...10)) : .fixed(number(0...10))
  }

  mutating func dimension(_ isWidth: Bool, estimates: Bool) -> Dimension {
    let fraction = [1, 0.5, 0.25, 0.125][Int.random(in: 0..<4, using: &generator)]
    switch Int.random(in: 0..<(estimates ? 6 : 4), using: &generator) {
    case 0: return a(number(10...90))
    case 1, 2: return isWidth ? fw(fraction) : fh(fraction)
    case 3: return fw(fraction)
    default: return e(number(10...60))
    }
  }

  mutating func anyItem(estimates: Bool) -> NSCollectionLayoutItem {
    item(
      dimension(true, estimates: estimates),
      dimension(false, estimates: estimates),
      insets: insets()
    )
  }

  mutating func group(depth: Int, estimates: Bool) -> Group {
    let width = depth == 0 && chance(80) ? fw(1) : dimension(true, estimates: estimates)
    let height =
      depth == 0 && chance(50) ? a(number(40...200)) : dimension(false, estimates: estimates)
    let subitem: (inout Self) -> NSCollectionLayoutItem = { random in
      depth < 2 && random.chance(35)
        ? random.group(depth: depth + 1, estimates: estimates)
        : random.anyItem(estimates: estimates)
    }
    var group: Group
    if chance(25) {
      let count = Int.random(in: 1...4, using: &generator)
      let inner = subitem(&self)
      group =
        chance(50)
        ? .horizontal(layoutSize: size(width, height), subitem: inner, count: count)
        : .vertical(layoutSize: size(width, height), subitem: inner, count: count)
      group.interItemSpacing = .fixed(number(0...4))
    } else {
      let count = Int.random(in: 1...4, using: &generator)
      let inner = (0..<count).map { _ in subitem(&self) }
      group =
        chance(50)
        ? .horizontal(layoutSize: size(width, height), subitems: inner)
        : .vertical(layoutSize: size(width, height), subitems: inner)
      group.interItemSpacing = spacing()
    }
    group.contentInsets = insets()
    if depth == 0, chance(30) { group.wrap = .continue }
    return group
  }

  mutating func anySection() -> Section {
    section(
      group(depth: 0, estimates: chance(60)),
      insets: insets(),
      spacing: chance(50) ? number(0...12) : 0
    )
  }

  mutating func preferredSize() -> CGSize {
    CGSize(width: number(5...150), height: number(5...150))
  }
}
