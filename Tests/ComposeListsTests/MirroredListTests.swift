import CompositionalLayout
import HeadlessUIKit
import Testing

@testable import ComposeLists
@testable import ListEngine

/// Lists that scroll horizontally and start at the right.
struct MirroredListTests {
  private func list(_ direction: UICollectionViewScrollDirection = .horizontal) -> ListView {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    list.semanticContentAttribute = .forceRightToLeft
    show(20, in: list, direction)
    return list
  }

  private func show(
    _ count: Int,
    in list: ListView,
    _ direction: UICollectionViewScrollDirection = .horizontal
  ) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    list.configure { properties in
      properties.compose(
        ComposeLayout(configuration: configuration) {
          ComposeLists.Section(id: 0) {
            VGroup(of: Array(0..<count), width: .absolute(60), height: .fractionalHeight(1)) {
              TextComponent(text: "\($0)", height: 50)
            }
          }
        }
      )
    }
  }

  /// The texts of rows with their frames as they are seen in the list.
  private func seen(_ list: ListView) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for host in list.scrollView.subviews.flatMap({ $0.all(ComponentHost.self) }) {
      guard let text = (host.content as? UILabel)?.text else { continue }
      frames[text] = host.convert(host.bounds, to: list)
    }
    return frames
  }

  @Test("It starts at the right, and goes on to the left")
  func start() {
    let list = list()
    #expect(list.isMirrored)
    #expect(list.contentSize.width == 600)
    #expect(seen(list)["0"] == CGRect(x: 140, y: 0, width: 60, height: 50))
    #expect(seen(list)["1"] == CGRect(x: 140, y: 50, width: 60, height: 50))
    #expect(seen(list)["2"] == CGRect(x: 80, y: 0, width: 60, height: 50))
    #expect(seen(list)["7"] == CGRect(x: -40, y: 50, width: 60, height: 50))
    #expect(seen(list)["8"] == nil)
    list.scrollView.contentOffset.x = 400
    #expect(seen(list)["19"] == CGRect(x: 0, y: 50, width: 60, height: 50))
    #expect(seen(list)["0"] == nil)
  }

  @Test("What is in a row is not turned round, also after reuse and updates")
  func rows() {
    let list = list()
    func areTurnedBack() -> Bool {
      list.scrollView.subviews.flatMap { $0.all(ComponentHost.self) }.allSatisfy { host in
        let start = host.convert(CGPoint(x: 0, y: 0), to: list)
        let end = host.convert(CGPoint(x: 10, y: 0), to: list)
        return end.x == start.x + 10
      }
    }
    #expect(areTurnedBack())
    for offset in stride(from: CGFloat(0), to: 400, by: 35) {
      list.scrollView.contentOffset.x = offset
      #expect(areTurnedBack())
    }
    show(12, in: list)
    #expect(areTurnedBack())
    #expect(seen(list).count >= 6)
  }

  @Test("A touch finds the row that is seen there")
  func touches() {
    let list = list()
    let view = list.hitTest(CGPoint(x: 90, y: 10), with: nil)
    let host = sequence(first: view, next: { $0?.superview }).first { $0 is ComponentHost }
    let label = (host as? ComponentHost)?.content as? UILabel
    #expect(label?.text == "2")
  }

  @Test("A finger in a section that scrolls by itself pulls the list to the right")
  func fingers() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    list.semanticContentAttribute = .forceRightToLeft
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    list.configure { properties in
      properties.compose(
        ComposeLayout(configuration: configuration) {
          for section in 0..<10 {
            ComposeLists.Section(id: section) {
              VGroup(of: Array(0..<10), width: .absolute(60), height: .absolute(50)) {
                TextComponent(text: "\(section).\($0)", height: 50)
              }
            }
            .orthogonalScrollingBehavior(.continuous)
          }
        }
      )
    }
    #expect(seen(list)["0.0"] == CGRect(x: 140, y: 0, width: 60, height: 50))
    let touch = list.simulateTouch(at: CGPoint(x: 20, y: 50))
    for step in 1...10 {
      list.runLoop.advance(by: 1 / 60)
      touch.move(to: CGPoint(x: 20 + 10 * CGFloat(step), y: 50))
    }
    let offset = list.scrollView.contentOffset.x
    #expect(offset > 50 && offset <= 100)
    #expect(seen(list)["0.0"]?.minX == 140 + offset || seen(list)["0.0"] == nil)
    #expect(seen(list)["1.0"]?.minX == 80 + offset)
    #expect(list.sectionOffset(2) == 0)
    touch.lift()
  }

  @Test("Other directions turn it back")
  func back() {
    let list = list()
    list.semanticContentAttribute = .forceLeftToRight
    #expect(!list.isMirrored)
    #expect(seen(list)["0"] == CGRect(x: 0, y: 0, width: 60, height: 50))
    list.semanticContentAttribute = .forceRightToLeft
    #expect(seen(list)["0"] == CGRect(x: 140, y: 0, width: 60, height: 50))
    show(20, in: list, .vertical)
    #expect(!list.isMirrored)
    #expect(seen(list)["0"]?.maxX == 200)
    list.layout = .table { $0.direction = .horizontal }
    #expect(!list.isMirrored)
  }

  @Test("The safe area of the right is that of its start")
  func safeArea() {
    let list = list()
    list.safeAreaInsets = UIEdgeInsets(left: 5, right: 30)
    #expect(list.scrollView.safeAreaInsets == UIEdgeInsets(left: 30, right: 5))
    list.semanticContentAttribute = .forceLeftToRight
    #expect(list.scrollView.safeAreaInsets == UIEdgeInsets(left: 5, right: 30))
  }

  @Test("The layout margins of the right are those of its start")
  func layoutMargins() {
    let list = list()
    list.layoutMargins = UIEdgeInsets(left: 5, right: 30)
    #expect(list.layoutContext.layoutMargins == UIEdgeInsets(left: 30, right: 5))
    list.semanticContentAttribute = .forceLeftToRight
    #expect(list.layoutContext.layoutMargins == UIEdgeInsets(left: 5, right: 30))
  }

  @Test(
    "Insets at the right are at its start, whenever it is turned round",
    arguments: [false, true]
  )
  func insets(isTurnedLater: Bool) {
    let list = list()
    if isTurnedLater { list.semanticContentAttribute = .forceLeftToRight }
    list.behavior.keyboardAdjustmentMode = .custom
    list.customScrollViewInsets = {
      ListView.ScrollViewInsets(
        content: UIEdgeInsets(left: 5, right: 30),
        horizontalScroll: UIEdgeInsets(left: 1, right: 2),
        verticalScroll: UIEdgeInsets(left: 3, right: 4)
      )
    }
    list.updateScrollViewInsets()
    list.semanticContentAttribute = .forceRightToLeft
    func expectStartAtRight() {
      #expect(list.scrollView.contentInset == UIEdgeInsets(left: 30, right: 5))
      #expect(list.scrollView.horizontalScrollIndicatorInsets == UIEdgeInsets(left: 2, right: 1))
      #expect(list.scrollView.verticalScrollIndicatorInsets == UIEdgeInsets(left: 4, right: 3))
      #expect(list.scrollView.contentOffset.x == -30)
      #expect(seen(list)["0"] == CGRect(x: 110, y: 0, width: 60, height: 50))
    }
    expectStartAtRight()
    list.updateScrollViewInsets()
    expectStartAtRight()
    list.semanticContentAttribute = .forceLeftToRight
    #expect(list.scrollView.contentInset == UIEdgeInsets(left: 5, right: 30))
    #expect(seen(list)["0"] == CGRect(x: 5, y: 0, width: 60, height: 50))
  }

  @Test("In a list that scrolls down, the right of the safe area is where lines start")
  func linesOfVerticalList() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    list.safeAreaInsets = UIEdgeInsets(left: 5, right: 30)
    list.semanticContentAttribute = .forceRightToLeft
    list.configure { properties in
      properties.compose(
        ComposeLayout {
          ComposeLists.Section(id: 0) {
            HGroup(of: [0, 1], width: .fractionalWidth(1), height: .absolute(50)) {
              TextComponent(text: "\($0)")
            }
          }
          .contentInsetsReference(.safeArea)
        }
      )
    }
    #expect(seen(list)["0"] == CGRect(x: 5, y: 0, width: 165, height: 40))
  }
}
