import HeadlessUIKit
import Testing

@testable import CompositionalLayout

/// Numbers that no app should use, everywhere at once.
struct BadInputTests {
  /// Random numbers, mostly odd ones.
  private struct Odd {
    var generator: SeededGenerator

    mutating func number() -> CGFloat {
      let odd: [CGFloat] = [
        0, -1, -80, .nan, .infinity, -.infinity, 1e300, 1e-300, 1e8, 0.5, 1, 30, 44, 120, 300,
      ]
      return odd[Int.random(in: 0..<odd.count, using: &generator)]
    }

    /// A plausible number, seldom an odd one.
    mutating func seldom(_ plausible: CGFloat) -> CGFloat {
      Int.random(in: 0..<40, using: &generator) == 0 ? number() : plausible
    }

    mutating func dimension() -> Dimension {
      let value = seldom(CGFloat(Int.random(in: 1...90, using: &generator)))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: return fw(seldom(0.5))
      case 1: return fh(seldom(0.25))
      case 2: return a(value)
      case 3: return e(value)
      default: return u(value)
      }
    }

    mutating func insets() -> Insets {
      Insets(top: seldom(2), leading: seldom(0), bottom: seldom(1), trailing: seldom(0))
    }

    mutating func spacing() -> NSCollectionLayoutSpacing {
      Bool.random(using: &generator) ? .fixed(seldom(4)) : .flexible(seldom(4))
    }

    mutating func subitem(_ depth: Int) -> NSCollectionLayoutItem {
      if depth > 0, Int.random(in: 0..<3, using: &generator) == 0 { return group(depth - 1) }
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(dimension(), dimension()),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: .trailing,
          absoluteOffset: CGPoint(x: seldom(3), y: 0)
        )
      )
      return item(
        dimension(),
        dimension(),
        insets: insets(),
        edges: edges(spacing(), spacing(), nil, spacing()),
        badges: [badge]
      )
    }

    mutating func group(_ depth: Int) -> Group {
      let outer = size(dimension(), dimension())
      var group: Group
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        let count = Int(seldom(3).clamped)
        group = .horizontal(layoutSize: outer, subitem: subitem(depth), count: count)
      case 1:
        let count = Int(seldom(2).clamped)
        group = .vertical(layoutSize: outer, repeatingSubitem: subitem(depth), count: count)
      case 2:
        let frame = CGRect(x: seldom(0), y: seldom(0), width: seldom(20), height: seldom(20))
        group = .custom(layoutSize: outer) { _ in
          [NSCollectionLayoutGroupCustomItem(frame: frame)]
        }
      case 3:
        group = .horizontal(layoutSize: outer, subitems: [subitem(depth), subitem(depth)])
      default:
        group = .vertical(layoutSize: outer, subitems: [subitem(depth)])
      }
      group.interItemSpacing = spacing()
      group.contentInsets = insets()
      if Bool.random(using: &generator) { group.wrap = .continue }
      return group
    }
  }

  @Test("Nothing stops the program, and all frames are numbers", arguments: UInt64(1)...40)
  func anything(_ seed: UInt64) {
    var odd = Odd(generator: SeededGenerator(seed: seed))
    for _ in 0..<25 {
      let behaviors = UICollectionLayoutSectionOrthogonalScrollingBehavior.allCases
      let description = section(
        odd.group(2),
        insets: odd.insets(),
        spacing: odd.seldom(4),
        orthogonal: behaviors[Int.random(in: 0..<behaviors.count * 2, using: &odd.generator) / 2],
        boundary: [
          boundary("header", .top, odd.dimension(), odd.dimension(), pins: true),
          boundary(
            "side",
            .trailing,
            odd.dimension(),
            odd.dimension(),
            offset: CGPoint(x: odd.seldom(0), y: 0)
          ),
        ],
        decorations: [.background(elementKind: "background")]
      )
      let layout = UICollectionViewCompositionalLayout(
        section: description,
        configuration: configuration(
          odd.seldom(8),
          direction: odd.number() > 1 ? .vertical : .horizontal
        )
      )
      let view = CGSize(width: odd.seldom(320), height: odd.seldom(480))
      layout.prepare(
        itemCounts: [Int(odd.seldom(20).clamped), 0, 7],
        in: LayoutViewport(size: view, rounding: .scale(odd.seldom(2)))
      )
      ask(layout, &odd)
      for item in 0..<4 {
        let size = CGSize(width: odd.number(), height: odd.number())
        layout.setPreferredSizes([IndexPath(item: item, section: 0): size])
      }
      layout.setOrthogonalOffset(odd.number(), ofSection: 0)
      ask(layout, &odd)
      var updates = CollectionUpdates()
      updates.insertedItems = [IndexPath(item: 0, section: 0)]
      let counts = layout.solved.sections.map(\.dataCount)
      try? layout.performUpdates(updates, itemCounts: [counts[0] + 1, counts[1], counts[2]])
      ask(layout, &odd)
    }
  }

  private func ask(_ layout: UICollectionViewCompositionalLayout, _ odd: inout Odd) {
    let rect = CGRect(
      x: odd.seldom(0),
      y: odd.seldom(0),
      width: odd.seldom(320),
      height: odd.seldom(480)
    )
    let found =
      layout.layoutAttributesForElements(in: rect)
      + layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 400, height: 900))
    #expect(found.allSatisfy { $0.frame.numbers.allSatisfy(\.isFinite) })
    _ = layout.targetOrthogonalOffset(ofSection: 0, proposed: odd.number(), velocity: odd.number())
    #expect(layout.collectionViewContentSize.height.isFinite)
  }
}

extension CGFloat {
  /// A small number in place of one that is none.
  fileprivate var clamped: CGFloat { isFinite ? Swift.min(Swift.max(self, -3), 300) : 5 }
}
