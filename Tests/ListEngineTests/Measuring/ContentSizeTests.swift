import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite struct ContentSizeTests {
  private func size(
    _ layout: LayoutDescription,
    _ fitting: CGSize,
    itemLimit: Int? = ListView.defaultContentSizeItemLimit
  ) -> MeasuredListSize {
    let properties = ListProperties.default { list in
      list.layout = layout
      list("s") { section in
        section += rows(sizes: [100, 150, 200].map { CGSize(width: $0, height: 50) })
      }
    }
    return ListView.contentSize(
      in: fitting,
      for: properties,
      safeAreaInsets: insets(10, 20, 30, 40),
      itemLimit: itemLimit
    )
  }

  /// A vector of group N.
  struct Vector: CustomTestStringConvertible {
    var id: String
    var layout: LayoutDescription
    var fitting: CGSize
    var expected: CGSize
    var naturalWidth: CGFloat?
    var testDescription: String { id }
  }

  private var vectors: [Vector] {
    [
      Vector(
        id: "N1",
        layout: .table(),
        fitting: CGSize(width: 300, height: 0),
        expected: CGSize(width: 300, height: 190),
        naturalWidth: 200
      ),
      Vector(
        id: "N3",
        layout: .table { $0.direction = .horizontal },
        fitting: CGSize(width: 0, height: 100),
        expected: CGSize(width: 510, height: 100),
        naturalWidth: 50
      ),
      Vector(
        id: "N4",
        layout: .paged { ($0.direction, $0.fixedPageLength) = (.horizontal, 100) },
        fitting: CGSize(width: 0, height: 100),
        expected: CGSize(width: 300, height: 100)
      ),
      Vector(
        id: "N6",
        layout: .table { $0.contentInsetAdjustmentBehavior = .always },
        fitting: CGSize(width: 300, height: 0),
        expected: CGSize(width: 300, height: 190),
        naturalWidth: 200
      ),
    ]
  }

  @Test("A list is as large as specified, every time it is measured (N1–N6)")
  func sizes() {
    for vector in vectors {
      for _ in 0..<3 {
        let size = size(vector.layout, vector.fitting)
        #expect(size.contentSize == vector.expected, "\(vector.id)")
        #expect(size.naturalWidth == vector.naturalWidth, "\(vector.id)")
      }
    }
  }

  @Test("No more items count than the limit allows")
  func itemLimit() {
    #expect(size(.table(), CGSize(width: 300, height: 0), itemLimit: 2).contentSize.height == 140)
    #expect(size(.table(), CGSize(width: 300, height: 0), itemLimit: nil).contentSize.height == 190)
    #expect(size(.table(), CGSize(width: 300, height: 0), itemLimit: 0).contentSize.height == 40)
  }

  @Test("A list is not longer than its space")
  func room() {
    #expect(size(.table(), CGSize(width: 300, height: 60)).contentSize.height == 60)
  }

  @Test("The safe area counts according to the layout (I20)")
  func insetsForMeasuring() {
    let safeArea = insets(10, 20, 30, 40)
    func inset(
      _ behavior: ContentInsetAdjustmentBehavior,
      _ direction: LayoutDirection = .vertical
    ) -> UIEdgeInsets {
      behavior.measuringInset(safeArea, direction)
    }
    #expect(inset(.automatic) == safeArea)
    #expect(inset(.always) == safeArea)
    #expect(inset(.scrollableAxes) == insets(10, 0, 30, 0))
    #expect(inset(.scrollableAxes, .horizontal) == insets(0, 20, 0, 40))
    #expect(inset(.never) == .zero)
  }

  @Test("Rows are measured in the environment of the properties")
  func environment() {
    let properties = ListProperties.default { list in
      list.layout = .table()
      list.environment.listContentBounds = { context in
        ListContentBounds(padding: insets(0, 0, context.viewSize.width / 10, 0))
      }
      list("s") { $0 += rows([50]) }
    }
    let size = ListView.contentSize(in: CGSize(width: 300, height: 0), for: properties)
    #expect(size.contentSize == CGSize(width: 300, height: 80))
  }
}
