import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ListScrollPositionInfoTests {
  @Test(
    "The visible part of a rectangle",
    arguments: [
      ("L10", CGRect(x: 200, y: 200, width: 10, height: 10), 0),
      ("L11", CGRect(x: 50, y: 0, width: 100, height: 100), 0.5),
      ("L13", CGRect.zero, 0),
      ("within", CGRect(x: 10, y: 10, width: 10, height: 10), 1),
      ("touching", CGRect(x: 100, y: 0, width: 10, height: 10), 0),
      ("without width", CGRect(x: 10, y: 0, width: 0, height: 10), 0),
      ("around", CGRect(x: -50, y: -50, width: 200, height: 200), 0.25),
    ] as [(String, CGRect, CGFloat)]
  )
  func percentages(id: String, rect: CGRect, percentage: CGFloat) {
    let container = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(rect.percentageVisible(in: container) == percentage)
  }

  @Test("Half a point of offset hides nothing")
  func partsOfPoints() {
    let container = CGRect(x: 0.5, y: 0.5, width: 99.5, height: 99.5)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.percentageVisible(in: container) == 1)
  }

  @Test(
    "The edges of the content that are on screen",
    arguments: [
      ("I8", CGRect(x: 0, y: 0, width: 200, height: 100), .zero, .all),
      (
        "I10", CGRect(x: -100, y: -50, width: 200, height: 100),
        UIEdgeInsets(top: 10, left: 10, bottom: 20, right: 10), [.top, .left]
      ),
      ("middle", CGRect(x: 10, y: 10, width: 20, height: 20), .zero, []),
      ("end", CGRect(x: 10, y: 10, width: 90, height: 40), .zero, [.bottom, .right]),
    ] as [(String, CGRect, UIEdgeInsets, UIRectEdge)]
  )
  func edges(id: String, bounds: CGRect, safeArea: UIEdgeInsets, edges: UIRectEdge) {
    let viewport = ScrollViewport(
      bounds: bounds,
      contentSize: CGSize(width: 100, height: 50),
      safeAreaInsets: safeArea
    )
    let info = ListScrollPositionInfo(items: .init(), viewport: viewport, isScrollInProgress: false)
    #expect(info.visibleContentEdges() == edges)
  }

  @Test("The safe area counts only at the given edges")
  func safeAreaEdges() {
    let viewport = ScrollViewport(
      bounds: CGRect(x: 0, y: -5, width: 100, height: 50),
      contentSize: CGSize(width: 100, height: 50),
      safeAreaInsets: UIEdgeInsets(top: 10)
    )
    let info = ListScrollPositionInfo(items: .init(), viewport: viewport, isScrollInProgress: false)
    #expect(info.visibleContentEdges() == [.left, .right])
    #expect(info.visibleContentEdges(includingSafeAreaEdges: .bottom) == [.top, .left, .right])
  }

  @Test(
    "I11 Insets at some of the edges",
    arguments: [
      ([], .zero), (.top, UIEdgeInsets(top: 10)),
      (UIRectEdge([.top, .left]), UIEdgeInsets(top: 10, left: 20)),
      (.all, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)),
    ] as [(UIRectEdge, UIEdgeInsets)]
  )
  func maskedInsets(edges: UIRectEdge, masked: UIEdgeInsets) {
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(insets.masked(to: edges) == masked)
  }

  /// Four items of 100 points, of which a quarter, a half, all and nothing shows.
  private func info(frames: [CGRect], first: Int = 0, last: Int = 3) -> ListScrollPositionInfo {
    ListScrollPositionInfo(
      items: .init(
        visible: frames.enumerated().map { (identifier($0.offset), $0.element) },
        first: identifier(first),
        last: identifier(last)
      ),
      viewport: ScrollViewport(
        bounds: CGRect(x: 0, y: 200, width: 100, height: 100),
        contentSize: CGSize(width: 100, height: 1_000),
        adjustedContentInset: UIEdgeInsets(bottom: 30)
      ),
      isScrollInProgress: false
    )
  }

  private func identifier(_ id: Int) -> AnyIdentifier { TestRow.identifier(with: "\(id)") }

  private let frames = [
    CGRect(x: -75, y: 200, width: 100, height: 10),
    CGRect(x: 50, y: 200, width: 100, height: 10),
    CGRect(x: 0, y: 200, width: 100, height: 10),
    CGRect(x: 100, y: 200, width: 100, height: 10),
  ]

  @Test("I13 The most visible item has the greatest visible fraction")
  func mostVisible() {
    let info = info(frames: frames)
    #expect(info.mostVisibleItem == .init(identifier: identifier(2), percentageVisible: 1))
    let percentages = info.visibleItems.map(\.percentageVisible).sorted()
    #expect(percentages == [0, 0.25, 0.5, 1])
    #expect(self.info(frames: [frames[3]]).mostVisibleItem == nil)
    #expect(self.info(frames: [frames[2], frames[2]]).mostVisibleItem?.identifier == identifier(0))
  }

  @Test("First and last item are those of all content")
  func firstAndLast() {
    let all = info(frames: frames)
    #expect(all.isFirstItemVisible && all.isLastItemVisible)
    let middle = info(frames: frames, first: 7, last: 8)
    #expect(!middle.isFirstItemVisible && !middle.isLastItemVisible)
  }

  @Test("The distance to the end includes the inset")
  func bottomScrollOffset() {
    #expect(info(frames: []).bottomScrollOffset == 730)
  }
}
