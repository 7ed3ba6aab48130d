import CompositionalLayout
import HeadlessUIKit
import ListSchema
import Signposts
import Testing

@testable import ComposeLists
@testable import ListEngine

/// Steps of sections that scroll by themselves.
struct SectionStepTests {
  private struct Tile: Component {
    let number: Int
    let hasBadge: Bool

    var id: AnyHashable { number }
    func contentView() -> UILabel { UILabel() }
    func layoutSize() -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    }
    func supplementComponents() -> [AnySupplementaryComponent] {
      hasBadge ? [AnySupplementaryComponent(BadgeComponent(text: "\(number)"))] : []
    }
    func render(in content: UILabel) { content.text = "\(number)" }
  }

  private func list(badges: Bool) -> ListView {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    list.configure { properties in
      properties.compose {
        for section in 0..<12 {
          ComposeLists.Section(id: section) {
            HGroup(of: Array(0..<40), width: .absolute(90), height: .absolute(70)) {
              Tile(number: section * 100 + $0, hasBadge: badges)
            }
          }
          .orthogonalScrollingBehavior(.continuous)
          .interGroupSpacing(5)
          .boundarySupplementaryItem(HeaderComponent(text: "\(section)", isPinned: true))
          .decorationItem(BackgroundComponent())
        }
      }
    }
    return list
  }

  /// Returns the elements on screen: frames, orders and texts.
  private func screen(_ list: ListView) -> [String] {
    list.scrollView.subviews.map { view in
      let texts = view.all(UILabel.self).map { $0.text ?? "" }
      return "\(view.frame) \(view.zIndex) \(texts)"
    }.sorted()
  }

  @Test("A step lays out the presented items of its section, and no other")
  func counts() {
    let sink = RecordingSink()
    let list = list(badges: false)
    list.signposter = Signposter(sink: sink)
    let presented = list.placement.content.sections[1].items.count
    #expect(presented < 15)
    _ = sink.take()
    list.setSectionOffset(20, ofSection: 1)
    let layouts = sink.take().compactMap { event -> Int64? in
      guard case .begin(.layout, _, let values) = event.phase else { return nil }
      return values.value1
    }
    #expect(layouts == [Int64(presented)])
    #expect(list.sectionOffset(1) == 20)
    #expect(list.placement.content.itemFrame(at: IndexPath(item: 1, section: 1))?.minX == 75)
    #expect(list.placement.content.itemFrame(at: IndexPath(item: 1, section: 2))?.minX == 95)
  }

  @Test("After any steps the screen is as if everything had been laid out", arguments: 0..<12)
  func randomSteps(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let list = list(badges: seed % 2 == 0)
    for _ in 0..<40 {
      let section = numbers.next(below: 12)
      let offset = (list.sectionOffset(section) ?? 0) + CGFloat(numbers.next(below: 400)) - 150
      list.setSectionOffset(offset, ofSection: section)
      if numbers.next(below: 4) == 0 {
        list.scrollView.contentOffset.y = CGFloat(numbers.next(below: 600))
      }
      let shown = screen(list)
      list.relayout()
      #expect(screen(list) == shown)
    }
  }
}
