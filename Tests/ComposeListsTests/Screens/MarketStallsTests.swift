import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Screens of an app written with ListKit.
@MainActor
struct MarketStallsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    controller.view.frame = window.bounds
    window.addSubview(controller.view)
    window.layoutIfNeeded()
  }

  /// The frames of the views of a class in the content of a list, from the top.
  private func frames<Kind: UIView>(_ kind: Kind.Type, in list: ListView) -> [CGRect] {
    list.all(kind).map { $0.convert($0.bounds, to: list.scrollView) }
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  @Test("Groups in groups, orthogonal sections between their headers and footers, a background")
  func market() {
    let controller = MarketStallsViewController()
    show(controller)
    let list = controller.collectionView
    let offers = list.all(ComponentHost.self)
      .map { $0.convert($0.bounds, to: list.scrollView) }
      .filter { $0.minY < 136 }
      .sorted { ($0.minX, $0.minY) < ($1.minX, $1.minY) }
    #expect(
      offers == [
        CGRect(x: 10, y: 10, width: 183, height: 116),
        CGRect(x: 197, y: 10, width: 183, height: 56),
        CGRect(x: 197, y: 70, width: 183, height: 56),
      ]
    )
    let goods = frames(GoodView.self, in: list)
    #expect(goods.prefix(2).map(\.minX) == [0, 101])
    #expect(goods.allSatisfy { $0.size == CGSize(width: 97, height: 64) })
    let titles = list.all(UILabel.self).filter { $0.text?.hasPrefix("Stall") == true }
    let tops = titles.map { $0.convert($0.bounds, to: list.scrollView).minY }.sorted()
    #expect(tops == (0..<5).map { 146 + 124 * CGFloat($0) })
    #expect(frames(PlainBackgroundView.self, in: list).map(\.width) == [390])
    #expect(controller.log.shown.contains("Good 0.0"))
    #expect(list.content.sections.map(\.count) == [3, 4, 5, 6, 7, 8])
  }

  @Test("Components with identities that are new each time can be removed")
  func closing() {
    let controller = MarketStallsViewController()
    show(controller)
    controller.close("Stall 1")
    controller.collectionView.runLoop.runUntilIdle()
    window.layoutIfNeeded()
    #expect(controller.collectionView.content.sections.map(\.count) == [3, 4, 6, 7, 8])
  }

  @Test("A plain data source shows components whose identity changes while they are shown")
  func index() {
    let controller = MarketIndexViewController()
    show(controller)
    let lists = controller.view.all(ListView.self)
    lists.first?.frame = window.bounds
    #expect(lists.first?.content.sections.map(\.count) == Array(repeating: 3, count: 10))
    #expect(lists.first.map { frames(ComponentHost.self, in: $0).count } == 30)
    controller.renderer.render(of: Array(0..<9)) { index in
      ComposeLists.Section(id: index) {
        HGroup(of: [UIColor.red, .green], width: .fractionalWidth(1), height: .absolute(50)) {
          StripeComponent(color: $0)
        }
      }
    }
    window.layoutIfNeeded()
    #expect(lists.first?.content.sections.map(\.count) == Array(repeating: 2, count: 9))
  }
}
