import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Screens of an app that is written with ListKit, in a window.
@MainActor
struct LibraryScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ screen: UIViewController) {
    screen.view.frame = window.bounds
    window.addSubview(screen.view)
    window.layoutIfNeeded()
  }

  /// The frames of the views of a class in the content of a list, from the top.
  private func frames<Kind: UIView>(_ kind: Kind.Type, in list: ListView) -> [CGRect] {
    list.all(kind).map { $0.convert($0.bounds, to: list.scrollView) }
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  @Test("A group in a group, a background, and shelves between their headers and footers")
  func library() {
    let screen = LibraryScreen()
    show(screen)
    let covers = frames(ComponentHost.self, in: screen.list.list).filter { $0.maxY <= 150 }
    #expect(
      covers == [
        CGRect(x: 0, y: 0, width: 234, height: 150), CGRect(x: 234, y: 0, width: 156, height: 50),
        CGRect(x: 234, y: 50, width: 156, height: 50),
        CGRect(x: 234, y: 100, width: 156, height: 50),
      ]
    )
    #expect(
      frames(WallView.self, in: screen.list.list) == [CGRect(x: 0, y: 0, width: 390, height: 150)]
    )
    let signs = frames(UILabel.self, in: screen.list.list)
    // Each shelf: 24 for its header, 70 for the books, 16 for its footer.
    #expect(signs.map(\.minY) == [150, 244, 260, 354, 370, 464])
    #expect(signs.map(\.height) == [24, 16, 24, 16, 24, 16])
    let first = frames(BookView.self, in: screen.list.list).filter { $0.minY == 174 }
    #expect(first.prefix(4).map(\.minX) == [5, 95, 185, 275])
    #expect(first.allSatisfy { $0.size == CGSize(width: 80, height: 70) })
    // Five of six, all three, five of nine.
    #expect(screen.displayed == 13)
    #expect(screen.list.list.content.sections.map(\.count) == [4, 6, 3, 9])
  }

  @Test("Shelves are removed, whose books never had the same identity twice")
  func removing() {
    let screen = LibraryScreen()
    show(screen)
    screen.remove(shelf: "Poetry")
    screen.list.runLoop.runUntilIdle()
    window.layoutIfNeeded()
    #expect(screen.list.list.content.sections.map(\.count) == [4, 6, 9])
    #expect(frames(UILabel.self, in: screen.list.list).map(\.minY) == [150, 244, 260, 354])
    #expect(
      frames(BookView.self, in: screen.list.list).map(\.minY).allSatisfy {
        [174, 284].contains($0)
      }
    )
  }

  @Test(
    "A plain data source shows its rows in a list that has the size of the screen from the start"
  )
  func catalog() throws {
    let screen = CatalogScreen()
    show(screen)
    let list = try #require(screen.list)
    #expect(list.frame == window.bounds)
    #expect(frames(ComponentHost.self, in: list).count == 24)
    #expect(
      frames(ComponentHost.self, in: list).last == CGRect(x: 195, y: 440, width: 195, height: 40)
    )
    screen.show(rows: 9)
    window.layoutIfNeeded()
    #expect(list.content.sections.map(\.count) == Array(repeating: 2, count: 9))
    #expect(frames(ComponentHost.self, in: list).count == 18)
  }
}
