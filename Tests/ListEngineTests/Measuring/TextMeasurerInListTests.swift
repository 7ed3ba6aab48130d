import HeadlessUIKit
import Testing

@testable import ListEngine

/// Gives every text the same height.
private final class HeightMeasurer: TextMeasurer {
  let height: CGFloat

  init(_ height: CGFloat) {
    self.height = height
  }

  func size(of text: StyledText, width: CGFloat) -> CGSize { CGSize(width: 10, height: height) }
}

/// A row that is as high as its text.
private struct TextRow: ItemContent, Equatable {
  var identifierValue: String

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.text = identifierValue
  }
}

@Suite struct TextMeasurerInListTests {
  private let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func show(_ rows: [String] = ["a", "b", "c"]) {
    list.configure { list in
      list("s") { section in
        section += rows.map { Item(TextRow(identifierValue: $0), sizing: .thatFits()) }
      }
    }
  }

  @Test("Rows are measured by the measurer of their list")
  func own() {
    list.textMeasurer = HeightMeasurer(10)
    show()
    #expect(list.contentSize.height == 30)
  }

  @Test("Rows are measured by the measurer of the view that contains their list")
  func inherited() {
    let screen = UIView()
    screen.textMeasurer = HeightMeasurer(20)
    screen.addSubview(list)
    show()
    #expect(list.contentSize.height == 60)
    screen.textMeasurer = HeightMeasurer(30)
    #expect(list.contentSize.height == 90)
  }

  @Test("Another measurer invalidates all cached sizes, and rows on screen follow")
  func change() {
    show()
    #expect(list.contentSize.height == 63)
    list.textMeasurer = HeightMeasurer(10)
    #expect(list.contentSize.height == 30)
    #expect(list.scrollView.subviews.map(\.frame.height) == [10, 10, 10])
  }

  @Test(
    "A list that moves to another measurer, by itself or with what is around it, measures again"
  )
  func moved() {
    let around = UIView(frame: list.frame)
    around.addSubview(list)
    show()
    let window = UIWindow(frame: list.frame)
    window.textMeasurer = HeightMeasurer(40)
    window.addSubview(around)
    #expect(list.contentSize.height == 120)
    show(["a", "b"])
    #expect(list.contentSize.height == 80)
    let screen = UIView()
    screen.textMeasurer = HeightMeasurer(50)
    screen.addSubview(list)
    #expect(list.contentSize.height == 100)
  }

  @Test("A size request uses the given measurer")
  func contentSize() {
    let properties = ListProperties.default { list in
      list("s") { $0 += Item(TextRow(identifierValue: "a"), sizing: .thatFits()) }
    }
    let fitting = CGSize(width: 100, height: 0)
    func height(_ size: MeasuredListSize) -> CGFloat { size.contentSize.height }
    #expect(height(ListView.contentSize(in: fitting, for: properties)) == 21)
    let measured = ListView.contentSize(
      in: fitting,
      for: properties,
      textMeasurer: HeightMeasurer(5)
    )
    #expect(height(measured) == 5)
  }

  @Test("A list in a row measures as the outer list does")
  func embedded() {
    list.textMeasurer = HeightMeasurer(15)
    list.configure { list in
      list("s") { section in
        section += Item.list("inner", sizing: .fixed(height: 100)) { inner in
          inner("t") { $0 += Item(TextRow(identifierValue: "a"), sizing: .thatFits()) }
        }
      }
    }
    let inner = list.scrollView.descendants.compactMap { $0 as? ListView }.first
    #expect(inner?.contentSize.height == 15)
  }
}

@Suite struct StackingTests {
  @Test("Headers are in front of rows, in whatever order they appeared on screen")
  func positions() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    list.configure { list in
      list("s") { section in
        section.header = TestTitle(text: "title")
        section += (0..<20).map { TestRow(id: "\($0)") }
      }
    }
    list.scrollView.contentOffset.y = 500
    let header = list.scrollView.subviews.last
    #expect(header?.frame.minY == 500)
  }
}
