import ComposeLists
import DiffableData
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

/// Screens with collection views, in a window: what they show, and what follows from what a user does.
@Suite @MainActor struct CollectionScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func present(_ screen: UIViewController) {
    screen.view.frame = window.bounds
    screen.beginAppearanceTransition(true, animated: false)
    window.addSubview(screen.view)
    window.layoutIfNeeded()
    screen.endAppearanceTransition()
    settle()
  }

  private func settle() {
    for _ in 0..<60 {
      window.runLoop.advance(by: 1.0 / 60)
      window.layoutIfNeeded()
    }
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    guard !view.isHidden else { return [] }
    return ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }

  private func frame(_ path: IndexPath, in list: UICollectionView) -> CGRect? {
    list.cellForItem(at: path).map { $0.convert($0.bounds, to: list.list.scrollView) }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func counts(_ list: UICollectionView) -> [Int] {
    (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
  }

  private func content(_ path: IndexPath, in list: UICollectionView) -> UIListContentConfiguration?
  {
    list.cellForItem(at: path)?.contentConfiguration as? UIListContentConfiguration
  }

  @Test("A list has headers, an outline that opens and closes, accessories, swipes and taps")
  func errands() {
    let screen = ErrandsScreen()
    present(screen)
    let list = screen.list!
    #expect(counts(list) == [2, 8])
    #expect(content(path(0), in: list)?.text == "Errand 0")
    #expect(frame(path(0), in: list)?.width == 358 && frame(path(0), in: list)?.height == 44)
    #expect(content(path(0), in: list)?.image == UIImage(systemName: "circle"))
    let cell = list.cellForItem(at: path(0)) as? UICollectionViewListCell
    let headers = views(UICollectionViewListCell.self, in: list)
      .compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    #expect(headers.contains("urgent") && headers.contains("shops"))
    // An item below a shop is indented.
    let child = list.cellForItem(at: path(1, 1)) as? UICollectionViewListCell
    #expect(child?.indentationLevel == 1 && cell?.indentationLevel == 0)

    #expect(list.list.swipeItem(at: path(0), .began(velocity: CGPoint(x: 100, y: 0))))
    list.list.swipeItem(at: path(0), .moved(translation: 60))
    list.list.swipeItem(at: path(0), .ended(velocity: CGPoint(x: 100, y: 0)))
    #expect(list.list.swipeActionsState(ofItemAt: path(0)) == .leadingOpen)
    #expect(list.list.tapSwipeAction(0, ofItemAt: path(0)))
    settle()
    #expect(content(path(0), in: list)?.image == UIImage(systemName: "checkmark"))
    #expect(cell?.accessories.map(\.accessoryType) == [.checkmark])
    #expect(list.cellForItem(at: path(0)) === cell)

    list.list.swipeItem(at: path(1), .began(velocity: CGPoint(x: -500, y: 0)))
    list.list.swipeItem(at: path(1), .moved(translation: -320))
    list.list.swipeItem(at: path(1), .ended(velocity: CGPoint(x: -500, y: 0)))
    settle()
    #expect(counts(list) == [1, 8])

    // A finger moves what may be moved.
    #expect(!list.beginInteractiveMovementForItem(at: path(0, 1)))
    #expect(list.beginInteractiveMovementForItem(at: path(1, 1)))
    #expect(list.cellForItem(at: path(1, 1))?.configurationState.isReordering == true)
    let target = frame(path(2, 1), in: list) ?? .zero
    list.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
    list.endInteractiveMovement()
    settle()
    #expect(screen.source.itemIdentifier(for: path(2, 1)) == .errand(10))
    #expect(screen.reordered == 1)

    list.list.tapItem(at: path(0))
    #expect(screen.opened == [0] && list.indexPathsForSelectedItems == [])
    // A tap on a shop hides what is below it, and another one shows it.
    list.list.tapItem(at: path(0, 1))
    settle()
    #expect(screen.collapsed == ["Baker"] && screen.opened == [0])
    #expect(counts(list) == [1, 5])
    let shop = list.cellForItem(at: path(0, 1))
    #expect(shop?.configurationState.isExpanded == false)
    list.list.tapItem(at: path(0, 1))
    settle()
    #expect(counts(list) == [1, 8] && shop?.configurationState.isExpanded == true)
  }

  @Test("Content of the app's own follows the states of its cell, and no other cell is updated")
  func meals() throws {
    let screen = MealsScreen()
    present(screen)
    let list = screen.list!
    let cells = try (0..<6).map { try #require(list.cellForItem(at: path($0)) as? MealCell) }
    let bars = cells.map { views(UIProgressView.self, in: $0).first }
    #expect(bars.map { $0?.progress } == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(cells[5].contentView is MealView)
    // The label's height, and 10 + 6 + 40 + 10.
    let label = try #require(views(UILabel.self, in: cells[0]).first)
    #expect(abs(cells[0].bounds.height - label.bounds.height - 66) < 0.5)
    let updates = cells.map(\.updates)
    list.list.tapItem(at: path(2))
    settle()
    #expect(bars[2]?.progressTintColor == .systemPink && bars[1]?.progressTintColor == .systemGray)
    #expect(cells[2].backgroundConfiguration?.strokeWidth == 2)
    #expect(
      cells.map(\.updates).enumerated().filter { $0.element > updates[$0.offset] }.map(\.offset)
        == [2]
    )
    list.list.tapItem(at: path(4))
    #expect(list.indexPathsForSelectedItems == [path(2), path(4)])
    list.list.tapItem(at: path(2))
    settle()
    #expect(list.indexPathsForSelectedItems == [path(4)])
    #expect(bars[2]?.progressTintColor == .systemGray)

    let remark = try #require(list.cellForItem(at: path(0, 1)))
    #expect(views(UILabel.self, in: remark).map(\.text) == ["Good"])
    list.list.tapItem(at: path(0, 1))
    settle()
    #expect(views(UILabel.self, in: remark).map(\.text) == ["Good!"])
    #expect(views(UILabel.self, in: remark).first?.textColor == .systemPink)
    let texts = views(UILabel.self, in: list).map(\.text)
    #expect(texts.contains("Tap what was good."))
  }

  @Test("A controller's tiles fill lines; taps select as many as the delegate allows")
  func tiles() {
    let screen = TilesScreen()
    present(screen)
    let list = screen.collectionView!
    #expect(list === screen.view)
    // Three of 128 with 3 between them; 100 lines of 100 with 4 between them.
    #expect(list.contentSize == CGSize(width: 390, height: 100 * 100 + 99 * 4))
    #expect(frame(path(4), in: list) == CGRect(x: 131, y: 104, width: 128, height: 100))
    #expect(list.visibleCells.count == 27 && screen.displayed == 27)
    list.scrollToItem(at: path(150), at: .centeredVertically, animated: false)
    settle()
    #expect(list.contentOffset.y == CGFloat(50 * 104 + 50 - 422))
    #expect(list.indexPathsForVisibleItems.contains(path(150)) && screen.scrolls > 0)
    #expect(screen.ended >= 27)
    #expect(!screen.prefetched.isEmpty)
    for item in [150, 151, 152, 153] { list.list.tapItem(at: path(item)) }
    #expect(screen.chosen == [150, 151, 152] && screen.highlights == [150, 151, 152, 153])
    let cell = list.cellForItem(at: path(151))
    #expect(cell?.isSelected == true && cell?.contentView.layer.borderWidth == 3)
    // What is selected off screen is shown when it comes there.
    list.selectItem(at: path(0), animated: false, scrollPosition: [])
    list.deselectItem(at: path(152), animated: false)
    list.scrollToItem(at: path(0), at: .top, animated: false)
    settle()
    #expect(list.contentOffset.y == 0 && list.cellForItem(at: path(0))?.isSelected == true)
    #expect(screen.chosen == [0, 150, 151])
    screen.removeChosen()
    settle()
    #expect(list.numberOfItems(inSection: 0) == 297 && screen.chosen == [])
    #expect(screen.completions == [true])
    #expect(list.cellForItem(at: path(0))?.isSelected == false)
    list.reloadData()
    #expect(list.numberOfItems(inSection: 0) == 297)
  }

  @Test(
    "The delegate of a flow layout gives sizes, headers are pinned, and updates move what follows"
  )
  func palette() {
    let screen = PaletteScreen()
    present(screen)
    let list = screen.list!
    func headers() -> [CGFloat] {
      views(PaletteTitle.self, in: list).sorted { $0.tag < $1.tag }
        .map { $0.convert(CGPoint.zero, to: list.list.scrollView).y }
    }
    // 40 of the header, 5, rows of 50 with 10 between them, 15.
    #expect(frame(path(0), in: list) == CGRect(x: 10, y: 45, width: 370, height: 50))
    #expect(frame(path(2), in: list)?.minY == 165)
    #expect(headers().prefix(2) == [0, 230])
    // Four of 80 in a room of 370 are 50 / 3 apart.
    #expect((0..<4).map { frame(path($0, 1), in: list)?.minX.rounded() } == [10, 107, 203, 300])
    #expect(frame(path(4, 1), in: list)?.minX == 10)
    list.contentOffset.y = 60
    settle()
    #expect(headers().first == 60)
    list.contentOffset.y = 215
    settle()
    #expect(headers().prefix(2) == [190, 230])
    list.contentOffset.y = 0
    settle()
    let moved = list.cellForItem(at: path(7, 1))
    screen.turn()
    settle()
    #expect(list.cellForItem(at: path(0, 1)) === moved)
    screen.add()
    settle()
    #expect(counts(list) == [4, 8, 40] && headers().prefix(2) == [0, 290])
    screen.remove(2)
    settle()
    #expect(counts(list) == [4, 8])
    list.list.tapItem(at: path(3, 1))
    #expect(screen.chosen == path(3, 1) && list.indexPathsForSelectedItems == [path(3, 1)])
    // Two of 80 more in a line of a wider view.
    screen.view.frame = CGRect(x: 0, y: 0, width: 600, height: 844)
    window.layoutIfNeeded()
    settle()
    #expect(frame(path(0), in: list)?.width == 580)
    #expect(frame(path(5, 1), in: list)?.minY == frame(path(0, 1), in: list)?.minY)
  }

  @Test("An own layout is prepared once for each change, and its attributes reach the cells")
  func bricks() {
    let screen = BricksScreen()
    present(screen)
    let (list, layout) = (screen.list, screen.layout)
    #expect(layout.preparations == 1 && layout.heightQuestions == 90)
    #expect(frame(path(0), in: list) == CGRect(x: 10, y: 10, width: 180, height: 50))
    #expect(frame(path(1), in: list) == CGRect(x: 200, y: 10, width: 180, height: 60))
    #expect(frame(path(2), in: list) == CGRect(x: 10, y: 70, width: 180, height: 70))
    func tilted() -> [Int] {
      list.indexPathsForVisibleItems.filter {
        (list.cellForItem(at: $0) as? BrickCell)?.tilt == 0.1
      }.map(\.item)
    }
    #expect(tilted().prefix(3) == [0, 4, 8])
    list.contentOffset.y = 1_500
    settle()
    #expect(layout.preparations == 1 && !tilted().isEmpty && tilted().allSatisfy { $0 % 4 == 0 })
    list.contentOffset.y = 0
    layout.columns = 3
    list.layoutIfNeeded()
    #expect(layout.preparations == 2 && layout.heightQuestions == 180)
    #expect(abs((frame(path(0), in: list)?.width ?? 0) - 350 / 3) < 0.01)
    layout.gap = 20
    let context = BrickInvalidation()
    context.keepsHeights = true
    layout.invalidateLayout(with: context)
    settle()
    #expect(layout.preparations == 3 && layout.heightQuestions == 180)
    #expect(frame(path(0), in: list)?.minX == 20)
    screen.insertTall()
    settle()
    #expect(list.numberOfItems(inSection: 0) == 91 && frame(path(0), in: list)?.height == 200)
    #expect(layout.appeared.contains(path(0)))
  }
}
